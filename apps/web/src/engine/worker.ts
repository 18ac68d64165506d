import './no-eval.ts';
import { loadSystem } from '@tafelrunde/registry/lazy';
import { adviceFor, type Job, prospectFor } from './jobs.ts';
import { curveAnswer, impactAnswer, type LabJob, notationAnswer, oddsAnswer } from './odds-jobs.ts';
import { type OutlookJob, outlookFor } from './outlook.ts';

type AnyJob = Job | OutlookJob | LabJob;

/** Reckons beside the page, for table, lab and house rules: a system is loaded by its id, once. */
addEventListener('message', ({ data }: MessageEvent<AnyJob>) => {
  answer(data).then(postMessage, () => postMessage(undefined));
});

function systemOf(job: Exclude<AnyJob, { kind: 'notation' }>): string {
  if ('system' in job) return job.system;
  return (job.kind === 'impact' ? job.checks[0]?.system : job.check.system) ?? '';
}

async function answer(job: AnyJob): Promise<unknown> {
  if (job.kind === 'notation') return notationAnswer(job.text);
  const system = await loadSystem(systemOf(job));
  if (system === undefined) return undefined;
  switch (job.kind) {
    case 'advice':
      return adviceFor(system, job);
    case 'prospect':
      return prospectFor(system, job);
    case 'outlook':
      return outlookFor(system, job);
    case 'odds':
      return oddsAnswer(system, job.check, job.effort);
    case 'curve':
      return curveAnswer(system, job);
    case 'impact':
      return impactAnswer(system, job);
  }
}

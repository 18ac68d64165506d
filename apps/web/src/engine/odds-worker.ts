import { loadSystem } from '@tafelrunde/registry/lazy';
import { curveAnswer, impactAnswer, type LabJob, notationAnswer, oddsAnswer } from './odds-jobs.ts';

/** Calculates for the lab and for house rules, beside the page. */
addEventListener('message', ({ data }: MessageEvent<LabJob>) => {
  answer(data).then(postMessage, () => postMessage(undefined));
});

const systemOf = (job: Exclude<LabJob, { kind: 'notation' }>): string | undefined =>
  job.kind === 'impact' ? job.checks[0]?.system : job.check.system;

async function answer(job: LabJob): Promise<unknown> {
  if (job.kind === 'notation') return notationAnswer(job.text);
  const system = await loadSystem(systemOf(job) ?? '');
  if (system === undefined) return undefined;
  if (job.kind === 'odds') return oddsAnswer(system, job.check, job.effort);
  return job.kind === 'curve' ? curveAnswer(system, job) : impactAnswer(system, job);
}

import { loadSystem } from '@tafelrunde/registry/lazy';
import { type AdviceJob, adviceFor, prospectFor } from './jobs.ts';
import { curveAnswer, impactAnswer, type LabJob, notationAnswer, oddsAnswer } from './odds-jobs.ts';
import { type OutlookJob, outlookFor } from './outlook.ts';
import type { ProspectJob } from './prospect.ts';

export type AnyJob = ProspectJob | AdviceJob | OutlookJob | LabJob;

function systemOf(job: Exclude<AnyJob, { kind: 'notation' }>): string {
  if ('system' in job) return job.system;
  return job.check.system;
}

/** What the page's worker answers: a system is loaded by its id, once. Undefined if there is no such system. */
export async function answer(job: AnyJob): Promise<unknown> {
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

import { loadSystem } from '@tafelrunde/registry/lazy';
import { type ChancesLeftJob, chancesLeftFor } from './chances-left.ts';
import { type AdviceJob, adviceFor, offerChanceFor } from './jobs.ts';
import { curveAnswer, impactAnswer, type LabJob, notationAnswer, oddsAnswer } from './odds-jobs.ts';
import type { OfferChanceJob } from './offer-chance.ts';

export type AnyJob = OfferChanceJob | AdviceJob | ChancesLeftJob | LabJob;

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
    case 'offerChance':
      return offerChanceFor(system, job);
    case 'chancesLeft':
      return chancesLeftFor(system, job);
    case 'odds':
      return oddsAnswer(system, job.check, job.effort);
    case 'curve':
      return curveAnswer(system, job);
    case 'impact':
      return impactAnswer(system, job);
  }
}

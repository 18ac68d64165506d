import { GM } from '@tafelrunde/kernel';
import { THOROUGH } from '../../engine/effort.ts';
import { labOdds, labPatient } from '../../engine/job-queues.ts';
import { type LabAnswer, labAnswer } from '../../engine/lab-odds.ts';
import type { NotationJob, OddsAnswer, OddsJob } from '../../engine/odds-jobs.ts';
import { isCurrent, keyOf, useAnswers } from '../../engine/use-answers.ts';
import { useRested } from './use-rested.ts';

/** What is known about a case. */
export interface Known {
  readonly answer: LabAnswer | undefined;
  /** What is shown belongs to an older state of the case. */
  readonly isStale: boolean;
  /** Something better is on its way. */
  readonly isBusy: boolean;
}

/** Something better can be found with patience: what is exact, or how far the GM can still move it. */
const isRough = (answer: OddsAnswer | undefined): boolean =>
  answer === undefined ||
  (answer.ok
    ? !answer.value.odds.exact ||
      (answer.value.kind === 'action' && answer.value.odds.assumed.some(({ by }) => by === GM))
    : answer.error.code === 'too-large');

const labAnswers = new WeakMap<OddsAnswer, LabAnswer>();

/** The same answer is the same object, so that nothing is drawn anew. */
function labAnswerOnce(answer: OddsAnswer | undefined, ofDice: boolean): LabAnswer | undefined {
  if (answer === undefined) return undefined;
  const known = labAnswers.get(answer) ?? labAnswer(answer, ofDice);
  labAnswers.set(answer, known);
  return known;
}

/** A hand that rests for this long looks at what it has found. */
const REST_MS = 150;

const patientJobs = new WeakMap<OddsJob, OddsJob>();

function patientJobFor(job: OddsJob): OddsJob {
  const known = patientJobs.get(job) ?? { ...job, effort: THOROUGH };
  patientJobs.set(job, known);
  return known;
}

/**
 * The odds of each case: at once if they are easy, else first a quick estimate and then what patience finds. That begins
 * when the slider rests: for a position that is left again it would be in vain, and in the way of drawing.
 */
export function useOdds(jobs: readonly (OddsJob | NotationJob)[]): readonly Known[] {
  const quick = useAnswers(labOdds, jobs);
  const wanted = jobs.map((job, i) =>
    job.kind === 'odds' && isCurrent(quick[i], job) && isRough(quick[i]?.answer)
      ? patientJobFor(job)
      : undefined,
  );
  const isRested = useRested(jobs.map(keyOf).join('\n'), REST_MS);
  const patient = useAnswers(labPatient, wanted, !isRested);
  return jobs.map((job, i): Known => {
    const told = quick[i];
    const better = wanted[i] && isCurrent(patient[i], wanted[i]) ? patient[i] : undefined;
    const isWaiting = wanted[i] !== undefined && better === undefined;
    // What is too large at once may be found with patience: until then nothing is said.
    const found = better?.answer ?? told?.answer;
    const answer = isWaiting && found?.ok === false ? undefined : found;
    const isUnanswered = told !== undefined && told.answer === undefined;
    const isStale = !isCurrent(told, job);
    return {
      answer:
        labAnswerOnce(answer, job.kind === 'notation') ??
        (isUnanswered ? { kind: 'problem', problem: 'failed' } : undefined),
      isStale,
      isBusy: isStale || isWaiting,
    };
  });
}

import type { AdviceFound, Complaint, Followed } from '@tafelrunde/engine';
import type { Result } from '@tafelrunde/kernel';
import { workerName } from '../state/outside.ts';
import type { ChancesLeftAnswer, ChancesLeftJob } from './chances-left.ts';
import { JobQueue, type JobWorker } from './job-queue.ts';
import type { AdviceJob } from './jobs.ts';
import type { CurveJob, CurvePoint, ImpactJob, NotationJob, OddsAnswer, OddsJob } from './odds-jobs.ts';
import type { OfferChance, OfferChanceJob } from './offer-chance.ts';
import { SteadyWorker } from './steady-worker.ts';

const startWorker = (): JobWorker =>
  new SteadyWorker(
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: workerName }),
  );

/** At the table: advice and what can still come of a throw never wait for the chances of a long sheet. */
export const chances = new JobQueue<OfferChanceJob, OfferChance>(startWorker, 4_000);
export const adviser = new JobQueue<AdviceJob, Result<AdviceFound, Complaint>>(startWorker, 20_000);
export const leftChances = new JobQueue<ChancesLeftJob, ChancesLeftAnswer>(startWorker, 20_000);

/** Nobody watches a chart for longer than this. */
const CHART_MS = 60_000;

/** In the lab: the answer to a slider never waits for a whole curve, nor for a calculation that takes its time. */
export const labOdds = new JobQueue<OddsJob | NotationJob, OddsAnswer>(startWorker, CHART_MS);
export const labPatient = new JobQueue<OddsJob, OddsAnswer>(startWorker, CHART_MS);
export const labCurves = new JobQueue<CurveJob, readonly CurvePoint[]>(startWorker, CHART_MS);
export const impacts = new JobQueue<ImpactJob, readonly (Followed | undefined)[]>(startWorker, CHART_MS);

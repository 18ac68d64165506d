import type { AdviceFound, Complaint, Followed } from '@tafelrunde/engine';
import type { Result } from '@tafelrunde/kernel';
import { workerName } from '../state/outside.ts';
import type { AdviceJob } from './jobs.ts';
import type { CurveJob, CurvePoint, ImpactJob, NotationJob, OddsAnswer, OddsJob } from './odds-jobs.ts';
import type { OutlookAnswer, OutlookJob } from './outlook.ts';
import type { Prospect, ProspectJob } from './prospect.ts';
import { type Clerk, Reckoner } from './reckoner.ts';

const hire = (): Clerk =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: workerName });

/** At the table: advice and what can still come of a throw never wait for the chances of a long sheet. */
export const chances = new Reckoner<ProspectJob, Prospect>(hire, 4_000);
export const adviser = new Reckoner<AdviceJob, Result<AdviceFound, Complaint>>(hire, 20_000);
export const outlooks = new Reckoner<OutlookJob, OutlookAnswer>(hire, 20_000);

/** Nobody watches a chart for longer than this. */
const CHART_MS = 60_000;

/** In the lab: the answer to a slider never waits for a whole curve, nor for a calculation that takes its time. */
export const labOdds = new Reckoner<OddsJob | NotationJob, OddsAnswer>(hire, CHART_MS);
export const labPatient = new Reckoner<OddsJob, OddsAnswer>(hire, CHART_MS);
export const labCurves = new Reckoner<CurveJob, readonly CurvePoint[]>(hire, CHART_MS);
export const impacts = new Reckoner<ImpactJob, readonly (Followed | undefined)[]>(hire, CHART_MS);

import type { Estimate } from '@tafelrunde/kernel';
import type { CurveJob, CurvePoint, ImpactJob, LabAnswer, NotationJob, OddsJob } from './odds-jobs.ts';
import { type Clerk, Reckoner } from './reckoner.ts';

const hire = (): Clerk => new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' });

/** Nobody watches a chart for longer than this. */
const LIMIT_MS = 60_000;

/** The answer to a slider never waits for a whole curve, nor for a calculation that takes its time. */
export const labOdds = new Reckoner<OddsJob | NotationJob, LabAnswer>(hire, LIMIT_MS);
export const labPatient = new Reckoner<OddsJob, LabAnswer>(hire, LIMIT_MS);
export const labCurves = new Reckoner<CurveJob, readonly CurvePoint[]>(hire, LIMIT_MS);
export const impacts = new Reckoner<ImpactJob, readonly (Estimate | undefined)[]>(hire, LIMIT_MS);

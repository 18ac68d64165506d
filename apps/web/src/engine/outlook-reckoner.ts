import type { OutlookAnswer, OutlookJob } from './outlook.ts';
import { type Clerk, Reckoner } from './reckoner.ts';

const hire = (): Clerk => new Worker(new URL('./outlook-worker.ts', import.meta.url), { type: 'module' });

/** A clerk of its own: what a throw in the hand can still come to must not wait for the chances of a long sheet. */
export const outlooks = new Reckoner<OutlookJob, OutlookAnswer>(hire, 6_000);

import type { AdviceAnswer, AdviceJob, Prospect, ProspectJob } from './jobs.ts';
import { type Clerk, Reckoner } from './reckoner.ts';

const hire = (): Clerk => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** Two clerks, so that advice never waits for the chances of a long sheet. Both give up what nobody would wait for. */
export const chances = new Reckoner<ProspectJob, Prospect>(hire, 4_000);
export const adviser = new Reckoner<AdviceJob, AdviceAnswer>(hire, 20_000);

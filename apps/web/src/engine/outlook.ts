import { type Complaint, type Outlook, outlook } from '@tafelrunde/engine';
import type { Result, System, Tape } from '@tafelrunde/kernel';
import { type Attempt, limitsOf, registryOf, requestFor } from './check.ts';

/** What is still possible: an action with its input, and what has been thrown and decided already. */
export interface OutlookJob extends Attempt {
  readonly kind: 'outlook';
  readonly tape: Tape;
}

export type OutlookAnswer = Result<Outlook, Complaint>;

/** Beyond this nobody would wait for it. */
const BUDGET = 200_000;

/** The exact chances from here on, decisions taken as usual. */
export const outlookFor = (system: System, job: OutlookJob): OutlookAnswer =>
  outlook(registryOf(system), requestFor(system, job), job.tape, limitsOf(BUDGET));

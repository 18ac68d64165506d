import { type ChancesLeft, type Complaint, chancesLeft } from '@tafelrunde/engine';
import type { Result, Tape } from '@tafelrunde/kernel';
import type { System } from '@tafelrunde/system';
import { type SettledQuestion, withSettled } from '@tafelrunde/table';
import { type Attempt, limitsOf, registryOf, requestFor } from './check.ts';

/** What is still possible: an action with its input, and what has been thrown and decided already. */
export interface ChancesLeftJob extends Attempt {
  readonly kind: 'chancesLeft';
  readonly tape: Tape;
  /** What the table has settled beforehand. */
  readonly policies: readonly SettledQuestion[];
}

export type ChancesLeftAnswer = Result<ChancesLeft, Complaint>;

/** Beyond this nobody would wait for it. */
const BUDGET = 200_000;
/** Ranges may take as long again. */
const TIME = { ms: 8_000, clock: () => performance.now() };

/** The exact chances from here on, decisions taken as usual; what the GM can still make of them as a range. */
export function chancesLeftFor(system: System, job: ChancesLeftJob): ChancesLeftAnswer {
  const { tape, policies } = job;
  // What has been decided already stands on the tape, whoever has settled it.
  const played = tape.length === 0 ? withSettled(system, policies) : system;
  return chancesLeft(registryOf(played), requestFor(system, job), tape, {
    ...limitsOf(BUDGET),
    ranges: true,
    time: TIME,
  });
}

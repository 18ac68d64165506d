import { type Answer, type Pool, play, type TraceLine } from '@tafelrunde/kernel';
import type { Action } from '@tafelrunde/system';

type FactLine = Extract<TraceLine, { kind: 'fact' }>;

/** What a roll is made of, as far as it holds whatever the dice show. */
interface Preview {
  readonly facts: readonly FactLine[];
  /** Somebody would have been asked: the usual decision was taken. */
  readonly isDecided: boolean;
}

/** More throws than this have little to do with the first ones any more. */
const MOST_THROWS = 12;

type Showing = (pool: Pool) => number;
const lowest: Showing = () => 1;
/** An open-ended die that shows its highest face would be thrown again. */
const highest: Showing = ({ sides, openEnded }) => (openEnded ? sides - 1 : sides);

/**
 * Plays an action twice, once with the lowest and once with the highest faces: what it notes before a throw both times
 * is known before anybody rolls.
 */
export function previewOf(action: Action, input: unknown, house: unknown): Preview {
  const [low, high] = [lowest, highest].map((shows) => beforeThrows(action, input, house, shows));
  const known = new Set(high?.map((line) => JSON.stringify(line)));
  const common = low?.filter((line) => known.has(JSON.stringify(line))) ?? [];
  return {
    facts: common.filter((line) => line.kind === 'fact'),
    isDecided: common.some(({ kind }) => kind === 'choice'),
  };
}

/** The account up to its last throw, with all dice alike and the usual decisions. */
function beforeThrows(action: Action, input: unknown, house: unknown, shows: Showing): readonly TraceLine[] {
  const tape: Answer[] = [];
  let trace: readonly TraceLine[] = [];
  for (let i = 0; i < MOST_THROWS; i += 1) {
    const run = play(action.rule, input, house, tape, { decide: () => 0 });
    if (run.kind !== 'asks' || run.ask.kind !== 'roll') break;
    trace = run.trace;
    const { pool } = run.ask;
    tape.splice(
      0,
      tape.length,
      ...run.tape,
      Array.from({ length: pool.count }, () => shows(pool)),
    );
  }
  return trace;
}

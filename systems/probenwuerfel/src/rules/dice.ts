import {
  die,
  face,
  openEndedPool,
  type Reading,
  Stopped,
  sum,
  type Thrower,
  totalUpTo,
} from '@tafelrunde/kernel';
import type { PwId } from '../catalogue.ts';
import type { Die, RollKind } from '../data/dice.ts';
import type { Role } from '../data/roles.ts';
import type { Fate, House } from '../rule.ts';

/** Dice thrown in one roll. */
export interface Roll {
  readonly kind: RollKind;
  /** Whose dice they are: a figure's id. */
  readonly by: string;
  readonly dice: readonly Die[];
  /** From this total on everything comes to the same; null where each total counts. */
  readonly horizon: number | null;
  readonly cite: PwId;
  /** Tells this roll from the others of a run, with all that was rolled before and still counts. */
  readonly key: string;
}

export interface Thrown {
  readonly total: number;
  /** PW-R-03: for the log; it adds and does nothing else. A natural 1 means nothing either. */
  readonly critical: boolean;
}

/** PW-R-02: no limit, but a chain this long is a broken die and an error, never a silent cut. */
export const MAX_THROWS = 1000;

/** PW-DIE-01 to 04: throws the dice; those that may be critical are thrown again as the table reads it (PW-R-01). */
export function rollDice(fate: Fate, roll: Roll, house: House): Thrown {
  if (!house.canBeCritical[roll.kind]) return plain(fate, roll);
  if (explodesFreely(roll, house)) return openEnded(fate, roll);
  return house['explode.mode'] === 'perDie' ? limitedChains(fate, roll, house) : together(fate, roll, house);
}

/** Each die by itself and without limit: the usual case. A single die explodes the same in every mode. */
export function explodesFreely({ kind, dice }: Pick<Roll, 'kind' | 'dice'>, house: House): boolean {
  const byItself = house['explode.mode'] === 'perDie' || dice.length === 1;
  return house.canBeCritical[kind] && house['explode.limit'] === null && byItself;
}

/** PW-CHK-06: in a check the first die is the attribute's, the second the Probenwürfel; any other roll has one die. */
function throwerOf({ kind, by }: Roll, place: number): Thrower {
  if (kind === 'check' || kind === 'opposed') return { by, role: place === 0 ? 'attribute' : 'skill' };
  return { by, role: kind satisfies Role };
}

/** PW-DIE-04: the highest face is simply the result. */
function plain(fate: Fate, roll: Roll): Thrown {
  const { dice, cite } = roll;
  const total = dice.reduce<number>(
    (sum, sides, i) => sum + fate.roll(die(sides), face, cite, throwerOf(roll, i)),
    0,
  );
  return { total, critical: false };
}

/** PW-DIE-01 to 03: a die at its highest face is thrown again and adds up, and again. PW-R-01: each die by itself. */
function openEnded(fate: Fate, roll: Roll): Thrown {
  const { dice, horizon, cite } = roll;
  let total = 0;
  let critical = false;
  for (const [i, sides] of dice.entries()) {
    const reading = horizon === null ? wholeTotal : totalUpTo(Math.max(horizon - total, 1));
    const ofDie = fate.roll(openEndedPool(1, sides), reading, cite, throwerOf(roll, i));
    refuseEndless(ofDie / sides);
    if (ofDie > sides) {
      critical = true;
      fate.note('PW-DIE-02', { kind: 'critical', sides, total: ofDie });
    }
    total += ofDie;
  }
  return { total, critical };
}

/** PW-R-02, `explode.limit`: each die is thrown again at most so often; the last face counts even if it is the highest. */
function limitedChains(fate: Fate, roll: Roll, house: House): Thrown {
  const { dice, horizon, cite, key } = roll;
  const limit = house['explode.limit'] ?? Number.POSITIVE_INFINITY;
  let total = 0;
  let critical = false;
  dice.forEach((sides, i) => {
    let ofDie = 0;
    for (let again = 0; ; again += 1) {
      // All that the rest of the roll depends on.
      fate.mark(`${key} ${i} ${again} ${critical} ${upTo(total + ofDie, horizon)}`);
      const shown = fate.roll(die(sides), face, cite, throwerOf(roll, i));
      ofDie += shown;
      if (shown < sides) break;
      critical = true;
      if (again >= limit) break;
    }
    if (ofDie >= sides) fate.note('PW-DIE-02', { kind: 'critical', sides, total: ofDie });
    total += ofDie;
  });
  return { total, critical };
}

/** PW-R-01, `wholeRoll` and `bothMax`: all dice are thrown again, if any or if every one shows its highest face. */
function together(fate: Fate, roll: Roll, house: House): Thrown {
  const { dice, horizon, cite, key } = roll;
  const limit = house['explode.limit'];
  const any = house['explode.mode'] === 'wholeRoll';
  const reading = horizon === null && limit === null ? endlessFace : face;
  let total = 0;
  for (let again = 0; ; again += 1) {
    refuseEndless(again);
    if (reading === face) fate.mark(`${key} ${limit === null ? again > 0 : again} ${upTo(total, horizon)}`);
    let highest = 0;
    for (const [i, sides] of dice.entries()) {
      const shown = fate.roll(die(sides), reading, cite, throwerOf(roll, i));
      total += shown;
      if (shown === sides) highest += 1;
    }
    const explodes = any ? highest > 0 : highest === dice.length;
    if (explodes) fate.note('PW-R-01', { kind: 'criticalRoll', again: any ? 'any' : 'all' });
    if (!explodes || again === limit) return { total, critical: explodes || again > 0 };
  }
}

const upTo = (total: number, horizon: number | null): number =>
  horizon === null ? total : Math.min(total, horizon);

function refuseEndless(throws: number): void {
  if (throws > MAX_THROWS) throw new RangeError(`a chain of more than ${MAX_THROWS} throws`);
}

/** Where each of endlessly many totals counts there is nothing to list: calculating stops and says so. */
const withoutEnd = (): never => {
  throw new Stopped({ code: 'too-large', runs: 0 });
};
const wholeTotal: Reading<number> = { name: 'wholeTotal', read: sum.read, law: withoutEnd };
const endlessFace: Reading<number> = { name: 'endlessFace', read: face.read, law: withoutEnd };

import { pool as diceOf, successes as showing } from '@tafelrunde/kernel';
import type { DpId, Fate, House, Of, Share, Verdict } from '../rule.ts';

/** DP-GEN-02: only six-sided dice. */
const SIDES = 6;
/** DP-CHL-04, DP-R-02: 5 and 6 count, on success dice as on penalty dice. */
const HIT = 5;

/** What is rolled. Shares with no dice are allowed and left out. */
export interface Challenge {
  /** DP-CHL-03, DP-CHL-06, DP-FAT-02: success, bonus and fate dice. */
  readonly positive: readonly Share[];
  /** DP-CHL-07. */
  readonly penalty: readonly Share[];
  /** Successes without a die: support, a defender's one. */
  readonly automatic?: number;
  /** Whose dice they are, and what for. */
  readonly of?: Of;
  /** Failures without a die (DP-R-18). */
  readonly failures?: number;
  /** Throws the penalty dice source by source, to know which ones failed. */
  readonly apart?: boolean;
  /** Names what the rest depends on beside this roll's net: then paths with the same net are merged between throws. */
  readonly merge?: string;
  /** Below 0 only for `carefulBelowZero` (DP-R-39): then so many failures are forgiven. */
  readonly difficulty: number;
  readonly hidden?: boolean;
}

export interface Rolled {
  readonly verdict: Verdict;
  readonly success: boolean;
  readonly patzer: boolean;
  /** Automatic successes included. */
  readonly successes: number;
  readonly failures: number;
  readonly net: number;
  readonly crits: number;
  /** DP-XP-03, DP-R-100: successful, and at least half of the own dice show 5 or 6. */
  readonly experience: boolean;
}

/** What the dice of a pool come to, before it is known what they had to reach. */
export interface Count {
  readonly dice: number;
  /** Own dice, penalty dice included, that show 5 or 6. */
  readonly hits: number;
  readonly successes: number;
  readonly automatic: number;
  readonly failures: number;
  readonly net: number;
  /** DP-CHL-13: failures beyond the successes; any make it a Patzer. */
  readonly excess: number;
  /** DP-CHL-17: sources whose penalty dice failed; told apart only where they are thrown apart. */
  readonly failing: readonly string[];
}

/** DP-CHL-03 to 08: all positive dice in one throw, the penalty dice in another, and nothing that is not needed. */
export function countDice(fate: Fate, challenge: Omit<Challenge, 'difficulty'>, house: House): Count {
  const positive = challenge.positive.filter(({ dice }) => dice > 0);
  const penalty = cappedPenalty(challenge.penalty, house);
  const automatic = challenge.automatic ?? 0;
  fate.note('DP-CHL-17', { kind: 'pool', positive, penalty, automatic });
  const thrown = sumOf(positive);
  const rolled = thrown === 0 ? 0 : fate.roll(diceOf(thrown, SIDES), showing(HIT), 'DP-CHL-04', challenge.of);
  const merge = (source: number, cancelling: number): void => {
    if (challenge.merge !== undefined)
      fate.mark(`${challenge.merge}|${source}|${rolled - cancelling}|${cancelling > 0}`);
  };
  const { cancelling, failing } = throwPenalty(fate, penalty, challenge, merge);
  const count = {
    dice: thrown + sumOf(penalty),
    hits: rolled + cancelling,
    successes: rolled + automatic,
    automatic,
    failures: cancelling + (challenge.failures ?? 0),
    failing,
  };
  return settled(count, house);
}

function throwPenalty(
  fate: Fate,
  penalty: readonly Share[],
  { apart = false, of }: Pick<Challenge, 'apart' | 'of'>,
  merge: (source: number, cancelling: number) => void,
) {
  const against: Of | undefined = of === undefined ? undefined : { by: of.by, role: 'penalty' };
  const thrown = (dice: number) => fate.roll(diceOf(dice, SIDES), showing(HIT), 'DP-CHL-07', against);
  if (penalty.length === 0) return { cancelling: 0, failing: [] };
  if (!apart && penalty.length > 1) return { cancelling: thrown(sumOf(penalty)), failing: [] };
  const failing: string[] = [];
  let cancelling = 0;
  penalty.forEach(({ source, dice }, index) => {
    merge(index, cancelling);
    const failed = thrown(dice);
    cancelling += failed;
    if (failed > 0) failing.push(source);
  });
  return { cancelling, failing };
}

/** DP-CHL-17: what went wrong is told by where the failing dice came from. */
export function noteFailing(fate: Fate, { failing }: Count): void {
  if (failing.length > 0) fate.note('DP-CHL-17', { kind: 'failing', sources: failing });
}

/** DP-R-09: either automatic successes count like rolled ones, or they are safe and ignored for the Patzer. */
function settled(count: Omit<Count, 'net' | 'excess'>, house: House): Count {
  const { dice, hits, successes, automatic, failures, failing } = count;
  const rolled = successes - automatic;
  const countsFully = house.automaticSuccess === 'countsFully';
  const net = countsFully ? successes - failures : Math.max(rolled - failures, 0) + automatic;
  const excess = failures - (countsFully ? successes : rolled);
  return { dice, hits, successes, automatic, failures, failing, net, excess };
}

/** Success dice thrown later into the same pool: fate dice after the roll (DP-R-21), a supporter's die (DP-R-17). */
export function addDice(fate: Fate, count: Count, dice: number, cite: DpId, of: Of, house: House): Count {
  if (dice === 0) return count;
  const rolled = fate.roll(diceOf(dice, SIDES), showing(HIT), cite, of);
  const { hits, successes } = count;
  return settled(
    { ...count, dice: count.dice + dice, hits: hits + rolled, successes: successes + rolled },
    house,
  );
}

/** The same roll without some of its successes, so many of them automatic. */
export const withoutSuccesses = (count: Count, successes: number, automatic: number, house: House): Count =>
  settled(
    { ...count, successes: count.successes - successes, automatic: count.automatic - automatic },
    house,
  );

/** DP-CHL-08, DP-CHL-11, DP-CHL-13: what a count is worth against a difficulty. */
export function judge(count: Count, difficulty: number, house: House): Rolled {
  const { successes, failures, net } = count;
  const patzer = count.excess > Math.max(-difficulty, 0);
  const success = !patzer && net >= difficulty && !failsSimple(count, difficulty, house);
  return {
    verdict: success ? 'success' : patzer ? 'patzer' : 'failure',
    success,
    patzer,
    successes,
    failures,
    net,
    crits: success ? net - difficulty : 0,
    experience: success && count.dice > 0 && 2 * count.hits >= count.dice,
  };
}

/** DP-CHL-09, DP-R-01: difficulty 0 fails on a Patzer only, or on any failing penalty die. */
const failsSimple = ({ failures }: Count, difficulty: number, house: House): boolean =>
  difficulty === 0 && house.s0FailsOn === 'anyPenaltyHit' && failures > 0;

/** DP-CHL-01: a challenge from pool to result. */
export function rollChallenge(fate: Fate, challenge: Challenge, house: House): Rolled {
  return settleChallenge(fate, countDice(fate, challenge, house), challenge, house);
}

/** Judges the dice and says so. */
export function settleChallenge(
  fate: Fate,
  count: Count,
  { difficulty, hidden }: Pick<Challenge, 'difficulty' | 'hidden'>,
  house: House,
): Rolled {
  const rolled = judge(count, difficulty, house);
  const { verdict, successes, failures, net, crits } = rolled;
  const shown = isHidden(hidden ?? false, house) ? null : difficulty;
  fate.note('DP-CHL-08', { kind: 'challenge', verdict, successes, failures, net, difficulty: shown, crits });
  return rolled;
}

/** DP-CHL-05, DP-GEN-08, DP-R-27: the GM may keep the difficulty secret. */
const isHidden = (hidden: boolean, { hideDifficulty }: House): boolean =>
  hideDifficulty === 'always' || (hideDifficulty === 'perRoll' && hidden);

/** DP-R-14: all sources add up, unless the table sets a cap; then the last ones are cut. */
export function cappedPenalty(penalty: readonly Share[], house: House): readonly Share[] {
  let room = house.maxPenaltyDice ?? Number.POSITIVE_INFINITY;
  const kept: Share[] = [];
  for (const { source, dice } of penalty) {
    const used = Math.min(dice, room);
    room -= used;
    if (used > 0) kept.push({ source, dice: used });
  }
  return kept;
}

export const sumOf = (shares: readonly Share[]): number => shares.reduce((sum, { dice }) => sum + dice, 0);

import type { Fate, House } from '../rule.ts';
import { type Challenge, type Count, countDice, judge, type Rolled } from './challenge.ts';

export type Side = Omit<Challenge, 'difficulty' | 'hidden'>;

export interface Opposed {
  readonly winner: 'attacker' | 'defender';
  /** What the attacker needed. */
  readonly threshold: number;
  readonly attacker: Rolled;
  /** The defender's roll against the attacker's net: a success if the defender wins. */
  readonly defender: Rolled;
  /** DP-OPP-04: the attacker's critical successes; 0 if the defender wins. */
  readonly crits: number;
  /** How far the winner is ahead of what was needed. */
  readonly margin: number;
}

/** DP-OPP-03: the defender rolls first and has one automatic success. */
export function rollDefence(fate: Fate, defender: Side, house: House): Count {
  return countDice(fate, { ...defender, automatic: (defender.automatic ?? 0) + 1 }, house);
}

/** DP-R-11: what the attacker needs, at least 0 or whatever the table says. */
export function thresholdOf(defence: Count, house: House): number {
  return house.opposedFloor === null ? defence.net : Math.max(defence.net, house.opposedFloor);
}

/** DP-OPP-04: with the defence known; `extra` is added to what the attacker needs. */
export function rollAttack(fate: Fate, attacker: Side, defence: Count, house: House, extra = 0): Opposed {
  return settleOpposed(fate, countDice(fate, attacker, house), defence, house, extra);
}

/** The same with both counts known. */
export function settleOpposed(fate: Fate, count: Count, defence: Count, house: House, extra = 0): Opposed {
  const threshold = thresholdOf(defence, house) + extra;
  // A threshold below 0 is no forgiveness: a Patzer still fails (DP-CHL-13).
  const judged = judge(count, Math.max(threshold, 0), house);
  const { success } = judged;
  const crits = success ? count.net - threshold : 0;
  const rolled: Rolled = { ...judged, crits };
  const winner = success ? 'attacker' : 'defender';
  const margin = success ? crits : threshold - count.net;
  fate.note('DP-OPP-04', { kind: 'opposed', winner, net: count.net, threshold, margin });
  return { winner, threshold, attacker: rolled, defender: defended(defence, winner), crits, margin };
}

/** DP-R-100: a defender who wins has passed a challenge. */
function defended(defence: Count, winner: Opposed['winner']): Rolled {
  const { dice, hits, successes, failures, net } = defence;
  const patzer = defence.excess > 0;
  const success = winner === 'defender';
  return {
    verdict: success ? 'success' : patzer ? 'patzer' : 'failure',
    success,
    patzer,
    successes,
    failures,
    net,
    crits: 0,
    experience: success && dice > 0 && 2 * hits >= dice,
  };
}

/** DP-OPP-01 to 04: the defender prevents, the attacker wants to change something. */
export function rollOpposed(fate: Fate, attacker: Side, defender: Side, house: House): Opposed {
  return rollAttack(fate, attacker, rollDefence(fate, defender, house), house);
}

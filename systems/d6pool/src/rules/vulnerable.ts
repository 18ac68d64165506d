import type { Vulnerability } from '../data/vulnerable.ts';
import { type Figure, ownsAbility, type Scene } from '../model.ts';
import type { House } from '../rule.ts';

/** What an attack itself does to the defence. */
export interface Ambush {
  /** DP-VUL-02: the defender does not see it coming. */
  readonly unseen: boolean;
  /** DP-R-52: for this attack, or until the victim has acted. */
  readonly surprised: boolean;
  /** The GM sees another reason why no skill can be used. */
  readonly noSkill: boolean;
}

/** DP-MEL-03, DP-R-52: no roll at all for whoever is out of action, or surprised. */
export function hasDefence(figure: Figure, ambush: Ambush, house: House): boolean {
  if (figure.consciousness !== 'conscious' || figure.turn.incapacitated) return false;
  return house.surpriseDefence === 'dexOnly' || !(ambush.surprised || figure.turn.surprised);
}

/** DP-R-54, DP-SPA-04: one parry, two in the defensive stance, and what abilities add. */
export const parriesAllowed = (figure: Figure): number =>
  1 + (figure.turn.defensiveStance ? 1 : 0) + (ownsAbility(figure, 'secondParry') ? 1 : 0);

/** DP-VUL-01, DP-VUL-02, DP-R-06, DP-R-53: every reason why a figure cannot use a skill for its defence. */
export function vulnerabilities(
  scene: Scene,
  figure: Figure,
  ambush: Ambush,
  house: House,
): readonly Vulnerability[] {
  const { turn, posture, movementState } = figure;
  const causes: Vulnerability[] = turn.vulnerable.filter((cause) => cause !== 'parried');
  // DP-R-71: the state does not block a parry that the stance still allows.
  if (turn.vulnerable.includes('parried') && turn.parriesSinceTurn >= parriesAllowed(figure))
    causes.push('parried');
  const isMoving = ['running', 'crawling', 'climbing', 'swimming'].includes(movementState);
  if (isMoving && !causes.includes('moved')) causes.push('moving');
  if (figure.mounted !== null) causes.push('mounted');
  if (posture !== 'standing') causes.push(posture);
  if (figure.heldBy !== null) causes.push('held');
  if (figure.holding !== null) causes.push('holding');
  if (isStillWaiting(scene, figure, house)) causes.push('notYetActed');
  if (ambush.unseen) causes.push('unseenAttack');
  if (ambush.surprised || turn.surprised) causes.push('surprised');
  if (ambush.noSkill) causes.push('noSkill');
  return causes;
}

/** DP-VUL-02, DP-R-120: in the first round, until the first own turn; whoever joins later only where the table says so. */
const isStillWaiting = ({ round }: Scene, { turn }: Figure, { lateArrivalsVulnerable }: House): boolean =>
  !turn.hasActedThisScene && (round === 1 || (round > 1 && lateArrivalsVulnerable));

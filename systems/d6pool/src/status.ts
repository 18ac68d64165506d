import { ids } from '@tafelrunde/system';
import { type Figure, type Scene, stunOf } from './model.ts';
import type { House } from './rule.ts';
import { vulnerabilities } from './rules/vulnerable.ts';

/** What everybody sees about a figure beyond its numbers. */
export const STATUSES = ids(`
  dead unconscious incapacitated surprised kneeling prone mounted inVehicle running crawling climbing
  swimming held holding vulnerable defensiveStance aiming delaying toughness afraid breathless poison
  disease acid fire cold drug
`);
export type Status = (typeof STATUSES)[number];

const NO_AMBUSH = { unseen: false, surprised: false, noSkill: false };

/** In the order of the list; the dead have no other. */
export function statusesOf(scene: Scene, figure: Figure, house: House): readonly Status[] {
  const { consciousness, turn, posture, movementState, afflictions } = figure;
  if (consciousness === 'dead') return ['dead'];
  const has: Partial<Record<Status, boolean>> = {
    unconscious: consciousness === 'unconscious',
    incapacitated: turn.incapacitated,
    surprised: turn.surprised,
    mounted: figure.mounted !== null,
    inVehicle: figure.inVehicle !== null,
    held: figure.heldBy !== null,
    holding: figure.holding !== null,
    // DP-VUL-01: it matters only while blows are exchanged.
    vulnerable: scene.round > 0 && vulnerabilities(scene, figure, NO_AMBUSH, house).length > 0,
    defensiveStance: turn.defensiveStance,
    aiming: turn.aimTarget !== null,
    delaying: turn.delaying,
    // DP-WND-04: the dice of the wounds are there, but not rolled.
    toughness: figure.toughnessActive && figure.wounds + stunOf(figure) > 0,
    afraid: figure.fear !== null,
    breathless: figure.breathless > 0,
    [posture]: posture !== 'standing',
    [movementState]: movementState !== 'none',
  };
  return STATUSES.filter((one) => has[one] === true || afflictions.some(({ kind }) => kind === one));
}

import { MINUTE, WEEK } from '../data/durations.ts';
import { type Affliction, type Figure, type Scene, skillDice, stunOf } from '../model.ts';
import type { House } from '../rule.ts';
import type { DueKind } from '../text/surroundings-facts.ts';

/** Something that happens when the clock reaches `at`. */
export interface Due {
  readonly what: DueKind;
  /** A figure's id, or whoever a reminder is for. */
  readonly figure: string;
  /** Affliction or reminder; the same as `what` for healing. */
  readonly id: string;
  readonly at: number;
}

const STUN_INTERVAL = 10 * MINUTE;

/** Everything that is to come, the next first. `since` counts for wounds of which nobody knows how old they are. */
export function dueOf(scene: Scene, since: number, house: House): readonly Due[] {
  const reminders = scene.due.map(({ kind, figure, id, at }): Due => ({ what: kind, figure, id, at }));
  const bodies = scene.figures
    .filter(({ consciousness }) => consciousness !== 'dead')
    .flatMap((figure) => [
      ...figure.afflictions.flatMap((affliction) => afflictionDue(figure.id, affliction)),
      ...healingDue(figure, since),
      ...stunHealingDue(figure, since, house),
    ]);
  return [...reminders, ...bodies].sort((one, other) => one.at - other.at);
}

/** DP-POI-02, DP-ILL-02, DP-CLD-01, DP-DRG-02. Fire and acid go by rounds. */
function afflictionDue(figure: string, affliction: Affliction): readonly Due[] {
  const { kind, id } = affliction;
  switch (kind) {
    case 'poison':
    case 'disease':
    case 'cold':
      return [{ what: kind, figure, id, at: affliction.nextAt }];
    case 'drug':
      return [{ what: kind, figure, id, at: affliction.until }];
    default:
      return [];
  }
}

/** DP-WND-05: a week after the last roll, or after the wound. */
const healingDue = ({ id, wounds, lastHealing }: Figure, since: number): readonly Due[] =>
  wounds === 0 ? [] : [{ what: 'healing', figure: id, id: 'healing', at: (lastHealing ?? since) + WEEK }];

/** DP-WND-07: every ten minutes; nothing is rolled that cannot succeed, nor for cold stun in the cold (DP-CLD-02). */
function stunHealingDue(figure: Figure, since: number, house: House): readonly Due[] {
  const { id, stun, lastStunHealing } = figure;
  const heals = stun.general > 0 || (stun.cold > 0 && isWarm(figure));
  const wounds = house.stunHealDifficulty === 'woundsPlusStuns' ? figure.wounds : 0;
  const needed = stunOf(figure) + wounds + (house.healingCompare === 'moreThan' ? 1 : 0);
  const dice = figure.attributes.endurance + skillDice(figure, 'selfControl');
  if (!heals || needed > dice) return [];
  return [
    { what: 'stunHealing', figure: id, id: 'stunHealing', at: (lastStunHealing ?? since) + STUN_INTERVAL },
  ];
}

/** DP-CLD-02: out of the cold. */
export const isWarm = ({ afflictions }: Figure): boolean => !afflictions.some(({ kind }) => kind === 'cold');

import { type Consciousness, type Figure, ownsAbility, type StunKind, stunOf } from '../model.ts';
import type { DpEffect, Effects, Fate, House } from '../rule.ts';

export interface Harm {
  readonly wounds: number;
  readonly stun: number;
  readonly stunKind?: StunKind;
  /** Where it comes from: a weapon, a fall, a poison. */
  readonly source: string;
}

export interface Inflicted {
  /** What the figure is afterwards. */
  readonly state: Consciousness;
  readonly effects: Effects;
}

/** 4.5: the power to be tougher than one's endurance. */
const enduranceOf = (figure: Figure): number =>
  figure.attributes.endurance + (ownsAbility(figure, 'toughness') ? 2 : 0);

/** DP-WND-03: one wound more than this and the figure is dead. */
export const mostWounds = ({ attributes }: Figure): number => attributes.endurance + attributes.strength;

/** DP-WND-02, DP-WND-03, DP-R-78: what so many wounds and stuns make of a figure. */
export function stateWith(figure: Figure, wounds: number, stun: number, house: House): Consciousness {
  const endurance = enduranceOf(figure);
  if (wounds > endurance + figure.attributes.strength) return 'dead';
  return wounds + (house.stunKnocksOut ? stun : 0) > endurance ? 'unconscious' : 'conscious';
}

/** DP-DMG-01, DP-DMG-04, DP-WND-01 to 03: a figure takes wounds or stun, and whatever follows from them. */
export function inflict(fate: Fate, figure: Figure, harm: Harm, house: House): Inflicted {
  const { wounds, stun, source } = harm;
  if (wounds <= 0 && stun <= 0) return { state: figure.consciousness, effects: [] };
  const total = figure.wounds + wounds;
  const stunTotal = stunOf(figure) + stun;
  const effects: DpEffect[] = [];
  // DP-WND-04, DP-R-80: a new real wound ends the toughness check; a stun only where the table says so.
  if (figure.toughnessActive && (wounds > 0 || house.toughnessEndsOn === 'woundOrStun'))
    effects.push({ kind: 'toughness', figure: figure.id, active: false });
  if (wounds > 0) {
    fate.note('DP-WND-01', { kind: 'wounded', figure: figure.name, wounds, total });
    effects.push({ kind: 'wounds', figure: figure.id, by: wounds, source });
    // DP-R-61: a wound spoils the aim.
    if (figure.turn.aimTarget !== null)
      effects.push({ kind: 'turnChanged', figure: figure.id, set: { aimTarget: null } });
  }
  if (stun > 0) {
    fate.note('DP-DMG-04', { kind: 'stunned', figure: figure.name, stun, total: stunTotal });
    effects.push({ kind: 'stun', figure: figure.id, of: harm.stunKind ?? 'general', by: stun });
  }
  const settled = settleState(fate, figure, total, stunTotal, house);
  return { state: settled.state, effects: [...effects, ...settled.effects] };
}

/** DP-R-79: consciousness follows the wounds; death is final, and waking up may be left to the GM. */
export function settleState(
  fate: Fate,
  figure: Figure,
  wounds: number,
  stun: number,
  house: House,
): Inflicted {
  const before = figure.consciousness;
  const state = before === 'dead' ? 'dead' : stateWith(figure, wounds, stun, house);
  const stays = state === 'conscious' && before === 'unconscious' && house.wakeUp === 'gm';
  if (state === before || stays) return { state: before, effects: [] };
  const changed: DpEffect = { kind: 'consciousness', figure: figure.id, to: state };
  if (state === 'conscious') {
    fate.note('DP-R-79', { kind: 'woke', figure: figure.name });
    return { state, effects: [changed] };
  }
  if (state === 'dead') fate.note('DP-WND-03', { kind: 'died', figure: figure.name });
  else fate.note('DP-WND-02', { kind: 'unconscious', figure: figure.name });
  return { state, effects: [changed, ...collapse(figure)] };
}

/** DP-R-79, DP-R-69: whoever falls drops prone and loses stance, aim and every hold. */
function collapse({ id, heldBy, holding }: Figure): Effects {
  return [
    { kind: 'posture', figure: id, to: 'prone' },
    { kind: 'turnChanged', figure: id, set: { defensiveStance: false, aimTarget: null, delaying: false } },
    ...(heldBy === null ? [] : [{ kind: 'released' as const, holder: heldBy, held: id }]),
    ...(holding === null ? [] : [{ kind: 'released' as const, holder: id, held: holding }]),
  ];
}

import type { Input } from '../actions/inputs.ts';
import { GROUNDS, type Ground, METRES_PER_DIE } from '../data/falls.ts';
import { type Consciousness, type Figure, figureOf, ownsAbility } from '../model.ts';
import { type Effects, type Fate, type House, ofGm, refused } from '../rule.ts';
import { rollDamage } from './damage.ts';
import { inflict } from './wounds.ts';

export interface Fall {
  /** How deep. */
  readonly metres: number;
  readonly ground: Ground;
  /** DP-FAL-03: dice that the GM takes away for very soft ground. */
  readonly softer: number;
}

/** 4.5: who knows how to land. */
const SOFT_LANDING_DICE = 2;

/** DP-FAL-01, DP-FAL-03, DP-R-116: a die for every 2 m, fewer in water and where it is soft, never below none. */
export function fallDice(figure: Figure, { metres, ground, softer }: Fall, { fallRounding }: House): number {
  const dice =
    fallRounding === 'floor' ? Math.floor(metres / METRES_PER_DIE) : Math.ceil(metres / METRES_PER_DIE);
  const landing = ownsAbility(figure, 'softLanding') ? SOFT_LANDING_DICE : 0;
  return Math.max(0, dice - GROUNDS[ground] - softer - landing);
}

/** DP-R-116: any armour of the table, heavy clothing too; energy shields are none. */
const isArmoured = ({ inventory }: Figure): boolean =>
  inventory.some((item) => item.kind === 'armour' && item.carried === 'worn' && !item.rangedOnly);

export interface Fallen {
  readonly wounds: number;
  readonly state: Consciousness;
  readonly effects: Effects;
}

/** DP-FAL-01 to 03: what a fall does. Armour stops nothing, it only makes the difficulty 1 (DP-R-77). */
export function fallDamage(fate: Fate, figure: Figure, fall: Fall, house: House): Fallen {
  const dice = fallDice(figure, fall, house);
  const armoured = isArmoured(figure);
  fate.note('DP-FAL-01', { kind: 'fell', figure: figure.name, metres: fall.metres });
  fate.note('DP-FAL-02', { kind: 'fallDice', metres: fall.metres, dice, armoured });
  const roll = {
    of: ofGm('hazard'),
    positive: [{ source: 'fall', dice }],
    penalty: [],
    difficulty: armoured ? 1 : 0,
  };
  const { wounds } = rollDamage(fate, roll, house);
  return { wounds, ...inflict(fate, figure, { wounds, stun: 0, source: 'fall' }, house) };
}

export function fall(fate: Fate, { scene, figure: id, ...depth }: Input<'fall'>, house: House) {
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  if (figure.consciousness === 'dead') return refused('already-dead');
  const { wounds, state, effects } = fallDamage(fate, figure, depth, house);
  return { outcome: { kind: wounds > 0 ? ('hurt' as const) : ('unhurt' as const), wounds, state }, effects };
}

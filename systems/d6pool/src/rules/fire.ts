import type { Input } from '../actions/inputs.ts';
import { FIRES } from '../data/hazards.ts';
import { type ArmourItem, DAMAGE_TYPES, type DamageType, isDestroyed } from '../items.ts';
import { type Affliction, type Consciousness, type Figure, figureOf } from '../model.ts';
import { type DpEffect, type Effects, type Fate, type House, ofGm, refused } from '../rule.ts';
import { armourWear, protection } from './armour.ts';
import { rollDamage } from './damage.ts';
import { inflict } from './wounds.ts';

export type Burning = Extract<Affliction, { readonly kind: 'fire' }>;
const FIRE = 'fire';

export interface FireOutcome {
  readonly kind: 'burned' | 'unburned';
  readonly wounds: number;
  readonly state: Consciousness;
}

/** DP-FIR-01, DP-FIR-02: one round of fire or great heat. */
export function fireRound(fate: Fate, input: Input<'fire-round'>, house: House) {
  const { scene, figure: id, goesOn } = input;
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  if (figure.consciousness === 'dead') return refused('already-dead');
  const dice = input.dice ?? FIRES[input.fire];
  const alight = wornArmour(figure).filter(({ burnt }) => burnt);
  const armour = protection(
    fate,
    withoutBurnt(figure),
    { type: fireType(figure, house), ranged: false },
    house,
  );
  const roll = {
    of: ofGm('hazard'),
    positive: [
      { source: 'fire', dice },
      { source: 'armourGaps', dice: armour.bonusDice },
    ],
    penalty: [],
    difficulty: 1 + armour.value,
  };
  const { wounds, net } = rollDamage(fate, roll, house);
  fate.note('DP-FIR-01', { kind: 'burned', figure: figure.name, dice, wounds });
  const inflicted = inflict(fate, figure, { wounds, stun: 0, source: 'fire' }, house);
  const caught = wounds > 0 ? armour.armours : [];
  const worn = armourWear(fate, figure, armour, { wounds, net }, house);
  const burning: Burning = { kind: 'fire', id: FIRE, dice, armourBurnt: caught.length + alight.length > 0 };
  const effects: Effects = [
    ...inflicted.effects,
    ...catchFire(fate, figure, caught, worn),
    ...burnOn(fate, figure, alight, wounds),
    ...(goesOn ? [{ kind: 'afflictionSet' as const, figure: id, affliction: burning }] : endOfFire(figure)),
  ];
  const outcome: FireOutcome = { kind: wounds > 0 ? 'burned' : 'unburned', wounds, state: inflicted.state };
  return { outcome, effects };
}

const wornArmour = ({ inventory }: Figure): readonly ArmourItem[] =>
  inventory.filter((item): item is ArmourItem => item.kind === 'armour' && item.carried === 'worn');

/** DP-FIR-02, DP-R-109: burnt armour is worth nothing against fire, also after leaving it. */
const withoutBurnt = (figure: Figure): Figure => ({
  ...figure,
  inventory: figure.inventory.filter((item) => item.kind !== 'armour' || !item.burnt),
});

/** DP-R-109: the value against blunt blows, or the best one. */
function fireType(figure: Figure, { fireArmourType }: House): DamageType {
  if (fireArmourType === 'blunt') return 'blunt';
  const best = (type: DamageType) => Math.max(0, ...wornArmour(figure).map(({ values }) => values[type]));
  return DAMAGE_TYPES.reduce((one, other) => (best(other) > best(one) ? other : one), 'blunt');
}

/** DP-FIR-02: with the first wound the armour is alight; what it has just suffered stays. */
function catchFire(fate: Fate, figure: Figure, caught: readonly ArmourItem[], worn: Effects): Effects {
  return caught.map((item): DpEffect => {
    fate.note('DP-FIR-02', { kind: 'armourCatchesFire', figure: figure.name, armour: item.name });
    const change = worn.find((one) => one.kind === 'itemSet' && one.item.id === item.id);
    const now = change?.kind === 'itemSet' && change.item.kind === 'armour' ? change.item : item;
    return { kind: 'itemSet', figure: figure.id, item: { ...now, burnt: true } };
  });
}

/** DP-R-109: burning armour is an object with value 0, so the same damage roll counts for it. */
function burnOn(fate: Fate, figure: Figure, alight: readonly ArmourItem[], wounds: number): Effects {
  if (wounds === 0) return [];
  return alight
    .filter((item) => !isDestroyed(item))
    .map((item): DpEffect => {
      fate.note('DP-FIR-02', { kind: 'armourBurns', figure: figure.name, armour: item.name, wounds });
      return {
        kind: 'itemSet',
        figure: figure.id,
        item: { ...item, woundsTaken: item.woundsTaken + wounds },
      };
    });
}

const endOfFire = ({ id, afflictions }: Figure): Effects =>
  afflictions.some(({ kind }) => kind === 'fire')
    ? [{ kind: 'afflictionEnded', figure: id, affliction: FIRE }]
    : [];

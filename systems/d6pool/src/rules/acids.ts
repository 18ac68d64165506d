import { GM, question } from '@tafelrunde/kernel';
import type { Input } from '../actions/inputs.ts';
import { ACIDS } from '../data/hazards.ts';
import { type Affliction, type Consciousness, type Figure, figureOf, type OfFigure } from '../model.ts';
import { type Effects, type Fate, type House, ofGm, refused } from '../rule.ts';
import { armourWear, protection } from './armour.ts';
import { settleChallenge } from './challenge.ts';
import { type Damage, rollDamage } from './damage.ts';
import { byName } from './options.ts';
import { offersAfter, prepare, specOf, throwPrepared } from './prepare.ts';
import { critDice } from './strike.ts';
import { actionProblem, leavesVulnerable, spendAction } from './turns.ts';
import { inflict } from './wounds.ts';

export type Corroding = Extract<Affliction, { readonly kind: 'acid' }>;
const ACID = 'acid';

export interface AcidOutcome {
  readonly kind: 'burned' | 'unhurt' | 'missed';
  readonly wounds: number;
  /** Dice of the next round; 0: it is spent. */
  readonly next: number;
  readonly state: Consciousness;
}

/** DP-ACD-01, DP-R-113: first contact; thrown acid has to hit first. */
export function acid(fate: Fate, input: Input<'acid'>, house: House) {
  const { scene } = input;
  const dice = input.dice ?? ACIDS[input.acid];
  const figure = figureOf(scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  if (figure.consciousness === 'dead') return refused('already-dead');
  if (input.thrower === null) return contact(fate, figure, dice, 0, house);
  const thrower = figureOf(scene, input.thrower);
  if (thrower === undefined) return refused('unknown-figure');
  const problem = actionProblem(scene, thrower, house);
  if (problem !== null) return refused(problem);
  const spec = specOf(thrower.id, 'dexterity', 'thrown', { ...input, distractions: [] });
  const prepared = prepare(fate, scene, spec, 'attack', house);
  if (prepared.kind === 'refused') return refused(prepared.reason);
  const thrown = throwPrepared(fate, scene, prepared, house, false);
  const rolled = settleChallenge(fate, thrown.count, { difficulty: input.difficulty }, house);
  fate.mark(rolled.success ? `hit${rolled.crits}` : 'missed');
  const cost: Effects = [
    ...prepared.effects,
    ...thrown.effects,
    ...spendAction(scene, thrower),
    ...leavesVulnerable(scene, thrower, 'shot'),
    ...offersAfter(fate, scene, prepared, rolled, house),
  ];
  if (!rolled.success) {
    fate.note('DP-ACD-01', { kind: 'acidMissed', figure: figure.name });
    const missed: AcidOutcome = { kind: 'missed', wounds: 0, next: 0, state: figure.consciousness };
    return { outcome: missed, effects: cost };
  }
  const { outcome, effects } = contact(
    fate,
    figure,
    dice,
    critDice(fate, thrower, rolled.crits, house),
    house,
  );
  return { outcome, effects: [...cost, ...effects] };
}

/** DP-ACD-01: armour protects with its blunt value. */
function contact(fate: Fate, figure: Figure, dice: number, crits: number, house: House) {
  const armour = protection(fate, figure, { type: 'blunt', ranged: false }, house);
  const roll = {
    of: ofGm('hazard'),
    positive: [
      { source: 'acid', dice },
      { source: 'crits', dice: crits },
      { source: 'armourGaps', dice: armour.bonusDice },
    ],
    penalty: [],
    difficulty: 1 + armour.value,
  };
  const damage = rollDamage(fate, roll, house);
  const worn = armourWear(fate, figure, armour, damage, house);
  return corrode(fate, figure, { dice: dice + crits, rounds: 1 }, damage, worn, house);
}

/** DP-ACD-02: acid goes on working; armour no longer protects. */
export function acidRound(fate: Fate, { scene, figure: id }: OfFigure, house: House) {
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  if (figure.consciousness === 'dead') return refused('already-dead');
  const corroding = figure.afflictions.find((one): one is Corroding => one.kind === 'acid');
  if (corroding === undefined) return refused('unknown-affliction');
  const { dice, rounds } = corroding;
  const roll = { of: ofGm('hazard'), positive: [{ source: 'acid', dice }], penalty: [], difficulty: 1 };
  return corrode(fate, figure, { dice, rounds: rounds + 1 }, rollDamage(fate, roll, house), [], house);
}

/** DP-ACD-02, DP-R-113: the next round has as many dice as this one made wounds, or one die fewer. */
function corrode(
  fate: Fate,
  figure: Figure,
  { dice, rounds }: Pick<Corroding, 'dice' | 'rounds'>,
  { wounds }: Damage,
  worn: Effects,
  house: House,
) {
  const inflicted = inflict(fate, figure, { wounds, stun: 0, source: 'acid' }, house);
  const next = house.acidDecay === 'wounds' ? wounds : Math.max(dice - 1, 0);
  fate.note('DP-ACD-02', { kind: 'acid', figure: figure.name, wounds, next });
  const goesOn = next > 0 && inflicted.state !== 'dead';
  const outcome: AcidOutcome = {
    kind: wounds > 0 ? 'burned' : 'unhurt',
    wounds,
    next,
    state: inflicted.state,
  };
  const effects: Effects = [
    ...inflicted.effects,
    ...worn,
    ...(wounds > 1 ? harmEquipment(fate, figure, wounds - 1, worn) : []),
    ...(goesOn
      ? [
          {
            kind: 'afflictionSet' as const,
            figure: figure.id,
            affliction: { kind: 'acid' as const, id: ACID, dice: next, rounds },
          },
        ]
      : endOfAcid(figure)),
  ];
  return { outcome, effects };
}

/** DP-ACD-03: the GM may let equipment suffer, above all on critical successes. */
function harmEquipment(fate: Fate, figure: Figure, crits: number, worn: Effects): Effects {
  const outside = figure.inventory.filter(({ carried }) => carried !== 'packed');
  if (outside.length === 0) return [];
  const options = [{ key: 'none', value: null }, ...byName(outside)];
  const item = fate.choose({ id: 'acidEquipment', cite: 'DP-ACD-03', by: GM, options });
  if (item === null) return [];
  const lost = fate.choose(question('acidHarm', 'DP-ACD-03', GM, ['damaged', 'destroyed'])) === 'destroyed';
  fate.note('DP-ACD-03', { kind: 'equipmentHarmed', figure: figure.name, item: item.name, lost });
  if (lost) return [{ kind: 'itemRemoved', figure: figure.id, item: item.id }];
  // Armour may have suffered from this very roll already.
  const change = worn.find((one) => one.kind === 'itemSet' && one.item.id === item.id);
  const now = change?.kind === 'itemSet' ? change.item : item;
  return [{ kind: 'itemSet', figure: figure.id, item: { ...now, woundsTaken: now.woundsTaken + crits } }];
}

const endOfAcid = ({ id, afflictions }: Figure): Effects =>
  afflictions.some(({ kind }) => kind === 'acid')
    ? [{ kind: 'afflictionEnded', figure: id, affliction: ACID }]
    : [];

import { question } from '@tafelrunde/kernel';
import type { Input } from '../actions/inputs.ts';
import { figureOf, type OfFigure, type Scene } from '../model.ts';
import { type DpEffect, type Effects, type Fate, type House, refused } from '../rule.ts';
import { type Count, countDice, type Rolled, settleChallenge } from './challenge.ts';
import { NOTHING_NAMED } from './nothing-named.ts';
import { settleOpposed } from './opposed.ts';
import { patzerConsequence } from './patzer.ts';
import {
  type NotPossible,
  offersAfter,
  type Prepared,
  prepare,
  specOf,
  type Thrown,
  throwPrepared,
} from './prepare.ts';
import { diceOnly, prepareResistance, throwDefence } from './resistance.ts';

export interface FearOutcome {
  readonly kind: 'checked';
  readonly afraid: readonly string[];
  readonly brave: readonly string[];
  readonly disorders: readonly string[];
}

/** What a target's dice are held against. */
type Ordeal =
  | { readonly kind: 'creature'; readonly count: Count }
  | { readonly kind: 'situation'; readonly difficulty: number };

/** DP-FEA-01 to 04, DP-R-106, DP-R-117: one roll of what frightens for all whom the GM names. */
export function fearCheck(fate: Fate, input: Input<'fear-check'>, house: House) {
  const { scene } = input;
  const pools: Prepared[] = [];
  for (const { figure, ...fields } of input.figures) {
    const prepared = prepareResistance(fate, scene, figure, ['charisma', 'selfControl'], fields, house);
    if (prepared.kind === 'refused') return refused(prepared.reason);
    pools.push(prepared);
  }
  const attacker = prepareCreature(fate, input, house);
  if (attacker !== null && attacker.kind === 'refused') return refused(attacker.reason);
  const isOpposed = attacker !== null || input.dice !== null;
  const throwOne = isOpposed ? throwDefence : throwPlainly;
  // DP-OPP-03: whoever resists rolls first.
  const thrown = pools.map((prepared) => throwOne(fate, scene, prepared, house));
  fate.mark(JSON.stringify(thrown.map(({ count }) => [count.net, count.excess > 0])));
  const ordeal: Ordeal = isOpposed
    ? { kind: 'creature', count: creatureDice(fate, scene, attacker, input.dice ?? 0, house) }
    : { kind: 'situation', difficulty: input.difficulty };
  const faced = pools.map((prepared, i) => face(fate, input, prepared, thrown[i] as Thrown, ordeal, house));
  const idsOf = (which: (one: Faced) => boolean) =>
    faced.flatMap((one, i) => (which(one) ? [pools[i]?.figure.id ?? ''] : []));
  const outcome: FearOutcome = {
    kind: 'checked',
    afraid: idsOf(({ afraid }) => afraid),
    brave: idsOf(({ afraid }) => !afraid),
    disorders: idsOf(({ disorder }) => disorder),
  };
  const effects = [...(attacker?.effects ?? []), ...faced.flatMap((one) => one.effects)];
  return { outcome, effects };
}

const throwPlainly = (fate: Fate, scene: Scene, prepared: Prepared, house: House): Thrown =>
  throwPrepared(fate, scene, prepared, house, false);

/** DP-FEA-02: the creature rolls as if it attacked. */
function prepareCreature(
  fate: Fate,
  input: Input<'fear-check'>,
  house: House,
): Prepared | NotPossible | null {
  const { scene, creature, skill } = input;
  if (creature === null) return null;
  return prepare(fate, scene, specOf(creature, 'dexterity', skill, NOTHING_NAMED), 'attack', house);
}

const creatureDice = (
  fate: Fate,
  scene: Scene,
  attacker: Prepared | null,
  dice: number,
  house: House,
): Count =>
  attacker === null
    ? countDice(fate, diceOnly('creature', dice), house)
    : throwPrepared(fate, scene, attacker, house, false).count;

interface Faced {
  readonly afraid: boolean;
  readonly disorder: boolean;
  readonly effects: Effects;
}

function face(
  fate: Fate,
  input: Input<'fear-check'>,
  prepared: Prepared,
  first: Thrown,
  ordeal: Ordeal,
  house: House,
): Faced {
  const { scene } = input;
  const { figure } = prepared;
  const source = sourceOf(input);
  const before = withstand(fate, first.count, ordeal, house);
  const { thrown, rolled, repeated } = repeat(
    fate,
    scene,
    prepared,
    { thrown: first, rolled: before },
    ordeal,
    house,
  );
  const afraid = !rolled.success;
  const name = figure.name;
  if (afraid) fate.note('DP-FEA-03', { kind: 'afraid', figure: name, source });
  else fate.note('DP-FEA-01', { kind: 'unafraid', figure: name, source });
  // DP-FEA-04: the GM may add a lasting disorder.
  const disorder = afraid && rolled.patzer && patzerConsequence(fate, 'fear', house) === 'disorder';
  const effects: Effects = [
    ...prepared.effects,
    ...repeated,
    ...thrown.effects,
    ...(afraid
      ? [{ kind: 'fear' as const, figure: figure.id, to: { source, until: house.fearDuration } }]
      : []),
    ...(disorder ? [lastingDisorder(figure.id, figure.disadvantages['mentalDisorder'] ?? 0)] : []),
    ...(ordeal.kind === 'situation' || house.xpOnDefence
      ? offersAfter(fate, scene, prepared, rolled, house)
      : []),
  ];
  return { afraid, disorder, effects };
}

const lastingDisorder = (figure: string, dice: number): DpEffect => ({
  kind: 'advantageSet',
  figure,
  of: 'disadvantages',
  trait: 'mentalDisorder',
  dice: dice + 1,
});

/** DP-FEA-03: what somebody has to get away from: as it is called, else the creature itself. */
const sourceOf = ({ scene, source, creature }: Input<'fear-check'>): string =>
  source === '' && creature !== null ? (figureOf(scene, creature)?.name ?? '') : source;

/** DP-R-106: against a creature the automatic success counts; a situation is a plain challenge. */
const withstand = (fate: Fate, count: Count, ordeal: Ordeal, house: House): Rolled =>
  ordeal.kind === 'creature'
    ? settleOpposed(fate, ordeal.count, count, house).defender
    : settleChallenge(fate, count, { difficulty: ordeal.difficulty }, house);

/** 4.5: an iron will lets a failed fear check be made once more. */
function repeat(
  fate: Fate,
  scene: Scene,
  prepared: Prepared,
  first: { readonly thrown: Thrown; readonly rolled: Rolled },
  ordeal: Ordeal,
  house: House,
) {
  const { figure, help } = prepared;
  const wanted =
    help.repeats === 'ironWill' &&
    !first.rolled.success &&
    fate.choose(question('repeatRoll', 'DP-ABL-01', figure.id, ['repeat', 'keep'])) === 'repeat';
  if (!wanted) return { ...first, repeated: [] };
  const used: DpEffect = { kind: 'abilityUsed', figure: figure.id, ability: 'ironWill' };
  const throwOne = ordeal.kind === 'creature' ? throwDefence : throwPlainly;
  const thrown = throwOne(fate, scene, prepared, house);
  const rolled = withstand(fate, thrown.count, ordeal, house);
  return { thrown, rolled, repeated: [...first.thrown.effects, used] };
}

/** DP-R-106: where the GM says how long fear lasts, the GM ends it. */
export function endFear(fate: Fate, { scene, figure: id }: OfFigure) {
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  if (figure.fear === null) return refused('not-afraid');
  fate.note('DP-R-106', { kind: 'calmed', figure: figure.name });
  const effects: Effects = [{ kind: 'fear', figure: id, to: null }];
  return { outcome: { kind: 'calmed' as const }, effects };
}

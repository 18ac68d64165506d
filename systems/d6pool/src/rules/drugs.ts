import { GM, question } from '@tafelrunde/kernel';
import type { Input } from '../actions/inputs.ts';
import { HOUR } from '../data/durations.ts';
import { DRUG_STRENGTHS } from '../data/hazards.ts';
import { type Affliction, type Consciousness, type Figure, figureOf, type Scene } from '../model.ts';
import { type Effects, type Fate, type House, ofGm, refused } from '../rule.ts';
import { rollDamage } from './damage.ts';
import { freeId } from './poisons.ts';
import { type NotPossible, throwPrepared } from './prepare.ts';
import { prepareResistance } from './resistance.ts';
import { inflict } from './wounds.ts';

type Drugged = Extract<Affliction, { readonly kind: 'drug' }>;

/** DP-DRG-01: a little does no harm; in company the GM may even grant a die for an hour. */
export function takeLittle(fate: Fate, { scene, figure: id, resented }: Input<'drug-small'>) {
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  if (figure.consciousness !== 'conscious') return refused('not-able');
  const isSocial = scene.sort === 'conversation' && !resented;
  const helps =
    isSocial && fate.choose(question('drugBenefit', 'DP-DRG-01', GM, ['none', 'bonusDie'])) === 'bonusDie';
  if (helps)
    return takeEffect(fate, scene, figure, {
      bonusDice: 1,
      helps: 'charisma',
      ignoresPain: false,
      seconds: HOUR,
    });
  fate.note('DP-DRG-01', { kind: 'drugHarmless', figure: figure.name });
  const effects: Effects = [];
  return { outcome: { kind: 'harmless' as const }, effects };
}

export interface DrugEffect {
  readonly bonusDice: number;
  readonly helps: string | null;
  readonly ignoresPain: boolean;
  readonly seconds: number;
}

/** DP-DRG-02: some drugs dull pain or give bonus dice for a while. */
export function takeSpecial(fate: Fate, { scene, figure: id, ...effect }: Input<'drug-special'>) {
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  if (figure.consciousness === 'dead') return refused('already-dead');
  return takeEffect(fate, scene, figure, effect);
}

function takeEffect(fate: Fate, scene: Scene, figure: Figure, { seconds, ...effect }: DrugEffect) {
  const { bonusDice: dice, helps, ignoresPain } = effect;
  fate.note('DP-DRG-02', { kind: 'drugHelps', figure: figure.name, dice, helps, ignoresPain, seconds });
  const affliction: Drugged = {
    kind: 'drug',
    id: freeId(figure, 'drug'),
    ...effect,
    until: scene.clock + seconds,
  };
  const effects: Effects = [{ kind: 'afflictionSet', figure: figure.id, affliction }];
  return { outcome: { kind: 'helps' as const, seconds }, effects };
}

export interface ExcessOutcome {
  readonly kind: 'stunned' | 'unharmed';
  readonly stun: number;
  readonly state: Consciousness;
}

/** DP-DRG-03, DP-R-107: too much of it: a damage roll against endurance, and its wounds are stun. */
export function takeTooMuch(fate: Fate, input: Input<'drug-excess'>, house: House) {
  const { scene } = input;
  const dice = input.dice ?? DRUG_STRENGTHS[input.strength];
  const figure = figureOf(scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  if (figure.consciousness === 'dead') return refused('already-dead');
  const resisted = resist(fate, figure, input, house);
  if (resisted.kind === 'refused') return refused(resisted.reason);
  const { difficulty, effects } = resisted;
  const roll = { of: ofGm('hazard'), positive: [{ source: 'drug', dice }], penalty: [], difficulty };
  const { wounds: stun } = rollDamage(fate, roll, house);
  fate.note('DP-DRG-03', { kind: 'drugged', figure: figure.name, stun });
  const inflicted = inflict(fate, figure, { wounds: 0, stun, source: 'drug' }, house);
  const outcome: ExcessOutcome = { kind: stun > 0 ? 'stunned' : 'unharmed', stun, state: inflicted.state };
  return { outcome, effects: [...effects, ...inflicted.effects] as Effects };
}

type Resisted = {
  readonly kind: 'done';
  readonly difficulty: number;
  readonly effects: Effects;
};

/** DP-R-107: 1 and what endurance achieves, or what the GM says. */
function resist(
  fate: Fate,
  figure: Figure,
  input: Input<'drug-excess'>,
  house: House,
): Resisted | NotPossible {
  const { scene } = input;
  if (house.drugResist === 'fixedDifficulty')
    return { kind: 'done', difficulty: input.difficulty, effects: [] };
  const prepared = prepareResistance(fate, scene, figure.id, ['endurance', null], input, house);
  if (prepared.kind === 'refused') return prepared;
  const thrown = throwPrepared(fate, scene, prepared, house, false);
  const difficulty = 1 + Math.max(0, thrown.count.net);
  fate.mark(`resisted${difficulty}`);
  return { kind: 'done', difficulty, effects: [...prepared.effects, ...thrown.effects] };
}

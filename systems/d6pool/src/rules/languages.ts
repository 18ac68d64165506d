import { GM, question } from '@tafelrunde/kernel';
import type { Input } from '../actions/inputs.ts';
import { applyEffects } from '../effects.ts';
import { actingFigure, type Figure, figureOf, ownsAbility } from '../model.ts';
import { type Effects, type Fate, type House, refused } from '../rule.ts';
import { attempt } from './attempt.ts';
import { settleChallenge } from './challenge.ts';
import { usedFate } from './fate-dice.ts';
import { NO_HELP } from './nothing-named.ts';
import { type NotPossible, offersAfter, prepare, specOf, throwPrepared } from './prepare.ts';

/** DP-LNG-01: what a language that is not understood costs; half of it with an ear for languages (4.5). */
const BARRIER_DICE = 4;
const WITH_AN_EAR = 2;

/** DP-LNG-02, DP-R-115: native, marked as fluent, or with as many dice as the table asks for. */
export function isFluent(figure: Figure, language: string, { fluentAt }: House): boolean {
  const known = figure.languages.find((one) => one.language === language);
  if (known === undefined) return false;
  return known.native || known.fluent || (fluentAt !== null && known.dice >= fluentAt);
}

interface Barrier {
  readonly kind: 'fluent' | 'waived' | 'understood' | 'barrier';
  /** For the roll that needs the language. */
  readonly penaltyDice: number;
  readonly effects: Effects;
}

/** DP-LNG-01: intelligence and the language, difficulty 1; failing costs penalty dice on the actual roll. */
function cross(
  fate: Fate,
  figure: Figure,
  input: Input<'language-barrier'>,
  house: House,
): Barrier | NotPossible {
  const { scene, language } = input;
  const names = { figure: figure.name, language };
  if (isFluent(figure, language, house)) {
    fate.note('DP-LNG-02', { kind: 'fluent', ...names });
    return { kind: 'fluent', penaltyDice: 0, effects: [] };
  }
  // DP-LNG-02: the GM decides whether the language matters here.
  if (fate.choose(question('barrierApplies', 'DP-LNG-02', GM, ['applies', 'waived'])) === 'waived') {
    fate.note('DP-LNG-02', { kind: 'barrierWaived', ...names });
    return { kind: 'waived', penaltyDice: 0, effects: [] };
  }
  const spec = specOf(figure.id, 'intelligence', `language:${language}`, { ...input, distractions: [] });
  // A helper's success is meant for the roll itself.
  const alone = { ...scene, supports: [] };
  const prepared = prepare(fate, alone, spec, 'mental', house);
  if (prepared.kind === 'refused') return prepared;
  const thrown = throwPrepared(fate, alone, prepared, house, false);
  const rolled = settleChallenge(fate, thrown.count, { difficulty: 1 }, house);
  const understood = rolled.success;
  fate.mark(`${understood}|${usedFate(figure, thrown.effects)}`);
  const dice = understood ? 0 : ownsAbility(figure, 'earForLanguages') ? WITH_AN_EAR : BARRIER_DICE;
  fate.note('DP-LNG-01', { kind: 'barrier', ...names, understood, dice });
  return {
    kind: understood ? 'understood' : 'barrier',
    penaltyDice: dice,
    effects: [...prepared.effects, ...thrown.effects, ...offersAfter(fate, alone, prepared, rolled, house)],
  };
}

/** DP-LNG-01, DP-LNG-02: what the language costs, for a roll that is made elsewhere. */
export function languageBarrier(fate: Fate, input: Input<'language-barrier'>, house: House) {
  const figure = figureOf(input.scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  if (!house.modules.includes('languages')) return refused('rule-is-off');
  const barrier = cross(fate, figure, input, house);
  if (barrier.kind === 'refused') return refused(barrier.reason);
  const { kind, penaltyDice, effects } = barrier;
  return { outcome: { kind, penaltyDice }, effects };
}

/** DP-LNG-01: first the language, then the challenge itself. */
export function attemptInLanguage(fate: Fate, input: Input<'attempt-in-language'>, house: House) {
  const { scene, language, ...rest } = input;
  const figure = figureOf(scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  if (scene.round > 0 && actingFigure(scene) !== figure.id) return refused('not-your-turn');
  if (!house.modules.includes('languages')) return refused('rule-is-off');
  const barrier = cross(fate, figure, { ...NO_HELP, scene, figure: figure.id, language }, house);
  if (barrier.kind === 'refused') return refused(barrier.reason);
  const later = applyEffects(scene, barrier.effects);
  const penalty = input.penalty + barrier.penaltyDice;
  const { outcome, effects } = attempt(fate, { ...rest, scene: later, penalty }, house);
  if (outcome.kind === 'refused') return refused(outcome.reason);
  return {
    outcome: { ...outcome, barrierDice: barrier.penaltyDice },
    effects: [...barrier.effects, ...effects] as Effects,
  };
}

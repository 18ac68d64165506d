import { keyOfMark, type Mark } from '@tafelrunde/kernel';
import { applyEffects } from '../effects.ts';
import { type Figure, figureOf, type Scene } from '../model.ts';
import type { DpEffect, Effects, Fate, House } from '../rule.ts';
import { acidRound } from './acids.ts';
import { fireRound } from './fire.ts';
import { NO_HELP } from './nothing-named.ts';
import { suffocate } from './suffocation.ts';

/** Whom the end of a round harms. */
export const isInDanger = ({ breathless, afflictions, consciousness }: Figure): boolean =>
  consciousness !== 'dead' &&
  (breathless > 0 || afflictions.some(({ kind }) => kind === 'fire' || kind === 'acid'));

export interface RoundHazards {
  readonly scene: Scene;
  readonly effects: Effects;
}

type Step = (fate: Fate, scene: Scene, figure: string, house: House) => { readonly effects: Effects };

const STEPS: readonly { readonly concerns: (figure: Figure) => boolean; readonly step: Step }[] = [
  {
    concerns: ({ breathless }) => breathless > 0,
    step: (fate, scene, figure, house) => suffocate(fate, { scene, figure, ...NO_HELP }, house),
  },
  {
    concerns: ({ afflictions }) => afflictions.some(({ kind }) => kind === 'fire'),
    step: (fate, scene, figure, house) => {
      const fire = figureOf(scene, figure)?.afflictions.find((one) => one.kind === 'fire');
      return fireRound(fate, { scene, figure, fire: 'torch', dice: fire?.dice ?? 0, goesOn: true }, house);
    },
  },
  {
    concerns: ({ afflictions }) => afflictions.some(({ kind }) => kind === 'acid'),
    step: (fate, scene, figure, house) => acidRound(fate, { scene, figure }, house),
  },
];

/** DP-SUF-01, DP-FIR-01, DP-ACD-02: what the end of a round does to everybody without air, in fire or in acid. */
export function roundHazards(fate: Fate, before: Scene, house: House): RoundHazards {
  let scene = before;
  const effects: DpEffect[] = [];
  for (const { id } of before.figures) {
    for (const [n, { concerns, step }] of STEPS.entries()) {
      const figure = figureOf(scene, id);
      if (figure === undefined || figure.consciousness === 'dead' || !concerns(figure)) continue;
      const { figures } = scene;
      const within = markingWithin(fate, () => JSON.stringify([id, n, figures]));
      const made = step(within, scene, id, house).effects;
      effects.push(...made);
      scene = applyEffects(scene, made);
    }
  }
  return { scene, effects };
}

/** The marks of a single step say nothing about the rest of the scene: in a chain they stand behind all of it. */
export const markingWithin = (fate: Fate, state: Mark): Fate => ({
  roll: (pool, reading, cite, of) => fate.roll(pool, reading, cite, of),
  choose: (question) => fate.choose(question),
  chooseTogether: (questions) => fate.chooseTogether(questions),
  note: (cite, fact) => fate.note(cite, fact),
  mark: (key) => fate.mark(() => `${keyOfMark(state)}|${keyOfMark(key)}`),
});

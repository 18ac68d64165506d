import type { AttributeId } from '../data/attributes.ts';
import { DICE, type Die } from '../data/dice.ts';
import { type Figure, figureOf, type OfFigure } from '../model.ts';
import { type Fate, type House, refused } from '../rule.ts';
import { degreesHorizon, degreesOf } from './degrees.ts';
import { rollDice } from './dice.ts';
import { difficultyLabel } from './difficulty.ts';
import {
  attributeModifiers,
  type Circumstances,
  circumstanceModifiers,
  noteModifiers,
  rollModifiers,
  sumOf,
} from './modifiers.ts';

/** PW-ATT-06, PW-R-06: highest face and modifier; nothing is rolled, and explosions do not count. */
export const attributeMax = (figure: Figure, attribute: AttributeId): number =>
  figure.attributes[attribute].die + sumOf(attributeModifiers(figure, attribute));

/** One place up the ladder; undefined at its top (PW-ADD-01). */
export const nextDie = (die: Die): Die | undefined => DICE[DICE.indexOf(die) + 1];

/** How many places above the bottom of the ladder. */
export const stepsOf = (die: Die): number => DICE.indexOf(die);

export interface AttributeRollInput extends OfFigure, Circumstances {
  readonly attribute: AttributeId;
  readonly difficulty?: number | undefined;
}

/** Without a difficulty the odds tell totals apart up to so many explosions; what lies beyond is one outcome. */
const EXPLOSIONS_SHOWN = 3;

/** The first total that odds do not tell from higher ones. */
const totalShown = (die: Die, modifier: number): number => die * EXPLOSIONS_SHOWN + modifier;

/**
 * PW-ATT-04, PW-ATT-05: one die, no Probenwürfel, the attribute's own bonus and those of the situation. PW-R-29: against a
 * difficulty if the GM sets one; degrees only if the table counts them here.
 */
export function attributeRoll(fate: Fate, input: AttributeRollInput, house: House) {
  const { scene, attribute, difficulty = null } = input;
  const figure = figureOf(scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  const circumstances = circumstanceModifiers(scene, input, house);
  if (circumstances === undefined) return refused('unknown-preset');
  const modifiers = [
    ...attributeModifiers(figure, attribute),
    ...rollModifiers(figure, 'attribute'),
    ...circumstances,
  ];
  const modifier = sumOf(modifiers);
  const { die } = figure.attributes[attribute];
  noteModifiers(fate, 'PW-ATT-05', modifiers);
  if (difficulty !== null)
    fate.note('PW-R-29', { kind: 'difficulty', difficulty, label: difficultyLabel(difficulty) });
  const horizon = difficulty === null ? totalShown(die, modifier) : degreesHorizon(difficulty, house);
  const roll = {
    kind: 'attribute',
    by: figure.id,
    dice: [die],
    horizon: horizon - modifier,
    cite: 'PW-ATT-04',
    key: '',
  } as const;
  const thrown = rollDice(fate, roll, house);
  const total = thrown.total + modifier;
  const degrees =
    difficulty !== null && house['attributeRoll.degrees'] ? degreesOf(total, difficulty, house) : 0;
  fate.note('PW-ATT-04', {
    kind: 'attributeRolled',
    who: figure.name,
    attribute,
    total,
    difficulty,
    degrees,
  });
  const outcome = {
    kind: 'rolled' as const,
    success: difficulty === null ? null : total >= difficulty,
    degrees,
    total,
    critical: thrown.critical,
    /** Totals from here on are one outcome of the odds. */
    shown: difficulty === null ? horizon : null,
  };
  return { outcome, effects: [] };
}

import type { AttributeId } from '../data/attributes.ts';
import { applyEffects } from '../effects.ts';
import { type Figure, figureOf, type OfFigure, type Scene } from '../model.ts';
import { type Effects, type Fate, type House, type PwEffect, refused } from '../rule.ts';
import { moveHitPoints } from './current-values.ts';
import { hitPointsMax, manaMax } from './derived.ts';
import { rollDice } from './dice.ts';
import { attributeModifiers, derivedModifiers, noteModifiers, rollModifiers, sumOf } from './modifiers.ts';

interface Kind {
  readonly what: 'hitPoints' | 'mana';
  readonly roll: 'regeneration' | 'manaRegeneration';
  readonly attribute: AttributeId;
  readonly cite: 'PW-DER-11' | 'PW-DER-13';
  readonly max: (figure: Figure, house: House) => number;
}

/** PW-DER-11: Kon for Lebenspunkte. */
const LIFE: Kind = {
  what: 'hitPoints',
  roll: 'regeneration',
  attribute: 'constitution',
  cite: 'PW-DER-11',
  max: hitPointsMax,
};

/** PW-DER-13, PW-R-19: Wil for Mana. */
const MANA: Kind = {
  what: 'mana',
  roll: 'manaRegeneration',
  attribute: 'will',
  cite: 'PW-DER-13',
  max: manaMax,
};

/** PW-R-20: rolled once, explodes, never below 0 (PW-R-07), never above the maximum. Who lacks nothing need not roll. */
function gain(fate: Fate, figure: Figure, kind: Kind, key: string, house: House): number {
  const { what, roll, attribute, cite } = kind;
  const max = kind.max(figure, house);
  const missing = Math.max(max - figure[what], 0);
  if (missing === 0) return 0;
  const modifiers = [
    ...attributeModifiers(figure, attribute),
    ...derivedModifiers(figure, roll),
    ...rollModifiers(figure, roll),
  ];
  const modifier = sumOf(modifiers);
  noteModifiers(fate, cite, modifiers);
  const dice = [figure.attributes[attribute].die];
  const { total } = rollDice(
    fate,
    { kind: roll, by: figure.id, dice, horizon: missing - modifier, cite, key },
    house,
  );
  const gained = Math.min(Math.max(total + modifier, 0), missing);
  const told = { who: figure.name, what, gain: gained, current: figure[what] + gained, max };
  fate.note(cite, { kind: 'regenerated', ...told });
  return gained;
}

export function regenerate(fate: Fate, input: OfFigure, house: House) {
  const figure = figureOf(input.scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  if (hitPointsMax(figure, house) <= figure.hitPoints) return refused('nothing-changes');
  const gained = gain(fate, figure, LIFE, '', house);
  const outcome = { kind: 'regenerated' as const, gained, hitPoints: figure.hitPoints + gained };
  return { outcome, effects: moveHitPoints(fate, figure, gained) };
}

export function regenerateMana(fate: Fate, input: OfFigure, house: House) {
  const figure = figureOf(input.scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  if (manaMax(figure, house) <= figure.mana) return refused('nothing-changes');
  const gained = gain(fate, figure, MANA, '', house);
  const effects: Effects = [{ kind: 'mana', figure: figure.id, by: gained }];
  return { outcome: { kind: 'regenerated' as const, gained, mana: figure.mana + gained }, effects };
}

export interface RestInput {
  readonly scene: Scene;
  /** Who rests; all, if nobody is named. */
  readonly figures: readonly string[];
}

/** PW-ADD-05: the GM calls a Rast; each rolls both regenerations once. PW-R-20: how often that is, is a label. */
export function rest(fate: Fate, input: RestInput, house: House) {
  const { scene } = input;
  const ids = input.figures.length === 0 ? scene.figures.map(({ id }) => id) : input.figures;
  const resting = ids.map((id) => figureOf(scene, id));
  if (resting.length === 0) return refused('nobody-there');
  if (resting.some((figure) => figure === undefined)) return refused('unknown-figure');
  const gained: { figure: string; hitPoints: number; mana: number }[] = [];
  const effects: PwEffect[] = [];
  for (const figure of new Set(resting as readonly Figure[])) {
    const hitPoints = gain(fate, figure, LIFE, JSON.stringify(gained), house);
    const mana = gain(fate, figure, MANA, JSON.stringify([...gained, hitPoints]), house);
    gained.push({ figure: figure.id, hitPoints, mana });
    effects.push(...moveHitPoints(fate, figure, hitPoints));
    if (mana > 0) effects.push({ kind: 'mana', figure: figure.id, by: mana });
  }
  fate.note('PW-ADD-05', { kind: 'rested', figures: gained.length, interval: house['regen.interval'] });
  const whole = applyEffects(scene, effects).figures.every(
    (figure) =>
      !ids.includes(figure.id) ||
      (figure.hitPoints >= hitPointsMax(figure, house) && figure.mana >= manaMax(figure, house)),
  );
  return { outcome: { kind: 'rested' as const, gained, whole }, effects };
}

import { applyEffects } from '../effects.ts';
import { type Figure, figureOf, isOut, type OfFigure, type Scene } from '../model.ts';
import { type Effects, type Fate, type House, type PwEffect, refused } from '../rule.ts';
import { hitPointsMax, manaMax } from './derived.ts';

/** PW-ADD-04: Lebenspunkte move; at 0 or less the figure is out of action, above it no longer. */
export function moveHitPoints(fate: Fate, figure: Figure, by: number): Effects {
  if (by === 0) return [];
  const effects: PwEffect[] = [{ kind: 'hitPoints', figure: figure.id, by }];
  const falls = figure.hitPoints + by <= 0;
  if (falls && !isOut(figure)) {
    fate.note('PW-ADD-04', { kind: 'outOfAction', who: figure.name });
    effects.push({ kind: 'statusGained', figure: figure.id, status: 'outOfAction' });
  }
  if (!falls && isOut(figure)) {
    fate.note('PW-ADD-04', { kind: 'backInAction', who: figure.name });
    effects.push({ kind: 'statusEnded', figure: figure.id, status: 'outOfAction' });
  }
  return effects;
}

/** PW-R-18: with a maximum the current value rises by the same amount; a lower maximum cuts it. */
export function withMaxima(fate: Fate, scene: Scene, id: string, effects: Effects, house: House): Effects {
  const before = figureOf(scene, id);
  const after = figureOf(applyEffects(scene, effects), id);
  if (before === undefined || after === undefined) return effects;
  const hitPoints = shift(after.hitPoints, hitPointsMax(before, house), hitPointsMax(after, house));
  const mana = shift(after.mana, manaMax(before, house), manaMax(after, house));
  for (const [what, by] of [
    ['hitPoints', hitPoints],
    ['mana', mana],
  ] as const) {
    if (by !== 0) fate.note('PW-R-18', { kind: 'currentMoved', who: after.name, what, by });
  }
  return [
    ...effects,
    ...moveHitPoints(fate, after, hitPoints),
    ...(mana === 0 ? [] : [{ kind: 'mana' as const, figure: id, by: mana }]),
  ];
}

const shift = (current: number, before: number, after: number): number =>
  after >= before ? after - before : Math.min(after - current, 0);

export interface AmountInput extends OfFigure {
  readonly amount: number;
}

/** PW-ADD-04: free bookkeeping; Lebenspunkte may fall below 0. */
export function damage(fate: Fate, { scene, figure: id, amount }: AmountInput, _house: House) {
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  const hitPoints = figure.hitPoints - amount;
  fate.note('PW-ADD-04', { kind: 'damaged', who: figure.name, amount, left: hitPoints });
  return { outcome: { kind: 'damaged' as const, hitPoints }, effects: moveHitPoints(fate, figure, -amount) };
}

/** PW-ADD-04: never above the maximum. */
export function heal(fate: Fate, { scene, figure: id, amount }: AmountInput, house: House) {
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  const gained = Math.max(Math.min(amount, hitPointsMax(figure, house) - figure.hitPoints), 0);
  const hitPoints = figure.hitPoints + gained;
  fate.note('PW-ADD-04', { kind: 'healed', who: figure.name, amount: gained, left: hitPoints });
  return { outcome: { kind: 'healed' as const, hitPoints }, effects: moveHitPoints(fate, figure, gained) };
}

/** PW-ADD-04: nobody spends Mana that is not there. */
export function spendMana(fate: Fate, { scene, figure: id, amount }: AmountInput, _house: House) {
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  if (amount > figure.mana) return refused('not-enough-mana');
  const mana = figure.mana - amount;
  fate.note('PW-ADD-04', { kind: 'manaSpent', who: figure.name, amount, left: mana });
  const effects: Effects = [{ kind: 'mana', figure: id, by: -amount }];
  return { outcome: { kind: 'spent' as const, mana }, effects };
}

import { type Figure, figureOf, type Scene, stunOf } from '../model.ts';
import { type Effects, type Fate, type House, refused } from '../rule.ts';
import { inflict, settleState } from './wounds.ts';

/** DP-WND-01, DP-R-79: the GM gives wounds or takes them for a reason of the story, without dice or armour. */
export function adjustWounds(
  fate: Fate,
  input: { readonly scene: Scene; readonly figure: string; readonly by: number },
  house: House,
) {
  const figure = figureOf(input.scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  if (figure.consciousness === 'dead') return refused('not-able');
  const { by } = input;
  const effects =
    by > 0
      ? inflict(fate, figure, { wounds: by, stun: 0, source: 'circumstances' }, house).effects
      : relieve(fate, figure, Math.min(-by, figure.wounds), house);
  return { outcome: { kind: 'adjusted' as const }, effects };
}

function relieve(fate: Fate, figure: Figure, wounds: number, house: House): Effects {
  const left = figure.wounds - wounds;
  fate.note('DP-WND-01', { kind: 'healing', figure: figure.name, of: 'wounds', success: wounds > 0, left });
  return [
    { kind: 'wounds', figure: figure.id, by: -wounds, source: 'healing' },
    ...settleState(fate, figure, left, stunOf(figure), house).effects,
  ];
}

import { GM, question } from '@tafelrunde/kernel';
import { figureOf, type OfFigure, type Scene } from '../model.ts';
import { type Effects, type Fate, type House, refused } from '../rule.ts';

/** So many degrees are told apart by odds; from here on they are one outcome. */
export const DEGREES_SHOWN = 6;

/** As odds show them: `6+` stands for six or more. */
export const shownDegrees = (degrees: number): number | string =>
  degrees < DEGREES_SHOWN ? degrees : `${DEGREES_SHOWN}+`;

/** PW-DEG-01, PW-R-12, PW-R-13: one for each full step of the total above the target; none on a failure, none below zero. */
export function degreesOf(total: number, target: number, house: House): number {
  return total >= target ? Math.floor((total - target) / house['degrees.step']) : 0;
}

/** The total from which on odds tell nothing apart. */
export const degreesHorizon = (target: number, house: House): number =>
  target + house['degrees.step'] * DEGREES_SHOWN;

/** PW-DEG-02: degrees of a success are open until they have bought something or the next check is made. */
export function openDegrees(fate: Fate, scene: Scene, id: string, degrees: number): Effects {
  const figure = figureOf(scene, id);
  if (figure === undefined || (degrees === 0 && figure.openDegrees === 0)) return [];
  if (degrees > 0) fate.note('PW-DEG-02', { kind: 'degreesOpen', who: figure.name, degrees });
  return [{ kind: 'degreesGained', figure: id, degrees }];
}

export interface UseDegreesInput extends OfFigure {
  /** The extra effect, in the player's words. */
  readonly text: string;
}

/** PW-DEG-02, PW-R-13 (3): the acting side proposes one effect per degree, the GM approves; what is turned down stays open. */
export function useDegrees(fate: Fate, input: UseDegreesInput, _house: House) {
  const { text } = input;
  const figure = figureOf(input.scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  if (figure.openDegrees < 1) return refused('not-enough-degrees');
  const approved =
    fate.choose(question('approveExtra', 'PW-R-13', GM, ['approve', 'turnDown'])) === 'approve';
  fate.note('PW-DEG-02', { kind: 'extra', who: figure.name, text, approved });
  const effects: Effects = approved ? [{ kind: 'degreeUsed', figure: figure.id, text }] : [];
  const left = figure.openDegrees - effects.length;
  return { outcome: { kind: approved ? ('approved' as const) : ('turnedDown' as const), left }, effects };
}

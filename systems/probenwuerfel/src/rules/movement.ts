import { figureOf, type OfFigure } from '../model.ts';
import { type Fate, type House, refused } from '../rule.ts';
import { isRefusal, readyCheck, rollCheck } from './check.ts';
import { running } from './derived.ts';

export interface MoveInput extends OfFigure {
  readonly distance: number;
}

/** PW-DER-15, PW-R-22: a move is as long as Laufen at most; the path is the table's. */
export function move(fate: Fate, input: MoveInput, house: House) {
  const { scene, distance } = input;
  const figure = figureOf(scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  const base = running(figure, house);
  if (distance > base && house['running.sprintMode'] === 'raises') return refused('too-far');
  const sprinted = distance > base ? sprintDegrees(fate, input, house) : 0;
  const reach = base + sprinted;
  const covered = Math.min(distance, reach);
  const unit = house['running.unit'];
  fate.note('PW-DER-15', { kind: 'moved', who: figure.name, distance: covered, running: reach, unit });
  return {
    outcome: { kind: 'moved' as const, distance: covered, arrived: covered === distance },
    effects: [],
  };
}

/** PW-R-14, `rolled`: a check on Sprinten against the standard difficulty adds its degrees to this move alone. */
function sprintDegrees(fate: Fate, { scene, figure }: MoveInput, house: House): number {
  const side = { figure, skill: 'sprint', modifier: 0, circumstances: [], forced: true };
  const ready = readyCheck(scene, side, 'check', house);
  if (isRefusal(ready)) return 0;
  const { degrees } = rollCheck(fate, ready, house['check.defaultDifficulty'], house);
  fate.note('PW-R-14', { kind: 'sprinted', degrees });
  return degrees;
}

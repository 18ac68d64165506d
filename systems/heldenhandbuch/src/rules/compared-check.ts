import { figureOf, type Scene } from '../model.ts';
import { type HhEffect, type HhFate, type House, type Refusal, type Refused, refused } from '../rule.ts';
import { type CheckRequest, checkProblem, type FigureCheck } from './figure-check.ts';
import type { RollMode } from './keep-and-reroll.ts';
import { counted } from './numbers.ts';
import { everyOther, rollOpposed } from './opposed-checks.ts';
import type { TestedName } from './pools.ts';

export interface ComparedSide {
  readonly figure: string;
  readonly tested: TestedName;
  readonly mode: RollMode;
}

export interface ComparedInput {
  readonly scene: Scene;
  readonly acting: ComparedSide;
  readonly defending: ComparedSide;
}

export interface ComparedOutcome {
  readonly winner: 'acting' | 'defending' | 'tie';
  readonly acting: number;
  readonly defending: number;
}

type Compared = { outcome: ComparedOutcome | Refused; effects: readonly HhEffect[] };

/**
 * HH-CHK-08, HH-R-16: the higher number wins; on a tie the acting side has to exceed, unless the table says otherwise. A tie
 * that is thrown again is one no more, unless it has cost somebody something: then it is told first.
 */
export function comparedCheck(fate: HhFate, input: ComparedInput, house: House): Compared {
  const acting = requestOf(input.scene, input.acting);
  const defending = requestOf(input.scene, input.defending);
  if (typeof acting === 'string') return refused(acting);
  if (typeof defending === 'string') return refused(defending);
  if (acting.figure.id === defending.figure.id) return refused('nobody-opposes-themselves');
  for (;;) {
    fate.mark('compared');
    const checks = rollOpposed(fate, [acting, defending], everyOther(2), house);
    const [own = 0, other = 0] = checks.map((check) => check.outcome.number);
    const winner = winnerOf(counted(own), counted(other), house['tie.other']);
    const name = { acting: acting.figure.name, defending: defending.figure.name, tie: null }[winner];
    fate.note('HH-CHK-08', { kind: 'compared', winner: name, by: [own, other] });
    const effects = checks.flatMap((check) => check.effects);
    if (winner !== 'tie' || effects.length > 0 || !checks.some(hasThrown)) {
      return { outcome: { winner, acting: own, defending: other }, effects };
    }
  }
}

/** Without a die on the table a further throw would show nothing else. */
export const hasThrown = ({ usable, outcome }: Pick<FigureCheck, 'usable' | 'outcome'>): boolean =>
  usable.length + outcome.ones > 0;

/** HH-R-16: who wins a tie; `reroll`: nobody yet. */
export type Tie = House['tie.other'];

export function winnerOf(acting: number, defending: number, tie: Tie): ComparedOutcome['winner'] {
  if (acting !== defending) return acting > defending ? 'acting' : 'defending';
  return tie === 'reroll' ? 'tie' : tie;
}

function requestOf(scene: Scene, side: ComparedSide): CheckRequest | Refusal {
  const figure = figureOf(scene, side.figure);
  if (figure === undefined) return 'unknown-figure';
  const request = { scene, figure, tested: side.tested, mode: side.mode, context: 'compared' };
  return checkProblem(request) ?? request;
}

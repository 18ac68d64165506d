import { type Growth, type Offer, offerKinds } from '@tafelrunde/system';
import { ATTRIBUTES, DERIVED } from './data/attributes.ts';
import type { House } from './data/house-rules.ts';
import { type Figure, isOut, type Scene } from './model.ts';
import { raiseProblem, stepProblem } from './rules/advancement.ts';
import { growthStanding, growthTerms } from './text/growth.ts';

const { byFigure } = offerKinds('probenwuerfel');

/** PW-ADD-03: what the budget still holds. */
export function raiseOffers({ skills }: Scene, figure: Figure, house: House): readonly Offer[] {
  const raise = (kind: 'skill' | 'derived' | 'attribute', id: string): Offer =>
    byFigure(figure)(`raise-${kind}`, { row: `${kind}:${id}`, purpose: 'gear' }, { [kind]: id });
  return [
    ...skills
      .filter(({ id }) => raiseProblem(figure, id, house) === null)
      .map(({ id }) => raise('skill', id)),
    ...(figure.budget.derivedPoints < 1 ? [] : DERIVED).map((id) => raise('derived', id)),
    ...ATTRIBUTES.filter((id) => stepProblem(figure, id, house) === null).map((id) => raise('attribute', id)),
  ];
}

/** PW-ADD-03: the GM grants a level; what it brings is spent now or later. */
export function growth(scene: Scene, figure: Figure, house: House): Growth | null {
  if (figure.side !== 'pc' || isOut(figure)) return null;
  return {
    standing: growthStanding(figure),
    terms: growthTerms,
    steps: [...raiseOffers(scene, figure, house), byFigure(figure)('level-up', { purpose: 'gm' })],
    rule: 'PW-ADD-03',
  };
}

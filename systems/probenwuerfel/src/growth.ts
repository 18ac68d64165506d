import { type Growth, type Offer, offersOf } from '@tafelrunde/system';
import { ATTRIBUTES, DERIVED } from './data/attributes.ts';
import type { House } from './data/house-rules.ts';
import { type Figure, figureOf, isOut, type Scene } from './model.ts';
import { raiseProblem, stepProblem } from './rules/advancement.ts';

const offer = offersOf('probenwuerfel');

/** PW-ADD-03: what the budget still holds. */
export function raiseOffers(scene: Scene, figure: Figure, house: House): readonly Offer[] {
  return [
    ...scene.skills
      .filter(({ id }) => raiseProblem(figure, id, house) === null)
      .map(({ id }) =>
        offer('raise-skill', { figure: figure.id, skill: id }, { row: `skill:${id}`, purpose: 'gear' }),
      ),
    ...(figure.budget.derivedPoints < 1 ? [] : DERIVED).map((derived) =>
      offer('raise-derived', { figure: figure.id, derived }, { row: `derived:${derived}`, purpose: 'gear' }),
    ),
    ...ATTRIBUTES.filter((id) => stepProblem(figure, id, house) === null).map((attribute) =>
      offer(
        'raise-attribute',
        { figure: figure.id, attribute },
        { row: `attribute:${attribute}`, purpose: 'gear' },
      ),
    ),
  ];
}

/** PW-ADD-03: the GM grants a level; what it brings is spent now or later. */
export function growth(scene: Scene, id: string, house: House): Growth | null {
  const figure = figureOf(scene, id);
  if (figure?.side !== 'pc' || isOut(figure)) return null;
  const { skillRaises, derivedPoints, attributeSteps } = figure.budget;
  const left = [
    ...some(skillRaises, ['Steigerung', 'Steigerungen'], ['raise', 'raises']),
    ...some(derivedPoints, ['Wertepunkt', 'Wertepunkte'], ['value point', 'value points']),
    ...some(attributeSteps, ['Attributstufe', 'Attributstufen'], ['attribute step', 'attribute steps']),
  ];
  const told = (locale: 'de' | 'en', level: string) =>
    [`${level} ${figure.level}`, ...left.map((one) => one[locale])].join(' · ');
  return {
    standing: { de: told('de', 'Level'), en: told('en', 'Level') },
    terms: {
      de: 'Die Spielleitung gibt einen Aufstieg. Was er bringt, verteilst du gleich oder später.',
      en: 'The GM grants a level. What it brings you spend at once or later.',
    },
    steps: [...raiseOffers(scene, figure, house), offer('level-up', { figure: id }, { purpose: 'gm' })],
    rule: 'PW-ADD-03',
  };
}

const some = (count: number, de: readonly [string, string], en: readonly [string, string]) =>
  count < 1
    ? []
    : [{ de: `${count} ${de[count === 1 ? 0 : 1]} frei`, en: `${count} ${en[count === 1 ? 0 : 1]} left` }];

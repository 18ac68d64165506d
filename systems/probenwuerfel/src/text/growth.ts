import type { Text } from '@tafelrunde/kernel';
import type { Figure } from '../model.ts';

/** When somebody grows. */
export const growthTerms: Text = {
  de: 'Die Spielleitung gibt einen Aufstieg. Was er bringt, verteilst du gleich oder später.',
  en: 'The GM grants a level. What it brings you spend at once or later.',
};

/** How far somebody has come, and what is left to spend. */
export function growthStanding({ level, budget }: Figure): Text {
  const left = [
    ...some(budget.skillRaises, ['Steigerung', 'Steigerungen'], ['raise', 'raises']),
    ...some(budget.derivedPoints, ['Wertepunkt', 'Wertepunkte'], ['value point', 'value points']),
    ...some(
      budget.attributeSteps,
      ['Attributstufe', 'Attributstufen'],
      ['attribute step', 'attribute steps'],
    ),
  ];
  const named = { de: `Stufe ${level}`, en: `Level ${level}` };
  const told = (locale: 'de' | 'en') => [named[locale], ...left.map((one) => one[locale])].join(' · ');
  return { de: told('de'), en: told('en') };
}

const some = (count: number, de: readonly [string, string], en: readonly [string, string]) =>
  count < 1
    ? []
    : [{ de: `${count} ${de[count === 1 ? 0 : 1]} frei`, en: `${count} ${en[count === 1 ? 0 : 1]} left` }];

import { defaultsOf } from '@tafelrunde/system';
import { ATTRIBUTES, DERIVED } from '../data/attributes.ts';
import { STARTING_DIE } from '../data/dice.ts';
import { houseRules } from '../data/house-rules.ts';
import type { Attribute, Budget, Figure, SaidFigure } from '../model.ts';
import { recordOf, stepsUsed } from './create.ts';
import { hitPointsMax, manaMax } from './derived.ts';

const HOUSE = defaultsOf(houseRules);

/** What somebody says of a figure, with what the rules make of the rest: as at the very start (4.1). */
export function completed(said: SaidFigure): Figure {
  const attributes = recordOf(
    ATTRIBUTES,
    (one): Attribute => said.attributes[one] ?? { die: STARTING_DIE, modifier: 0 },
  );
  const bare: Figure = {
    ...said,
    name: said.name ?? said.id,
    attributes,
    budget: { ...creationLeft(said.level, attributes, said.skills), ...without(said.budget) },
    derivedModifiers: recordOf(DERIVED, (one) => said.derivedModifiers[one] ?? 0),
    hitPoints: 0,
    mana: 0,
  };
  return {
    ...bare,
    hitPoints: said.hitPoints ?? hitPointsMax(bare, HOUSE),
    mana: said.mana ?? manaMax(bare, HOUSE),
  };
}

/** PW-ADD-02: what creation still has to give to a sheet that does not say; with the first level-up it is over. */
function creationLeft(level: number, attributes: Figure['attributes'], skills: Figure['skills']): Budget {
  if (level > 1) return { attributeSteps: 0, skillRaises: 0, derivedPoints: 0 };
  const dice = recordOf(ATTRIBUTES, (one) => attributes[one].die);
  const raises = Object.values(skills).reduce((sum, one) => sum + one.raises, 0);
  return {
    attributeSteps: Math.max(HOUSE['creation.attributeSteps'] - stepsUsed(dice, 'points'), 0),
    skillRaises: Math.max(HOUSE['creation.skillRaises'] - raises, 0),
    derivedPoints: 0,
  };
}

/** Only what is told. */
const without = (budget: { readonly [K in keyof Budget]?: number | undefined } = {}): Partial<Budget> =>
  Object.fromEntries(Object.entries(budget).filter(([, count]) => count !== undefined));

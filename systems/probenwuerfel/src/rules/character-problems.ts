import type { Problem } from '@tafelrunde/kernel';
import { ATTRIBUTES } from '../data/attributes.ts';
import type { Figure } from '../model.ts';
import type { House } from '../rule.ts';
import { stepsOf } from './attributes.ts';
import { attributeSteps, raisesUsed, recordOf, stepsUsed } from './create.ts';
import { hitPointsMax, manaMax } from './derived.ts';

/** What the rules have against a figure. They warn; any allowed die may be entered freely (PW-R-16). */
export function characterProblems(figure: Figure, house: House): readonly Problem[] {
  return [
    ...(figure.side === 'pc' ? budgetProblems(figure, house) : []),
    ...(figure.side === 'pc' && figure.level === 1 ? creationProblems(figure, house) : []),
    ...ladderProblems(figure, house),
    ...currentProblems(figure, house),
  ];
}

/** PW-ADD-02, PW-ADD-03: more steps or raises than creation and the levels since then have given. */
function budgetProblems(figure: Figure, house: House): readonly Problem[] {
  const mode = house['creation.mode'];
  const levels = figure.level - 1;
  const dice = recordOf(ATTRIBUTES, (id) => figure.attributes[id].die);
  const raises = Object.fromEntries(Object.entries(figure.skills).map(([id, one]) => [id, one.raises]));
  const steps = attributeSteps(mode, house) + levels * house['levelUp.attributeSteps'];
  const most = house['creation.skillRaises'] + levels * house['levelUp.skillRaises'];
  const problems: Problem[] = [];
  if (stepsUsed(dice, mode) > steps)
    problems.push({ code: 'too-many-attribute-steps', at: 'attributes', rule: 'PW-ADD-02' });
  if (raisesUsed(raises) > most)
    problems.push({ code: 'too-many-raises', at: 'skills', rule: levels === 0 ? 'PW-ADD-02' : 'PW-ADD-03' });
  return problems;
}

/** PW-ADD-02: nothing above the largest die of creation. */
function creationProblems(figure: Figure, house: House): readonly Problem[] {
  const top = house['creation.maxDie'];
  const above = (at: string): Problem => ({ code: 'die-above-maximum', at, rule: 'PW-ADD-02' });
  return [
    ...ATTRIBUTES.filter((id) => figure.attributes[id].die > top).map((id) => above(`attributes.${id}`)),
    ...Object.entries(figure.skills)
      .filter(([, { die }]) => die > top)
      .map(([id]) => above(`skills.${id}`)),
  ];
}

/** PW-ADD-01: the raises are the place on the ladder, unless raises beyond its top are a bonus. */
function ladderProblems(figure: Figure, house: House): readonly Problem[] {
  return Object.entries(figure.skills)
    .filter(([, { die, raises }]) => {
      const beyond = house.beyondTop === 'bonus' && die === 12;
      return beyond ? raises < stepsOf(die) : raises !== stepsOf(die);
    })
    .map(([id]) => ({ code: 'raises-do-not-match', at: `skills.${id}`, rule: 'PW-ADD-01' }));
}

/** PW-ADD-04: current values never exceed their maximum. */
function currentProblems(figure: Figure, house: House): readonly Problem[] {
  const problems: Problem[] = [];
  if (figure.hitPoints > hitPointsMax(figure, house))
    problems.push({ code: 'hit-points-above-maximum', at: 'hitPoints', rule: 'PW-ADD-04' });
  if (figure.mana > manaMax(figure, house))
    problems.push({ code: 'mana-above-maximum', at: 'mana', rule: 'PW-ADD-04' });
  return problems;
}

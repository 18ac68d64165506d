import type { Problem } from '@tafelrunde/kernel';
import { STARTING_DICE } from '../data/templates.ts';
import type { Pc } from '../model.ts';
import type { House } from '../rule.ts';
import { dieOf } from './traits.ts';

/** What the rules have against a character. They warn; the table may play it all the same. */
export function characterProblems(character: Pc, house: House): readonly Problem[] {
  return [
    ...traitProblems(character, house),
    ...startingProblems(character, house),
    ...resourceProblems(character, house),
    ...(character.weapons.length === 0 ? [{ code: 'no-weapon', at: 'weapons', rule: 'GW-ADD-12' }] : []),
    ...(character.hasArmour && !house['optional.armour']
      ? [{ code: 'armour-off', at: 'hasArmour', rule: 'GW-OPT-01' }]
      : []),
  ];
}

/** GW-TRT-01, GW-R-02: the table's traits and no others. GW-ADD-13: d20 only by help. */
function traitProblems(character: Pc, house: House): readonly Problem[] {
  const given = Object.keys(character.traits);
  return [
    ...given
      .filter((trait) => !house.traits.includes(trait))
      .map((trait) => ({ code: 'unknown-trait', at: `traits.${trait}`, rule: 'GW-R-02' })),
    ...house.traits
      .filter((trait) => !given.includes(trait))
      .map((trait) => ({ code: 'trait-missing', at: `traits.${trait}`, rule: 'GW-TRT-01' })),
    ...given
      .filter((trait) => dieOf(character, trait) > house['advance.maxDie'])
      .map((trait) => ({ code: 'die-above-maximum', at: `traits.${trait}`, rule: 'GW-ADD-13' })),
  ];
}

/** GW-ADD-12: d10, d8 and d6 at the start; every size beyond that needs an advance (GW-ADD-13). */
function startingProblems(character: Pc, house: House): readonly Problem[] {
  const sizes = (die: number) => [6, 8, 10, 12, 20].indexOf(die);
  const dice = house.traits.map((trait) => sizes(dieOf(character, trait))).sort((a, b) => b - a);
  const start = [...STARTING_DICE.map(sizes), ...dice.map(() => 0)].slice(0, dice.length);
  const beyond = dice.reduce((sum, size, i) => sum + Math.max(size - (start[i] ?? 0), 0), 0);
  const raised = character.advances.filter((advance) => house.traits.includes(advance)).length;
  return beyond > raised ? [{ code: 'starting-dice', at: 'traits', rule: 'GW-ADD-12' }] : [];
}

/** GW-HRT-01, GW-MAG-01: five hearts and three Mana, and one more for each advance that says so. */
function resourceProblems(character: Pc, house: House): readonly Problem[] {
  const bought = (what: string) => character.advances.filter((advance) => advance === what).length;
  const problems: Problem[] = [];
  if (character.heartsMax > house['pc.hearts'] + bought('heart')) {
    problems.push({ code: 'unexplained-hearts', at: 'heartsMax', rule: 'GW-HRT-01' });
  }
  if (character.manaMax > house['pc.mana'] + bought('mana')) {
    problems.push({ code: 'unexplained-mana', at: 'manaMax', rule: 'GW-MAG-01' });
  }
  return problems;
}

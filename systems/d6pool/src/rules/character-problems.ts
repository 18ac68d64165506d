import type { Problem } from '@tafelrunde/kernel';
import type { LevelRow } from '../data/levels.ts';
import { PATTERNS_AT_START } from '../data/persona.ts';
import { ATTRIBUTES, type Figure } from '../model.ts';
import type { DpId, House } from '../rule.ts';
import type { ProblemCode } from '../text/refusals.ts';
import { missingRule } from './abilities.ts';
import {
  abilitiesIn,
  abilityLimit,
  attributeTotal,
  levelRow,
  skillCap,
  skillCapBase,
  spentSkillDice,
} from './budget.ts';
import { xpCap, xpForNextLevel, xpRoom } from './experience.ts';
import { startingLifestyle } from './income.ts';
import { isBalanced } from './traits.ts';

const problem = (code: ProblemCode, at: string, rule: DpId, data?: Problem['data']): Problem =>
  data === undefined ? { code, at, rule } : { code, at, rule, data };

/** What the rules have against a character. They warn; the table may play it all the same. */
export function characterProblems(figure: Figure, house: House): readonly Problem[] {
  if (figure.kind !== 'pc') return npcProblems(figure, house);
  return [
    ...budgetProblems(figure, house),
    ...traitProblems(figure, house),
    ...personProblems(figure),
    ...experienceProblems(figure, house),
    ...ruleProblems(figure, house),
  ];
}

/** DP-R-105: an NPC's values are free; what differs from its level is one note, or all of it if the table is strict. */
function npcProblems(figure: Figure, house: House): readonly Problem[] {
  const against =
    figure.level === 0 ? minorProblems(figure) : [...budgetProblems(figure, house), ...balance(figure)];
  if (house.npcValidation === 'strict' || against.length === 0) return against;
  return [problem('npc-differs', 'level', 'DP-R-105', { level: figure.level })];
}

/** DP-NPC-02: one die everywhere, six to eight skills. */
function minorProblems(figure: Figure): readonly Problem[] {
  const dice = [...Object.values(figure.attributes), ...Object.values(figure.skills)];
  return [
    ...(dice.some((one) => one > 1) ? [problem('more-than-one-die', 'attributes', 'DP-NPC-02')] : []),
    ...(Object.keys(figure.skills).length > 8 ? [problem('too-many-skills', 'skills', 'DP-NPC-02')] : []),
  ];
}

/** DP-CRE-01 to 03, DP-XP-10, DP-XP-12. */
function budgetProblems(figure: Figure, house: House): readonly Problem[] {
  const row = levelRow(figure.level, house);
  if (row === undefined) return [problem('no-such-level', 'level', 'DP-XP-10', { level: figure.level })];
  return [
    ...attributeProblems(figure, row),
    ...skillProblems(figure, row, house),
    ...abilityProblems(figure, house),
  ];
}

function attributeProblems(figure: Figure, row: LevelRow): readonly Problem[] {
  const total = attributeTotal(figure);
  const first = figure.level === 1;
  const caps = ATTRIBUTES.filter((one) => figure.attributes[one] > row.maxAttribute);
  return [
    ...(total === row.attributeDice
      ? []
      : [
          problem('attribute-dice', 'attributes', first ? 'DP-CRE-01' : 'DP-XP-10', {
            total,
            budget: row.attributeDice,
          }),
        ]),
    ...ATTRIBUTES.filter((one) => figure.attributes[one] < 1).map((one) =>
      problem('attribute-too-low', `attributes.${one}`, 'DP-ATR-01'),
    ),
    ...caps.map((one) =>
      problem('attribute-too-high', `attributes.${one}`, first ? 'DP-CRE-01' : 'DP-XP-12', {
        max: row.maxAttribute,
      }),
    ),
  ];
}

function skillProblems(figure: Figure, row: LevelRow, house: House): readonly Problem[] {
  const total = spentSkillDice(figure);
  const first = figure.level === 1;
  // DP-R-103: counted without abilities the quarter can be smaller than the table's figure.
  const max = house.capBase === 'withAbilities' ? row.maxSkill : skillCap(skillCapBase(figure, house));
  const held = [
    ...Object.entries(figure.skills).map(([skill, dice]) => [`skills.${skill}`, dice] as const),
    ...Object.entries(figure.powers).map(([power, dice]) => [`powers.${power}`, dice] as const),
    ...figure.languages.map(({ language, dice }) => [`languages.${language}`, dice] as const),
  ];
  return [
    ...(total === row.skillDice
      ? []
      : [
          problem('skill-dice', 'skills', first ? 'DP-CRE-02' : 'DP-XP-10', { total, budget: row.skillDice }),
        ]),
    ...held
      .filter(([, dice]) => dice > max)
      .map(([at]) => problem('skill-too-high', at, first ? 'DP-CRE-02' : 'DP-XP-12', { max })),
  ];
}

/** DP-CRE-03, DP-R-96. */
function abilityProblems(figure: Figure, house: House): readonly Problem[] {
  return [...new Set(figure.abilities.map(({ skill }) => skill))]
    .filter((skill) => abilitiesIn(figure, skill) > abilityLimit(figure, skill, house))
    .map((skill) =>
      problem('too-many-abilities', `abilities.${skill}`, 'DP-CRE-03', {
        max: abilityLimit(figure, skill, house),
      }),
    );
}

/** DP-CRE-04, DP-R-25: one die each at creation; later, and where the table is free, equal sums. */
function traitProblems(figure: Figure, house: House): readonly Problem[] {
  if (figure.level > 1 || house.advantageBalance === 'free') return balance(figure);
  return (['advantages', 'disadvantages'] as const)
    .filter((of) => {
      const dice = Object.values(figure[of]);
      return dice.length !== 1 || dice[0] !== 1;
    })
    .map((of) => problem(of === 'advantages' ? 'one-advantage' : 'one-disadvantage', of, 'DP-CRE-04'));
}

const balance = ({ advantages, disadvantages }: Figure): readonly Problem[] =>
  isBalanced(advantages, disadvantages) ? [] : [problem('not-balanced', 'advantages', 'DP-ADV-02')];

/** DP-CRE-05, DP-CRE-06. */
function personProblems(figure: Figure): readonly Problem[] {
  return [
    ...(figure.personaPatterns.length === PATTERNS_AT_START
      ? []
      : [problem('three-patterns', 'personaPatterns', 'DP-CRE-05')]),
    ...(figure.profession === null ? [problem('no-profession', 'profession', 'DP-CRE-06')] : []),
  ];
}

/** DP-XP-04, DP-R-101: nobody holds more than the caps, and the caps must reach the next level. */
function experienceProblems(figure: Figure, house: House): readonly Problem[] {
  const needed = xpForNextLevel(figure.level, house);
  // DP-R-101: a lifestyle that has fallen can rise again; what the job gives counts.
  const lifestyle = Math.max(figure.lifestyle, startingLifestyle(figure, house));
  const room = xpRoom({ ...figure, lifestyle }, house);
  return [
    ...Object.entries(figure.xp)
      .filter(([trait, points]) => points > xpCap(figure, trait, house))
      .map(([trait]) => problem('xp-above-cap', `xp.${trait}`, 'DP-XP-04')),
    ...(needed !== null && room < needed
      ? [problem('level-out-of-reach', 'xp', 'DP-R-101', { room, needed })]
      : []),
  ];
}

/** DP-OPT-02, DP-R-26: dice in what the table has left out. */
function ruleProblems(figure: Figure, house: House): readonly Problem[] {
  return [
    ...figure.abilities
      .filter(({ ability }) => missingRule(ability, house) !== null)
      .map(({ ability }) => problem('ability-without-rule', `abilities.${ability}`, 'DP-OPT-02')),
    ...(house.powers === 'off' && Object.keys(figure.powers).length > 0
      ? [problem('powers-off', 'powers', 'DP-R-26')]
      : []),
  ];
}

import { LEVELS, type LevelRow, MAX_LEVEL } from '../data/levels.ts';
import { ATTRIBUTES, type Figure, skillDice } from '../model.ts';
import type { House } from '../rule.ts';

/** DP-XP-10, DP-R-104: the row of a level; beyond 8 by the patterns, if the table goes on. */
export function levelRow(level: number, house: House): LevelRow | undefined {
  const row = LEVELS.find((one) => one.level === level);
  if (row !== undefined || level <= MAX_LEVEL || house.levelCap !== 'extrapolate') return row;
  const attributeDice = 11 + level;
  const dice = 10 + 2 * level;
  return {
    level,
    attributeDice,
    maxAttribute: attributeCap(attributeDice),
    skillDice: dice,
    maxSkill: skillCap(dice),
    abilitiesPerSkill: Math.ceil(level / 2),
  };
}

/** DP-XP-12, DP-R-103: a third of all attribute dice, rounded down. */
export const attributeCap = (total: number): number => Math.floor(total / 3);
/** DP-XP-12, DP-R-103: a quarter of all skill dice, rounded down. */
export const skillCap = (total: number): number => Math.floor(total / 4);

export const attributeTotal = ({ attributes }: Figure): number =>
  ATTRIBUTES.reduce((sum, attribute) => sum + attributes[attribute], 0);

/** Dice in skills, powers and languages. */
const trainedDice = ({ skills, powers, languages }: Figure): number =>
  [...Object.values(skills), ...Object.values(powers), ...languages.map(({ dice }) => dice)].reduce(
    (sum, dice) => sum + dice,
    0,
  );

/** DP-CRE-03, DP-R-97: each ability costs one skill die. */
export const spentSkillDice = (figure: Figure): number => trainedDice(figure) + figure.abilities.length;

/** DP-R-103: what the quarter is taken of. */
export const skillCapBase = (figure: Figure, { capBase }: House): number =>
  capBase === 'withAbilities' ? spentSkillDice(figure) : trainedDice(figure);

/** DP-CRE-03, DP-R-96: how many abilities a skill can carry. */
export function abilityLimit(figure: Figure, skill: string, house: House): number {
  const dice = skillOf(figure, skill);
  // Below level 1 there is no row; the first one stands in.
  const table = (levelRow(figure.level, house) ?? (LEVELS[0] as LevelRow)).abilitiesPerSkill;
  if (house.abilityLimit === 'skillDice') return dice;
  // DP-ABL-01: at least one die is needed in any case.
  if (house.abilityLimit === 'table') return dice > 0 ? table : 0;
  return Math.min(dice, table);
}

/** Dice in the skill an ability belongs to; any language will do for `language`. */
const skillOf = (figure: Figure, skill: string): number =>
  skill === 'language' ? Math.max(0, ...figure.languages.map(({ dice }) => dice)) : skillDice(figure, skill);

export const abilitiesIn = (figure: Figure, skill: string): number =>
  figure.abilities.filter((one) => one.skill === skill).length;

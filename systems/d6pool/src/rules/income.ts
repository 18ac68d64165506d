import type { Input } from '../actions/inputs.ts';
import { type Figure, figureOf, type Scene, skillDice } from '../model.ts';
import { type Effects, type Fate, type House, refused, type Share } from '../rule.ts';
import { rollChallenge } from './challenge.ts';
import { offerExperience } from './experience.ts';
import { fateProblem, fateShare, spendFate } from './fate-dice.ts';
import { penaltiesOf } from './penalties.ts';

/** DP-LIF-01: the attribute and skill of the profession. */
export function incomePool({ profession, attributes, ...rest }: Figure): number {
  if (profession === null) return 0;
  return attributes[profession.attribute] + skillDice({ profession, attributes, ...rest }, profession.skill);
}

/** DP-LIF-02, DP-R-98: a third of the income pool, rounded down; wealth and poverty only if the table wants it. */
export function startingLifestyle(figure: Figure, { wealthOnLifestyle }: House): number {
  const base = Math.floor(incomePool(figure) / 3);
  if (wealthOnLifestyle === 'off') return base;
  return base + (figure.advantages['wealth'] ?? 0) - (figure.disadvantages['poverty'] ?? 0);
}

/** DP-LIF-03, DP-R-99: what the month's earnings make of the lifestyle. */
export function rollIncome(fate: Fate, scene: Scene, figure: Figure, fateDice: number, house: House) {
  const { profession, attributes, lifestyle } = figure;
  if (profession === null) return { lifestyle, experience: false };
  const positive: readonly Share[] = [
    { source: profession.attribute, dice: attributes[profession.attribute] },
    { source: profession.skill, dice: skillDice(figure, profession.skill) },
    { source: 'advantage:wealth', dice: figure.advantages['wealth'] ?? 0 },
    fateShare(fateDice),
  ];
  const penalty = penaltiesOf(scene, figure, { roll: 'situational', disadvantages: ['poverty'] }, house);
  const rolled = rollChallenge(
    fate,
    {
      of: { by: figure.id, role: 'income' },
      positive,
      penalty,
      difficulty: Math.max(0, lifestyle),
    },
    house,
  );
  const by = rolled.patzer ? -2 : !rolled.success ? -1 : rolled.crits > 0 ? 1 : 0;
  const to = house.incomeRoll === 'recordOnly' ? lifestyle : lifestyle + by;
  fate.note('DP-LIF-03', { kind: 'income', figure: figure.name, from: lifestyle, to });
  return { lifestyle: to, experience: rolled.experience };
}

/** DP-LIF-01, DP-R-99: the income roll of a figure, monthly. */
export function income(fate: Fate, input: Input<'income'>, house: House) {
  const figure = figureOf(input.scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  if (figure.profession === null) return refused('no-profession');
  const problem = fateProblem(input.scene, figure, input.fate, house);
  if (problem !== null) return refused(problem);
  const { lifestyle, experience } = rollIncome(fate, input.scene, figure, input.fate, house);
  // DP-R-101: income rolls are where lifestyle earns experience.
  const traits = [`skill:${figure.profession.skill}`, 'lifestyle'];
  const effects: Effects = [
    ...spendFate(fate, figure, input.fate),
    { kind: 'lifestyle', figure: figure.id, to: lifestyle },
    ...offerExperience(fate, figure, experience, traits, house),
  ];
  return { outcome: { kind: 'income' as const, lifestyle, by: lifestyle - figure.lifestyle }, effects };
}

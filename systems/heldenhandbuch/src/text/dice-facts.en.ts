import type { FactTexts } from '@tafelrunde/kernel';
import { plural, signed } from '@tafelrunde/system';
import { LOWEST_SUCCESS } from '../rules/groups.ts';
import type { DiceFact } from './dice-facts.ts';
import { names } from './names.ts';

const { attributes, rollModes, skills } = names.en;

/** HH-R-04: below 4 it is a failure, whatever number shows. */
const told = (number: number): string => (number < LOWEST_SUCCESS ? 'Failure' : String(number));
/** Whose dice a line is about. Accounts of earlier versions do not say. */
const of = (figure: string | null | undefined, line: string): string =>
  figure === null || figure === undefined ? line : `${figure}: ${line}`;
const list = (faces: readonly number[]): string => faces.join(', ');
const valueName = (key: string): string =>
  (({ ...attributes, ...skills }) as Readonly<Record<string, string>>)[key] ?? key;

const CHANGE = {
  items: 'by items',
  rows: 'by empty rows',
  criticals: 'by critical injuries',
  owed: 'for rescue dice',
  half: 'after the fall',
  gritted: 'with gritted teeth',
  limit: 'by the limits of a pool',
} as const;

/** Pools, rolls, luck and learning, in English. */
export const diceFactsEn: FactTexts<DiceFact> = {
  pool: ({ figure, tested, count, sides }) => `${figure} tests ${valueName(tested)} with ${count}d${sides}.`,
  noDice: ({ figure }) => `${figure} has no die left: the check fails.`,
  diceChanged: ({ reason, by }) => `${signed(by)} ${Math.abs(by) === 1 ? 'die' : 'dice'} ${CHANGE[reason]}.`,
  rollKind: ({ mode }) => `It is a ${rollModes[mode].toLowerCase()}.`,
  kept: ({ figure, faces, left }) => {
    const kept = faces.length === 0 ? 'Nothing is kept' : `Kept: ${list(faces)}`;
    return of(
      figure,
      left === 0 ? `${kept}.` : `${kept}; ${plural(left, 'die goes', 'dice go')} into the next throw.`,
    );
  },
  freeThrow: ({ left }) => `A free throw is used, ${left} left.`,
  thrownAgain: ({ from, to }) => `Thrown again: the ${from} becomes a ${to}.`,
  adjusted: ({ from, to }) => `A die is shifted from ${from} to ${to}.`,
  numberAdjusted: ({ by }) => `The number is shifted by ${signed(by)}.`,
  converted: ({ from, to }) => `Lucky number ${from}: converted into a ${to}.`,
  shadowRoll: ({ from, to, taken }) => `Shadow roll: ${from} or ${to}, the ${taken} counts.`,
  swapped: ({ given, taken }) => `Swapped: the own ${given} for the other's ${taken}.`,
  onesIgnored: ({ figure, ones }) =>
    of(
      figure,
      ones === 1 ? 'One 1 does no harm, thanks to skill.' : `${ones} 1s do no harm, thanks to skill.`,
    ),
  onesOffset: ({ figure, faces }) => of(figure, `Voided to offset 1s: ${list(faces)}.`),
  onesOpen: ({ figure, psyche }) =>
    of(figure, `${psyche === 1 ? 'One 1 is' : `${psyche} 1s are`} left open: ${psyche} psyche lost.`),
  legendaryFailure: ({ figure, respect }) =>
    of(figure, respect === 0 ? 'A legendary failure.' : `A legendary failure: ${respect} respect less.`),
  group: ({ figure, faces }) => of(figure, `Dice group ${list(faces)}.`),
  number: ({ figure, number, minimum, success }) => {
    if (number < LOWEST_SUCCESS) return of(figure, `Result ${number}: a failure.`);
    if (minimum === null || success === null) return of(figure, `Result ${number}.`);
    return of(figure, `Result ${number} against ${minimum}: ${success ? 'success' : 'failure'}.`);
  },
  legendary: ({ figure, equals, mythos }) =>
    of(
      figure,
      `A legendary check with ${equals} equals: ${plural(mythos, 'mythos point', 'mythos points')}.`,
    ),
  compared: ({ winner, by }) =>
    winner === null
      ? `${told(by[0])} against ${told(by[1])}: a tie.`
      : `${told(by[0])} against ${told(by[1])}: ${winner} is ahead.`,
  contributed: ({ figure, faces }) => `${figure} contributes: ${list(faces)}.`,
  jointNumber: ({ number, cap, success }) =>
    `Joint result ${number} (equals up to ${cap}): ${success ? 'success' : 'failure'}.`,
  remembered: ({ figure, topic, success }) => {
    const about = topic === '' ? '' : ` (${topic})`;
    return success ? `${figure} remembers${about}.` : `${figure} does not remember${about}.`;
  },
  learningDice: ({ count, sides, cost }) =>
    cost === 0
      ? `A learning roll with ${count}d${sides}, for free.`
      : `A learning roll with ${count}d${sides} for ${cost} EP.`,
  learned: ({ figure, what, to }) => `${figure} learns: ${valueName(what)} rises to ${to}.`,
  notLearned: ({ figure, what }) => `${figure} learns nothing about ${valueName(what)}.`,
  starWon: ({ figure, skill }) => `${figure} wins the adept star in ${valueName(skill)}.`,
  gradeWon: ({ figure, skill, grade }) => `${figure} reaches mastery grade ${grade} in ${valueName(skill)}.`,
};

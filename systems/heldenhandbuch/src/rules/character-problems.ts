import type { Problem } from '@tafelrunde/kernel';
import type { HhId } from '../catalogue.ts';
import { type Figure, type Item, itemOf, TRACKS, trackSize } from '../model.ts';
import type { House } from '../rule.ts';
import type { ProblemCode } from '../text/refusals.ts';
import { mayEngrave } from './runes.ts';

/** HH-R-20: no face exceeds 20. */
const MAX_ATTRIBUTE = 20;
/** HH-LRN-08: six dice, six 20s. */
const MAX_SKILL = 25;
/** HH-LRN-05. */
const STAR_VALUE = 12;

interface Ruled extends Problem {
  readonly rule: HhId;
}
const problem = (code: ProblemCode, at: string, rule: HhId): Ruled => ({ code, at, rule });

/** What the rules have against a character. They warn; the table may play it all the same. */
export function characterProblems(figure: Figure, house: House): readonly Problem[] {
  return [
    ...attributeProblems(figure),
    ...skillProblems(figure),
    ...bodyProblems(figure, house),
    ...itemProblems(figure),
    ...(figure.side === 'heroes' && figure.luckyNumber === null
      ? [problem('lucky-number-missing', 'luckyNumber', 'HH-R-21')]
      : []),
  ];
}

const attributeProblems = ({ attributes }: Figure): readonly Ruled[] =>
  Object.entries(attributes).flatMap(([name, { value }]) => {
    if (value < 1) return [problem('attribute-below-1', `attributes.${name}`, 'HH-CHK-03')];
    return value > MAX_ATTRIBUTE ? [problem('attribute-above-20', `attributes.${name}`, 'HH-R-20')] : [];
  });

/** HH-LRN-05, HH-LRN-08, HH-LRN-10, HH-LRN-11: what a skill can have, by class and value. */
function skillProblems(figure: Figure): readonly Ruled[] {
  const found = Object.entries(figure.skills).flatMap(([name, skill]) => {
    const at = `skills.${name}`;
    const starAllowed = skill.class === 'general' && skill.value >= STAR_VALUE;
    return [
      ...(skill.value > MAX_SKILL ? [problem('skill-above-25', at, 'HH-LRN-08')] : []),
      ...(skill.adeptStar && !starAllowed ? [problem('star-too-early', at, 'HH-LRN-05')] : []),
      ...(skill.masteryGrade > 0 && skill.class !== 'profession'
        ? [problem('grade-without-profession', at, 'HH-LRN-10')]
        : []),
    ];
  });
  const runes = figure.skills['runeEngraving'] !== undefined && !mayEngrave(figure);
  return runes ? [...found, problem('runes-without-grade', 'skills.runeEngraving', 'HH-LRN-11')] : found;
}

/** HH-R-55, HH-R-57, HH-R-82, HH-R-90. */
function bodyProblems(figure: Figure, house: House): readonly Ruled[] {
  const { regeneration, lifeCircles } = figure;
  const above = TRACKS.filter(
    (track) =>
      figure[track].points > trackSize(figure[track]) &&
      !(track === 'psyche' && house['haggle.mayExceedMax']),
  );
  return [
    ...above.map((track) => problem('points-above-maximum', track, 'HH-R-55')),
    ...(regeneration.current > regeneration.base
      ? [problem('regeneration-above-base', 'regeneration', 'HH-R-90')]
      : []),
    ...lifeCircles.flatMap(({ heavy, middle }, i) =>
      heavy.some((injury) => middle[injury.middle] !== true)
        ? [problem('injury-on-whole-segment', `lifeCircles.${i}`, 'HH-R-58')]
        : [],
    ),
  ];
}

/** HH-R-76, HH-ITM-04, HH-DMG-09: tools without effects; weapon and armour from the own things. */
function itemProblems(figure: Figure): readonly Ruled[] {
  const isKind = (id: string | null, kind: Item['kind']) => id === null || itemOf(figure, id)?.kind === kind;
  return [
    ...figure.inventory
      .filter(({ kind, effects }) => kind === 'tool' && effects.length > 0)
      .map(({ id }) => problem('tool-with-effects', `inventory.${id}`, 'HH-R-76')),
    ...(isKind(figure.wielded, 'weapon') ? [] : [problem('no-such-weapon', 'wielded', 'HH-ITM-04')]),
    ...(isKind(figure.worn, 'armour') ? [] : [problem('no-such-armour', 'worn', 'HH-DMG-09')]),
  ];
}

import { type Decider, type Faces, question } from '@tafelrunde/kernel';
import { ADEPT_STAR, MASTERY_GRADES } from '../data/mastery-grades.ts';
import { type DicePool, type DieStep, type Figure, figureOf, type Scene, type Skill } from '../model.ts';
import { type HhEffect, type HhFate, type House, type Refused, refused } from '../rule.ts';
import { keepAndReroll } from './keep-and-reroll.ts';
import { MASTER_VALUE } from './mishaps.ts';
import { type TestedName, type TestedValue, testedOf } from './pools.ts';
import { mayEngrave } from './runes.ts';

/** HH-LRN-08: six dice cannot show more 20s. */
const HIGHEST_SKILL = 25;
const HIGHEST_FACE = 20;

/** What a learning roll can bring. */
const GAINS = ['value', 'star', 'grade'] as const;
export type Gain = (typeof GAINS)[number];

const reaching = (faces: Faces, least: number): number => faces.filter((face) => face >= least).length;

/** HH-LRN-03, HH-R-18: one face above the value is enough, and more bring no more. HH-LRN-08, HH-R-20: above 20 step by step. */
export function raisesValue(faces: Faces, { kind, value }: Pick<TestedValue, 'kind' | 'value'>): boolean {
  if (value < MASTER_VALUE) return reaching(faces, value + 1) > 0;
  if (kind === 'attribute' || value >= HIGHEST_SKILL) return false;
  const target = value + 1;
  return reaching(faces, HIGHEST_FACE) >= target - MASTER_VALUE + 1;
}

/** HH-LRN-05. */
export const winsStar = (faces: Faces, skill: Skill): boolean =>
  skill.class === 'general' &&
  !skill.adeptStar &&
  skill.value >= ADEPT_STAR.skillValue &&
  reaching(faces, ADEPT_STAR.face) >= ADEPT_STAR.dice;

/** HH-LRN-10, HH-R-19: the next grade, one for each roll. */
export function winsGrade(faces: Faces, skill: Skill): boolean {
  const next = MASTERY_GRADES.find(({ grade }) => grade === skill.masteryGrade + 1);
  return skill.class === 'profession' && next !== undefined && reaching(faces, next.face) >= next.dice;
}

/** HH-R-17: the dice one may learn with: the value's own pool, without items and without losses. */
function learningDice(tested: TestedValue, manual: DicePool | undefined, house: House): DicePool {
  switch (house['learning.dice']) {
    case 'ownPool':
      return tested.base;
    case 'w20':
      return { count: tested.base.count, step: 20 };
    case 'manual':
      return manual ?? tested.base;
  }
}

/**
 * HH-LRN-01, HH-LRN-04: a sieve roll in which each face counts for itself: no duds, no mishaps, no lucky number, no equals. 1s
 * may be thrown again.
 */
export function learningRoll(
  fate: HhFate,
  count: number,
  sides: DieStep,
  value: number,
  { id: by, name }: Pick<Figure, 'id' | 'name'>,
  house: House,
  context?: string,
): Faces {
  const wanted = Math.min(value + 1, HIGHEST_FACE);
  const usual = (_kept: Faces, thrown: Faces): Faces => {
    const good = thrown.filter((face) => face >= wanted);
    return good.length > 0 ? good : thrown.slice(-1);
  };
  const roll = {
    mode: 'sieve',
    count,
    sides,
    by,
    name,
    role: 'learning',
    freeThrows: 0,
    locksOnes: false,
    usual,
    context,
  } as const;
  return keepAndReroll(fate, roll, house).faces;
}

export interface LearnInput {
  readonly scene: Scene;
  readonly figure: string;
  readonly tested: TestedName;
  /** HH-R-17: dice the GM allows, if the table wants it so. */
  readonly pool?: DicePool | undefined;
}

export interface LearnOutcome {
  readonly dice: number;
  readonly faces: Faces;
  readonly raised: boolean;
  readonly star: boolean;
  readonly grade: boolean;
}

type Learned = { outcome: LearnOutcome | Refused; effects: readonly HhEffect[] };

/** HH-LRN-01 to HH-LRN-05, HH-LRN-08, HH-LRN-10: experience points become learning dice, and these a higher value, a star or a grade. */
export function learn(fate: HhFate, input: LearnInput, house: House): Learned {
  const figure = figureOf(input.scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  const tested = testedOf(figure, input.tested);
  if (tested === undefined)
    return refused(input.tested.kind === 'skill' ? 'unknown-skill' : 'unknown-attribute');
  if (!mayBeRaised(figure, tested)) return refused('no-mastery-grade');
  if (figure.ep < 1) return refused('not-enough-experience');
  const { count: most, step } = learningDice(tested, input.pool, house);
  const dice = chooseDice(fate, Math.min(most, figure.ep), figure.id);
  fate.note('HH-LRN-02', { kind: 'learningDice', count: dice, sides: step, cost: dice });
  const faces = learningRoll(fate, dice, step, tested.value, figure, house, `learn|${dice}`);
  const gains = chooseGains(fate, gainsOf(faces, tested), figure.id, house);
  const effects: HhEffect[] = [{ kind: 'experience', figure: figure.id, by: -dice }];
  for (const gain of gains) effects.push(carryOut(fate, gain, figure, tested));
  if (!gains.includes('value'))
    fate.note('HH-LRN-03', { kind: 'notLearned', figure: figure.name, what: tested.name });
  const outcome = {
    dice,
    faces: faces.toReversed(),
    raised: gains.includes('value'),
    star: gains.includes('star'),
    grade: gains.includes('grade'),
  };
  return { outcome, effects };
}

/** HH-LRN-11: rune engraving is raised from the third grade of weaponsmith on. */
const mayBeRaised = (figure: Figure, { name }: TestedValue): boolean =>
  name !== 'runeEngraving' || mayEngrave(figure);

/** HH-LRN-01, HH-CHK-01: the one roll whose dice may be left out. */
function chooseDice(fate: HhFate, most: number, by: Decider): number {
  if (most === 1) return 1;
  const counts = Array.from({ length: most }, (_, i) => String(most - i));
  return Number(fate.choose(question('learning-dice', 'HH-LRN-01', by, counts)));
}

function gainsOf(faces: Faces, tested: TestedValue): readonly Gain[] {
  const { skill } = tested;
  return GAINS.filter((gain) => {
    if (gain === 'value') return raisesValue(faces, tested);
    if (skill === undefined) return false;
    return gain === 'star' ? winsStar(faces, skill) : winsGrade(faces, skill);
  });
}

/** HH-R-18: all that the roll allows, or by house rule one of it. */
function chooseGains(fate: HhFate, gains: readonly Gain[], by: Decider, house: House): readonly Gain[] {
  if (house['learning.combined'] || gains.length < 2) return gains;
  return [fate.choose(question('gain', 'HH-R-18', by, gains.toReversed()))];
}

function carryOut(
  fate: HhFate,
  gain: Gain,
  { id, name: called }: Figure,
  { kind, name, value, skill }: TestedValue,
): HhEffect {
  switch (gain) {
    case 'value':
      fate.note(value < MASTER_VALUE ? 'HH-LRN-03' : 'HH-LRN-08', {
        kind: 'learned',
        figure: called,
        what: name,
        to: value + 1,
      });
      return kind === 'attribute'
        ? { kind: 'attributeRaised', figure: id, attribute: name }
        : { kind: 'skillRaised', figure: id, skill: name };
    case 'star':
      fate.note('HH-LRN-05', { kind: 'starWon', figure: called, skill: name });
      return { kind: 'starWon', figure: id, skill: name };
    case 'grade': {
      const grade = ((skill?.masteryGrade ?? 0) + 1) as Skill['masteryGrade'];
      fate.note('HH-LRN-10', { kind: 'gradeWon', figure: called, skill: name, grade });
      return { kind: 'gradeWon', figure: id, skill: name };
    }
  }
}

/**
 * HH-LUC-03, HH-LUC-04, HH-R-21: lucky numbers that were not converted give a learning roll on one attribute, with as many of
 * its own dice; a reward, so it costs nothing unless the table says so.
 */
export function learnFromLuck(fate: HhFate, figure: Figure, dice: number, house: House): readonly HhEffect[] {
  const cost = house['luck.costsEP'] ? dice : 0;
  const attributes = Object.keys(figure.attributes);
  if (dice < 1 || attributes.length === 0 || figure.ep < cost) return [];
  const name = fate.choose(question('lucky-learning', 'HH-LUC-03', figure.id, ['none', ...attributes]));
  const tested = name === 'none' ? undefined : testedOf(figure, { kind: 'attribute', name });
  if (tested === undefined) return [];
  fate.note('HH-LUC-03', { kind: 'learningDice', count: dice, sides: tested.base.step, cost });
  const faces = learningRoll(fate, dice, tested.base.step, tested.value, figure, house);
  const paid: readonly HhEffect[] = cost === 0 ? [] : [{ kind: 'experience', figure: figure.id, by: -cost }];
  if (raisesValue(faces, tested)) return [...paid, carryOut(fate, 'value', figure, tested)];
  fate.note('HH-LUC-03', { kind: 'notLearned', figure: figure.name, what: name });
  return paid;
}

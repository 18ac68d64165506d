import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { Figure } from '../../src/model.ts';
import { type LearnInput, learn, raisesValue, winsGrade, winsStar } from '../../src/rules/learning.ts';
import type { TestedName } from '../../src/rules/pools.ts';
import { after, DEFAULTS, hero, house, sceneWith } from '../fixtures.ts';

const REACTION: TestedName = { kind: 'attribute', name: 'reaction' };
const skill = (name: string): TestedName => ({ kind: 'skill', name });
const input = (figure: Figure, tested: TestedName, overrides: Partial<LearnInput> = {}): LearnInput => ({
  scene: sceneWith([figure]),
  figure: 'hero',
  tested,
  ...overrides,
});
const run = (given: LearnInput, answers: Parameters<typeof scripted>[3], table = DEFAULTS) => {
  const { outcome, facts } = scripted(learn, given, table, answers);
  return { ...outcome, facts, hero: after(given.scene, outcome.effects, 'hero') };
};
const learner = (overrides: object = {}) => hero({ ep: 10, attributes: { reaction: 5 }, ...overrides });
const general = (value: number, overrides: object = {}) =>
  learner({ skills: { haggle: { value, baseDie: 20, bonusDice: 5, ...overrides } } });
const smith = (masteryGrade: number, value = 14) =>
  learner({ skills: { weaponsmith: { value, baseDie: 20, bonusDice: 5, masteryGrade } } });

describe('the learning roll', () => {
  test('[HH-LRN-01] [HH-LRN-02] as many learning dice as one likes, one experience point each', () => {
    const learned = run(input(learner(), REACTION), ['2', [6, 3], '6,3']);
    expect(learned.outcome).toMatchObject({ dice: 2, faces: [6, 3], raised: true });
    expect(learned.hero.ep).toBe(8);
    expect(learned.hero.attributes['reaction']?.value).toBe(6);
  });

  test('[HH-LRN-02] no more dice than experience points', () => {
    expect(() => run(input(learner({ ep: 1 }), REACTION), ['2'])).toThrow();
    expect(run(input(learner({ ep: 1 }), REACTION), [[6]]).hero.ep).toBe(0);
    expect(run(input(learner({ ep: 0 }), REACTION), []).outcome).toMatchObject({
      reason: 'not-enough-experience',
    });
  });

  test('[HH-LRN-03] [HH-R-18] a face above the value raises it by 1, however many there are', () => {
    expect(
      run(input(learner(), REACTION), ['3', [6, 6, 6], '6,6,6']).hero.attributes['reaction']?.value,
    ).toBe(6);
    expect(run(input(learner(), REACTION), ['1', [5]]).outcome).toMatchObject({ raised: false }); // not higher than 5
  });

  test('[HH-LRN-04] 1s are harmless and may be thrown again; equals are not added', () => {
    const learned = run(input(learner(), REACTION), ['2', [1, 1], '1', [1]]);
    expect(learned.outcome).toMatchObject({ faces: [1, 1], raised: false });
    expect(learned.hero.psyche.points).toBe(12);
    expect(run(input(learner(), REACTION), ['2', [3, 3], '3,3']).outcome).toMatchObject({ raised: false });
  });

  test('[HH-R-17] the value’s own pool, by house rule W20 or what the GM allows', () => {
    expect(run(input(learner(), REACTION), ['3', [2, 2, 6], '6,2,2']).facts[0]).toEqual({
      kind: 'learningDice',
      count: 3,
      sides: 6,
      cost: 3,
    });
    const w20 = house({ 'learning.dice': 'w20' });
    expect(run(input(learner(), REACTION), ['1', [17]], w20).outcome).toMatchObject({ raised: true });
    const manual = house({ 'learning.dice': 'manual' });
    const given = input(learner(), REACTION, { pool: { count: 1, step: 8 } });
    expect(run(given, [[8]], manual).outcome).toMatchObject({ raised: true });
  });
});

describe('the adept star', () => {
  const faces = [12, 13, 20];

  test('[HH-LRN-05] three faces of 12 or more, for a general skill of 12 or more', () => {
    const won = run(input(general(12), skill('haggle')), ['3', faces, '20,13,12']);
    expect(won.outcome).toMatchObject({ star: true, raised: true });
    expect(won.hero.skills['haggle']).toMatchObject({ adeptStar: true, value: 13 });
    const { skills } = general(12);
    expect(winsStar([12, 13, 11], skills['haggle'] as never)).toBe(false);
    expect(winsStar(faces, { ...(skills['haggle'] as never as object), value: 11 } as never)).toBe(false);
    expect(winsStar(faces, { ...(skills['haggle'] as never as object), class: 'combat' } as never)).toBe(
      false,
    );
  });

  test('[HH-R-18] by house rule one gain for each roll', () => {
    const given = input(general(12), skill('haggle'));
    const won = run(given, ['3', faces, '20,13,12', 'star'], house({ 'learning.combined': false }));
    expect(won.outcome).toMatchObject({ star: true, raised: false });
  });
});

describe('mastery grades', () => {
  test('[HH-LRN-10] 3 × 12, 4 × 15, 5 × 18', () => {
    const grade = (masteryGrade: number, faces: readonly number[]) =>
      winsGrade(faces, smith(masteryGrade).skills['weaponsmith'] as never);
    expect([grade(0, [12, 12, 12]), grade(0, [12, 12, 11])]).toEqual([true, false]);
    expect([grade(1, [15, 15, 15, 15]), grade(1, [15, 15, 15, 14])]).toEqual([true, false]);
    expect([grade(2, [18, 18, 18, 18, 18]), grade(2, [18, 18, 18, 18, 17])]).toEqual([true, false]);
    expect(grade(3, [20, 20, 20, 20, 20, 20])).toBe(false);
  });

  test('[HH-R-19] one grade for each roll, in order', () => {
    const won = run(input(smith(0), skill('weaponsmith')), [
      '6',
      [20, 20, 20, 20, 20, 20],
      '20,20,20,20,20,20',
    ]);
    expect(won.outcome).toMatchObject({ grade: true });
    expect(won.hero.skills['weaponsmith']).toMatchObject({ masteryGrade: 1, value: 15 });
  });

  test('[HH-LRN-11] rune engraving is raised from the third grade on', () => {
    const withRunes = (masteryGrade: number) =>
      learner({
        skills: { weaponsmith: { value: 14, masteryGrade }, runeEngraving: { value: 3, bonusDice: 0 } },
      });
    expect(run(input(withRunes(2), skill('runeEngraving')), []).outcome).toMatchObject({
      reason: 'no-mastery-grade',
    });
    expect(run(input(withRunes(3), skill('runeEngraving')), [[4]]).outcome).toMatchObject({ raised: true });
  });
});

describe('high mastery', () => {
  test('[HH-LRN-08] 21 takes two 20s, 22 three, 25 six', () => {
    const raises = (value: number, twenties: number) =>
      raisesValue(Array<number>(twenties).fill(20), { kind: 'skill', value });
    expect([raises(20, 1), raises(20, 2), raises(21, 2), raises(21, 3)]).toEqual([false, true, false, true]);
    expect([raises(24, 5), raises(24, 6), raises(25, 6)]).toEqual([false, true, false]);
  });

  test('[HH-R-20] attributes stop at 20', () => {
    expect(raisesValue([20, 20, 20], { kind: 'attribute', value: 20 })).toBe(false);
    expect(raisesValue([20], { kind: 'attribute', value: 19 })).toBe(true);
  });
});

test('[HH-LRN-08] 25 is the ceiling: six dice cannot show seven 20s, and even they would not do', () => {
  const twenties = (dice: number) => Array<number>(dice).fill(20);
  expect(raisesValue(twenties(6), { kind: 'skill', value: 24 })).toBe(true);
  expect(raisesValue(twenties(7), { kind: 'skill', value: 25 })).toBe(false);
});

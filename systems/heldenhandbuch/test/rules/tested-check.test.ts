import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { Figure } from '../../src/model.ts';
import { type TestedCheckInput, testedCheck } from '../../src/rules/tested-check.ts';
import { after, DEFAULTS, hero, house, sceneWith } from '../fixtures.ts';

const input = (figure: Figure, overrides: Partial<TestedCheckInput> = {}): TestedCheckInput => ({
  scene: sceneWith([figure]),
  figure: figure.id,
  tested: { kind: 'skill', name: 'haggle' },
  mode: 'single',
  minimum: 4,
  ...overrides,
});
const check = (given: TestedCheckInput, answers: Parameters<typeof scripted>[3], table = DEFAULTS) =>
  scripted(testedCheck, given, table, answers);
const haggler = (overrides: object = {}) =>
  hero({ skills: { haggle: { value: 14, bonusDice: 2 } }, ...overrides });
const withItem = (effects: readonly object[], overrides: object = {}) =>
  haggler({ inventory: [{ id: 'lens', effects }], ...overrides });

describe('attribute and skill', () => {
  test('[HH-CHK-03] an attribute of 7 throws 3W8', () => {
    const figure = hero({ attributes: { reaction: 7 } });
    const { outcome } = check(input(figure, { tested: { kind: 'attribute', name: 'reaction' } }), [
      [7, 7, 2],
    ]);
    expect(outcome.outcome).toMatchObject({ number: 14, success: true }); // 7 + 7, cap 7
  });

  test('[HH-CHK-04] [HH-CHK-01] a skill throws all its dice', () => {
    const run = check(input(haggler()), [[12, 3, 5]]);
    expect(run.outcome.outcome).toMatchObject({ number: 12, success: true });
    expect(run.facts).toContainEqual({ kind: 'pool', figure: 'hero', tested: 'haggle', count: 3, sides: 20 });
  });

  test('[HH-R-15] 4 is enough unless another minimum is named', () => {
    expect(check(input(haggler()), [[4, 2, 3]]).outcome.outcome).toMatchObject({ success: true });
    expect(check(input(haggler(), { minimum: 5 }), [[4, 2, 3]]).outcome.outcome).toMatchObject({
      success: false,
    });
  });

  test.each([
    ['unknown-figure', { figure: 'nobody' }],
    ['unknown-skill', { tested: { kind: 'skill', name: 'juggling' } }],
    ['unknown-attribute', { tested: { kind: 'attribute', name: 'juggling' } }],
    ['unknown-item', { item: 'nothing' }],
  ] as const)('%s', (reason, overrides) => {
    expect(check(input(haggler(), overrides), []).outcome).toEqual({
      outcome: { kind: 'refused', reason },
      effects: [],
    });
  });

  test('[HH-PSY-04] no check with an exhausted psyche, for half an hour', () => {
    const figure = haggler({ psyche: { points: 0, lockedUntil: 500 } });
    expect(check(input(figure), []).outcome.outcome).toMatchObject({ reason: 'psyche-locked' });
  });
});

describe('which roll', () => {
  const starred = hero({ skills: { haggle: { value: 14, bonusDice: 2, adeptStar: true } } });

  test('[HH-R-06] [HH-LRN-06] the star turns a sieve into a cascade', () => {
    const given = input(starred, { mode: 'sieve' });
    expect(check(given, [[12, 11, 2], '12,11,2']).outcome.outcome).toMatchObject({
      number: 23,
      group: [12, 11],
    });
    const plain = house({ 'star.upgradesSieve': false });
    expect(check(given, [[12, 11, 2], '12,11,2'], plain).outcome.outcome).toMatchObject({ number: 12 });
  });

  test('[HH-ROL-04] [HH-R-06] a cascade needs the star, a mastery grade or a combat skill', () => {
    expect(check(input(haggler(), { mode: 'cascade' }), []).outcome.outcome).toMatchObject({
      reason: 'no-runs',
    });
    expect(
      check(input(starred, { mode: 'cascade' }), [[12, 11, 2], '12,11,2']).outcome.outcome,
    ).toMatchObject({
      number: 23,
    });
    const fighter = hero({ skills: { melee: 14 } });
    const fight = input(fighter, { mode: 'cascade', tested: { kind: 'skill', name: 'melee' } });
    expect(check(fight, [[12, 11, 2], '12,11,2']).outcome.outcome).toMatchObject({ number: 23 });
  });

  test('[HH-R-06] the star adds no runs to an Einzelwurf', () => {
    expect(check(input(starred), [[12, 11, 2]]).outcome.outcome).toMatchObject({ number: 12 });
  });
});

describe('what it changes', () => {
  test('[HH-MIS-04] [HH-MIS-05] psyche and respect', () => {
    const figure = haggler({ respect: 5 });
    const { outcome } = check(input(figure), [[1, 1, 1]]);
    const later = after(sceneWith([figure]), outcome.effects, 'hero');
    expect([later.psyche.points, later.respect]).toEqual([9, 3]); // 12 - 3, 5 - 2 on W20
  });

  test('[HH-LUC-06] mythos points', () => {
    const figure = haggler();
    const { outcome } = check(input(figure), [[12, 12, 12]]);
    expect(after(sceneWith([figure]), outcome.effects, 'hero').mythos).toBe(1);
  });

  test('[HH-PSY-05] gritted teeth bring a die back', () => {
    const figure = haggler({ psyche: 8 }); // one of three rows is empty
    const { outcome } = check(input(figure), ['1', 'circle1-outer1', [12, 3, 5]]);
    expect(outcome.outcome).toMatchObject({ number: 12 });
    expect(
      after(sceneWith([figure]), outcome.effects, 'hero').lifeCircles[0]?.outer.filter(Boolean),
    ).toHaveLength(1);
    expect(check(input(figure), ['0', [12, 3]]).outcome.outcome).toMatchObject({ number: 12 });
  });

  test('[HH-R-13] without a die the check has failed', () => {
    const figure = hero({
      skills: { haggle: { value: 14, bonusDice: 0 } },
      lifeCircles: [{ critical: 'treated' }, {}, {}],
    });
    const run = check(input(figure), []);
    expect(run.outcome.outcome).toMatchObject({ number: 0, success: false });
    expect(run.facts).toContainEqual({ kind: 'noDice', figure: 'hero' });
  });
});

describe('items', () => {
  test('[HH-ITM-05] W2 adds two dice', () => {
    const figure = withItem([{ code: 'W', size: 2 }]);
    expect(check(input(figure, { item: 'lens' }), [[12, 3, 5, 6, 7]]).outcome.outcome).toMatchObject({
      number: 12,
    });
  });

  test('[HH-R-78] FkW1 lifts cap and rank', () => {
    const figure = withItem([{ code: 'FkW', size: 1 }]);
    // 15 is in reach as a pair, and at 15 the 1 is ignored.
    expect(check(input(figure, { item: 'lens' }), [[15, 15, 1]]).outcome.outcome).toMatchObject({
      number: 30,
    });
    expect(check(input(figure), [[15, 15, 1]]).outcome.outcome).toMatchObject({ number: 15 });
  });

  test('[HH-R-78] free throw, second chance and shifted face work together', () => {
    const figure = withItem([
      { code: 'WFr', size: 1 },
      { code: 'W2c', size: 3 },
      { code: 'E', size: 1 },
    ]);
    const given = input(figure, { mode: 'sieve', item: 'lens' });
    // Nothing kept; then all; the 3 again shows 11; 11 becomes 12: 12, 12 and 5.
    const answers = [[2, 3, 4], 'none', [12, 3, 5], '12,5,3', '3', [11], 'one', '11>12'];
    expect(check(given, answers).outcome.outcome).toMatchObject({ number: 24, group: [12, 12] });
  });

  test('[HH-R-78] by house rule E raises the number', () => {
    const figure = withItem([{ code: 'E', size: 2 }]);
    const table = house({ 'bonus.eTarget': 'number' });
    expect(check(input(figure, { item: 'lens' }), [[12, 3, 5]], table).outcome.outcome).toMatchObject({
      number: 14,
    });
    expect(check(input(figure, { item: 'lens' }), [[2, 3, 2]], table).outcome.outcome).toMatchObject({
      success: false,
    });
  });
});

test('[HH-LRN-09] [HH-R-20] a skill of 21 has one shadow roll, an attribute none', () => {
  const figure = hero({ skills: { haggle: { value: 21, bonusDice: 1 } } });
  expect(check(input(figure), [[4, 9], 'shadow', '4', [9], '9']).outcome.outcome).toMatchObject({
    number: 18,
  });
});

describe('lucky numbers in a figure’s check', () => {
  const lucky = haggler({ luckyNumber: 7, attributes: { reaction: 5 }, ep: 3 });

  test('[HH-LUC-03] kept as it is, it scores and gives a learning roll of one die on an attribute', () => {
    const { outcome } = check(input(lucky), [[7, 7, 2], 'keep', 'reaction', [2, 6], '6,2']);
    expect(outcome.outcome).toMatchObject({ number: 14 });
    const later = after(sceneWith([lucky]), outcome.effects, 'hero');
    expect(later.attributes['reaction']?.value).toBe(6); // 6 > 5
    expect(later.ep).toBe(3); // a reward
  });

  test('[HH-LUC-04] [HH-R-21] as many dice as it fell and was not converted, also on dice thrown again', () => {
    const given = input(lucky, { mode: 'sieve' });
    // Two 7s fall, one is thrown again and falls a third time: three dice W6, thrown as a sieve.
    const answers = [[7, 7, 12], '12,7', [7], 'keep', 'reaction', [2, 3, 4], '4', [2, 6], '6', [1]];
    const { outcome, facts } = check(given, answers);
    expect(facts).toContainEqual({ kind: 'learningDice', count: 3, sides: 6, cost: 0 });
    expect(outcome.effects).toContainEqual({
      kind: 'attributeRaised',
      figure: 'hero',
      attribute: 'reaction',
    });
  });

  test('[HH-LUC-03] converted it teaches nothing', () => {
    expect(check(input(lucky), [[7, 12, 2], '12']).outcome).toMatchObject({
      outcome: { number: 24 },
      effects: [],
    });
  });

  test('[HH-R-21] by house rule it costs experience', () => {
    const { outcome } = check(
      input(lucky),
      [[7, 3, 2], 'keep', 'reaction', [2]],
      house({ 'luck.costsEP': true }),
    );
    expect(outcome.effects).toEqual([{ kind: 'experience', figure: 'hero', by: -1 }]);
  });
});

import { expectOdds, scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { SKILL_TABLE } from '../../src/data/skills.ts';
import type { Fate, House } from '../../src/rule.ts';
import { type SkillCheckInput, skillCheck } from '../../src/rules/check.ts';
import { after, DEFAULTS, type FigureInput, hero, house, sceneWith } from '../fixtures.ts';

/** Wahrnehmung W6, Bemerken W4; Geschick W8 with +1, Klingenwaffen W6. */
const figure = (overrides: FigureInput = {}): FigureInput => ({
  attributes: { perception: 6, dexterity: { die: 8, modifier: 1 } },
  skills: { blades: 6 },
  ...overrides,
});
const input = (overrides: Partial<SkillCheckInput> = {}, of: FigureInput = figure()): SkillCheckInput => ({
  scene: sceneWith([hero(of)]),
  figure: 'hero',
  skill: 'notice',
  modifier: 0,
  circumstances: [],
  forced: false,
  ...overrides,
});
const check = (i: SkillCheckInput, answers: readonly (readonly number[])[], h = DEFAULTS) =>
  scripted(skillCheck, i, h, answers);
const outcome = (i: SkillCheckInput, answers: readonly (readonly number[])[], h = DEFAULTS) =>
  check(i, answers, h).outcome.outcome;
const success = (fate: Fate, i: SkillCheckInput, h: House) => {
  const result = skillCheck(fate, i, h).outcome;
  return result.kind === 'checked' && result.success;
};
const yes = (held: boolean) => held;

test('[PW-CHK-01] [PW-CHK-02] [PW-CHK-06] Bemerken throws the die of Wahrnehmung and the Probenwürfel', () => {
  const run = check(input(), [[5], [3]]);
  const sides = run.trace.flatMap((line) => (line.kind === 'roll' ? [line.pool.sides] : []));
  expect(sides).toEqual([6, 4]);
  expect(SKILL_TABLE.notice.attribute).toBe('perception');
  expect(run.outcome.outcome).toMatchObject({ total: 8 }); // 5 + 3
});

test('[PW-CHK-05] climbing a house is a check on Klettern: Stärke W4 and W4', () => {
  expect(outcome(input({ skill: 'climb' }), [[3], [4, 2]])).toEqual({
    kind: 'checked',
    success: true,
    degrees: 0,
    total: 9,
  });
});

test('[PW-CHK-03] a Probe nobody practised is thrown with W4', () => {
  expect(() => outcome(input(), [[5], [5]])).toThrow('illegal-faces');
});

describe('modifiers', () => {
  test('[PW-CHK-07] [PW-R-05] attribute, Probe, effects and circumstances, each once', () => {
    const of = figure({
      skills: { blades: { die: 6, modifier: 2 } },
      effects: [
        { label: 'drunk', target: 'attribute:dexterity', amount: -1 },
        { label: 'oiled', target: 'skill:blades', amount: 3 },
        { label: 'cheered', target: 'roll:check', amount: 4 },
        { label: 'elsewhere', target: 'roll:opposed', amount: 50 },
      ],
    });
    const run = check(input({ skill: 'blades', modifier: -2 }, of), [[2], [3]]);
    // 2 + 3, +1 attribute, -1 on it, +2 Probe, +3 on it, +4 on checks, -2 circumstances
    expect(run.outcome.outcome).toMatchObject({ total: 12 });
    expect(run.facts.filter(({ kind }) => kind === 'modifier')).toHaveLength(6);
  });

  test('[PW-R-05] the attribute’s bonus can be left out', () => {
    const i = input({ skill: 'blades' });
    expect(outcome(i, [[2], [3]])).toMatchObject({ total: 6 });
    expect(outcome(i, [[2], [3]], house({ 'check.includeAttributeModifier': false }))).toMatchObject({
      total: 5,
    });
  });

  test('[PW-R-11] circumstances are any number, a usual size, or what the table has named', () => {
    const scene = sceneWith([hero(figure())], { presets: [{ label: 'fog', amount: -3 }] });
    expect(outcome(input({ scene, circumstances: ['fog', '+2'], modifier: 7 }), [[1], [1]])).toMatchObject({
      total: 8,
    });
    expect(outcome(input({ scene, circumstances: ['+3'] }), [])).toEqual({
      kind: 'refused',
      reason: 'unknown-preset',
    });
    const threes = house({ 'modifier.presets': [-3, 3] });
    expect(outcome(input({ scene, circumstances: ['+3'] }), [[1], [1]], threes)).toMatchObject({ total: 5 });
  });

  test('[PW-R-07] totals have no lower bound', () => {
    expect(outcome(input({ modifier: -10 }), [[1], [1]])).toMatchObject({ total: -8, success: false });
  });
});

describe('the difficulty', () => {
  test('[PW-CHK-09] is 9 where nobody says otherwise', () => {
    expect(outcome(input(), [[5], [4, 1]])).toMatchObject({ total: 10, success: true });
    expect(outcome(input(), [[5], [3]])).toMatchObject({ total: 8, success: false });
    expect(outcome(input(), [[5], [3]], house({ 'check.defaultDifficulty': 8 }))).toMatchObject({
      success: true,
    });
  });

  test('[PW-CHK-08] [PW-DIF-02] is any number of the GM', () => {
    expect(outcome(input({ difficulty: 3 }), [[1], [2]])).toMatchObject({ success: true });
    expect(outcome(input({ difficulty: 7 }), [[1], [2]])).toMatchObject({ success: false });
  });

  test('[PW-CHK-10] [PW-R-08] equal is enough', () => {
    expect(outcome(input({ difficulty: 8 }), [[5], [3]])).toMatchObject({ success: true });
  });
});

test('[PW-CHK-10] W6 and W4 against 9: 11/36', () => {
  // One die exploding reaches 9 alone or with help: by recursion over both chains.
  expectOdds(success, input(), yes, DEFAULTS).toBe('11/36');
});

describe('a Probe marked with *', () => {
  const locks = input({ skill: 'pickLocks' });
  const trained = input({ skill: 'pickLocks' }, figure({ skills: { pickLocks: 6 } }));

  test('[PW-KNO-01] [PW-KNO-02] [PW-R-17] is refused to whoever never raised it', () => {
    expect(outcome(locks, [])).toEqual({ kind: 'refused', reason: 'needs-training' });
    expect(outcome(trained, [[3], [5]])).toMatchObject({ total: 9 }); // 3 + 5 + 1
    const helped = figure({ effects: [{ label: 'gloves', target: 'skill:pickLocks', amount: 9 }] });
    expect(outcome(input({ skill: 'pickLocks' }, helped), [])).toMatchObject({ reason: 'needs-training' });
  });

  test('[PW-KNO-03] where it has to be rolled, the malus is 4', () => {
    const run = check({ ...locks, forced: true }, [[3], [2]]);
    expect(run.outcome.outcome).toMatchObject({ total: 2 }); // 3 + 2 + 1 - 4
    expect(run.cites).toContain('PW-KNO-03');
    expect(outcome({ ...locks, forced: true }, [[3], [2]], house({ 'knowledge.malus': 1 }))).toMatchObject({
      total: 5,
    });
  });

  test('[PW-R-17] the training ends the malus, forced or not, and success does not remove the mark', () => {
    expect(outcome({ ...trained, forced: true }, [[3], [5]])).toMatchObject({ total: 9 });
    const run = check({ ...locks, forced: true, difficulty: 0 }, [[3], [2]]);
    expect(after(locks.scene, run.outcome.effects).skills['pickLocks']).toBeUndefined();
  });

  test('[PW-R-17] the table may let anybody try, with the malus', () => {
    expect(outcome(locks, [[3], [2]], house({ 'knowledge.voluntary': 'allowWithMalus' }))).toMatchObject({
      total: 2,
    });
  });
});

test('unknown figures and Proben are refused', () => {
  expect(outcome(input({ figure: 'nobody' }), [])).toMatchObject({ reason: 'unknown-figure' });
  expect(outcome(input({ skill: 'juggling' }), [])).toMatchObject({ reason: 'unknown-skill' });
});

import {
  advise,
  chance,
  formatFraction,
  mean,
  type Rule,
  type Solution,
  solve,
  toNumber,
} from '@tafelrunde/kernel';
import type { Goal } from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';
import type { HhFate, House } from '../../src/rule.ts';
import type { CheckOutcome } from '../../src/rules/check.ts';
import type { CheckRequest } from '../../src/rules/figure-check.ts';
import { requestOf, type TestedCheckInput, testedCheck } from '../../src/rules/tested-check.ts';
import { testedSolver } from '../../src/solver/figure-check-solver.ts';
import { solvableChecks } from '../../src/solver/solvable-checks.ts';
import { DEFAULTS, hero, house, sceneWith } from '../fixtures.ts';

const SUCCESS: Goal = { chance: 'success' };
const NUMBER: Goal = { maximise: 'number' };
const worth = {
  success: ({ success }: CheckOutcome) => Number(success),
  number: (o: CheckOutcome) => o.number,
};
const rule: Rule<TestedCheckInput, House, CheckOutcome> = (fate, input, table) =>
  testedCheck(fate as HhFate, input, table).outcome as CheckOutcome;

/** A figure with one skill and an item. */
const given = (
  skill: object,
  effects: readonly object[] = [],
  overrides: object = {},
  minimum = 7,
): TestedCheckInput => ({
  scene: sceneWith([hero({ skills: { haggle: skill }, inventory: [{ id: 'lens', effects }], ...overrides })]),
  figure: 'hero',
  tested: { kind: 'skill', name: 'haggle' },
  mode: 'sieve',
  minimum,
  item: 'lens',
});
const checksOf = (input: TestedCheckInput, table = DEFAULTS) =>
  solvableChecks(requestOf(input) as CheckRequest, table);

function plainly(input: TestedCheckInput, goal: keyof typeof worth, table = DEFAULTS): Solution {
  const solution = solve(rule, input, table, worth[goal], { budget: 20_000_000 });
  if (!solution.ok) throw new Error(solution.error.code);
  return solution.value;
}

const E1 = { code: 'E', size: 1 };
const E2 = { code: 'E', size: 2 };
const E3 = { code: 'E', size: 3 };
const W2C = { code: 'W2c', size: 1 };
const W6 = { value: 5, baseDie: 6, bonusDice: 1 };
const THREE_W6 = { value: 5, baseDie: 6, bonusDice: 2 };

describe('a figure’s check has the odds of plain expectimax over the rule', () => {
  test.each([
    ['HH-R-78', 'a second chance', given(THREE_W6, [W2C])],
    ['HH-R-78', 'two of them', given(W6, [W2C, W2C])],
    ['HH-R-78', 'a die moved by one', given(THREE_W6, [E1])],
    ['HH-R-78', 'one by two, or two by one', given(THREE_W6, [E2])],
    ['HH-R-78', 'several such effects, and a second chance', given(W6, [E1, E2, W2C])],
    ['HH-R-78', 'one die by three, or three by one', given(THREE_W6, [E3])],
    ['HH-R-78', 'the same beside smaller ones', given(W6, [E3, E1])],
    ['HH-R-20', 'two shadow rolls, each of another die', given({ ...W6, value: 22 }, [], {}, 11)],
    ['HH-R-20', 'more than there are dice', given({ ...W6, bonusDice: 0, value: 22 }, [], {}, 5)],
    ['HH-R-20', 'three uses and two dice', given({ ...W6, value: 23 }, [], {}, 11)],
    ['HH-R-20', 'two shadow rolls and a second chance', given({ ...W6, value: 22 }, [W2C], {}, 11)],
    ['HH-LRN-09', 'a shadow roll', given({ ...THREE_W6, value: 21 }, [], {}, 11)],
    ['HH-LRN-09', 'a shadow roll, and dice moved', given({ ...W6, value: 21 }, [E1])],
    [
      'HH-LUC-02',
      'with a lucky number',
      given({ value: 14, bonusDice: 0 }, [E1, W2C], { luckyNumber: 3 }, 16),
    ],
    ['HH-LUC-02', 'a shadow roll after it', given({ value: 21, bonusDice: 0 }, [], { luckyNumber: 1 }, 16)],
    ['HH-PSY-03', 'an empty row, gritting teeth', given(THREE_W6, [], { psyche: 8 })],
    ['HH-PSY-05', 'no dice left but those bought back', given(W6, [E1], { psyche: 1 })],
  ] as const)('[%s] %s', (_id, _name, input) => {
    for (const [name, goal] of [
      ['success', SUCCESS],
      ['number', NUMBER],
    ] as const) {
      const { value } = plainly(input, name);
      const found = testedSolver.law(input, DEFAULTS, goal);
      expect(found?.value, name).toBeCloseTo(value, 12);
      if (found?.kind !== 'whole') throw new Error('no whole law');
      const { law } = found;
      expect(toNumber(mean(law, (outcome) => worth[name](outcome as CheckOutcome))), name).toBeCloseTo(
        value,
        12,
      );
    }
  });

  test('[HH-R-12] 1s are thrown again only where the table allows it', () => {
    const input = given(W6, [W2C]);
    const table = house({ 'reroll.allowOnes': true });
    const found = testedSolver.law(input, table, SUCCESS)?.value;
    expect(found).toBeCloseTo(plainly(input, 'success', table).value, 12);
    expect(found).toBeGreaterThan(testedSolver.law(input, DEFAULTS, SUCCESS)?.value as number);
  });
});

describe('[HH-R-20] more shadow rolls', () => {
  const masters = (dice: number, uses: number, minimum: number, luckyNumber?: number) =>
    given(
      { value: 20 + uses, baseDie: 20, bonusDice: dice - 1 },
      [],
      luckyNumber ? { luckyNumber } : {},
      minimum,
    );
  const p = (input: TestedCheckInput) => testedSolver.law(input, DEFAULTS, SUCCESS)?.value as number;

  test('four W20: each of up to four uses is worth something, a fifth is not', () => {
    const values = [0, 1, 2, 3, 4, 5].map((uses) => p(masters(4, uses, 40)));
    for (let uses = 1; uses <= 4; uses += 1) expect(values[uses]).toBeGreaterThan(values[uses - 1] as number);
    expect(values[5]).toBeCloseTo(values[4] as number, 12);
  });

  test('one W20 and its shadow: the better of two throws', () => {
    // A 1 is not thrown again: 4/20 at once; 15 of 20 faces are 2 to 16 and get another 4/20.
    expect(p({ ...masters(1, 1, 17), mode: 'single' })).toBeCloseTo(4 / 20 + (15 / 20) * (4 / 20), 12);
  });

  test('three W6 thrown once, three uses, by trying every die and every face', () => {
    // 15 takes three equal dice of 5 or 6; a die once used stays as it is, and 1s are not thrown again.
    const known = new Map<string, number>();
    const best = (faces: readonly number[], used: number): number => {
      const key = `${faces}|${used}`;
      const found = known.get(key);
      if (found !== undefined) return found;
      let value = Number((faces[0] as number) >= 5 && new Set(faces).size === 1);
      faces.forEach((old, i) => {
        if (old === 1 || (used >> i) & 1) return;
        const then = (face: number) => best(faces.with(i, face), used | (1 << i));
        const mean = [1, 2, 3, 4, 5, 6].reduce((sum, face) => sum + Math.max(then(old), then(face)) / 6, 0);
        value = Math.max(value, mean);
      });
      known.set(key, value);
      return value;
    };
    const six = [1, 2, 3, 4, 5, 6];
    const all = six.flatMap((a) => six.flatMap((b) => six.map((c) => best([a, b, c], 0))));
    const input = { ...given({ ...THREE_W6, value: 23 }, [], {}, 15), mode: 'single' as const };
    expect(p(input)).toBeCloseTo(all.reduce((sum, one) => sum + one, 0) / 216, 12);
  });

  test('five W20 with five uses and a lucky number: a law that comes to its value', () => {
    const found = testedSolver.law(masters(5, 5, 60, 7), DEFAULTS, SUCCESS);
    if (found?.kind !== 'doubles') throw new Error('no law in doubles');
    const sum = (holds: (outcome: object) => boolean) =>
      found.law.reduce((all, [outcome, share]) => all + (holds(outcome) ? share : 0), 0);
    expect(sum(() => true)).toBeCloseTo(1, 12);
    expect(sum((outcome) => (outcome as CheckOutcome).success === true)).toBeCloseTo(
      found.value as number,
      9,
    );
  });

  test('six W20 with five uses have 21 million states: too large', () => {
    expect(() => p(masters(6, 5, 60))).toThrow('too-large');
  });
});

test('[HH-LUC-07] in the law converted dice make no check legendary', () => {
  const input = {
    ...given({ value: 20, bonusDice: 2 }, [], { luckyNumber: 9 }, 31),
    mode: 'single',
  } as const;
  const found = testedSolver.law(input, DEFAULTS, NUMBER);
  if (found?.kind !== 'whole') throw new Error('no law');
  const isLegendary = (outcome: object) => 'legendary' in outcome && outcome.legendary === true;
  // Three equals of 11 to 20 as they fall: 10/8000.
  expect(formatFraction(chance(found.law, isLegendary))).toBe('1/800');
});

describe('a check without its figure', () => {
  test('[HH-R-78] with all that its item brings', () => {
    const effects = [{ code: 'W', size: 2 }, { code: 'FkW', size: 1 }, { code: 'WFr', size: 1 }, W2C, E2];
    expect(checksOf(given({ value: 14, bonusDice: 2 }, effects, { luckyNumber: 3 }, 11))).toEqual([
      {
        mode: 'sieve',
        sides: 20,
        count: 5,
        value: 15,
        cap: undefined,
        minimum: 11,
        luckyNumber: 3,
        freeThrows: 1,
        secondChances: 1,
        moves: 2,
        shadowRolls: 0,
      },
    ]);
  });

  test('[HH-PSY-05] [HH-R-13] by dice bought back, within the limits', () => {
    const counts = (input: TestedCheckInput, table = DEFAULTS) =>
      checksOf(input, table)?.map(({ count }) => count);
    const exhausted = given(W6, [], { psyche: 1 });
    expect(counts(exhausted)?.[0]).toBe(0);
    expect(counts(exhausted, house({ 'pool.minimum': 1 }))?.[0]).toBe(1);
  });

  test('what is left to the plain rule', () => {
    expect(checksOf(given({ ...W6, bonusDice: 4 }, [E3]))).toBeUndefined();
    expect(checksOf(given(W6, [E1]), house({ 'bonus.eTarget': 'number' }))).toBeUndefined();
    expect(testedSolver.law({ ...given(W6), figure: 'nobody' }, DEFAULTS, SUCCESS)).toBeUndefined();
  });
});

describe('advice', () => {
  const tired = given(THREE_W6, [W2C], { psyche: 8 });

  test('[HH-PSY-05] on gritting teeth, as plain expectimax has it', () => {
    const plain = advise(rule, tired, DEFAULTS, worth.success, {});
    const found = testedSolver.advise?.(tired, DEFAULTS, SUCCESS, []);
    if (!plain.ok || found === undefined) throw new Error('no advice');
    expect(found.map(({ key }) => key)).toEqual(plain.value.map(({ key }) => key));
    for (const [i, { value }] of found.entries())
      expect(value).toBeCloseTo(plain.value[i]?.value as number, 12);
  });

  test('on a throw after it', () => {
    const question = plainly(tired, 'success').first?.[0]?.question;
    expect(question?.id).toBe('gritTeeth');
    const tape = ['1', 'circle1-outer1', [5, 5, 2]];
    const plain = advise(rule, tired, DEFAULTS, worth.success, { tape });
    const found = testedSolver.advise?.(tired, DEFAULTS, SUCCESS, tape);
    if (!plain.ok || found === undefined) throw new Error('no advice');
    const values = new Map(plain.value.map(({ key, value }) => [key, value]));
    expect(found).toHaveLength(values.size);
    for (const { key, value } of found) expect(value, key).toBeCloseTo(values.get(key) as number, 12);
  });

  test('where the injury goes is left to the plain rule', () => {
    expect(testedSolver.advise?.(tired, DEFAULTS, SUCCESS, ['1'])).toBeUndefined();
  });
});

import { play, script, solve, type Tape } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import type { HhFate } from '../../src/rule.ts';
import { type Thrower, throwTogether } from '../../src/rules/throwing-together.ts';
import { DEFAULTS, house } from '../fixtures.ts';

const thrower = (id: string, overrides: Partial<Thrower> = {}): Thrower => ({
  id,
  name: id,
  count: 3,
  sides: 12,
  value: 12,
  cap: 12,
  luckyNumber: undefined,
  freeThrows: 0,
  skips: 0,
  mustVoid: 0,
  ...overrides,
});
const rule = (fate: unknown, throwers: readonly Thrower[], h: typeof DEFAULTS) =>
  throwTogether(fate as HhFate, throwers, h, '');
const thrown = (throwers: readonly Thrower[], answers: Tape, h = DEFAULTS) => {
  const { initiative, hands } = script(rule, throwers, h, answers).outcome;
  return { initiative, faces: hands.map(({ faces }) => faces) };
};
/** The options of everybody who is asked next. */
const asked = (throwers: readonly Thrower[], answers: Tape, h = DEFAULTS) => {
  const run = play(rule, throwers, h, answers);
  if (run.kind !== 'asks' || run.ask.kind !== 'choose') throw new Error('nobody is asked');
  return run.ask.questions.map(({ by, options }) => [by, options] as const);
};
const two = [thrower('a'), thrower('b')];

test('[HH-MEL-01] [HH-MEL-03] all throw; whoever takes the initiative stops everybody, and all dice stay as they lie', () => {
  // a keeps nothing aside, b would have kept the 9 only: all six dice lie.
  expect(
    thrown(two, [
      [9, 9, 4],
      [2, 5, 9],
      ['initiative', '9'],
    ]),
  ).toEqual({
    initiative: ['a'],
    faces: [
      [4, 9, 9],
      [2, 5, 9],
    ],
  });
});

test('[HH-MEL-04] nobody: what was kept is set aside, and the rest is thrown again together', () => {
  expect(thrown(two, [[9, 4, 2], [5, 8, 8], ['9', '8,8'], [9, 3], [12], ['initiative', '12']])).toEqual({
    initiative: ['a'],
    faces: [
      [3, 9, 9],
      [8, 8, 12],
    ],
  });
});

test('[HH-MEL-02] [HH-MEL-04] each question shows its own dice; who has none in hand is shown none', () => {
  const diceAfter = (answers: Tape) => {
    const run = play(rule, two, DEFAULTS, answers);
    return run.kind === 'asks' && run.ask.kind === 'choose' && run.ask.questions.map(({ dice }) => dice);
  };
  expect(
    diceAfter([
      [9, 4, 1],
      [8, 8, 12],
      ['1', '12,8,8'],
      [1, 3],
    ]),
  ).toEqual([{ sides: 12, aside: [1], thrown: [1, 3], locked: [1] }, undefined]);
});

test('[HH-MEL-02] at least one die is kept, and every 1', () => {
  const [[, options = []] = []] = asked(two, [
    [1, 5, 9],
    [5, 8, 10],
  ]);
  expect(options.every((key) => key.includes('1'))).toBe(true);
  expect(options).toContain('1'); // HH-R-08: the 1 is enough
  const other = asked(two, [
    [1, 5, 9],
    [5, 8, 10],
  ])[1]?.[1];
  expect(other).not.toContain('none');
});

test('[HH-MEL-05] without a group there is no initiative', () => {
  const questions = asked(two, [
    [5, 8, 10],
    [8, 8, 10],
  ]);
  expect(questions.map(([, options]) => options.includes('initiative'))).toEqual([false, true]);
});

test('[HH-MEL-05] a pair of which one die has to offset a 1 is none', () => {
  const mayAttack = (faces: readonly number[], value: number) =>
    asked([thrower('a', { value }), thrower('b')], [faces, [2, 2, 2]])[0]?.[1].includes('initiative');
  expect(mayAttack([1, 9, 9], 12)).toBe(false);
  expect(mayAttack([1, 9, 9], 15)).toBe(true); // a lone 1 passes (HH-MIS-06)
});

test('[HH-MEL-17] faces above the cap make no group', () => {
  const capped = [thrower('a', { cap: 8 }), thrower('b')];
  expect(
    asked(capped, [
      [9, 9, 4],
      [2, 2, 2],
    ])[0]?.[1],
  ).not.toContain('initiative');
});

test('[HH-R-24] several at once are all told', () => {
  expect(
    thrown(two, [
      [9, 9, 4],
      [8, 8, 2],
      ['initiative', 'initiative'],
    ]).initiative,
  ).toEqual(['a', 'b']);
});

test('[HH-R-25] all dice set aside: one last chance', () => {
  const pair = [thrower('a', { count: 2 }), thrower('b', { count: 2 })];
  const all: Tape = [
    [9, 9],
    [8, 7],
    ['9,9', '8,7'],
  ];
  expect(thrown(pair, [...all, ['pass', 'initiative']]).initiative).toEqual(['b']);
  expect(thrown(pair, [...all, ['pass', 'pass']]).initiative).toEqual([]);
});

describe('[HH-MAN-01] [HH-R-40] throws to sit out', () => {
  test('no dice, no question, and nothing to defend with', () => {
    expect(thrown([thrower('a'), thrower('b', { skips: 1 })], [[9, 9, 4], ['initiative']])).toEqual({
      initiative: ['a'],
      faces: [[4, 9, 9], []],
    });
  });
  test('then the whole pool is thrown', () => {
    const late = [thrower('a'), thrower('b', { skips: 2 })];
    const answers: Tape = [[9, 4, 2], ['9'], [9, 4], ['9'], [4], [7, 7, 7], ['4', 'initiative']];
    expect(thrown(late, answers).faces[1]).toEqual([7, 7, 7]);
  });
});

describe('[HH-RNG-09] [HH-R-52] after being shot at', () => {
  const hurt = [thrower('a', { mustVoid: 1 }), thrower('b', { skips: 1 })];
  test('the first success shown is voided; which one, the fighter says', () => {
    expect(thrown(hurt, [[9, 9, 4], '4', ['initiative']]).faces[0]).toEqual([9, 9]);
    expect(thrown(hurt, [[9, 9, 4], '9', ['9'], [9], [2, 2, 2], ['initiative', '2,2,2']]).faces[0]).toEqual([
      9, 9,
    ]);
  });
  test('not before there is one', () => {
    // 3, 2 and 2: nothing to void; after keeping the 3, a 7 goes.
    expect(thrown(hurt, [[3, 2, 2], ['3'], [7, 5], [5, 5, 2], '7', ['initiative']]).faces[0]).toEqual([3, 5]);
  });
});

test('[HH-ITM-05] after a free throw nothing need be kept', () => {
  const free = [thrower('a', { freeThrows: 1 }), thrower('b', { skips: 9 })];
  expect(thrown(free, [[2, 3, 2], ['none'], [9, 9, 9], ['initiative']]).faces[0]).toEqual([9, 9, 9]);
  expect(() => thrown(free, [[2, 3, 2], ['none'], [2, 3, 2], ['none']])).toThrow('illegal-choice');
});

test('a fighter with more than half of the dice in a group is content by default', () => {
  expect(
    asked(two, [
      [9, 9, 4],
      [8, 4, 2],
    ]).map(([, options]) => options[0]),
  ).toEqual(['initiative', '8']);
  const four = [thrower('a', { count: 4 }), thrower('b', { skips: 9 })];
  expect(asked(four, [[9, 9, 4, 2]])[0]?.[1][0]).toBe('9,9');
  expect(asked(four, [[9, 9, 4, 2]], house({ 'group.mode': 'union' }))[0]?.[1]).toContain('initiative');
});

describe('[HH-MEL-02] nobody sees what another decides, so it does not matter who is listed first', () => {
  // Whoever takes the initiative alone wins the sum of the own dice from the other; at once nobody wins anything.
  const won = ({ initiative, hands }: ReturnType<typeof rule>): number => {
    const [only] = initiative;
    const sum = hands.find(({ id }) => id === only)?.faces.reduce((total, face) => total + face, 0) ?? 0;
    if (initiative.length !== 1) return 0;
    return only === 'a' ? sum : -sum;
  };
  const value = (throwers: readonly Thrower[], tape: Tape = []): number => {
    const stance = ({ by }: { by: string }) => (by === 'a' ? 'seek' : 'oppose');
    const best = solve(rule, throwers, DEFAULTS, won, { stance, tape });
    if (!best.ok) throw new Error(best.error.code);
    return best.value.value;
  };

  test('two equal hands are worth nothing to either', () => {
    const equal = ['a', 'b'].map((id) => thrower(id, { count: 2, sides: 6 }));
    // Both show the same, too: a 5 to keep and a 3 to throw again.
    const tape = [
      [5, 3],
      [5, 3],
    ];
    expect(value(equal, tape)).toBeCloseTo(0, 12);
    expect(value([...equal].reverse(), tape)).toBeCloseTo(0, 12);
  });

  test('two unequal ones are worth the same in both orders', () => {
    const [a, b] = [thrower('a', { count: 3, sides: 6 }), thrower('b', { count: 2, sides: 6 })];
    // a shows a pair and a 4, b a pair: whoever waits for more may be too late.
    const first = value(
      [a, b],
      [
        [5, 5, 4],
        [3, 3],
      ],
    );
    const last = value(
      [b, a],
      [
        [3, 3],
        [5, 5, 4],
      ],
    );
    expect(first).toBeCloseTo(last, 12);
  });
});

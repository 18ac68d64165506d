import { scripted, seeds } from '@tafelrunde/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededDice } from '../src/dice.ts';
import { play } from '../src/interpreters/play.ts';
import { simulate } from '../src/interpreters/simulate.ts';
import type { Expression } from '../src/notation/expression.ts';
import { parseNotation } from '../src/notation/parse.ts';
import { rollNotation } from '../src/notation/roll.ts';
import { notationRule } from '../src/notation/rule.ts';
import { seenDice } from '../src/notation/seen.ts';
import { openEndedPool, pool } from '../src/pool.ts';

function parsed(text: string): Expression {
  const result = parseNotation(text);
  if (!result.ok) throw new Error(`${text}: ${JSON.stringify(result.error)}`);
  return result.value;
}

describe('a notation is rolled', () => {
  // biome-ignore format: a table reads best in columns
  const ROLLED: readonly (readonly [text: string, throws: readonly (readonly number[])[], total: number])[] = [
    ['7',            [],                              7],
    ['3W6+2',        [[1, 5, 3]],                     11],
    ['2W6-W4*3',     [[2, 6], [3]],                   -1],
    ['-W6',          [[4]],                           -4],
    ['-7/2',         [],                              -4],          // -3.5, rounded down
    ['7/-2',         [],                              -4],
    ['W20/3',        [[20]],                          6],
    ['-0',           [],                              0],           // and not a negative zero
    ['0*-W6',        [[4]],                           0],
    ['0/-1',         [],                              0],
    ['4W6kh3',       [[2, 6, 1, 5]],                  13],
    ['4W6kl3',       [[2, 6, 1, 5]],                  8],
    ['3W20kh1',      [[2, 19, 7]],                    19],
    ['3W20kl1',      [[12, 9, 17]],                   9],
    ['4W6dl1',       [[2, 6, 1, 5]],                  13],
    ['4W6dh3',       [[2, 6, 1, 5]],                  1],
    ['5W6>=5',       [[4, 5, 6, 1, 5]],               3],
    ['5W6<3',        [[4, 2, 6, 1, 3]],               2],
    ['5W6=4',        [[4, 2, 4, 1, 3]],               2],
    ['5W6kh2>=5',    [[5, 5, 6, 1, 5]],               2],
    ['5W6kl3<=1',    [[5, 1, 6, 1, 5]],               2],
    ['W6!',          [[6, 6, 2]],                     14],
    ['2W6!',         [[6, 6, 2, 5]],                  19],
    ['3W6!kh1',      [[5, 6, 1, 6, 3]],               9],           // dice of 5, 7 and 9
    ['3W6!kh2',      [[5, 6, 1, 6, 3]],               16],
    ['3W6!kl2',      [[5, 6, 1, 6, 3]],               12],
    ['3W6>=5!',      [[5, 6, 1, 6, 6, 4]],            4],           // 5 · 6 1 · 6 6 4: each face counts
    ['3W6>=8!!',     [[5, 6, 1, 6, 6, 4]],            1],           // 5 · 7 · 16: each die is one value
    ['3W6!>=5',      [[5, 1, 6], [4, 5], [2]],        23],          // 5 4 · 1 · 6 5 2
    ['3W6!>=5>=4',   [[5, 1, 6], [4, 5], [2]],        4],
    ['2W6!p',        [[6, 6, 2, 5]],                  17],          // 6 5 1 · 5
    ['2W6>=6!p',     [[6, 6, 2, 5]],                  1],
    ['3W6!>=5r1',    [[5, 1, 6], [3], [4, 1], [2]],   20],          // 5 4 · 3 · 6 2
    ['8W10>=8f1',    [[8, 1, 10, 9, 2, 1, 3, 4]],     1],           // three less two
    ['5W6dl1dh1',    [[2, 6, 1, 5, 3]],               10],
    ['4dF',          [[1, 2, 3, 3]],                  1],
    ['4dF.1',        [[1, 2, 5, 6]],                  0],
    ['3W6min3max5',  [[1, 4, 6]],                     12],
    ['W6max2.5',     [[4]],                           2.5],
    ['4W6u',         [[2, 2, 5, 5], [2], [3], [3], [6]], 16],       // 2 3 5 6
    ['3W6uo',        [[2, 2, 2], [2], [5]],           9],           // 2 2 5
    ['3W6u>=5',      [[2, 2, 5]],                     9],
    ['W66',          [[3], [5]],                      35],
    ['2W66',         [[1], [1], [6], [6]],            77],
    ['(W4)W6',       [[3], [1, 5, 2]],                8],
    ['(W4-1)W6',     [[1], []],                       0],
    ['(W4)W6kh2',    [[1], [5]],                      5],
    ['{3W6,2W8}kh1', [[1, 2, 3], [4, 5]],             9],
    ['{3W6,2W8}kl1+1', [[1, 2, 3], [4, 5]],           7],
    ['{2W6,W8,4}>=4', [[1, 2], [8]],                  2],
    ['{2W6,W8,4}>=6f3', [[1, 2], [8]],                0],
    ['{2W6+W8}kh2',  [[1, 5], [4]],                   9],
    ['{2W6*W8}kh2',  [[1, 5], [4]],                   20],
    ['{4W6}>20f<15', [[1, 2, 3, 4]],                  -1],
    ['W20+5>=15',    [[10]],                          1],
    ['W20+5>=15',    [[9]],                           0],
    ['(2W6)!=7',     [[3, 4]],                        0],
    ['(W20)>W20',    [[9], [8]],                      1],
    ['W6*0.1+W6*0.2', [[1], [1]],                     0.3],         // and not 0.30000000000000004
    ['ceil(7/2)',    [],                              4],
    ['round(-5/2)',  [],                              -3],
    ['W6/1.5',       [[4]],                           2.666667],
    ['-7%3',         [],                              2],
    ['2^3^2',        [],                              512],
    ['sqrt(W6)',     [[3]],                           1.732051],
    ['max(W6,W4)',   [[2], [3]],                      3],
    ['4W6cscfs',     [[1, 6, 2, 3]],                  12],
    ['3W6!kl2>=5',   [[5, 6, 1, 6, 6, 4]],            2],           // the dice of 5 and 7
    ['3W6r1',        [[1, 4, 1], [1, 5], [2]],        11],          // 2 + 4 + 5
    ['3W6r<=2',      [[1, 4, 3], [2], [3]],           10],
    ['3W6ro1',       [[1, 4, 1], [1, 5]],             10],          // a rerolled 1 stands
    ['3W6ro<=2kh2',  [[1, 2, 3], [6, 2]],             9],
    ['3W6r1>=5',     [[1, 4, 6], [5]],                2],
    ['2W6!r1',       [[6, 1, 4], [6, 2]],             18],          // 6 6 2 · 4
    ['2W6!ro1',      [[6, 1, 1], [1, 6, 1], [1]],     14],          // 6 1 · 6 1: behind a fresh 6 a new face
    ['2W6!r1kh1',    [[6, 1, 4], [6, 2]],             14],
    ['2W6!r1>=6',    [[6, 1, 4], [6, 2]],             2],
  ];
  test.each(ROLLED)('%s on %j is %i', (text, throws, total) => {
    const { outcome, trace } = scripted(notationRule, parsed(text), null, throws);
    expect(outcome).toBe(total);
    expect(trace.map((line) => line.kind === 'roll' && line.faces)).toEqual(throws);
    expect(trace.every(({ cite }) => cite === 'notation')).toBe(true);
  });

  test('real dice can be typed in: each throw is asked for, and only what it can show is taken', () => {
    const rule = (tape: number[][]) => play(notationRule, parsed('3W6!r1+W4'), null, tape);
    expect(rule([])).toMatchObject({
      kind: 'asks',
      ask: { kind: 'roll', pool: openEndedPool(3, 6), cite: 'notation' },
    });
    expect(rule([[1, 6, 1, 3]])).toMatchObject({ ask: { pool: openEndedPool(2, 6) } });
    expect(
      rule([
        [1, 6, 1, 3],
        [2, 2],
      ]),
    ).toMatchObject({ ask: { pool: pool(1, 4) } });
    expect(rule([[1, 6, 1, 3], [2, 2], [4]])).toMatchObject({ kind: 'finished', outcome: 17 }); // 2 + 6 2 + 3 + 4
    expect(rule([[1, 6, 1, 6]])).toMatchObject({
      kind: 'refused',
      problem: { code: 'illegal-faces', at: 0 },
    });
  });
});

// biome-ignore format: one notation after another
const NOTATIONS = [
  '3W6+2', '3W20kh1', '3W20kl1', '10W6>=5', '10W6<=2', '6W6=3', '4W6!', '4W6dl1', '5W10kl2', '4W6!kh3', '4W6!kl2', '10W6>=5!', '4W6!>=5', '4W6!!p', '6W6!>=5>=5f1', '5dFu>0', '4W6uo', '(W4)W6kh2', '{3W6,2W8}kh1', '{2W6*W8}kl2', 'W66', 'W20+2>=W12',
  '5W6!kh2>=5', '4W6r<=2', '4W6ro<=3kh2', '3W6!r1', '3W6!ro<=2', '6W8!ro1kl3<=3', '(2W6-W8)*W4/3', '-W6!*2--3W4',
].map((text) => [text, parsed(text)] as const);

describe('what counts is seen', () => {
  const states = (text: string, throws: readonly (readonly number[])[]) =>
    seenDice(
      parsed(text),
      throws.map((faces) => ({ faces })),
    )?.map(({ dice }) =>
      dice.map(({ value, state, mark }) => `${value}${state[0]}${mark?.[0] ?? ''}`).join(' '),
    );

  test.each([
    ['4W6kh3', [[2, 6, 1, 5]], ['2c 6c 1d 5c']],
    ['2W20kl1+W4', [[2, 2], [3]], ['2c 2d', '3c']],
    ['3W6r1', [[1, 4, 1], [1, 5], [2]], ['1r 4c 1r', '1r 5c', '2c']],
    ['3W6!kh1', [[5, 6, 1, 6, 3]], ['5d 6d 1d 6c 3c']],
    ['3W6>=5f1', [[5, 1, 3]], ['5cs 1cf 3cn']],
    ['2W20cscf', [[20, 1]], ['20cc 1cf']],
    ['3dF', [[1, 2, 3]], ['-1c 0c 1c']],
    ['{2W6,W8}kh1', [[1, 2], [4]], ['1d 2d', '4c']],
    ['{2W6*W8}kh2', [[1, 5], [4]], ['1d 5c', '4c']],
    ['3W6u', [[2, 2, 3], [2], [4]], ['2c 2r 3c', '2r', '4c']],
    ['W66', [[3], [5]], ['3c', '5c']],
    ['4W6kh3sd', [[2, 6, 1, 5]], ['6c 5c 2c 1d']],
  ])('%s on %j', (text, throws, seen) => {
    expect(states(text, throws)).toEqual(seen);
  });
});

test('faces of other dice are not seen', () => {
  for (const faces of [
    [1, 2],
    [1, 2, 7],
    [1, 2, 3, 4],
  ])
    expect(seenDice(parsed('3W6kh1'), [{ faces }])).toBeUndefined();
  expect(seenDice(parsed('3W6kh1'), [])).toBeUndefined();
});

describe('the short way', () => {
  test('gives the same throws and total as playing with the same dice', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NOTATIONS), seeds(), ([, expression], seed) => {
        const run = play(notationRule, expression, null, [], { dice: seededDice(seed) });
        if (run.kind !== 'finished') throw new Error(JSON.stringify(run));
        const throws = run.trace.map(
          (line) => line.kind === 'roll' && { pool: line.pool, faces: line.faces },
        );
        expect(rollNotation(expression, seededDice(seed))).toEqual({ total: run.outcome, throws });
      }),
      { numRuns: 1000 },
    );
  });

  test('and as simulating with them, where throws share one array', () => {
    for (const [text, expression] of NOTATIONS) {
      const simulated: number[] = [];
      simulate(notationRule, expression, null, { dice: seededDice(7), runs: 50 }, (total) =>
        simulated.push(total),
      );
      const dice = seededDice(7);
      expect(
        simulated.map(() => rollNotation(expression, dice).total),
        text,
      ).toEqual(simulated);
    }
  });

  test.each(['5W6', '5W6!', '5W6+1', 'W6!+W6', '7'])(
    'keeps the faces of each roll of %s for itself',
    (text) => {
      const dice = seededDice(1);
      const first = rollNotation(parsed(text), dice);
      const copy = structuredClone(first);
      rollNotation(parsed(text), dice);
      expect(first).toEqual(copy);
    },
  );
});

import type { Faces, Tape } from '@tafelrunde/kernel';
import { play, script } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import type { Movement } from '../../src/model.ts';
import type { HhFate } from '../../src/rule.ts';
import { chooseTotal, isDeadly, legendaryShotEquals, shotGroup } from '../../src/rules/shot-total.ts';
import { DEFAULTS } from '../fixtures.ts';

const grouped = (usable: Faces, movement: Movement, answers: Tape, converted: Faces = []) =>
  script(
    (fate, _input: null, h: typeof DEFAULTS) =>
      shotGroup(fate as HhFate, { usable, converted }, { cap: 14, runs: true }, movement, 'hero', h),
    null,
    DEFAULTS,
    answers,
  ).outcome;

describe('[HH-RNG-08] [HH-R-48] a moving shooter', () => {
  test('strikes one die at slow, two at fast movement, and the group is formed anew', () => {
    expect(grouped([12, 13, 13, 14], 'still', [])?.group).toEqual([12, 13, 13, 14]);
    expect(grouped([12, 13, 13, 14], 'slow', ['12'])?.group).toEqual([13, 13, 14]);
    // Without both 13s the 12 and the 14 are no neighbours.
    expect(grouped([12, 13, 13, 14], 'fast', ['13,13'])?.group).toEqual([]);
  });
  test('cannot shoot with fewer group dice than must be struck', () => {
    expect(grouped([4, 9], 'slow', [])).toBeNull();
    expect(grouped([9, 9], 'fast', [])?.group).toEqual([]); // just enough
  });
});

describe('[HH-RNG-11] [HH-RNG-12] legendary shots', () => {
  test('four equals of 11 or more', () => {
    expect(legendaryShotEquals([11, 11, 11, 11], [])).toBe(4);
    expect(legendaryShotEquals([10, 10, 10, 10], [])).toBe(0);
    expect(legendaryShotEquals([11, 11, 11, 12], [])).toBe(0);
  });
  test('[HH-R-96] converted dice are not counted', () => {
    expect(legendaryShotEquals([11, 11, 11, 11], [11])).toBe(0);
    expect(legendaryShotEquals([11, 11, 11, 11, 11], [11])).toBe(4);
  });
  test('five are deadly', () => {
    expect([isDeadly(4), isDeadly(5), isDeadly(6)]).toEqual([false, true, true]);
  });
  test('[HH-RNG-13] the shooter may move and strikes nothing', () => {
    expect(grouped([12, 12, 12, 12], 'fast', [])).toEqual({
      group: [12, 12, 12, 12],
      usable: [12, 12, 12, 12],
      legendary: 4,
    });
  });
});

describe('[HH-RNG-05] [HH-R-48] the total', () => {
  const totalOf = (group: Faces, usable: Faces, minimum: number, mayEvade: boolean, answers: Tape) =>
    play(
      (fate, _input: null) =>
        chooseTotal(fate as HhFate, { group, usable, legendary: 0 }, minimum, mayEvade, 'hero'),
      null,
      DEFAULTS,
      answers,
    );
  const options = (group: Faces, usable: Faces, minimum: number, mayEvade: boolean) => {
    const run = totalOf(group, usable, minimum, mayEvade, []);
    return run.kind === 'asks' && run.ask.kind === 'choose' ? run.ask.questions[0]?.options : undefined;
  };
  const chosen = (group: Faces, usable: Faces, answers: Tape) => {
    const run = totalOf(group, usable, 0, false, answers);
    return run.kind === 'finished' ? run.outcome : undefined;
  };

  test('all equals, and run dice as wanted', () => {
    expect(chosen([12, 13, 13], [12, 13, 13], ['13,13'])).toEqual({ total: 26, used: [] });
    expect(chosen([12, 13, 13], [12, 13, 13], ['13,13,12'])).toEqual({ total: 38, used: [12] });
  });
  test('or a single face above the cap', () => {
    expect(chosen([8, 8], [8, 8, 20], ['20'])).toEqual({ total: 20, used: [] });
    expect(chosen([], [5, 9], [])).toEqual({ total: 9, used: [] }); // no group: the highest face
    expect(chosen([], [2, 3], [])).toEqual({ total: 0, used: [] }); // nothing of 4 or more
  });
  test('what is needed is proposed, and everything if the target may evade', () => {
    expect(options([12, 13, 13], [12, 13, 13], 25, false)?.[0]).toBe('13,13');
    expect(options([12, 13, 13], [12, 13, 13], 27, false)?.[0]).toBe('13,13,12');
    expect(options([12, 13, 13], [12, 13, 13], 25, true)?.[0]).toBe('13,13,12');
  });
});

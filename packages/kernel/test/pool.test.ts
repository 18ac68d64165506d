import { pools } from '@tafelrunde/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededDice, throwPool } from '../src/dice.ts';
import { die, isThrowOf, MAX_DICE, MAX_SIDES, openEndedPool, pool, poolKey } from '../src/pool.ts';

describe('a pool', () => {
  test('has a count, sides, and may explode', () => {
    expect(pool(3, 6)).toEqual({ count: 3, sides: 6, openEnded: false });
    expect(die(20)).toEqual(pool(1, 20));
    expect(openEndedPool(2, 6)).toEqual({ count: 2, sides: 6, openEnded: true });
  });

  test('no two pools share a key, up to the limits', () => {
    const keys = new Set<number>();
    for (const count of [0, 1, 2, 199, MAX_DICE]) {
      for (const sides of [1, 2, 3, 999, MAX_SIDES]) keys.add(poolKey(pool(count, sides)));
    }
    expect(keys.size).toBe(25);
  });

  test.each([
    [-1, 6],
    [1.5, 6],
    [Number.NaN, 6],
    [MAX_DICE + 1, 6],
    [1, 0],
    [1, 2.5],
    [1, MAX_SIDES + 1],
  ])('of %s dice with %s sides is refused', (count, sides) => {
    expect(() => pool(count, sides)).toThrow(RangeError);
    expect(() => openEndedPool(count, sides)).toThrow(RangeError);
  });

  test('dice with one side cannot explode: they would never end', () => {
    expect(() => openEndedPool(1, 1)).toThrow(RangeError);
  });
});

describe('faces of a throw', () => {
  test.each([
    [pool(2, 6), [1, 6], true],
    [pool(2, 6), [6, 6], true],
    [pool(2, 6), [6], false],
    [pool(2, 6), [1, 2, 3], false],
    [pool(2, 6), [0, 3], false],
    [pool(2, 6), [7, 3], false],
    [pool(2, 6), [1.5, 3], false],
    [pool(2, 6), ['1', 3] as never, false],
    [pool(0, 6), [], true],
    [openEndedPool(1, 6), [5], true],
    [openEndedPool(1, 6), [6, 6, 1], true],
    [openEndedPool(1, 6), [6], false],
    [openEndedPool(1, 6), [6, 1, 2], false],
    [openEndedPool(1, 6), [1, 6], false],
    [openEndedPool(0, 6), [6], false],
    [openEndedPool(2, 6), [6, 1, 2], true],
    [openEndedPool(2, 6), [1, 6], false],
    [openEndedPool(2, 6), [1, 6, 6, 2], true],
    [openEndedPool(0, 6), [], true],
  ])('%o showing %o: %s', (thrown, faces, legal) => expect(isThrowOf(thrown, faces)).toBe(legal));

  test('whatever dice throw is a throw', () => {
    fc.assert(
      fc.property(pools(), fc.nat(), (thrown, seed) =>
        isThrowOf(thrown, throwPool(seededDice(seed), thrown, [])),
      ),
    );
  });
});

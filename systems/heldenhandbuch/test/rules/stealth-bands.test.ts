import { describe, expect, test } from 'vitest';
import { neutralised } from '../../src/rules/neutralising.ts';
import { bandOf, failureOf, isCompared, sneakMinimum } from '../../src/rules/stealth-bands.ts';
import { DEFAULTS, house } from '../fixtures.ts';

describe('distances', () => {
  test.each([
    [0, 'near'],
    [3, 'near'],
    [3.1, 'mid'],
    [8, 'mid'],
    [8.5, 'far'],
    [20, 'far'],
    [20.1, null],
  ])('[HH-STL-01] [HH-R-84] %f m is %s', (distance, band) => {
    expect(bandOf(distance)).toBe(band);
  });
});

describe('failing', () => {
  test.each([
    ['far', 'unsuspecting', false],
    ['far', 'watchful', true],
    ['mid', 'unsuspecting', false],
    ['mid', 'watchful', true],
    ['near', 'unsuspecting', true],
    ['near', 'watchful', true],
  ] as const)('[HH-STL-02] %s, %s: compared with Wachgabe: %s', (band, alertness, compared) => {
    expect(isCompared(band, alertness)).toBe(compared);
  });

  test('[HH-STL-03] unsuspecting: below 7 at mid, below 4 at far distance', () => {
    expect([sneakMinimum('mid'), sneakMinimum('far')]).toEqual([7, 4]);
  });

  test.each([
    ['far', 'unsuspecting', 'none'],
    ['far', 'watchful', 'noticed'],
    ['mid', 'unsuspecting', 'none'],
    ['mid', 'watchful', 'noticed'],
    ['near', 'unsuspecting', 'noticed'],
    ['near', 'watchful', 'discovered'],
  ] as const)('[HH-STL-04] %s, %s: %s, and watchful from now on', (band, alertness, detection) => {
    expect(failureOf(band, alertness)).toEqual({ alertness: 'watchful', detection });
  });
});

describe('neutralising tricks', () => {
  test.each([
    [[12, 12], [12, 12], 2],
    [[12, 12], [14, 9], 1],
    [[9, 13], [10, 12], 1],
    [[5, 9, 13], [9, 13], 2],
    [[8], [], 0],
    [[], [12], 0],
  ])('[HH-INF-03] [HH-R-80] tricks %j, dice %j: %i', (tricks, dice, stopped) => {
    expect(neutralised(tricks, dice, DEFAULTS)).toBe(stopped);
  });

  test('[HH-R-80] `influence.neutralise` = count: one for one, whatever they show', () => {
    expect(neutralised([12, 12, 12], [4, 4], house({ 'influence.neutralise': 'count' }))).toBe(2);
  });
});

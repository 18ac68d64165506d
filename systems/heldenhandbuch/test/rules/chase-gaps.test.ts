import { describe, expect, test } from 'vitest';
import { GAP_STEPS, TEMPO_STEPS } from '../../src/data/chase.ts';
import type { Runner } from '../../src/model.ts';
import { compareRunners, leaderOf, tempoFor } from '../../src/rules/chase-gaps.ts';
import { DEFAULTS, house } from '../fixtures.ts';

const runner = (figure: string, gap: number, number: number, tempo = tempoFor(number)): Runner => ({
  figure,
  gap,
  number,
  tempo,
  out: false,
});
const gaps = (runners: readonly Runner[]) =>
  Object.fromEntries(runners.map(({ figure, gap }) => [figure, gap]));

test('[HH-CHS-11] seven gap steps from level to out of sight', () => {
  expect(GAP_STEPS).toEqual([
    'level',
    'breath',
    'onTheHeels',
    'smallLead',
    'clearLead',
    'inSight',
    'goneFromSight',
  ]);
});

test.each([
  [3, 0],
  [4, 1],
  [6, 1],
  [7, 2],
  [10, 2],
  [11, 3],
  [15, 3],
  [16, 4],
  [30, 4],
  [31, 5],
  [59, 5],
  [60, 6],
  [120, 6],
])('[HH-CHS-12] [HH-R-85] a result of %i is tempo %i', (number, tempo) => {
  expect(tempoFor(number)).toBe(tempo);
  expect(TEMPO_STEPS).toHaveLength(6);
});

describe('a round', () => {
  test('[HH-PROC-09] [HH-CHS-05] leader 17, follower 9 at gap 2: one physis and two gap steps', () => {
    const { leader, runners, tired } = compareRunners([runner('a', 0, 17), runner('b', 2, 9)], 'a', DEFAULTS);
    expect(leader).toBe('a');
    expect(tired).toEqual(['b']);
    expect(gaps(runners)).toEqual({ a: 0, b: 4 }); // fast 4 against slow 2
  });

  test('[HH-CHS-03] the same result: nothing changes', () => {
    const { runners, tired } = compareRunners([runner('a', 0, 12), runner('b', 2, 12)], 'a', DEFAULTS);
    expect(tired).toEqual([]);
    expect(gaps(runners)).toEqual({ a: 0, b: 2 });
  });

  test('[HH-CHS-04] lower in the same tempo step: one physis', () => {
    const { runners, tired } = compareRunners([runner('a', 0, 14), runner('b', 2, 12)], 'a', DEFAULTS);
    expect(tired).toEqual(['b']);
    expect(gaps(runners)).toEqual({ a: 0, b: 2 });
  });

  test('[HH-R-85] higher in the same tempo step: nothing', () => {
    const { runners, tired } = compareRunners([runner('a', 0, 12), runner('b', 2, 14)], 'a', DEFAULTS);
    expect(tired).toEqual([]);
    expect(gaps(runners)).toEqual({ a: 0, b: 2 });
  });

  test('[HH-CHS-06] [HH-R-85] a higher tempo step brings the runner closer, step by step or one step', () => {
    const pair = [runner('a', 0, 5), runner('b', 4, 16)]; // tempo 1 and 4
    expect(gaps(compareRunners(pair, 'a', DEFAULTS).runners)).toEqual({ a: 0, b: 1 });
    expect(gaps(compareRunners(pair, 'a', house({ 'chase.catchUp': 'oneStep' })).runners)).toEqual({
      a: 0,
      b: 3,
    });
  });

  test('[HH-R-85] past the leader: the new one leads and the gaps are counted from there', () => {
    const three = [runner('a', 0, 5), runner('b', 1, 16), runner('c', 3, 5)];
    const { leader, runners } = compareRunners(three, 'a', DEFAULTS);
    expect(leader).toBe('b');
    expect(gaps(runners)).toEqual({ a: 2, b: 0, c: 5 }); // b: 1 - 3 = -2
  });

  test('[HH-CHS-02] [HH-R-85] on level the higher number leads, else the former leader', () => {
    expect(leaderOf([runner('a', 0, 9), runner('b', 0, 12)], 'a')).toBe('b');
    expect(leaderOf([runner('a', 0, 12), runner('b', 0, 12)], 'b')).toBe('b');
    expect(leaderOf([runner('a', 1, 30), runner('b', 0, 4)], 'a')).toBe('b');
  });

  test('[HH-R-85] from gap 6 on a runner is out of the chase', () => {
    const { runners } = compareRunners([runner('a', 0, 31), runner('b', 3, 7)], 'a', DEFAULTS); // 3 + (5 - 2)
    expect(runners[1]).toMatchObject({ gap: 6, out: true });
    const later = compareRunners(
      [runner('a', 0, 4), { ...(runners[1] as Runner), number: 60, tempo: 6 }],
      'a',
      DEFAULTS,
    );
    expect(later.runners[1]).toMatchObject({ gap: 6, out: true });
  });
});

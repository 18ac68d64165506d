import { script } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { CONDITION_IDS, CONDITIONS } from '../../src/data/conditions.ts';
import { TNS } from '../../src/data/ladders.ts';
import { pressureSteps, statedSteps, surpriseSteps } from '../../src/rules/conditions.ts';
import { adjustTn, conditionStep, hurdleOf, shiftTn, sumOfSteps } from '../../src/rules/difficulty.ts';
import { DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';

test('[GW-TN-01] [GW-R-04] the scale is 4, 6, 8, 12, and 12 is part of it', () => {
  expect(TNS).toEqual([4, 6, 8, 12]);
  expect(shiftTn(8, +1)).toBe(12);
  expect(shiftTn(12, -1)).toBe(8);
});

test('[GW-MOD-01] conditions move the TN along the ladder instead of adding points', () => {
  expect(shiftTn(6, +1)).toBe(8); // one place, not 7
  expect(shiftTn(4, +3)).toBe(12);
  expect(shiftTn(6, 0)).toBe(6);
});

test('[GW-MOD-02] each listed worse condition is one step harder', () => {
  const worse = ['cover', 'darkness', 'slippery', 'timePressure', 'noise', 'distraction'] as const;
  for (const id of worse) expect(shiftTn(6, conditionStep(id).amount)).toBe(8);
});

test('[GW-MOD-03] each listed better condition is one step easier', () => {
  const better = ['preparation', 'goodTools', 'position', 'surprise', 'concentration'] as const;
  for (const id of better) expect(shiftTn(8, conditionStep(id).amount)).toBe(6);
  expect(CONDITION_IDS).toHaveLength(11); // the six and the five, and no others
  expect(new Set(Object.values(CONDITIONS))).toEqual(new Set([1, -1]));
});

test('[GW-MOD-04] an extreme condition counts two steps', () => {
  expect(conditionStep('darkness', true).amount).toBe(2);
  expect(statedSteps([{ condition: 'preparation', extreme: true }])).toEqual([
    { label: 'preparation', amount: -2 },
  ]);
  expect(shiftTn(4, 2)).toBe(8);
});

test('[GW-MOD-05] below 4 it is almost certain and needs no roll', () => {
  expect(shiftTn(4, -1)).toBe('almostCertain');
  expect(hurdleOf('almostCertain', DEFAULTS)).toEqual({ kind: 'automatic' });
});

test('[GW-MOD-06] above 12 it is almost impossible and needs another plan', () => {
  expect(shiftTn(12, +1)).toBe('almostImpossible');
  expect(hurdleOf('almostImpossible', DEFAULTS)).toEqual({ kind: 'refused' });
});

test('[GW-R-05] the table may insist on a roll at both ends', () => {
  expect(hurdleOf('almostCertain', house({ beyondLow: 'rollTN4' }))).toEqual({
    kind: 'roll',
    tn: 4,
    maxOnly: false,
  });
  expect(hurdleOf('almostImpossible', house({ beyondHigh: 'maxOnly' }))).toEqual({
    kind: 'roll',
    tn: 12,
    maxOnly: true,
  });
  expect(hurdleOf('almostImpossible', house({ beyondHigh: 'rollTN12' }))).toEqual({
    kind: 'roll',
    tn: 12,
    maxOnly: false,
  });
});

test('[GW-R-06] all conditions are summed, opposite ones cancel, and maxShift cuts the sum', () => {
  const steps = statedSteps(['darkness', 'noise', 'slippery', 'position']); // +1 +1 +1 -1 = +2
  expect(sumOfSteps(steps, DEFAULTS)).toBe(2);
  expect(sumOfSteps(steps, house({ maxShift: 1 }))).toBe(1);
  expect(
    sumOfSteps(
      statedSteps([{ condition: 'preparation', extreme: true }, 'position']),
      house({ maxShift: 2 }),
    ),
  ).toBe(-2); // -3 cut
});

test('[GW-R-06] a cut sum stands in the account', () => {
  const cut = house({ maxShift: 1 });
  const { outcome, trace } = script(
    (fate) => adjustTn(fate, 6, statedSteps(['darkness', 'noise']), cut),
    null,
    null,
    [],
  );
  expect(outcome).toBe(8); // +2 cut to +1
  expect(trace).toContainEqual({ kind: 'fact', cite: 'GW-R-06', fact: { kind: 'shiftCut', from: 2, to: 1 } });
});

test('[GW-ADD-14] who has lost the position gets nothing from it, and time pressure counts one step', () => {
  expect(statedSteps(['position', 'goodTools'], hero({ status: ['positionLost'] }))).toEqual([
    { label: 'goodTools', amount: -1 },
  ]);
  expect(pressureSteps(hero({ status: ['timePressure'] }))).toEqual([{ label: 'timePressure', amount: 1 }]);
});

test('[GW-ADD-08] surprise is one step easier for the side that surprises, in round 1 only', () => {
  const easier = [{ label: 'surprise', amount: -1 }];
  expect(surpriseSteps(sceneWith([], { round: 1, surprise: 'pc' }), hero())).toEqual(easier);
  expect(surpriseSteps(sceneWith([], { round: 2, surprise: 'pc' }), hero())).toEqual([]);
  expect(surpriseSteps(sceneWith([], { round: 1, surprise: 'pc' }), foe())).toEqual([]);
});

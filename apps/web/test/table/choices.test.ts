import { type Offer, offersOf, type SheetSection } from '@tafelrunde/system';
import type { LogEntry } from '@tafelrunde/table';
import { expect, test } from 'vitest';
import { checkKey, choicesOf, usualChecks } from '../../src/pages/table/now/choices.ts';

const offer = offersOf('somewhere');
const blow = (weapon: string, target: string, rank?: number): Offer =>
  offer(
    'attack',
    { weapon, target },
    {
      ...{ with: weapon, target, chance: 'hit', purpose: 'attack' },
      ...(rank === undefined ? {} : { rank }),
    },
  );

test('what makes most sense comes first, and its other targets stand behind it', () => {
  const offers = [
    blow('knife', 'orc', 2),
    blow('sword', 'orc', 1),
    blow('sword', 'wolf', 1),
    blow('fist', 'orc'),
  ];
  const choices = choicesOf(offers);
  expect(choices.map(({ offers: all }) => all.map(({ with: what, target }) => `${what} ${target}`))).toEqual([
    ['sword orc', 'sword wolf'],
    ['knife orc'],
  ]);
});

const LADDER = { field: 'difficulty', values: [4, 6, 9] };
const check = (skill: string): Offer =>
  offer('check', { figure: 'mira', skill }, { with: skill, row: skill, chance: 'success', ladder: LADDER });
const SHEET: readonly SheetSection[] = [
  {
    id: 'skills',
    title: 'Fertigkeiten',
    rows: [
      { id: 'climb', label: 'Klettern', value: 'W6', dice: [6, 6] },
      { id: 'sneak', label: 'Schleichen', value: 'W10', dice: [10, 8] },
      { id: 'ride', label: 'Reiten', value: 'W8', dice: [8, 4] },
    ],
  },
];
const rolled = (skill: string, seq: number): LogEntry => ({
  kind: 'run',
  ...{ seq, at: 0, by: 's', audience: 'everyone', result: null, sealed: null },
  detail: { action: 'somewhere/check', input: { figure: 'mira', skill, difficulty: 9 } },
});

test('pinned checks come first, then those made most often, then what the figure is best at', () => {
  const [climb, sneak, ride] = ['climb', 'sneak', 'ride'].map(check) as [Offer, Offer, Offer];
  const all = [climb, sneak, ride];
  const names = (offers: readonly Offer[]) => offers.map(({ with: what }) => what);
  expect(names(usualChecks(all, SHEET, [], [], 3))).toEqual(['sneak', 'climb', 'ride']); // 18, 12, 12
  expect(names(usualChecks(all, SHEET, [rolled('ride', 1)], [], 2))).toEqual(['ride', 'sneak']);
  expect(names(usualChecks(all, SHEET, [rolled('ride', 1)], [checkKey(climb)], 2))).toEqual([
    'climb',
    'ride',
  ]);
});

test('the roll of somebody else counts for nobody', () => {
  const others = {
    ...rolled('ride', 1),
    detail: { action: 'somewhere/check', input: { figure: 'jonas', skill: 'ride' } },
  };
  const [first] = usualChecks(['climb', 'ride'].map(check), SHEET, [others as LogEntry], [], 1);
  expect(first?.with).toBe('climb');
});

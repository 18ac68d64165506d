import { type Action, adviseOn, type Goal, oddsOf } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { comparedCheckAction } from '../../src/actions/checks.ts';
import { hideAction, sneakAction } from '../../src/actions/wilderness.ts';
import type { House } from '../../src/house-rules.ts';
import { DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';

const ACTING: Goal = { chance: 'acting' };
const plain = (action: Action): Action => ({ ...action, solver: undefined, budget: undefined });
const W6 = { value: 5, baseDie: 6, bonusDice: 1 };
const W8 = { value: 7, baseDie: 8, bonusDice: 1 };
const ONE = { value: 5, baseDie: 6, bonusDice: 0 };

const compares = (own: object, other: object, modes = ['sieve', 'sieve'], more: object = {}) => ({
  scene: sceneWith([hero({ skills: { haggle: own }, ...more }), foe({ skills: { haggle: other } })]),
  acting: { figure: 'hero', tested: { kind: 'skill', name: 'haggle' }, mode: modes[0] },
  defending: { figure: 'foe', tested: { kind: 'skill', name: 'haggle' }, mode: modes[1] },
});

function chanceOf(action: Action, input: unknown, goal: Goal, table: House = DEFAULTS): number {
  const odds = oddsOf(action, input, table, { goal, budget: 3_000_000 });
  if (!odds.ok) throw new Error(odds.error.code);
  return odds.value.chances['chance' in goal ? goal.chance : '']?.p as number;
}

describe('[HH-CHK-08] two sides against each other, as plain expectimax has it with the second one against the first', () => {
  test.each([
    ['HH-ROL-02', 'two sieves', compares(W6, W6), DEFAULTS],
    ['HH-ROL-01', 'two single throws', compares(W8, W6, ['single', 'single']), DEFAULTS],
    ['HH-R-16', 'a tie for the first', compares(W6, W6), house({ 'tie.other': 'acting' })],
    ['HH-LRN-06', 'a star', compares({ ...W8, adeptStar: true }, W6), DEFAULTS],
    ['HH-PSY-05', 'teeth to grit', compares(W6, ONE, ['sieve', 'single'], { psyche: 8 }), DEFAULTS],
    ['HH-R-13', 'no dice', compares(ONE, ONE, undefined, { psyche: 4 }), DEFAULTS],
  ] as const)('[%s] %s', (_id, _name, input, table) => {
    const found = chanceOf(comparedCheckAction, input, ACTING, table);
    expect(comparedCheckAction.solver?.law(input, table, ACTING)?.value).toBe(found);
    expect(found).toBeCloseTo(chanceOf(plain(comparedCheckAction), input, ACTING, table), 12);
  });

  test('five W20 against four are exact', () => {
    const dice = (bonusDice: number) => ({ value: 14, baseDie: 20, bonusDice });
    const odds = oddsOf(comparedCheckAction, compares(dice(4), dice(3)), DEFAULTS);
    if (!odds.ok) throw new Error(odds.error.code);
    expect(odds.value.exact).toBe('double');
    const back = chanceOf(comparedCheckAction, compares(dice(3), dice(4)), ACTING);
    // More dice win more often, although ties are the defender's.
    expect(odds.value.chances['acting']?.p).toBeGreaterThan(0.5);
    expect(back).toBeLessThan(0.5);
  });

  test('[HH-R-16] [HH-LRN-09] a tie thrown again, and dice that can be swapped, are left to the plain rule', () => {
    const law = (input: object, table = DEFAULTS) => comparedCheckAction.solver?.law(input, table, ACTING);
    expect(law(compares(W6, W6), house({ 'tie.other': 'reroll' }))).toBeUndefined();
    expect(law(compares(W6, { ...W6, value: 21 }))).toBeUndefined();
    expect(law({ ...compares(W6, W6), acting: compares(W6, W6).defending })).toBeUndefined();
  });
});

const SUCCESS: Goal = { chance: 'success' };
const watcher = (id: string, watch: object) => foe({ id, skills: { watch, detect: watch } });
const sneaks = (own: object, opponents: readonly (readonly [number, string])[], watch: object = W6) => {
  const figures = opponents.map((_, i) => watcher(`foe${i}`, watch));
  return {
    scene: sceneWith([hero({ skills: { sneak: own, hide: own } }), ...figures], {
      stealth: opponents.map(([distance, alertness], i) => ({
        sneaker: 'hero',
        opponent: `foe${i}`,
        distance,
        alertness,
        detection: 'noticed',
      })),
    }),
    sneaker: 'hero',
    opponents: opponents.map(([distance], i) => ({ figure: `foe${i}`, distance })),
  };
};

describe('[HH-STL-02] past others unseen, as plain expectimax has it with them against it', () => {
  test.each([
    ['a watchful one', sneaks(W6, [[5, 'watchful']])],
    ['an unsuspecting one near by', sneaks(W6, [[2, 'unsuspecting']])],
    [
      'one who suspects nothing, and one beyond all bands',
      sneaks(W8, [
        [8, 'unsuspecting'],
        [5000, 'watchful'],
      ]),
    ],
    [
      'two watchful ones',
      sneaks(
        ONE,
        [
          [5, 'watchful'],
          [3, 'watchful'],
        ],
        ONE,
      ),
    ],
  ] as const)('%s', (_name, input) => {
    const found = chanceOf(sneakAction, input, SUCCESS);
    expect(sneakAction.solver?.law(input, DEFAULTS, SUCCESS)?.value).toBeCloseTo(found, 12);
    expect(found).toBeCloseTo(chanceOf(plain(sneakAction), input, SUCCESS), 12);
  });

  test('[HH-STL-04] every result has its chance, and all of them come to one', () => {
    const odds = oddsOf(
      sneakAction,
      sneaks(W8, [
        [5, 'watchful'],
        [3, 'watchful'],
      ]),
      DEFAULTS,
    );
    if (!odds.ok) throw new Error(odds.error.code);
    expect(odds.value.outcomes.reduce((sum, { chance: { p } }) => sum + p, 0)).toBeCloseTo(1, 12);
    expect(odds.value.chances['success']?.p).toBeCloseTo(odds.value.value as number, 12);
  });

  test('[HH-STL-05] hidden from who has noticed', () => {
    const { opponents: _, ...rest } = sneaks(W6, [[5, 'watchful']]);
    const input = { ...rest, opponent: 'foe0', hidingPlace: true };
    const found = chanceOf(hideAction, input, SUCCESS);
    expect(hideAction.solver?.law(input, DEFAULTS, SUCCESS)?.value).toBe(found);
    expect(found).toBeCloseTo(chanceOf(plain(hideAction), input, SUCCESS), 12);
  });
});

test.each([
  ['HH-CHK-08', comparedCheckAction, compares(W8, W6), ACTING, [3, 7]],
  ['HH-STL-02', sneakAction, sneaks(W8, [[5, 'watchful']]), SUCCESS, [4, 6]],
] as const)(
  '[%s] advice on the throws of whoever throws first, as plain expectimax has it',
  (_id, action, input, goal, thrown) => {
    const [fast, slow] = [action, plain(action)].map((one) =>
      adviseOn(one, input, DEFAULTS, goal, { tape: [thrown] }),
    );
    if (!fast?.ok || !slow?.ok) throw new Error('no advice');
    expect(action.solver?.advise?.(input, DEFAULTS, goal, [thrown])).toEqual(fast.value);
    const values = new Map(slow.value.map(({ key, value }) => [key, value]));
    expect(fast.value).toHaveLength(values.size);
    for (const { key, value } of fast.value) expect(value, key).toBeCloseTo(values.get(key) as number, 12);
  },
);

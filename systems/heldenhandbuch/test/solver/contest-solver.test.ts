import { type Action, adviseOn, type Goal, oddsOf } from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';
import type { House } from '../../src/data/house-rules.ts';
import { actionOf } from '../action-of.ts';
import { DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';

const comparedCheckAction = actionOf('compared-check');
const hideAction = actionOf('hide');
const sneakAction = actionOf('sneak');

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

  test('[HH-LRN-09] dice that can be swapped are left to the plain rule, and too many of them are too large', () => {
    const law = (input: object, table = DEFAULTS) => comparedCheckAction.solver?.law(input, table, ACTING);
    expect(law(compares(W6, { ...W6, value: 21 }))).toBeUndefined();
    // 3W20 can lie in 1540 ways on each side.
    const three = { value: 21, baseDie: 20, bonusDice: 2 };
    expect(oddsOf(comparedCheckAction, compares(three, three), DEFAULTS)).toEqual({
      ok: false,
      error: { code: 'too-large', runs: 1540 * 1540 },
    });
    expect(law({ ...compares(W6, W6), acting: compares(W6, W6).defending })).toBeUndefined();
  });
});

describe('[HH-R-16] ties that are thrown again', () => {
  const table = house({ 'tie.other': 'reroll' });

  test('one W6 against one, as a fixed point', () => {
    // 4, 5 and 6 beat 3, 4 and 5 faces: 12 of 36. Both show 2 or 3 (4 of 36), or the same of 4 to 6 (3): thrown again.
    // A 1 costs psyche, so such a tie is told. v = 12/36 + 7/36 · v = 12/29.
    expect(chanceOf(comparedCheckAction, compares(ONE, ONE), ACTING, table)).toBeCloseTo(12 / 29, 12);
  });

  test.each([
    ['HH-ROL-02', 'a sieve against one die', compares(W6, ONE)],
    ['HH-ROL-02', 'two sieves', compares(W6, W6)],
    ['HH-ROL-01', 'single throws', compares(W8, W6, ['single', 'single'])],
    ['HH-LRN-06', 'a star', compares({ ...W6, adeptStar: true }, ONE)],
    ['HH-MIS-06', 'a 1 that may lie', compares({ ...ONE, value: 15 }, W6)],
    // Without psyche a 1 costs nothing, so that its tie is thrown again.
    ['HH-MIS-04', 'nothing to lose', compares(ONE, ONE, undefined, { psyche: 0 })],
    ['HH-PSY-05', 'teeth to grit', compares(W6, ONE, ['sieve', 'single'], { psyche: 8 })],
    ['HH-R-13', 'no dice', compares(ONE, ONE, undefined, { psyche: 4 })],
  ] as const)('[%s] %s, as plain expectimax over the rule has it', (_id, _name, input) => {
    const known = comparedCheckAction.solver?.law(input, table, ACTING);
    if (known?.kind !== 'doubles') throw new Error('no law');
    const value = chanceOf(plain(comparedCheckAction), input, ACTING, table);
    expect(known.value).toBeCloseTo(value, 12);
    expect(known.bound).toBeLessThan(1e-9);
    expect(chanceOf(comparedCheckAction, input, ACTING, table)).toBeCloseTo(value, 12);
  });

  test('three W20 each: in doubles with a bound; six each are too large, and said to be', () => {
    const dice = (bonusDice: number) => ({ value: 16, baseDie: 20, bonusDice });
    const three = oddsOf(comparedCheckAction, compares(dice(2), dice(2)), table);
    if (!three.ok) throw new Error(three.error.code);
    expect(three.value.exact).toBe('double');
    // The first to throw cannot know what it has to beat.
    expect(three.value.chances['acting']?.p).toBeLessThan(0.5);
    const six = oddsOf(comparedCheckAction, compares(dice(5), dice(5)), table);
    expect(six).toMatchObject({ ok: false, error: { code: 'too-large' } });
  });

  test('[HH-LUC-03] what a lucky number may still bring is left to the plain rule', () => {
    const lucky = compares({ value: 14, bonusDice: 0 }, ONE, undefined, { luckyNumber: 7 });
    expect(comparedCheckAction.solver?.law(lucky, table, ACTING)).toBeUndefined();
  });
});

const SUCCESS: Goal = { chance: 'success' };
const watcher = (id: string, watch: object) => foe({ id, skills: { watch, detect: watch } });
const sneaks = (
  own: object,
  opponents: readonly (readonly [number, string])[],
  watch: object = W6,
  more: object = {},
) => {
  const figures = opponents.map((_, i) => watcher(`foe${i}`, watch));
  return {
    scene: sceneWith([hero({ skills: { sneak: own, hide: own }, ...more }), ...figures], {
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

  test.each([
    ['one die each', ONE, ONE],
    ['one die against two', ONE, W6],
    ['two dice against one', W6, ONE],
  ] as const)('[HH-R-16] a tie of %s is thrown again, as plain expectimax has it', (_name, own, other) => {
    const { opponents: _, ...rest } = sneaks(own, [[5, 'watchful']], other);
    const input = { ...rest, opponent: 'foe0', hidingPlace: true };
    const table = house({ 'tie.stealth': 'reroll' });
    const found = chanceOf(hideAction, input, SUCCESS, table);
    expect(hideAction.solver?.law(input, table, SUCCESS)?.value).toBeCloseTo(found, 12);
    expect(found).toBeCloseTo(chanceOf(plain(hideAction), input, SUCCESS, table), 9);
  });

  test.each([
    ['one die each', sneaks(ONE, [[5, 'watchful']], ONE)],
    ['two dice against one', sneaks(W6, [[5, 'watchful']], ONE)],
    ['one die against two', sneaks(ONE, [[3, 'watchful']], W6)],
    [
      'one who compares, one who does not, one far away',
      sneaks(
        W6,
        [
          [8, 'unsuspecting'],
          [5, 'watchful'],
          [5000, 'watchful'],
        ],
        ONE,
      ),
    ],
    // A 1 empties the row, and the next throw has a die less.
    ['psyche on the brink of a row', sneaks(W6, [[5, 'watchful']], ONE, { psyche: 9 })],
  ] as const)('[HH-R-16] sneaking, %s: a tie is thrown again, as plain expectimax has it', (_name, input) => {
    const table = house({ 'tie.stealth': 'reroll' });
    const known = sneakAction.solver?.law(input, table, SUCCESS);
    if (known?.kind !== 'doubles') throw new Error('no law');
    const plainOdds = oddsOf(plain(sneakAction), input, table, { goal: SUCCESS, budget: 3_000_000 });
    if (!plainOdds.ok) throw new Error(plainOdds.error.code);
    expect(known.value).toBeCloseTo(plainOdds.value.value as number, 9);
    expect(known.bound).toBeLessThan(1e-9);
    expect(known.law.reduce((sum, [, p]) => sum + p, 0)).toBeCloseTo(1, 12);
    expect(chanceOf(sneakAction, input, SUCCESS, table)).toBeCloseTo(known.value as number, 9);
  });

  test('[HH-PSY-05] teeth that may be gritted, and a second one who watches, are left to the plain rule', () => {
    const table = house({ 'tie.stealth': 'reroll' });
    const law = (input: object) => sneakAction.solver?.law(input, table, SUCCESS);
    expect(law(sneaks(W8, [[5, 'watchful']], ONE, { psyche: 1 }))).toBeUndefined();
    expect(
      law(
        sneaks(ONE, [
          [5, 'watchful'],
          [3, 'watchful'],
        ]),
      ),
    ).toBeUndefined();
  });

  test('[HH-R-16] three W12 sneak past three W12 where ties are thrown again', () => {
    const three = { value: 11, baseDie: 12, bonusDice: 2 };
    const input = sneaks(three, [[5, 'watchful']], three);
    const chance = (tie: House['tie.stealth']) =>
      chanceOf(sneakAction, input, SUCCESS, house({ 'tie.stealth': tie }));
    expect(chance('reroll')).toBeGreaterThan(chance('defending'));
    expect(chance('reroll')).toBeLessThan(chance('acting'));
  });

  test('[HH-R-16] three W12 hide from three W12 where ties are thrown again', () => {
    const three = { value: 11, baseDie: 12, bonusDice: 2 };
    const { opponents: _, ...rest } = sneaks(three, [[5, 'watchful']], three);
    const input = { ...rest, opponent: 'foe0', hidingPlace: true };
    const again = chanceOf(hideAction, input, SUCCESS, house({ 'tie.stealth': 'reroll' }));
    expect(again).toBeGreaterThan(
      chanceOf(hideAction, input, SUCCESS, house({ 'tie.stealth': 'defending' })),
    );
    expect(again).toBeLessThan(chanceOf(hideAction, input, SUCCESS, house({ 'tie.stealth': 'acting' })));
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

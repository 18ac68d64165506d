import { expectOdds, scripted } from '@tafelrunde/testkit';
import { expect, test } from 'vitest';
import { type ComparedInput, comparedCheck } from '../../src/rules/compared-check.ts';
import { DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';

const SNEAK = { kind: 'skill', name: 'sneak' } as const;
const WATCH = { kind: 'skill', name: 'watch' } as const;
const input = (own = 14, other = 14): ComparedInput => ({
  scene: sceneWith([
    hero({ skills: { sneak: { value: own, bonusDice: 1 } } }),
    foe({ skills: { watch: { value: other, bonusDice: 1 } } }),
  ]),
  acting: { figure: 'hero', tested: SNEAK, mode: 'single' },
  defending: { figure: 'foe', tested: WATCH, mode: 'single' },
});
const compare = (given: ComparedInput, answers: Parameters<typeof scripted>[3], rules = DEFAULTS) =>
  scripted(comparedCheck, given, rules, answers).outcome;

test('[HH-CHK-08] the higher number wins', () => {
  expect(
    compare(input(), [
      [12, 12],
      [20, 3],
    ]).outcome,
  ).toEqual({ winner: 'acting', acting: 24, defending: 20 });
  expect(
    compare(input(), [
      [12, 3],
      [9, 9],
    ]).outcome,
  ).toEqual({ winner: 'defending', acting: 12, defending: 18 });
});

test('[HH-R-16] on a tie the acting side must exceed, unless the table says otherwise', () => {
  const tied = [
    [12, 3],
    [12, 2],
  ];
  expect(compare(input(), tied).outcome).toMatchObject({ winner: 'defending' });
  const acting = house({ 'tie.other': 'acting' });
  expect(compare(input(), tied, acting).outcome).toMatchObject({ winner: 'acting' });
});

test('[HH-R-16] `tie.other` = reroll: both throw all their dice again until one is ahead', () => {
  const again = house({ 'tie.other': 'reroll' });
  // 12 to 12; then two failures, which are alike whatever they show; then 11 to 10.
  const twice = [
    [12, 3],
    [12, 2],
    [2, 3],
    [2, 2],
  ];
  expect(compare(input(), [...twice, [2, 11], [2, 10]], again).outcome).toEqual({
    winner: 'acting',
    acting: 11,
    defending: 10,
  });
  // An open 1 has cost psyche: that is told before anybody throws again.
  expect(compare(input(), [...twice, [1, 3], [2, 2]], again)).toEqual({
    outcome: { winner: 'tie', acting: 3, defending: 2 },
    effects: [{ kind: 'points', figure: 'hero', track: 'psyche', by: -1 }],
  });
});

test('[HH-R-13] [HH-R-16] nothing to throw on either side: a tie stays one', () => {
  const broken = { rows: [1, 1], points: 1 }; // an empty row of psyche costs the only die
  const alone = { value: 14, bonusDice: 0 };
  const scene = sceneWith([
    hero({ skills: { sneak: alone }, psyche: broken }),
    foe({ skills: { watch: alone }, psyche: broken }),
  ]);
  const none = compare({ ...input(), scene }, ['0', '0'], house({ 'tie.other': 'reroll' }));
  expect(none.outcome).toEqual({ winner: 'tie', acting: 0, defending: 0 });
});

test('[HH-R-16] one W6 each, ties thrown again', () => {
  const skill = { value: 1, bonusDice: 0, baseDie: 6 };
  const shaky = { skills: { sneak: skill, watch: skill }, psyche: { rows: [1], points: 1 } };
  const scene = sceneWith([hero(shaky), foe(shaky)]);
  // Of 36 throws 9 are two failures and 3 are equal successes; 5 of the failures show a 1, which costs the last psyche, and
  // then there is no other throw. So 12 of 36 win at once, 7 of 36 throw again: 12 / (36 - 7).
  expectOdds(
    comparedCheck,
    { ...input(), scene },
    ({ outcome }) => 'winner' in outcome && outcome.winner === 'acting',
    house({ 'tie.other': 'reroll' }),
  ).toBe('12/29');
});

test('[HH-R-20] the side with the lower surplus acts first, and a swap changes both', () => {
  // 22 against 21: the foe has one use and comes first. It swaps its 5 for the 18; the hero shadows the 5 twice in vain.
  const answers = [[18, 4], [5, 3], 'swap', '5', '18', 'none'];
  expect(compare(input(22, 21), answers).outcome).toEqual({ winner: 'defending', acting: 5, defending: 18 });
});

test('1s of both sides are settled and paid for', () => {
  const { effects } = compare(input(), [
    [1, 3],
    [12, 1],
  ]);
  expect(effects).toEqual([{ kind: 'points', figure: 'hero', track: 'psyche', by: -1 }]); // the foe's 12 offsets its 1
});

test('nobody opposes themselves, and everybody has to exist', () => {
  const given = input();
  expect(compare({ ...given, defending: given.acting }, []).outcome).toMatchObject({
    reason: 'nobody-opposes-themselves',
  });
  expect(compare({ ...given, acting: { ...given.acting, figure: 'x' } }, []).outcome).toMatchObject({
    reason: 'unknown-figure',
  });
});

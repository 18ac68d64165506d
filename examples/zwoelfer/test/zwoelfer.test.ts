import { describeSystem, expectOdds, sampleOf, scripted } from '@tafelrunde/testkit';
import { expect, test } from 'vitest';
import { system } from '../src/index.ts';

describeSystem(system, { folder: import.meta.dirname, houses: [{ twelve: false }, { damage: 6 }] });

const check = sampleOf(system, 'check');
const attack = sampleOf(system, 'attack');

test('[ZW-HERO-01] [ZW-HERO-02] a smith of might 4 has ten life points', () =>
  expect(system.character.templates[0]?.character).toMatchObject({ might: 4, life: 10, luck: 1 }));

test('[ZW-CHECK-01] [ZW-LUCK-01] might 4 against 15 needs eleven, at once or by luck', () => {
  // 45 of 144 throws stay below eleven, and none of them shows a twelve: 1 - (45/144)².
  expectOdds(check.rule, check.input, ({ outcome }) => outcome['isSuccess'] === true, check.house).toBe(
    '231/256',
  );
  const { effects } = scripted(check.rule, check.input, check.house, [[1, 2], 'again', [6, 5]]).outcome;
  expect(effects).toEqual([{ kind: 'luckChanged', figure: 'hero', by: -1 }]);
});

test('[ZW-CHECK-02] a twelve reaches what the total does not, unless the table plays without', () => {
  const hard = { ...check.input, difficulty: 30 };
  const reached = (twelve: boolean) =>
    scripted(check.rule, hard, { ...check.house, twelve }, [[1, 12], ...(twelve ? [] : ['keep'])]).outcome;
  expect([reached(true), reached(false)].map(({ outcome }) => outcome['isSuccess'])).toEqual([true, false]);
});

test('[ZW-FIGHT-01] [ZW-FIGHT-02] the giant is easy to hit, and a twelve hits twice as hard', () => {
  const { outcome } = scripted(attack.rule, attack.input, attack.house, [[12, 12]]).outcome;
  expect(outcome).toMatchObject({ total: 28, needs: 12, damage: 4, isOut: false });
});

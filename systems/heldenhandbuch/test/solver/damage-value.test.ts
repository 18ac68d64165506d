import { type Rule, solve } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import type { DicePool } from '../../src/model.ts';
import type { HhFate, House } from '../../src/rule.ts';
import { type Armour, meetArmour } from '../../src/rules/armour-wear.ts';
import { rollDamage } from '../../src/rules/damage.ts';
import { expectedInjuries } from '../../src/solver/damage-value.ts';
import { DEFAULTS, house } from '../fixtures.ts';

interface Struck {
  readonly base: DicePool;
  readonly extra: number;
  readonly multiplier: number;
  readonly armour: Armour | undefined;
}

/** Injuries of a damage roll by the rule. */
const rule: Rule<Struck, House, number> = (fate, { armour, ...roll }, table) => {
  const hits = rollDamage(fate as HhFate, { ...roll, armour, by: 'hero' }, table);
  return meetArmour(hits, armour, true, table).injuries.length;
};

const armour = (protection: number): Armour => ({ protection, quality: 20, lightArmour: false });
const pool = (count: number, step: DicePool['step']): DicePool => ({ count, step });
const MORE_HITS = house({ 'damage.multiplier': 'hits' } as Partial<House>);

describe('[HH-DMG-04] injuries of a damage roll, as plain expectimax over the rule has them', () => {
  test.each([
    ['every die injures', pool(2, 6), 1, 1, undefined, DEFAULTS],
    ['HH-DMG-07: armour', pool(2, 8), 1, 1, armour(5), DEFAULTS],
    ['HH-DMG-06: what is too weak alone is added', pool(3, 6), 1, 1, armour(6), DEFAULTS],
    ['HH-MAN-04: twice the damage', pool(2, 6), 1, 2, armour(7), DEFAULTS],
    ['HH-R-37: or twice the hits', pool(2, 6), 1, 2, armour(4), MORE_HITS],
    ['HH-DMG-03: more than six', pool(6, 6), 1, 1, armour(5), DEFAULTS],
    ['HH-R-34: each die once', pool(6, 6), 1, 1, armour(5), house({ 'damage.rerollSameDie': false })],
    ['HH-R-36: low faces added too', pool(3, 6), 0, 1, armour(5), house({ 'damage.mergeLowFaces': true })],
  ] as const)('%s', (_name, base, extra, multiplier, worn, table) => {
    const input = { base, extra, multiplier, armour: worn };
    const plain = solve(rule, input, table, (injuries) => injuries, { budget: 5_000_000 });
    if (!plain.ok) throw new Error(plain.error.code);
    const found = expectedInjuries({ ...base, count: base.count + extra }, multiplier, worn, table);
    expect(found).toBeCloseTo(plain.value.value, 12);
  });

  test('[HH-R-34] with two throws more it helps if both may be of the same die', () => {
    const eight = (table: House) => expectedInjuries(pool(8, 6), 1, armour(1), table);
    expect(eight(DEFAULTS)).toBeGreaterThan(eight(house({ 'damage.rerollSameDie': false })));
  });

  test('[HH-DMG-07] against 4 points three faces of a W6 are lost, but two fours are one injury', () => {
    // 5 and 6 each: 2 * 2/6; two fours: 1/36.
    expect(expectedInjuries(pool(2, 6), 1, armour(4), DEFAULTS)).toBeCloseTo(24 / 36 + 1 / 36, 12);
  });
});

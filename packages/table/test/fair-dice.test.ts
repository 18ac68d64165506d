import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commitmentOf, FairDice, type ThrowPlace } from '../src/fair-dice.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/fair-dice.md'), 'utf8');
const vector = JSON.parse(/```json\n([\s\S]*?)```/.exec(page)?.[1] ?? '');
const placeOf = ({ salts, ...place }: typeof vector): ThrowPlace => ({
  ...place,
  salts: Object.entries(salts).map(([seat, salt]) => ({ seat, salt: String(salt) })),
});

/** The page's algorithm once more, from its words and with other tools. */
function byThePage(seed: string, place: ThrowPlace, sides: readonly number[]): readonly number[] {
  const salted = place.salts.map(({ seat, salt }) => `${seat}=${salt}`).sort();
  const { table, epoch, stream, roll } = place;
  const start = ['tafelrunde-dice-1', table, epoch, stream, roll, salted.join(',')].join('|');
  const words: number[] = [];
  for (let block = 0; words.length < 4 * sides.length + 64; block += 1) {
    const bytes = createHmac('sha256', Buffer.from(seed, 'hex')).update(`${start}|${block}`).digest();
    for (let i = 0; i < 32; i += 2) words.push(bytes.readUInt16BE(i));
  }
  return sides.map((s) => {
    let word = words.shift() ?? 0;
    while (word >= 65_536 - (65_536 % s)) word = words.shift() ?? 0;
    return 1 + (word % s);
  });
}

test('the vector of docs/fair-dice.md is what the table throws', () => {
  const dice = new FairDice(vector.seed, placeOf(vector));
  expect(vector.sides.map((sides: number) => dice.roll(sides))).toEqual(vector.faces);
  expect(byThePage(vector.seed, placeOf(vector), vector.sides)).toEqual(vector.faces);
  expect(dice.thrown).toBe(vector.sides.length);
});

test('a commitment is the fingerprint of the bytes of a seed', () => {
  expect(commitmentOf(vector.seed)).toBe(vector.commitment);
  const seed = '5e'.repeat(32);
  expect(commitmentOf(seed)).toBe(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'));
  expect(() => commitmentOf('5e')).toThrow();
});

test('table and page agree on every place and every die, and the order of the salts does not matter', () => {
  const hex = (length: number) => fc.stringMatching(new RegExp(`^[0-9a-f]{${length}}$`));
  const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,12}$/);
  const salts = fc.uniqueArray(fc.record({ seat: id, salt: hex(32) }), {
    selector: ({ seat }) => seat,
    maxLength: 6,
  });
  fc.assert(
    fc.property(
      hex(64),
      fc.record({ table: id, epoch: fc.nat(9), stream: id, roll: fc.nat(99), salts }),
      fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 40 }),
      (seed, place, sides) => {
        const dice = new FairDice(seed, { ...place, salts: place.salts.toReversed() });
        expect(sides.map((one) => dice.roll(one))).toEqual(byThePage(seed, place, sides));
      },
    ),
    { numRuns: 50 },
  );
});

test('every face of a d6 comes about as often as the others', () => {
  const counts = [0, 0, 0, 0, 0, 0];
  const dice = new FairDice(vector.seed, placeOf(vector));
  for (let i = 0; i < 6_000; i += 1) {
    const at = dice.roll(6) - 1;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  // 1,000 each, give or take five standard deviations (29); the seed is fixed, so this never changes.
  for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(145);
});

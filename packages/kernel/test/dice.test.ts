import { pools, seeds } from '@tafelrunde/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bufferedDice, type Dice, seededDice, thrownFaces, throwPool } from '../src/dice.ts';
import { isThrowOf, MAX_SIDES, openEndedPool, pool } from '../src/pool.ts';

/** Dice whose random 16-bit words are these, over and over. Counts how often bytes were asked for. */
function wordDice(words: readonly number[]): { readonly dice: Dice; readonly fills: () => number } {
  let fills = 0;
  const dice = bufferedDice((bytes) => {
    fills += 1;
    const view = new Uint16Array(bytes.buffer);
    for (let i = 0; i < view.length; i += 1) view[i] = words[i % words.length] as number;
  });
  return { dice, fills: () => fills };
}

/** Dice that use each 16-bit word once: half of them with the first bytes they ask for, half with the second. */
function allWordsDice(): Dice {
  let next = 0;
  return bufferedDice((bytes) => {
    const view = new Uint16Array(bytes.buffer);
    for (let i = 0; i < view.length; i += 1) view[i] = next++;
  });
}

/** Dice with the same random words whenever they ask for bytes. */
function repeatingDice(): Dice {
  return bufferedDice((bytes) => {
    const source = seededDice(5);
    for (let i = 0; i < bytes.length; i += 1) bytes[i] = source.roll(256) - 1;
  });
}

/** Pearson's statistic of `rolls` faces against equal chances. */
function chiSquare(dice: Dice, sides: number, rolls: number): number {
  const counts = new Array<number>(sides + 1).fill(0);
  for (let i = 0; i < rolls; i += 1) {
    const face = dice.roll(sides);
    counts[face] = (counts[face] as number) + 1;
  }
  const expected = rolls / sides;
  return counts.slice(1).reduce((total, count) => total + (count - expected) ** 2 / expected, 0);
}

describe('buffered dice', () => {
  test('the four words too many for a d6 are thrown away', () => {
    // 65,536 = 10,922 · 6 + 4. Times 6 and modulo 65,536 these four leave 0, 2, 0 and 2: less than 4.
    const { dice } = wordDice([0, 1, 10_923, 65_535, 32_768, 43_691, 10_922, 21_846]);
    expect([dice.roll(6), dice.roll(6), dice.roll(6), dice.roll(6)]).toEqual([1, 6, 1, 3]);
  });

  test('every word counts where the sides divide 2^16', () => {
    const { dice } = wordDice([65_535, 57_344, 57_343, 0]);
    expect([dice.roll(8), dice.roll(8), dice.roll(8), dice.roll(8)]).toEqual([8, 8, 7, 1]);
  });

  test.each([1, 2, 3, 6, 7, 10, 12, 20, 100, 999, MAX_SIDES])(
    'each face of a d%i has equally many words',
    (sides) => {
      const dice = allWordsDice();
      const counts = new Array<number>(sides + 1).fill(0);
      const each = Math.floor(65_536 / sides);
      for (let i = 0; i < each * sides; i += 1) {
        const face = dice.roll(sides);
        counts[face] = (counts[face] as number) + 1;
      }
      expect(counts).toEqual([0, ...new Array<number>(sides).fill(each)]);
    },
  );

  test('asks for bytes only when the last ones are used up', () => {
    const { dice, fills } = wordDice([1, 2, 3]);
    expect(fills()).toBe(0);
    for (let i = 0; i < 32_768; i += 1) dice.roll(6);
    expect(fills()).toBe(1);
    dice.roll(6);
    expect(fills()).toBe(2);
  });
});

describe('seeded dice', () => {
  const first = (seed: number, count = 12) => {
    const dice = seededDice(seed);
    return Array.from({ length: count }, () => dice.roll(1000));
  };

  test('the same seed throws the same', () => {
    fc.assert(
      fc.property(seeds(), (seed) => {
        const [one, two] = [first(seed), first(seed)];
        expect(one).toEqual(two);
      }),
    );
  });

  test('different seeds throw differently, beyond 32 bits too', () => {
    fc.assert(
      fc.property(seeds(), seeds(), (a, b) => {
        fc.pre(a !== b);
        expect(first(a)).not.toEqual(first(b));
      }),
    );
    const near = [0, 1, 2, 2 ** 32, 2 ** 32 + 1, 2 ** 33, 2 ** 52, Number.MAX_SAFE_INTEGER, 0x85eb_ca6b];
    expect(new Set(near.map((seed) => first(seed).join())).size).toBe(near.length);
  });

  // The 99.99 % points of chi-square with 5, 19 and 99 degrees of freedom.
  test.each([
    [6, 25.7],
    [20, 50.8],
    [100, 161.3],
  ])('no face of a d%i is favoured', (sides, limit) => {
    for (const seed of [1, 2, 2026, 2 ** 40]) {
      expect(chiSquare(seededDice(seed), sides, 100_000), `seed ${seed}`).toBeLessThan(limit);
    }
  });

  test.each([
    ['small ones', (i: number) => i],
    ['large ones', (i: number) => i * 0x1_0000_0000],
  ])('neighbouring seeds have nothing in common: %s', (_, seedOf) => {
    for (let place = 0; place < 4; place += 1) {
      let seed = 0;
      const nth: Dice = { roll: () => first(seedOf(seed++), place + 1)[place] as number };
      // 99.99 % point with 999 degrees of freedom.
      expect(chiSquare(nth, 1000, 20_000), `throw ${place + 1}`).toBeLessThan(1173);
    }
  });

  test('neighbouring throws are independent', () => {
    const dice = seededDice(7);
    const pairs: Dice = { roll: () => (dice.roll(6) - 1) * 6 + dice.roll(6) };
    // 99.99 % point with 35 degrees of freedom.
    expect(chiSquare(pairs, 36, 200_000)).toBeLessThan(74.9);
  });
});

describe('throwing a pool', () => {
  test('fills the array anew', () => {
    const { dice } = wordDice([1, 20_000, 30_000, 40_000]);
    const faces = [9, 9, 9, 9, 9];
    expect(throwPool(dice, pool(3, 6), faces)).toBe(faces);
    expect(faces).toEqual([1, 2, 3]);
    expect(throwPool(dice, pool(0, 6), faces)).toEqual([]);
  });

  test('a pool is thrown like its dice one by one, also where new bytes are needed', () => {
    const [together, apart] = [allWordsDice(), allWordsDice()];
    for (let i = 0; i < 400; i += 1) {
      const thrown = pool(i % 200, 1 + (i % 20));
      const faces = throwPool(together, thrown, []);
      expect(faces).toEqual(Array.from({ length: thrown.count }, () => apart.roll(thrown.sides)));
    }
  });

  test('chains too, whether words are surplus or new bytes are needed', () => {
    const [together, apart] = [repeatingDice(), repeatingDice()];
    // 15,000 pools of 4.5 dice are 67,500 words and more: bytes are asked for three times.
    for (let i = 0; i < 15_000; i += 1) {
      // Small dice explode often; for large ones every 130th word or so is surplus.
      const thrown = openEndedPool(i % 10, i % 2 === 0 ? 2 + (i % 5) : 502 + (i % 499));
      const faces = thrownFaces(together, thrown);
      const expected = throwPool({ roll: (sides) => apart.roll(sides) }, thrown, []);
      if (faces.join() !== expected.join()) expect(faces, `throw ${i}`).toEqual(expected);
    }
    expect(together.roll(1000)).toBe(apart.roll(1000));
  });

  test('a list of its own has the same faces', () => {
    const openEnded = fc
      .tuple(fc.nat(5), fc.integer({ min: 2, max: 6 }))
      .map(([n, s]) => openEndedPool(n, s));
    fc.assert(
      fc.property(fc.oneof(pools(), openEnded), seeds(), (thrown, seed) => {
        const faces = thrownFaces(seededDice(seed), thrown);
        expect(faces).toEqual(throwPool(seededDice(seed), thrown, []));
        // The next throw leaves it alone.
        const before = [...faces];
        thrownFaces(seededDice(seed + 1), thrown);
        expect(faces).toEqual(before);
      }),
    );
  });

  test('an open-ended die is thrown again while it shows its highest face', () => {
    const { dice } = wordDice([65_000, 65_000, 25_000, 1, 65_000, 40_000]);
    expect(throwPool(dice, openEndedPool(3, 6), [8, 8])).toEqual([6, 6, 3, 1, 6, 4]);
  });

  test('is always a legal throw', () => {
    const openEnded = fc
      .tuple(fc.nat(5), fc.integer({ min: 2, max: 6 }))
      .map(([n, s]) => openEndedPool(n, s));
    fc.assert(
      fc.property(fc.oneof(pools(), openEnded), seeds(), (thrown, seed) =>
        isThrowOf(thrown, throwPool(seededDice(seed), thrown, [])),
      ),
    );
  });
});

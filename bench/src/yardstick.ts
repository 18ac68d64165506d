import { type Contender, contender } from './benchmark.ts';

/** Small records made, copied and read, as rules do: something to measure whole fights by that is the same work everywhere. */
export const yardstick: Contender = contender('10,000 small records', () => {
  let one = { face: 1, kept: [2], next: 3 };
  for (let i = 0; i < 10_000; i += 1) {
    const kept = one.kept.length > 4 ? [one.face] : [...one.kept, one.next];
    one = { face: (one.next ^ i) & 15, kept, next: one.face + 1 };
  }
  return one.face;
});

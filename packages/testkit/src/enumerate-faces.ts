import type { Pool } from '@tafelrunde/kernel';

/** Every order in which a pool can fall, one array each: slow and obvious, to check the fast paths against. */
export function* enumerateFaces({ count, sides, openEnded }: Pool): Generator<readonly number[]> {
  if (openEnded) throw new RangeError('open-ended dice cannot be enumerated');
  const cases = sides ** count;
  for (let i = 0; i < cases; i += 1) {
    const faces: number[] = [];
    for (let die = 0; die < count; die += 1) faces.push(1 + (Math.floor(i / sides ** die) % sides));
    yield faces;
  }
}

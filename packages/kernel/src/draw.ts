import type { Dice } from './dice.ts';
import type { Law } from './distribution.ts';
import { MAX_SIDES } from './pool.ts';

/** One outcome of a law, each as likely as its weight. */
export function draw<A>(law: Law<A>, dice: Dice): A {
  if (law.size === 1) return law.outcome(0);
  let left = below(BigInt(law.total), dice);
  for (let i = 0; i < law.size; i += 1) {
    left -= BigInt(law.weight(i));
    if (left < 0n) return law.outcome(i);
  }
  throw new RangeError('weights beyond their total');
}

const BASE = BigInt(MAX_SIDES);

/** 0 up to one less than `total`, each equally likely: digits by dice, and again where they are surplus. */
function below(total: bigint, dice: Dice): bigint {
  if (total <= BASE) return BigInt(dice.roll(Number(total)) - 1);
  let range = BASE;
  while (range < total) range *= BASE;
  for (;;) {
    let drawn = 0n;
    for (let reach = 1n; reach < range; reach *= BASE)
      drawn = drawn * BASE + BigInt(dice.roll(MAX_SIDES) - 1);
    if (drawn < range - (range % total)) return drawn % total;
  }
}

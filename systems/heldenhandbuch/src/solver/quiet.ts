import type { HhFate } from '../rule.ts';

/** Behind a part of a rule that asks for nothing: what it notes is for nobody. */
export const QUIET = {
  note() {},
  mark() {},
  roll() {
    throw new RangeError('nothing is thrown here');
  },
  choose() {
    throw new RangeError('nothing is decided here');
  },
  chooseTogether() {
    throw new RangeError('nothing is decided here');
  },
} as unknown as HhFate;

import fc from 'fast-check';

/** Seeds of dice, those beyond 32 bits included. */
export const seeds = (): fc.Arbitrary<number> =>
  fc.oneof(fc.integer({ min: 0, max: 0xffff_ffff }), fc.maxSafeNat());

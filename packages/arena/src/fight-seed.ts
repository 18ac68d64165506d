/** Each fight has dice of its own, by the seed of the whole and its number: however the work is split, it is the same fight. */
export function fightSeed(seed: number, fight: number): number {
  // For one seed the lower half is a permutation of the numbers, so no two fights share their dice.
  const low = mix(fight ^ mix(seed | 0));
  const high = mix(low ^ Math.floor(seed / 0x1_0000_0000)) & 0x1f_ffff;
  return high * 0x1_0000_0000 + (low >>> 0);
}

/** The finaliser of murmur3: every bit in changes about half of the bits out. */
function mix(bits: number): number {
  let z = bits;
  z = Math.imul(z ^ (z >>> 16), 0x85eb_ca6b);
  z = Math.imul(z ^ (z >>> 13), 0xc2b2_ae35);
  return z ^ (z >>> 16);
}

/** HH-DMG-05: the class of a hit by what is left of it, the heaviest first. */
export const HIT_STRENGTHS = [
  { from: 21, strength: 'critical' },
  { from: 11, strength: 'heavy' },
  { from: 1, strength: 'light' },
] as const;

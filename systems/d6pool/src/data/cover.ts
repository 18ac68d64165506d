/** DP-RNG-05, 4.7: what cover is worth as armour when somebody shoots through it. */
export const COVER_MATERIALS = {
  bush: 0,
  furniture: 1,
  woodenDoor: 1,
  carBody: 2,
  brickWall: 4,
  concrete: 6,
} as const;
export type CoverMaterial = keyof typeof COVER_MATERIALS;
export const COVER_MATERIAL_IDS = Object.keys(COVER_MATERIALS) as [CoverMaterial, ...CoverMaterial[]];

/** DP-RNG-04, DP-RNG-05, DP-R-59: by hidden quarters; null: no attack past it. */
// biome-ignore format: a table reads best in columns
export const COVER = [
  { quarters: 0, difficulty: 0,    penaltyThrough: 0 },
  { quarters: 1, difficulty: 0,    penaltyThrough: 1 },
  { quarters: 2, difficulty: 1,    penaltyThrough: 2 },
  { quarters: 3, difficulty: 2,    penaltyThrough: 3 },
  { quarters: 4, difficulty: null, penaltyThrough: 3 },
] as const;

/** DP-RNG-02, DP-R-58: by the largest dimension; each further halving is one harder. */
// biome-ignore format: a table reads best in columns
export const SIZES = [
  { above: 2,   difficulty: 0 },
  { above: 1,   difficulty: 1 },
  { above: 0.5, difficulty: 2 },
] as const;

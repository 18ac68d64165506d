/** DP-R-57, 4.7: parry only; the tower shield hides half its bearer from shots while he does not attack. */
// biome-ignore format: a table reads best in columns
export const SHIELDS = {
  small: { kg: 2, coverQuarters: 0 },
  large: { kg: 5, coverQuarters: 0 },
  tower: { kg: 8, coverQuarters: 2 },
} as const;

export type ShieldId = keyof typeof SHIELDS;
export const SHIELD_IDS = Object.keys(SHIELDS) as [ShieldId, ...ShieldId[]];

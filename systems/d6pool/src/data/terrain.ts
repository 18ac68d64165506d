import type { Terrain } from '../model.ts';

/** DP-MOV-09: what kinds of ground add to the difficulty. */
export const TERRAINS = {
  even: 0,
  rocky: 1,
  loose: 1,
  slippery: 1,
  veryDifficult: 2,
} as const satisfies Record<string, Terrain>;
export type TerrainId = keyof typeof TERRAINS;
export const TERRAIN_IDS = Object.keys(TERRAINS) as [TerrainId, ...TerrainId[]];

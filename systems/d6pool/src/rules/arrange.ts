import { COVER_MATERIALS, type CoverMaterial } from '../data/cover.ts';
import { TERRAINS, type TerrainId } from '../data/terrain.ts';
import type { DpEffect } from '../effects.ts';
import type { DpFate } from '../facts.ts';
import { figureOf, type Light, type Position, type Scene } from '../model.ts';
import { refused } from '../refusal.ts';

/** What the GM enters about the surroundings of a fight (5.3). */
export interface PlaceInput {
  readonly scene: Scene;
  readonly figure: string;
  readonly at: Position;
}

/** DP-MOV-07: where somebody stands; reaches and ranges are measured from there. */
export function placeFigure(fate: DpFate, { scene, figure: id, at }: PlaceInput) {
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  fate.note('DP-MOV-07', { kind: 'placed', figure: figure.name, x: at.x, y: at.y });
  const effects: readonly DpEffect[] = [{ kind: 'moved', figure: id, to: at }];
  return { outcome: { kind: 'placed' as const }, effects };
}

export interface DistanceInput {
  readonly scene: Scene;
  readonly a: string;
  readonly b: string;
  readonly metres: number;
}

/** DP-MEL-06, DP-RNG-06: the distance between two, where there is no map. */
export function setDistance(fate: DpFate, { scene, a, b, metres }: DistanceInput) {
  const [one, other] = [figureOf(scene, a), figureOf(scene, b)];
  if (one === undefined || other === undefined) return refused('unknown-figure');
  if (a === b) return refused('same-figure');
  fate.note('DP-MEL-06', { kind: 'apart', a: one.name, b: other.name, metres });
  const effects: readonly DpEffect[] = [{ kind: 'distanceSet', distance: { a, b, metres } }];
  return { outcome: { kind: 'apart' as const, metres }, effects };
}

export interface CoverInput {
  readonly scene: Scene;
  readonly figure: string;
  readonly against: string | null;
  readonly quarters: number;
  /** 4.7: what it is made of; its armour value follows, unless the GM gives one. */
  readonly material: CoverMaterial | null;
  readonly armourValue: number | null;
}

/** DP-RNG-04, DP-RNG-05: how much of somebody is hidden, from everybody or from one, and behind what. */
export function setCover(fate: DpFate, { scene, figure: id, against, quarters, ...behind }: CoverInput) {
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  if (against !== null && figureOf(scene, against) === undefined) return refused('unknown-figure');
  const value = behind.material === null ? 0 : COVER_MATERIALS[behind.material];
  const cover = { figure: id, against, quarters, armourValue: behind.armourValue ?? value };
  fate.note('DP-RNG-04', { kind: 'covered', figure: figure.name, quarters });
  const effects: readonly DpEffect[] = [{ kind: 'coverSet', cover }];
  return { outcome: { kind: 'covered' as const, quarters }, effects };
}

export interface GroundInput {
  readonly scene: Scene;
  readonly terrain: TerrainId;
  readonly light: Light;
}

/** DP-MOV-09: ground and light of the whole scene. */
export function setGround(fate: DpFate, { terrain, light }: GroundInput) {
  const to = TERRAINS[terrain];
  fate.note('DP-MOV-09', { kind: 'ground', terrain: to, light });
  const effects: readonly DpEffect[] = [
    { kind: 'terrainSet', to },
    { kind: 'lightSet', to: light },
  ];
  return { outcome: { kind: 'ground' as const }, effects };
}

export interface AlertInput {
  readonly scene: Scene;
  readonly figure: string;
  readonly surprised: boolean;
  readonly incapacitated: boolean;
}

/** DP-MEL-03, DP-R-52: the GM says who is surprised, asleep or otherwise out of action. */
export function setAlert(fate: DpFate, { scene, figure: id, surprised, incapacitated }: AlertInput) {
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  fate.note('DP-R-52', { kind: 'alert', figure: figure.name, surprised, incapacitated });
  const effects: readonly DpEffect[] = [
    { kind: 'turnChanged', figure: id, set: { surprised, incapacitated } },
  ];
  return { outcome: { kind: 'alert' as const }, effects };
}

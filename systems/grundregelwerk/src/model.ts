import type { Declared } from '@tafelrunde/schema';
import type * as scenes from './scene.ts';
import type * as figures from './schemas.ts';

/** GW-TRT-01: S, G and M; further ones are a configuration (GW-R-02). */
export type TraitId = string;

export const WEAPON_KINDS = ['melee', 'ranged'] as const;
export type WeaponKind = (typeof WEAPON_KINDS)[number];

export const SIDES = ['pc', 'enemy'] as const;
export type Side = (typeof SIDES)[number];

export const STATUSES = [
  'downed',
  'dead',
  'left',
  'prone',
  'disarmed',
  'exposed',
  'vulnerable',
  'positionLost',
  'paralysed',
  'timePressure',
  'strengthened',
  'controlled',
] as const;
export type Status = (typeof STATUSES)[number];

/** GW-ADD-14, GW-ADD-15: what the GM may end at any time. Being downed, out or without a weapon ends in its own way. */
export const ENDABLE = [
  'prone',
  'exposed',
  'vulnerable',
  'positionLost',
  'paralysed',
  'timePressure',
  'strengthened',
  'controlled',
] as const satisfies readonly Status[];

export const CELL_KINDS = ['open', 'difficult', 'cover', 'wall'] as const;
export type CellKind = (typeof CELL_KINDS)[number];

/** Those that are listed on a board. */
export const DRAWN_KINDS = CELL_KINDS.filter((kind) => kind !== 'open');

export const COVER_OVERRIDES = ['none', 'cover', 'full'] as const;
export type CoverOverride = (typeof COVER_OVERRIDES)[number];

export const MODES = ['core', 'd6only'] as const;
export type Mode = (typeof MODES)[number];

/** GW-HRT-02: what a lost heart looks like in this world; nothing else hangs on it. */
export const HEART_LABELS = ['injury', 'tiredness'] as const;
export type HeartLabel = (typeof HEART_LABELS)[number];

/** The state, as it is declared: what is read from outside, and what the rules see. */
export type Trait = Declared<typeof figures.traitValue>;
export type Weapon = Declared<typeof figures.weapon>;
export type Cell = Declared<typeof figures.cell>;
export type Pc = Declared<typeof figures.wholePc>;
export type Enemy = Declared<typeof figures.wholeEnemy>;
export type Figure = Pc | Enemy;
export type CellEntry = Declared<typeof scenes.cellEntry>;
export type Board = Declared<typeof scenes.board>;
export type PendingHelp = Declared<typeof scenes.pendingHelp>;
export type FailedGoal = Declared<typeof scenes.failedGoal>;
export type Lasting = Declared<typeof scenes.lasting>;
export type Scene = Declared<typeof scenes.typedScene>;

// Most figures have none at all, and everybody asks all the time.
export const has = ({ status: all }: Figure, status: Status): boolean =>
  all.length > 0 && all.includes(status);

/** Out of the fight for good: dead, or an enemy that has left (GW-R-17). */
export const isOut = (figure: Figure): boolean => has(figure, 'dead') || has(figure, 'left');

/** GW-DWN-01: can take actions. */
export const isAble = (figure: Figure): boolean => !isOut(figure) && !has(figure, 'downed');

export function figureOf(scene: Scene, id: string): Figure | undefined {
  return scene.figures.find((figure) => figure.id === id);
}

export const enemiesOf = (scene: Scene, figure: Figure): readonly Figure[] =>
  scene.figures.filter((other) => other.side !== figure.side);

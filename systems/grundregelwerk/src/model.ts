import type { Category } from './data/enemies.ts';
import type { Die, Level, Tn } from './data/ladders.ts';
import type { SpellEffect } from './data/spells.ts';

/** GW-TRT-01: S, G and M; further ones are a configuration (GW-R-02). */
export type TraitId = string;

/** GW-ADD-16: die and level are separate, so that switching the variant loses nothing. A missing one is converted. */
export interface Trait {
  readonly die: Die | null;
  readonly level: Level | null;
}

export interface Weapon {
  readonly name: string;
  readonly trait: TraitId;
  readonly kind: 'melee' | 'ranged';
  /** GW-ADD-14: lost until it is picked up. */
  readonly dropped: boolean;
}

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

/** GW-ADD-04: `(x, y)` from `(0, 0)`. */
export type Cell = readonly [x: number, y: number];

export const CELL_KINDS = ['open', 'difficult', 'cover', 'wall'] as const;
export type CellKind = (typeof CELL_KINDS)[number];

/** GW-ADD-04: cells that are not listed are open. */
export interface Board {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly { readonly at: Cell; readonly kind: CellKind }[];
}

export const COVER_OVERRIDES = ['none', 'cover', 'full'] as const;
export type CoverOverride = (typeof COVER_OVERRIDES)[number];

interface Body {
  readonly id: string;
  readonly name: string;
  readonly hearts: number;
  readonly heartsMax: number;
  readonly hasArmour: boolean;
  readonly armourTokens: number;
  readonly status: readonly Status[];
  readonly pos: Cell | null;
  /** GW-ADD-07: what the GM declares instead of what the board says. */
  readonly coverOverride: CoverOverride | null;
  readonly move: number;
  readonly actionLeft: boolean;
  readonly moveLeft: boolean;
}

export interface Pc extends Body {
  readonly side: 'pc';
  readonly concept: string;
  readonly traits: Readonly<Record<TraitId, Trait>>;
  readonly mana: number;
  readonly manaMax: number;
  readonly weapons: readonly Weapon[];
  readonly advances: readonly string[];
}

export interface Enemy extends Body {
  readonly side: 'enemy';
  readonly category: Category;
  readonly tn: Tn;
  readonly hasRanged: boolean;
  /** How far it can answer or attack; null is unlimited. */
  readonly reach: number | null;
}

export type Figure = Pc | Enemy;

export interface PendingHelp {
  readonly helper: string;
  readonly helped: string;
  readonly description: string;
}

/** GW-R-12: the last failed test of a figure for a goal. */
export interface FailedGoal {
  readonly figure: string;
  readonly goal: string;
  readonly trait: TraitId;
  readonly tools: string;
  readonly way: string;
}

export interface Timer {
  readonly length: number;
  readonly value: number;
  readonly consequence: string;
  readonly fired: boolean;
}

/** GW-ADD-15: a short spell effect; it ends after so many turns of its caster. */
export interface Lasting {
  readonly effect: SpellEffect;
  readonly caster: string;
  readonly turns: number;
  /** The cells a barrier stands on and what they were before. */
  readonly cells: readonly { readonly at: Cell; readonly kind: CellKind }[];
  /** The figure it strengthens. */
  readonly target: string | null;
}

export type Mode = 'core' | 'd6only';

/** GW-HRT-02: what a lost heart looks like in this world; nothing else hangs on it. */
export const HEART_LABELS = ['injury', 'tiredness'] as const;
export type HeartLabel = (typeof HEART_LABELS)[number];

export interface Scene {
  readonly mode: Mode;
  readonly board: Board;
  readonly figures: readonly Figure[];
  /** 0 outside combat. */
  readonly round: number;
  /** Whose turn it is. */
  readonly turn: string | null;
  /** Who has had a turn this round. */
  readonly acted: readonly string[];
  /** The side that began, for a side that surprised (GW-ADD-08). */
  readonly surprise: Side | null;
  /** GW-ADD-09, `traitG`: the order thrown at the start of combat; empty otherwise. */
  readonly order: readonly string[];
  readonly pendingHelp: readonly PendingHelp[];
  readonly failedGoals: readonly FailedGoal[];
  readonly timer: Timer | null;
  readonly flags: readonly string[];
  readonly lasting: readonly Lasting[];
  readonly heartLabel: HeartLabel;
}

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

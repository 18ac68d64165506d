import type { Declared } from '@tafelrunde/schema';
import type * as scenes from './scene.ts';
import type * as figures from './schemas.ts';

/** HH-CHK-02: the steps a pool can have. W3 is thrown by the GM alone (HH-RNG-06). */
export const DIE_STEPS = [6, 8, 12, 20] as const;
export type DieStep = (typeof DIE_STEPS)[number];

/** What dice are thrown for. */
export const DICE_ROLES = [
  'check',
  'combat',
  'shot',
  'minimum',
  'damage',
  'learning',
  'luckyNumber',
  'secondChance',
  'shadowRoll',
] as const;
export type DiceRole = (typeof DICE_ROLES)[number];

export const SIDES = ['heroes', 'opponents'] as const;
export type Side = (typeof SIDES)[number];

export const SKILL_CLASSES = ['general', 'combat', 'profession'] as const;
export type SkillClass = (typeof SKILL_CLASSES)[number];

export const TRACKS = ['physis', 'psyche'] as const;
export type TrackName = (typeof TRACKS)[number];

const RINGS = ['outer', 'middle', 'inner'] as const;
export type Ring = (typeof RINGS)[number];

export const CRITICAL_STATES = ['none', 'untreated', 'stabilised', 'treated'] as const;
export type CriticalState = (typeof CRITICAL_STATES)[number];

export const ITEM_KINDS = ['weapon', 'tool', 'armour', 'other'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

export const WEAPON_TYPES = ['dagger', 'sword', 'striking', 'pole', 'ranged', 'other'] as const;
export type WeaponType = (typeof WEAPON_TYPES)[number];

export const BONUS_CODES = ['W', 'WFr', 'W2c', 'FkW', 'E', 'TS'] as const;
export type BonusCode = (typeof BONUS_CODES)[number];

export const STATUSES = [
  'dead',
  'resuscitated',
  'unconscious',
  'asleep',
  'deadDrunk',
  'prone',
  'disarmed',
  'fled',
] as const;
export type Status = (typeof STATUSES)[number];

export const ROLES = ['none', 'attacker', 'defender'] as const;
export type Role = (typeof ROLES)[number];

export const TARGET_SIZES = ['huge', 'veryLarge', 'large', 'small', 'verySmall', 'tiny'] as const;
export type TargetSize = (typeof TARGET_SIZES)[number];
export const MOVEMENTS = ['still', 'slow', 'fast'] as const;
export type Movement = (typeof MOVEMENTS)[number];
export const AWARENESS = ['unsuspecting', 'justNoticed', 'aware'] as const;
export type Awareness = (typeof AWARENESS)[number];

/** What a shot has to do with, beside the dice. */
export interface ShotCircumstances {
  readonly size: TargetSize;
  readonly targetMovement: Movement;
  readonly distance: number;
  readonly shooterMovement: Movement;
  readonly awareness: Awareness;
}

export const ALERTNESS = ['unsuspecting', 'watchful'] as const;
export type Alertness = (typeof ALERTNESS)[number];
export const DETECTIONS = ['none', 'noticed', 'discovered'] as const;
export type Detection = (typeof DETECTIONS)[number];

export const WATCH_MODES = ['normal', 'alarmed'] as const;
export type WatchMode = (typeof WATCH_MODES)[number];

/** The state, as it is declared: what is read from outside, and what the rules see. */
export type DicePool = Declared<typeof figures.dicePool>;
export type Attribute = Declared<typeof figures.attribute>;
export type Skill = Declared<typeof figures.skill>;
export type MasteryGrade = Skill['masteryGrade'];
export type PointTrack = Declared<typeof figures.track>;
export type LifeCircle = Declared<typeof figures.lifeCircle>;
export type Item = Declared<typeof figures.item>;
export type BonusEffect = Item['effects'][number];
export type Figure = Declared<typeof figures.figure>;
export type Die = Declared<typeof scenes.die>;
export type Fighter = Declared<typeof scenes.fighter>;
export type Combat = Declared<typeof scenes.combat>;
export type Stealth = Declared<typeof scenes.stealth>;
export type Runner = Declared<typeof scenes.runner>;
export type Chase = Declared<typeof scenes.chase>;
export type HaggleSide = Declared<typeof scenes.haggleSide>;
export type Haggle = Declared<typeof scenes.haggle>;
export type NightWatch = Declared<typeof scenes.watch>;
export type Board = Declared<typeof scenes.board>;
export type Scene = Declared<typeof scenes.typedScene>;

/** The points below a row. */
export const rowStart = ({ rows }: PointTrack, row: number): number =>
  rows.slice(0, row).reduce((total, size) => total + size, 0);

export const trackSize = (track: PointTrack): number => rowStart(track, track.rows.length);

export const has = (figure: Figure, status: Status): boolean => figure.status.includes(status);

/** Out of the game for good. */
export const isOut = (figure: Figure): boolean => has(figure, 'dead');

/** Can decide and act. */
export const isAble = (figure: Figure): boolean =>
  !has(figure, 'dead') && !has(figure, 'unconscious') && !has(figure, 'asleep');

export function figureOf(scene: Scene, id: string): Figure | undefined {
  return scene.figures.find((figure) => figure.id === id);
}

/** What a figure is called in the account of a run. */
export const nameIn = (scene: Scene, id: string): string => figureOf(scene, id)?.name ?? id;

export function itemOf(figure: Figure, id: string | null): Item | undefined {
  return id === null ? undefined : figure.inventory.find((item) => item.id === id);
}

export const opponentsOf = (scene: Scene, figure: Figure): readonly Figure[] =>
  scene.figures.filter((other) => other.side !== figure.side);

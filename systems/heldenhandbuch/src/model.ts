import type { BoardCell, MetreBoard } from '@tafelrunde/system';

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

/** Dice of one step: TS, PTS. */
export interface DicePool {
  readonly count: number;
  readonly step: DieStep;
}

export const SIDES = ['heroes', 'opponents'] as const;
export type Side = (typeof SIDES)[number];

export interface Attribute {
  readonly value: number;
  readonly physical: boolean;
}

export const SKILL_CLASSES = ['general', 'combat', 'profession'] as const;
export type SkillClass = (typeof SKILL_CLASSES)[number];

export type MasteryGrade = 0 | 1 | 2 | 3;

export interface Skill {
  /** FkW. */
  readonly value: number;
  /** Null: by the value, as an attribute's (HH-R-14). */
  readonly baseDie: DieStep | null;
  readonly bonusDice: number;
  readonly class: SkillClass;
  readonly physical: boolean;
  readonly adeptStar: boolean;
  readonly masteryGrade: MasteryGrade;
}

export const TRACKS = ['physis', 'psyche'] as const;
export type TrackName = (typeof TRACKS)[number];

/** HH-R-55: the points fill row 0 first; losses empty the highest row first. */
export interface PointTrack {
  readonly rows: readonly number[];
  readonly points: number;
  /** HH-PSY-02, HH-PSY-04: minute of the clock before which no such check is possible. */
  readonly lockedUntil: number | null;
}

/** The points below a row. */
export const rowStart = ({ rows }: PointTrack, row: number): number =>
  rows.slice(0, row).reduce((total, size) => total + size, 0);

export const trackSize = (track: PointTrack): number => rowStart(track, track.rows.length);

const RINGS = ['outer', 'middle', 'inner'] as const;
export type Ring = (typeof RINGS)[number];

export interface HeavyInjury {
  /** The middle segment it sits on. */
  readonly middle: number;
  readonly treated: boolean;
  /** Minute of the clock. */
  readonly since: number;
}

export const CRITICAL_STATES = ['none', 'untreated', 'stabilised', 'treated'] as const;
export type CriticalState = (typeof CRITICAL_STATES)[number];

/** HH-R-57: true is lost; middle segment i touches the outer ones 2i and 2i + 1. */
export interface LifeCircle {
  readonly outer: readonly boolean[];
  readonly middle: readonly boolean[];
  readonly inner: readonly boolean[];
  readonly heavy: readonly HeavyInjury[];
  readonly critical: CriticalState;
  /** Treatments tried today (HH-R-62). */
  readonly attempts: number;
}

export const ITEM_KINDS = ['weapon', 'tool', 'armour', 'other'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

export const WEAPON_TYPES = ['dagger', 'sword', 'striking', 'pole', 'ranged', 'other'] as const;
export type WeaponType = (typeof WEAPON_TYPES)[number];

export const BONUS_CODES = ['W', 'WFr', 'W2c', 'FkW', 'E', 'TS'] as const;
export type BonusCode = (typeof BONUS_CODES)[number];

export interface BonusEffect {
  readonly code: BonusCode;
  readonly size: number;
}

export interface Item {
  readonly id: string;
  readonly name: string;
  readonly kind: ItemKind;
  /** Weapons only. */
  readonly weaponType: WeaponType | null;
  /** The skill it is used with; null: by its kind. */
  readonly skill: string | null;
  readonly metal: boolean;
  /** 4 to 20; armour can be worn down to 0. */
  readonly quality: number;
  readonly simplePrice: number;
  readonly effects: readonly BonusEffect[];
  /** Gütewurf of the last job. */
  readonly qualityTotal: number | null;
  readonly ts: DicePool | null;
  readonly protection: number;
  readonly lightArmour: boolean;
  readonly runes: readonly string[];
}

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

export interface Figure {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly attributes: Readonly<Record<string, Attribute>>;
  readonly skills: Readonly<Record<string, Skill>>;
  readonly luckyNumber: number | null;
  readonly ep: number;
  readonly mythos: number;
  readonly respect: number;
  readonly physis: PointTrack;
  readonly psyche: PointTrack;
  /** HH-INF-05: psyche rows whose lost die a granted wish has lifted. */
  readonly waivedRows: readonly number[];
  readonly regeneration: { readonly base: number; readonly current: number };
  readonly lifeCircles: readonly LifeCircle[];
  readonly status: readonly Status[];
  readonly pts: DicePool;
  readonly drinks: number;
  readonly inventory: readonly Item[];
  /** Ids of the inventory. */
  readonly wielded: string | null;
  readonly worn: string | null;
  readonly money: number;
  /** Raw material for so many pieces, by the name of the piece. */
  readonly materials: Readonly<Record<string, number>>;
  /** HH-SMI-13: pieces made unpaid, by craftsman and name of the piece. */
  readonly unpaidPieces: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** HH-RNG-12: a "normal" target, which a deadly shot kills. */
  readonly normal: boolean;
}

/** A die left lying for the next phase. */
export interface Die {
  readonly face: number;
  /** HH-LUC-02: a lucky number that was changed. */
  readonly converted: boolean;
}

export const ROLES = ['none', 'attacker', 'defender'] as const;
export type Role = (typeof ROLES)[number];

/** A figure in a fight, with what it carries from phase to phase. */
export interface Fighter {
  readonly figure: string;
  /** What it was in the latest exchange of this phase. */
  readonly role: Role;
  /** Has thrown in this phase. */
  readonly acted: boolean;
  /** HH-MAN-01: throws of this phase it has to sit out. */
  readonly skipThrows: number;
  /** HH-MAN-01: initiative bonus for the next phase, by opponent. */
  readonly initiativeBonus: Readonly<Record<string, number>>;
  /** HH-MEL-10: dice missing at the next throwing. */
  readonly owedDice: number;
  /** HH-MAN-04: half of the dice is missing at the next throwing. */
  readonly halfDiceNext: boolean;
  /** HH-RNG-09: successful dice it still has to void in this phase. */
  readonly mustVoid: number;
  /** HH-RNG-03. */
  readonly saved: readonly Die[];
  /** HH-R-45: opponents it has closed in on. */
  readonly inReachOf: readonly string[];
  /** HH-RNG-17: has evaded a shot in this phase. */
  readonly evading: boolean;
}

export interface Combat {
  readonly phase: number;
  /** HH-R-26: figures that fight together, place by place. */
  readonly engagements: readonly (readonly string[])[];
  readonly fighters: readonly Fighter[];
  /** Who took the initiative last in this phase. */
  readonly initiative: string | null;
  /** HH-RNG-02: in this phase it is too late to shoot. */
  readonly meleeFought: boolean;
}

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

/** What one opponent knows of one sneaker. */
export interface Stealth {
  readonly sneaker: string;
  readonly opponent: string;
  readonly distance: number;
  readonly alertness: Alertness;
  readonly detection: Detection;
  readonly alarm: boolean;
}

export interface Runner {
  readonly figure: string;
  /** Gap step to the leader, 0 to 6 (HH-CHS-11). */
  readonly gap: number;
  readonly tempo: number;
  readonly number: number;
  readonly out: boolean;
}

export interface Chase {
  readonly round: number;
  readonly initiator: string;
  readonly leader: string;
  readonly runners: readonly Runner[];
}

export interface HaggleSide {
  readonly figure: string;
  readonly psycheBefore: number;
  /** Lost for the time being (HH-HAG-02). */
  readonly temporaryLoss: number;
  /** Lost for good: uncompensated 1s. */
  readonly realLoss: number;
  readonly rowsEmptied: number;
}

export interface Haggle {
  readonly item: string;
  readonly startingPrice: number;
  readonly buyer: HaggleSide;
  readonly seller: HaggleSide;
  readonly offers: readonly { readonly by: string; readonly price: number }[];
  /** Who owes a better offer (HH-HAG-03); null: nobody. */
  readonly concedes: string | null;
  /** The price agreed on. */
  readonly deal: number | null;
}

export const WATCH_MODES = ['normal', 'alarmed'] as const;
export type WatchMode = (typeof WATCH_MODES)[number];

export interface NightWatch {
  readonly mode: WatchMode;
  /** Who keeps which shift. */
  readonly shifts: readonly string[];
  /** Shifts already kept. */
  readonly kept: number;
}

/** The map, where one is used: who stands on which cell. */
export interface Board extends MetreBoard {
  readonly places: readonly { readonly figure: string; readonly at: BoardCell }[];
}

export interface Scene {
  /** Minutes; a day begins at a multiple of 1440. */
  readonly clock: number;
  readonly figures: readonly Figure[];
  readonly combat: Combat | null;
  readonly stealth: readonly Stealth[];
  readonly chase: Chase | null;
  readonly haggle: Haggle | null;
  readonly watch: NightWatch | null;
  readonly board: Board;
}

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

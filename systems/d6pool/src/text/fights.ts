import type { CoverMaterial } from '../data/cover.ts';
import type { Movement, Slope } from '../data/movement.ts';
import type { RangeClass } from '../data/ranged-weapons.ts';
import type { TerrainId } from '../data/terrain.ts';
import type { Pace, TravelMeans } from '../data/travel.ts';
import type { Vulnerability } from '../data/vulnerable.ts';
import type { FightFact } from '../fight-facts.ts';
import type { Carrying, DamageType, Zone } from '../items.ts';
import type { CellKind, Terrain } from '../model.ts';
import type { Role } from '../roles.ts';
import type { Questions, Topic } from './topic.ts';

export const FIGHT_QUESTIONS = {
  tiedFirst: [],
  movementRoll: ['pass', 'roll'],
  stopAtEnemy: ['stop', 'goOn'],
  jumpFailure: ['stopBefore', 'fallIn'],
  damageType: ['cut', 'pierce', 'blunt'],
  defence: ['plain', 'bareHands'],
  defenceFate: [],
  defenceLuck: [],
  tradeCrits: [],
  tradeAgreed: ['agree', 'disagree'],
  bareHandsHit: [],
  damageFate: [],
  whichArmour: [],
  armourGaps: ['0', '1', '2', '3'],
  disarmCrits: ['damage', 'take'],
  opportunity: ['grant', 'refuse'],
  friendHit: [],
  jamCleared: ['yes', 'no'],
  restBonus: ['1', '2'],
} as const satisfies Questions;

/** In the order of the catalogue's list of actions, then 6.3, then 6.4. */
export const EQUIPMENT_ACTIONS = ['give-item', 'carry', 'travel'] as const;

export const FIGHT_ACTIONS = [
  'start-rounds',
  'join-rounds',
  'set-alert',
  'declare-actions',
  'delay',
  'step-in',
  'first-move',
  'command',
  'end-turn',
  'end-rounds',
  'free-action',
  'set-ground',
  'lay-board',
  'paint-board',
  'place-figure',
  'move',
  'jump',
  'change-posture',
  'mount',
  'set-distance',
  'melee-attack',
  'set-cover',
  'ranged-attack',
  'aim',
  'clear-jam',
  'reload',
  'grapple',
  'escape',
  'let-go',
  'charge',
  'defensive-stance',
  'disarm',
  'opportunity-attack',
  'damage',
  'toughness',
] as const;

export const HEALING_ACTIONS = ['heal-wound', 'heal-stun', 'wake-up', 'adjust-wounds'] as const;

/** Names of fields that only fights have; the others stand with the challenges. */
export const FIGHT_FIELDS = [
  'fixed',
  'pools',
  'pool',
  'attackers',
  'surprised',
  'incapacitated',
  'actions',
  'movement',
  'careful',
  'terrain',
  'light',
  'slope',
  'base',
  'path',
  'metres',
  'width',
  'height',
  'kind',
  'cells',
  'cell',
  'metresLeft',
  'depth',
  'to',
  'on',
  'posture',
  'a',
  'b',
  'weapon',
  'type',
  'unseen',
  'noSkill',
  'defence',
  'mode',
  'distance',
  'size',
  'narrow',
  'fast',
  'cover',
  'coverValue',
  'throughCover',
  'against',
  'quarters',
  'armourValue',
  'material',
  'ammo',
  'rocket',
  'form',
  'rested',
  'wellKept',
  'isWarm',
  'means',
  'hours',
  'days',
  'pace',
  'factor',
  'from',
  'capped',
  'stops',
  'hits',
  'weaponWounds',
  'ignoredDice',
  'left',
  'kg',
  'zones',
  'overloaded',
  'order',
  'counts',
  'rounds',
  'first',
] as const;

export const FIGHT_CHANCES = [
  'hit',
  'hurt',
  'unconscious',
  'dead',
  'moved',
  'fell',
  'across',
  'cleared',
  'held',
  'free',
  'notReached',
  'disarmed',
  'targetLives',
  'untouched',
  'notHeld',
  'stillHeld',
  'keepsWeapon',
] as const;

/** What becomes of fights, movements and things: values of outcomes. */
export const FIGHT_RESULTS = [
  'joined',
  'declared',
  'delayed',
  'steppedIn',
  'granted',
  'free',
  'moved',
  'fell',
  'across',
  'stoppedBefore',
  'fellIn',
  'tooFar',
  'noRun',
  'mounted',
  'placed',
  'boardLaid',
  'boardPainted',
  'apart',
  'covered',
  'ground',
  'alert',
  'travelled',
  'hit',
  'missed',
  'notReached',
  'held',
  'released',
  'stance',
  'disarmed',
  'damaged',
  'notGranted',
  'aimed',
  'cleared',
  'jammed',
  'reloaded',
  'awake',
  'carried',
  'given',
  'single',
  'burst',
  'attack',
  'grapple',
  'mount',
  'vehicle',
] as const;

/** The names of everything that the tables of fights contain, in one language. */
export interface FightNames {
  readonly damageTypes: Readonly<Record<DamageType, string>>;
  readonly movements: Readonly<Record<Movement, string>>;
  readonly slopes: Readonly<Record<Slope, string>>;
  /** Kinds of ground, and what they add to the difficulty. */
  readonly terrains: Readonly<Record<TerrainId | Terrain, string>>;
  /** What the cells of a map are. */
  readonly cellKinds: Readonly<Record<CellKind, string>>;
  /** How far off something is for a weapon. */
  readonly rangeBands: Readonly<Record<RangeClass | 'inReach' | 'tooNear' | 'beyond', string>>;
  readonly coverMaterials: Readonly<Record<CoverMaterial, string>>;
  readonly vulnerabilities: Readonly<Record<Vulnerability, string>>;
  readonly travelMeans: Readonly<Record<TravelMeans, string>>;
  readonly paces: Readonly<Record<Pace, string>>;
  readonly carryings: Readonly<Record<Carrying | 'ground', string>>;
  readonly armourZones: Readonly<Record<Zone, string>>;
  /** What dice are thrown for. */
  readonly roles: Readonly<Record<Role, string>>;
  readonly fightResults: Readonly<Record<(typeof FIGHT_RESULTS)[number], string>>;
}

export type FightTopic = Topic<
  FightFact,
  typeof FIGHT_QUESTIONS,
  (typeof EQUIPMENT_ACTIONS)[number] | (typeof FIGHT_ACTIONS)[number] | (typeof HEALING_ACTIONS)[number],
  (typeof FIGHT_FIELDS)[number],
  (typeof FIGHT_CHANCES)[number]
>;

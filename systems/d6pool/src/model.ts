import type { BoardCell, MetreBoard } from '@tafelrunde/system';
import type { Item } from './items.ts';

/** DP-ATR-01, DP-ATR-02, DP-R-04: the six attributes in the order of the restored list. */
export const ATTRIBUTES = [
  'strength',
  'dexterity',
  'endurance',
  'intelligence',
  'charisma',
  'perception',
] as const;
export type Attribute = (typeof ATTRIBUTES)[number];
export type Attributes = Readonly<Record<Attribute, number>>;

/** DP-GEN-03 to 06: one kind of figure for all, because NPCs and creatures use the same rules. */
export const FIGURE_KINDS = ['pc', 'npc', 'creature'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

export const SIDES = ['players', 'enemies'] as const;
export type Side = (typeof SIDES)[number];

export const CONSCIOUSNESS = ['conscious', 'unconscious', 'dead'] as const;
export type Consciousness = (typeof CONSCIOUSNESS)[number];

export const POSTURES = ['standing', 'kneeling', 'prone'] as const;
export type Posture = (typeof POSTURES)[number];

export const MOVEMENT_STATES = ['none', 'walking', 'running', 'crawling', 'climbing', 'swimming'] as const;
export type MovementState = (typeof MOVEMENT_STATES)[number];

/** DP-ATT-01, from best to worst. */
export const ATTITUDES = ['allied', 'friendly', 'neutral', 'averse', 'hostile'] as const;
export type Attitude = (typeof ATTITUDES)[number];

export const STUN_KINDS = ['general', 'cold', 'suffocation'] as const;
export type StunKind = (typeof STUN_KINDS)[number];

/** DP-VUL-02: what an action leaves behind; postures, mounts and holds are read off the figure itself. */
export const VULNERABLE_CAUSES = ['parried', 'charged', 'shot', 'nonCombat', 'moved'] as const;
export type VulnerableCause = (typeof VULNERABLE_CAUSES)[number];

/** Metres; `height` above the ground. */
export interface Position {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** DP-ABL-01: `used` counts in the current scene, `usedThisRound` in the current round. */
export interface OwnedAbility {
  readonly skill: string;
  readonly ability: string;
  readonly used: number;
  readonly usedThisRound: number;
}

export interface Language {
  readonly language: string;
  readonly dice: number;
  readonly native: boolean;
  readonly fluent: boolean;
}

/** DP-LIF-01: the job behind the income roll. */
export interface Profession {
  readonly name: string;
  readonly attribute: Attribute;
  readonly skill: string;
}

/** DP-FEA-03. */
export interface Fear {
  readonly source: string;
  readonly until: 'scene' | 'gm';
}

/** What keeps working on a figure; `id` tells two of a kind apart. */
export type Affliction =
  | {
      readonly kind: 'poison';
      readonly id: string;
      readonly poison: string;
      readonly dose: number;
      /** DP-POI-02: the clock of its next challenge. */
      readonly nextAt: number;
      /** Challenges made so far, and how many in a row did no damage. */
      readonly challenges: number;
      readonly misses: number;
    }
  | {
      readonly kind: 'disease';
      readonly id: string;
      readonly disease: string;
      readonly nextAt: number;
      readonly challenges: number;
      readonly misses: number;
    }
  | { readonly kind: 'acid'; readonly id: string; readonly dice: number; readonly rounds: number }
  | { readonly kind: 'fire'; readonly id: string; readonly dice: number; readonly armourBurnt: boolean }
  | {
      readonly kind: 'cold';
      readonly id: string;
      readonly climate: string;
      readonly clothing: string;
      /** DP-R-114: what the GM asks for. */
      readonly difficulty: number;
      readonly nextAt: number;
    }
  | {
      readonly kind: 'drug';
      readonly id: string;
      readonly bonusDice: number;
      /** DP-DRG-02: the attribute or skill that gets the dice; null: every own challenge. */
      readonly helps: string | null;
      readonly ignoresPain: boolean;
      readonly until: number;
    };

/** 5.3: what a combatant has done in this round and this scene. */
export interface Turn {
  readonly hasActedThisScene: boolean;
  readonly hasActedThisRound: boolean;
  readonly delaying: boolean;
  /** DP-RND-07: 0 until the number is declared. */
  readonly declaredActions: number;
  /** 4.5, Multiple Attack: two unarmed attacks are the only actions of this round. */
  readonly unarmedPair: boolean;
  readonly actionsUsed: number;
  /** 4.5, Command: actions that a leader has granted; they cost no dice. */
  readonly extraActions: number;
  readonly freeActionsUsed: number;
  readonly defenceRollsThisRound: number;
  readonly parriesThisRound: number;
  /** DP-R-71: since the own last turn; a new round does not reset it. */
  readonly parriesSinceTurn: number;
  readonly defensiveStance: boolean;
  readonly chargedThisRound: boolean;
  readonly opportunityUsed: boolean;
  /** DP-R-34: enemies that have laid themselves open to this figure in this round. */
  readonly openings: readonly string[];
  readonly vulnerable: readonly VulnerableCause[];
  /** DP-R-52: set by the GM, until the victim has acted. */
  readonly surprised: boolean;
  readonly incapacitated: boolean;
  readonly aimTarget: string | null;
  /** DP-R-61: the round in which it aimed. */
  readonly aimRound: number;
  readonly shotsThisRound: number;
}

export const FRESH_TURN: Turn = {
  hasActedThisScene: false,
  hasActedThisRound: false,
  delaying: false,
  declaredActions: 0,
  unarmedPair: false,
  actionsUsed: 0,
  extraActions: 0,
  freeActionsUsed: 0,
  defenceRollsThisRound: 0,
  parriesThisRound: 0,
  parriesSinceTurn: 0,
  defensiveStance: false,
  chargedThisRound: false,
  opportunityUsed: false,
  openings: [],
  vulnerable: [],
  surprised: false,
  incapacitated: false,
  aimTarget: null,
  aimRound: 0,
  shotsThisRound: 0,
};

/** 5.1: a player character, an NPC or a creature. */
export interface Figure {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly kind: FigureKind;
  readonly concept: string;
  readonly level: number;
  readonly attributes: Attributes;
  /** Dice by skill; a skill that is not listed has none (DP-SKL-02). */
  readonly skills: Readonly<Record<string, number>>;
  readonly powers: Readonly<Record<string, number>>;
  readonly abilities: readonly OwnedAbility[];
  readonly advantages: Readonly<Record<string, number>>;
  readonly disadvantages: Readonly<Record<string, number>>;
  /** Dice of the advantage `lucky` that are gone for this scene (4.6). */
  readonly luckUsed: number;
  readonly personaPatterns: readonly string[];
  readonly fateDice: number;
  /** Used only with `personaPool` = `separate` (DP-R-23). */
  readonly personaDice: number;
  readonly profession: Profession | null;
  readonly lifestyle: number;
  /** Experience by trait key: `skill:blades`, `power:…`, `advantage:…`, `disadvantage:…`, `lifestyle`. */
  readonly xp: Readonly<Record<string, number>>;
  readonly xpEarnedThisScene: boolean;
  readonly wounds: number;
  /** Where the wounds came from, the latest last. */
  readonly woundSources: readonly string[];
  readonly stun: Readonly<Record<StunKind, number>>;
  readonly toughnessActive: boolean;
  readonly stunSinceToughness: number;
  readonly consciousness: Consciousness;
  /** Clock of the last healing roll, or of the injury it counts from. */
  readonly lastHealing: number | null;
  readonly lastStunHealing: number | null;
  readonly posture: Posture;
  readonly mounted: string | null;
  readonly inVehicle: string | null;
  /** Null in the theatre of the mind: then distances are entered by hand. */
  readonly position: Position | null;
  readonly movementState: MovementState;
  readonly heldBy: string | null;
  readonly holding: string | null;
  readonly inventory: readonly Item[];
  readonly languages: readonly Language[];
  readonly fear: Fear | null;
  readonly afflictions: readonly Affliction[];
  /** DP-SUF-01: rounds without air; 0 while breathing. */
  readonly breathless: number;
  /** Attitude towards other figures; neutral where nothing is said. */
  readonly attitudes: Readonly<Record<string, Attitude>>;
  readonly turn: Turn;
}

/** 5.3: a place in the initiative list. */
export interface OrderEntry {
  readonly figure: string;
  readonly net: number;
}

export interface Distance {
  readonly a: string;
  readonly b: string;
  readonly metres: number;
}

/** Cover of a figure against everybody, or against one attacker. */
export interface Cover {
  readonly figure: string;
  readonly against: string | null;
  /** Hidden quarters: 0 to 4. */
  readonly quarters: number;
  readonly armourValue: number;
}

export interface Hazard {
  readonly id: string;
  readonly kind: 'fire' | 'gas' | 'water' | 'cold';
  readonly name: string;
  readonly dice: number;
}

export const CELL_KINDS = ['open', 'cover', 'wall'] as const;
export type CellKind = (typeof CELL_KINDS)[number];

/** The map of a scene; cells that are not listed are open. */
export interface Board extends MetreBoard {
  readonly cells: readonly { readonly at: BoardCell; readonly kind: CellKind }[];
}

/** Something that falls due when the clock reaches `at`. */
export interface DueEvent {
  readonly id: string;
  readonly figure: string;
  readonly kind: 'poison' | 'disease' | 'cold' | 'healing' | 'stunHealing' | 'income' | 'reminder';
  readonly at: number;
  /** What the GM wants to be reminded of. */
  readonly text?: string;
}

/** DP-EXT-01, DP-R-20. */
export interface ExtendedChallenge {
  readonly id: string;
  readonly figure: string;
  readonly task: string;
  readonly rolls: number;
  readonly difficulty: number;
  /** Seconds between two links. */
  readonly interval: number;
  readonly onFailure: 'failed' | 'reduced';
  readonly made: number;
  readonly passed: number;
  readonly quality: number;
  /** Patzer so far: each costs something on top (DP-EXT-03). */
  readonly costs: number;
}

/** DP-SUP-02: a helper's roll that waits for the roll it supports. */
export interface PendingSupport {
  readonly helper: string;
  readonly helped: string;
  readonly automatic: number;
  readonly bonusDice: number;
  readonly penaltyDice: number;
  readonly failures: number;
  /** DP-XP-03: whether the helper's own dice earn experience if the supported roll succeeds, and on which traits. */
  readonly xpTraits: readonly string[];
}

/** DP-XP-06: experience that is taken at once or lost. */
export interface XpOffer {
  readonly figure: string;
  readonly traits: readonly string[];
}

/** DP-GEN-07: the world and what it changes in the starting lists. */
export interface Setting {
  readonly name: string;
  readonly extraSkills: readonly string[];
  readonly removedSkills: readonly string[];
  /** DP-R-07: skills that nobody can use without dice. */
  readonly trainedOnly: readonly string[];
  /** DP-R-48: skills that count as physical, beyond those of the list. */
  readonly physicalSkills: readonly string[];
}

export const SCENE_KINDS = ['conversation', 'fight', 'chase', 'covert', 'travel', 'other'] as const;
export type SceneSort = (typeof SCENE_KINDS)[number];

export const LIGHTS = ['bright', 'dim', 'dark'] as const;
export type Light = (typeof LIGHTS)[number];

/** DP-MOV-09: what the ground adds to the difficulty. */
export type Terrain = 0 | 1 | 2;

export interface Scene {
  readonly sort: SceneSort;
  readonly startedAt: number;
  readonly ended: boolean;
  readonly setting: Setting;
  readonly figures: readonly Figure[];
  /** Things that lie around or stand in the way. */
  readonly objects: readonly Item[];
  /** 0 outside rounds. */
  readonly round: number;
  /** Index into `order`; null before the first turn of a round. */
  readonly turnIndex: number | null;
  readonly order: readonly OrderEntry[];
  /** DP-RND-04: the side that attacks, for ties; null if nobody does. */
  readonly attackers: Side | null;
  readonly distances: readonly Distance[];
  readonly board: Board;
  readonly terrain: Terrain;
  readonly light: Light;
  readonly covers: readonly Cover[];
  readonly hazards: readonly Hazard[];
  /** In-world time in seconds. */
  readonly clock: number;
  readonly due: readonly DueEvent[];
  readonly extended: readonly ExtendedChallenge[];
  readonly supports: readonly PendingSupport[];
  readonly xpOffers: readonly XpOffer[];
  /** DP-R-22: spent fate dice that the GM may use. */
  readonly fateBank: number;
}

export function figureOf(scene: Scene, id: string): Figure | undefined {
  return scene.figures.find((figure) => figure.id === id);
}

export const itemOf = (figure: Figure, id: string): Item | undefined =>
  figure.inventory.find((item) => item.id === id);

/** Whose turn it is; null outside rounds. */
export const actingFigure = (scene: Scene): string | null =>
  scene.turnIndex === null ? null : (scene.order[scene.turnIndex]?.figure ?? null);

export const isAble = (figure: Figure): boolean =>
  figure.consciousness === 'conscious' && !figure.turn.incapacitated;

export const enemiesOf = (scene: Scene, figure: Figure): readonly Figure[] =>
  scene.figures.filter((other) => other.side !== figure.side);

export const alliesOf = (scene: Scene, figure: Figure): readonly Figure[] =>
  scene.figures.filter((other) => other.side === figure.side && other.id !== figure.id);

/** All stun of a figure. */
export const stunOf = ({ stun }: Figure): number => stun.general + stun.cold + stun.suffocation;

const LANGUAGE = 'language:';

/** Dice in a skill or power; languages are skills of their own: `language:english`. */
export function skillDice(figure: Figure, skill: string): number {
  if (skill.startsWith(LANGUAGE)) {
    const language = skill.slice(LANGUAGE.length);
    return figure.languages.find((one) => one.language === language)?.dice ?? 0;
  }
  return figure.skills[skill] ?? figure.powers[skill] ?? 0;
}

export const ownsAbility = (figure: Figure, ability: string): boolean =>
  figure.abilities.some((one) => one.ability === ability);

/** Metres between two figures: on the map, else as entered; null if nobody has said. */
export function distanceBetween(scene: Scene, a: Figure, b: Figure): number | null {
  if (a.position !== null && b.position !== null) {
    const { x, y, height } = a.position;
    return Math.hypot(b.position.x - x, b.position.y - y, b.position.height - height);
  }
  const entry = scene.distances.find(
    (one) => (one.a === a.id && one.b === b.id) || (one.a === b.id && one.b === a.id),
  );
  return entry?.metres ?? null;
}

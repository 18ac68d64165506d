import type {
  AskedQuestion,
  Fact,
  Locale,
  Problem,
  Result,
  RuleText,
  Text,
  TraceLine,
} from '@tafelrunde/kernel';
import type { Action, Effect } from './action.ts';
import type { ArenaKind } from './arena.ts';
import type { BoardMap } from './board.ts';
import type { Book } from './book.ts';
import type { Growth } from './growth.ts';
import type { Switches } from './house-rules.ts';
import type { PlayView } from './play-view.ts';
import type { Creation, SheetSection } from './sheet.ts';
import type { Staging } from './stage.ts';
import type { RoughState, VeilKind } from './veil.ts';

export const RULE_KINDS = ['rule', 'addition', 'ruling'] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

export interface CatalogueEntry {
  readonly id: string;
  readonly kind: RuleKind;
  /** Heading and line of the original document. */
  readonly source: string;
  readonly text: Readonly<Record<Locale, RuleText>>;
}

/** Everything a system says in one language. */
export interface SystemWords {
  fact(fact: Fact): string;
  choice(line: Extract<TraceLine, { kind: 'choice' }>): string;
  question(question: AskedQuestion): {
    readonly ask: string;
    readonly options: Readonly<Record<string, string>>;
  };
  problem(problem: Problem): string | undefined;
  action(id: string): { readonly title: string; readonly hint: string };
  /** The label of an input, outcome or character field, by its name. */
  field(name: string): string;
  /** The label of a value of such a field; undefined where it speaks for itself. */
  value(field: string, value: string): string | undefined;
  /** All values that such a field has words for, with their labels; empty where a field has no list of its own. */
  values(field: string): Readonly<Record<string, string>>;
  /** What an effect of this kind changes. */
  effect(kind: string): string;
  /** What a chance is called; `of` is the name of the figure that it speaks of. */
  chance(name: string, of?: string): string;
  houseRule(key: string): string;
  /** A value that a switch can be set to. */
  houseValue(key: string, value: string): string;
}

/** How a character of the system is read, judged and shown. */
export interface CharacterKind {
  /** The action that makes one (its outcome holds it as `character`), and the one that raises a figure of a scene. */
  readonly create: string;
  readonly advance: string;
  readonly templates: readonly { readonly id: string; readonly title: Text; readonly character: unknown }[];
  /** Reads the shape; what the rules have against it is told by `problems`. */
  parse(raw: unknown): Result<unknown, readonly Problem[]>;
  problems(character: unknown, house: unknown): readonly Problem[];
  /** The values in the order people read them. */
  sheet(character: unknown, house: unknown, locale: Locale): readonly SheetSection[];
  readonly creation: Creation;
}

/** Something that is counted on a figure: hearts, Mana, tokens. */
export interface Track {
  readonly id: string;
  readonly value: number;
  readonly max: number;
  /** What it is drawn as: a bar unless it says so; each one a die against the figure, or one it may spend. */
  readonly look?: 'bar' | 'hearts' | 'mana' | 'armour' | 'penaltyDice' | 'fateDice';
}

/** A figure as everybody at the table sees it. */
export interface FigureView {
  readonly id: string;
  readonly name: string;
  readonly side: 'players' | 'enemies';
  /** What it is, as a value word of the system: `minion`, a template. Empty if nothing is to be said. */
  readonly sort: string;
  readonly tracks: readonly Track[];
  readonly status: readonly string[];
  /** `[x, y]`, or null off the board. */
  readonly at: readonly [number, number] | null;
  readonly isOut: boolean;
  /** Lies on the ground and leaves its cell free. Who is out does so anyway. */
  readonly isLying?: boolean;
  /** Has fallen and still takes part: drawn aslant. */
  readonly isProne?: boolean;
  /** Has left: nowhere to be seen on the map. */
  readonly isGone?: boolean;
  /** Health that is drawn as circles, if the system has such. */
  readonly circles?: readonly CircleView[];
  /** How it looks, where its exact life is not shown: then it has neither tracks nor circles. */
  readonly looks?: RoughState;
}

/**
 * A circle of rings, from the outermost inwards, each with its segments. Circle, ring and number name a segment where a
 * question asks for one: `circle1-outer2`.
 */
export interface CircleView {
  readonly id: string;
  readonly rings: readonly {
    /** A value word of the system. */
    readonly id: string;
    /** The state of each segment as a value word of the system; an empty one is whole. */
    readonly segments: readonly string[];
  }[];
  /** What weighs on the circle as a whole, as a value word of the system; empty if nothing does. */
  readonly state: string;
}

/** The board, if the system has one. Cells that are not listed are open. */
export interface BoardView {
  readonly width: number;
  readonly height: number;
  /** How wide a cell is, where the rules measure; left out where they count cells. */
  readonly metres?: number;
  readonly cells: readonly { readonly at: readonly [number, number]; readonly kind: string }[];
}

/** How a place on the board lies for a figure that aims at it. */
export interface AimView {
  /** In cells, or in metres where the board has them. */
  readonly distance: number;
  /** `clear`, `cover` or `blocked`; null where the rules know no line of sight. */
  readonly sight: string | null;
  /** What the rules make of the distance, as value words of `band`: the range of each weapon, how close a sneaker is. */
  readonly bands: readonly { readonly id: string; readonly with: string | null }[];
}

/** Where somebody stands in a round: still to act, acting, waiting for a better moment, or done. */
export type TurnState = 'open' | 'acting' | 'waits' | 'done';

/** How far a fight has come, as the rules keep it. */
export interface TurnView {
  readonly round: number;
  /** Whose turn it is; null between turns. */
  readonly figure: string | null;
  /** Who acts when; empty where the rules know no order. */
  readonly order: readonly { readonly figure: string; readonly state: TurnState }[];
}

/** The actions by which a fight begins, goes on and ends, and by which time passes. */
export interface PaceKind {
  readonly begin: readonly string[];
  readonly next: readonly string[];
  readonly end: readonly string[];
  /** By which one figure changes its place: it waits, steps in, joins. */
  readonly place: readonly string[];
  readonly time: readonly string[];
}

/** What the table has ways of its own for, beyond a form: pointing at the map, a list of opponents. */
export type OfferUse =
  /** Puts its target down; the field that takes the cell. */
  | { readonly kind: 'place'; readonly cell: string }
  /** Draws the ground; the fields that take the cells and what they become. */
  | { readonly kind: 'paint'; readonly cells: string; readonly ground: string }
  /** Lays out another map. */
  | { readonly kind: 'lay' }
  /** Brings a new figure; the field that takes an id nobody has to know, if it needs one. */
  | { readonly kind: 'add'; readonly id: string | null };

/** What an offer is for. */
export type Purpose = 'attack' | 'defend' | 'cast' | 'move' | 'check' | 'gear' | 'pace' | 'gm';

/** Something that can be done now: an action with its input ready, except for the scene and the fields still to fill. */
export interface Offer {
  readonly action: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** Fields a person fills in before it can be sent. */
  readonly fields: readonly string[];
  /** The chance its button shows. */
  readonly chance: string | null;
  /** The figure it is aimed at. */
  readonly target: string | null;
  /** What tells it from other offers of the same action: a weapon, a spell, a trait. A value word of the system. */
  readonly with: string | null;
  /** The value on the sheet that it belongs to. */
  readonly row: string | null;
  /** A field whose usual values are worth comparing: the chance stands on the sheet for each of them. */
  readonly ladder: {
    readonly field: string;
    readonly values: readonly number[];
    /** What each of them is called, where the words of the field do not say it. */
    readonly names?: readonly Text[];
  } | null;
  /** What its fields of free words are likely to want: the advantages of the figure. */
  readonly suggests?: Readonly<Record<string, readonly string[]>>;
  /** What its fields start with because the table knows it: the distance on the board. */
  readonly starts?: Readonly<Record<string, unknown>>;
  /** What the table knows about it already, in a word or two: how far it is, what is in the way. */
  readonly given?: readonly Text[];
  readonly purpose: Purpose;
  readonly use?: OfferUse;
  /** How much sense it makes now: 1 is the first thing to show, the plain attack on one's turn. Undefined: only in its section. */
  readonly rank?: number;
}

/** The track a GM looks at first, and what takes one from it or adds one; null where that changes nothing. */
export interface MainTrack {
  readonly track: string;
  readonly less: Offer | null;
  readonly more: Offer | null;
}

/** How a system shows itself at a table. */
export interface TableKind {
  /** How it tells what is going on. */
  readonly play?: PlayView;
  /** A scene to try it in. */
  readonly stage?: Staging;
  figures(scene: unknown, house: unknown): readonly FigureView[];
  /** The character behind a figure, for its sheet; undefined for a figure without one. */
  character(scene: unknown, figure: string): unknown;
  board(scene: unknown): BoardView | null;
  /** How a cell lies for this figure; null if it stands nowhere, or nothing is known. */
  aim(scene: unknown, figure: string, to: readonly [number, number], house: unknown): AimView | null;
  readonly pace: PaceKind;
  /** A counter that is running in the scene: so many of so many steps. */
  counter?(scene: unknown): { readonly value: number; readonly length: number } | null;
  /** What can be the matter with somebody, as value words of `status`. */
  readonly statuses: readonly string[];
  /** What this figure can do now. */
  offers(scene: unknown, figure: string, house: unknown): readonly Offer[];
  /** How this figure grows; null for one that does not. */
  growth?(scene: unknown, figure: string, house: unknown): Growth | null;
  /** What the GM can do now, beyond playing the enemies. */
  gmOffers(scene: unknown, house: unknown): readonly Offer[];
  /** What the GM changes on the card of a figure; null for one that nothing can be changed on. */
  mainTrack(scene: unknown, figure: string, house: unknown): MainTrack | null;
  /** Where this figure can move now, with the way there. */
  moves(
    scene: unknown,
    figure: string,
    house: unknown,
  ): readonly {
    readonly to: readonly [number, number];
    readonly offer: Offer;
    /** It takes more than an ordinary step: running, a second move. */
    readonly isFar?: boolean;
  }[];
}

/** How the table keeps the state of a system: one value, changed by effects alone. */
export interface SceneKind {
  readonly empty: unknown;
  parse(raw: unknown): Result<unknown, readonly Problem[]>;
  /** A scene that somebody typed in, brought to a legal state; what was changed is told as facts of the system. */
  read(
    raw: unknown,
  ): Result<{ readonly scene: unknown; readonly changes: readonly Fact[] }, readonly Problem[]>;
  apply(scene: unknown, effects: readonly Effect[]): unknown;
  /** Whose turn it is; null outside of turns. */
  turn(scene: unknown): TurnView | null;
  /** The effects that put a finished character on the table. */
  enter(character: unknown): readonly Effect[];
  /** The effects that put whoever can fight in the arena on the table as an opponent; null if the rules know no such one. */
  oppose(fighter: unknown): readonly Effect[] | null;
  /** The effects that lay out another map, on which everybody is put down anew; null where there is no board. */
  lay(map: BoardMap, scene: unknown): readonly Effect[] | null;
  /** The ids of figures for players that these effects bring to the table. */
  newFigures(effects: readonly Effect[]): readonly string[];
}

/** A rule system. The table knows this interface and never a system. */
export interface System {
  readonly id: string;
  readonly title: Text;
  readonly summary: Text;
  readonly catalogue: readonly CatalogueEntry[];
  /** How the catalogue is read as a book. */
  readonly book: Book;
  /** How many tests quote each id of the catalogue; an id without an entry has none. */
  readonly testCounts: Readonly<Record<string, number>>;
  readonly houseRules: Switches;
  readonly actions: readonly Action[];
  readonly character: CharacterKind;
  readonly scene: SceneKind;
  readonly table: TableKind;
  /** What players see of opponents that the GM does not show whole. */
  readonly veil: VeilKind;
  /** How it fights in the arena. */
  readonly arena: ArenaKind;
  readonly words: Readonly<Record<Locale, SystemWords>>;
}

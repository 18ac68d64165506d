import type { Ask, Fact, Tape, TraceLine } from '@tafelrunde/kernel';
import type { BoardCell, BoardMap } from '@tafelrunde/system';
import type { TableEvent } from './events.ts';
import type { FigurePast } from './figure-past.ts';
import type { Prepared } from './prepared.ts';
import type { Tracker } from './tracker.ts';

export const ROLES = ['gm', 'player', 'spectator'] as const;
export type Role = (typeof ROLES)[number];

/** A place at the table. Its link is the server's business; the table only knows who may do what. */
export interface Seat {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  /** The figures this seat plays. */
  readonly figures: readonly string[];
  readonly revoked: boolean;
}

export const AUDIENCES = ['everyone', 'gm', 'blind', 'self'] as const;
/**
 * Who sees a roll: everyone; the GM, who throws it; the GM alone though somebody else throws it (blind); whoever throws it
 * (self). What it changes is seen by all: figures stand on the table.
 */
export type Audience = (typeof AUDIENCES)[number];

export const UNDO_RULES = ['gm', 'own', 'all'] as const;
/** Who may take something back: the GM alone; players what is all their own, too; or every player everything. */
export type UndoRule = (typeof UNDO_RULES)[number];

/** What a run is about. Hidden from those outside its audience. */
export interface RunDetail {
  readonly action: string;
  /** Without the scene: that is the one the run started from. */
  readonly input: unknown;
  /** Opponents that it brings come hidden. */
  readonly hides?: true;
}

/** A figure that the GM has hidden or shown. Its name is kept: it may be gone when somebody asks what is told of it. */
export interface NamedFigure {
  readonly id: string;
  readonly name: string;
}

/** What the players see of an opponent. Without one it is seen whole. */
export interface Veil {
  readonly name: string;
  /** Not there for anybody but the GM. */
  readonly hidden: boolean;
  /** Whether its exact life is seen, or only how it looks. */
  readonly lifeShown: boolean;
}

/** How far a run has come. */
export interface RunProgress {
  readonly tape: Tape;
  readonly ask: Ask;
  readonly trace: readonly TraceLine[];
}

/** An action that waits for an answer. (detail, scene, tape) is all there is to it. */
export interface OpenRun {
  readonly id: string;
  /** The number of the event it began with. */
  readonly since: number;
  readonly by: string;
  readonly audience: Audience;
  /** Every throw is asked for instead of generated. */
  readonly realDice: boolean;
  readonly scene: unknown;
  readonly house: unknown;
  /** The seats that can answer. */
  readonly waitsFor: readonly string[];
  /** The same when the question was put: of questions asked together some may be answered by now. */
  readonly asked: readonly string[];
  readonly detail: RunDetail | null;
  readonly progress: RunProgress | null;
  /** Of questions asked together: those that are answered, by whom, and the key for whoever may see it. */
  readonly given: readonly Given[];
  /** The request it answers. */
  readonly request: string | null;
}

/** What a run that was given up leaves on the table: dice that had fallen. */
export interface LeftRun {
  readonly starter: string;
  readonly audience: Audience;
  readonly detail: RunDetail | null;
  /** Null to those who may not see it. */
  readonly trace: readonly TraceLine[] | null;
}

export interface Given {
  readonly question: number;
  readonly by: string;
  readonly key: string | null;
}

/** The GM asks seats for a roll; it waits until each has rolled or it is withdrawn. */
export interface RollRequest {
  readonly id: string;
  readonly by: string;
  readonly asked: readonly string[];
  /** Those of them that have not rolled yet. */
  readonly to: readonly string[];
  readonly audience: Audience;
  /** The action, with those inputs the GM has fixed; a blind one keeps them from the players. */
  readonly detail: RunDetail | null;
  readonly text: string;
}

/** What a seat has added to the dice of this epoch. */
export interface Salt {
  readonly seat: string;
  readonly salt: string;
}

/** One stream of dice in one epoch. */
export interface Seal {
  readonly epoch: number;
  readonly stream: string;
  /** SHA-256 of the seed, known before the first throw. */
  readonly commitment: string;
  /** Null to whoever may not know it (yet). */
  readonly seed: string | null;
  /** How many throws have come from it. */
  readonly rolls: number;
  /** Whether its throws carry proofs. */
  readonly proofs: boolean;
}

/** Where the dice stand. Taking something back never brings back a throw's number: the next dice are new ones. */
export interface SealedDice {
  readonly epoch: number;
  readonly seals: readonly Seal[];
  readonly salts: readonly Salt[];
}

/** Which throw of which stream an event holds; null if no dice of the table fell. */
export type SealedThrow = Pick<Seal, 'epoch' | 'stream'> & {
  readonly roll: number;
  /** Who threw what for whom and what came of it, sealed with the seed; null in throws from before version 3. */
  readonly proof: string | null;
};

/** What came of a run. */
export interface RunResult {
  readonly outcome: unknown;
  readonly tape: Tape;
  readonly trace: readonly TraceLine[];
  readonly headline: Fact | null;
  /** Faces that were typed in instead of thrown. */
  readonly typed: boolean;
}

/** One entry of the log, as people read it. */
export type LogEntry =
  | {
      readonly kind: 'run';
      readonly seq: number;
      readonly at: number;
      readonly by: string;
      readonly audience: Audience;
      readonly detail: RunDetail | null;
      readonly result: RunResult | null;
      readonly sealed: SealedThrow | null;
    }
  | {
      readonly kind: 'said';
      readonly seq: number;
      readonly at: number;
      readonly by: string;
      readonly text: string;
    }
  | {
      readonly kind: 'notation';
      readonly seq: number;
      readonly at: number;
      readonly by: string;
      readonly audience: Audience;
      readonly roll: NotationRoll | null;
      readonly sealed: SealedThrow | null;
    }
  | {
      readonly kind: 'brought';
      readonly seq: number;
      readonly at: number;
      readonly by: string;
      readonly name: string;
    }
  /** A figure is played by another seat from now on, or by nobody. */
  | {
      readonly kind: 'handed';
      readonly seq: number;
      readonly at: number;
      readonly by: string;
      readonly figure: string;
      readonly to: string | null;
    }
  /** A run was given up after its dice had fallen. */
  | ({
      readonly kind: 'cancelled';
      readonly seq: number;
      readonly at: number;
      readonly by: string;
    } & LeftRun)
  | { readonly kind: 'house'; readonly seq: number; readonly at: number; readonly by: string }
  /** A paper was laid before somebody. In the log of those who may read it. */
  | {
      readonly kind: 'shown';
      readonly seq: number;
      readonly at: number;
      readonly by: string;
      readonly paper: Pick<Paper, 'id' | 'by' | 'title' | 'readers'>;
    }
  /** A question to the GM was settled beforehand, or no longer is. */
  | {
      readonly kind: 'policy';
      readonly seq: number;
      readonly at: number;
      readonly by: string;
      readonly question: string;
      readonly policy: Policy | null;
    }
  | {
      readonly kind: 'undone';
      readonly seq: number;
      readonly at: number;
      readonly by: string;
      readonly target: number;
      /** What the log had told of all that was taken back. */
      readonly entries: readonly LogEntry[];
      /** Whether it has been done again since. */
      readonly redone: boolean;
    }
  | {
      readonly kind: 'redone';
      readonly seq: number;
      readonly at: number;
      readonly by: string;
      /** The number of the undoing. */
      readonly target: number;
    }
  /** Opponents were hidden or shown, or their exact life was. */
  | ({
      readonly kind: 'veiled';
      readonly seq: number;
      readonly at: number;
      readonly by: string;
      readonly figures: readonly NamedFigure[];
    } & Omit<Veil, 'name'>)
  /** Opponents that were prepared came to the table. What the GM calls them is null to others. */
  | {
      readonly kind: 'encounter';
      readonly seq: number;
      readonly at: number;
      readonly by: string;
      readonly name: string | null;
      readonly figures: readonly NamedFigure[];
      readonly hidden: boolean;
    }
  /** The GM has ended an evening. */
  | { readonly kind: 'evening'; readonly seq: number; readonly at: number; readonly by: string }
  /** The seeds of an epoch were shown. */
  | {
      readonly kind: 'revealed';
      readonly seq: number;
      readonly at: number;
      readonly by: string;
      readonly epoch: number;
    };

export interface NotationRoll {
  readonly text: string;
  readonly total: number;
  readonly throws: readonly { readonly sides: number; readonly faces: readonly number[] }[];
  readonly typed: boolean;
  /** The edition of the notation; rolls from before version 4 have none and are read in the first. */
  readonly edition?: 2 | undefined;
}

/** What the GM has settled about a question: always the same answer, or to be asked although it is not usually. */
export type Policy = { readonly kind: 'always'; readonly answer: string } | { readonly kind: 'ask' };

export interface SettledQuestion {
  readonly question: string;
  readonly policy: Policy;
}

/** A picture on a paper. Files are named by the SHA-256 of their bytes, in hexadecimal; the bytes are kept elsewhere. */
export interface PaperPicture {
  readonly file: string;
  /** What is on it, for those who do not see it. */
  readonly alt: string;
}

export const READERS = ['self', 'gm', 'everyone'] as const satisfies readonly Audience[];
/** Who reads a paper besides its author: nobody, the GM, everyone, or the GM and these seats. */
export type Readers = (typeof READERS)[number] | readonly string[];

/** A note or a handout: one thing, whoever may read it. */
export interface Paper {
  readonly id: string;
  /** The seat that wrote it first. */
  readonly by: string;
  readonly title: string;
  /** Markdown. */
  readonly text: string;
  readonly picture: PaperPicture | null;
  readonly readers: Readers;
  /** How often it has been written on: whoever changes it says which version was read. */
  readonly version: number;
}

/** The picture under the board. Its place and size are in cells, counted from the top left corner of the board. */
export interface MapPicture {
  readonly file: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** How much it is dimmed: 0 not at all, 1 no longer to be seen. */
  readonly dim: number;
  /** Seen by the GM alone. */
  readonly hidden: boolean;
}

/** A map as it lies ready: its cells, its doors and the picture under it. */
export interface MapLayout extends BoardMap {
  /** The cells of each door; a closed one is made of walls. */
  readonly doors: readonly Door[];
  readonly picture: MapPicture | null;
}

/** The cells that a door takes. */
export type Door = readonly BoardCell[];

/** What a table is now, without how it came to that. */
export interface TableNow {
  readonly id: string;
  readonly system: string;
  readonly name: string;
  /** The number of the last event. */
  readonly seq: number;
  readonly seats: readonly Seat[];
  /** How often a seat has taken another name. */
  readonly renames: Readonly<Record<string, number>>;
  readonly scene: unknown;
  /** House rules as set, over the system's defaults. */
  readonly house: Readonly<Record<string, unknown>>;
  /** Whether the players may ask for advice on their decisions. */
  readonly advice: boolean;
  readonly undoRule: UndoRule;
  /** Questions to the GM that are settled beforehand. */
  readonly policies: readonly SettledQuestion[];
  readonly runs: readonly OpenRun[];
  readonly requests: readonly RollRequest[];
  readonly tracker: Tracker;
  readonly papers: readonly Paper[];
  /** By figure: the file of its picture. */
  readonly portraits: Readonly<Record<string, string>>;
  /** By figure: what its file told of it when it was brought. */
  readonly pasts: Readonly<Record<string, FigurePast>>;
  readonly mapPicture: MapPicture | null;
  /** Where the map has doors. Whether one is open, its cells say. */
  readonly doors: readonly Door[];
  readonly dice: SealedDice;
  /** What lies ready in the GM's drawer; nothing to anybody else. */
  readonly prepared: readonly Prepared[];
  /** By figure: what the GM keeps from the players. */
  readonly veils: Readonly<Record<string, Veil>>;
  /** The same with what was taken back: who was hidden and never was there stays unknown. */
  readonly veilsEver: Readonly<Record<string, Veil>>;
  /** Whether something was ever veiled, even if that was taken back: then players cannot fold the history themselves. */
  readonly veiled: boolean;
}

/** A table with what is known of its history: all of it, or the latest events up to now. */
export interface Table extends TableNow {
  readonly log: readonly LogEntry[];
  readonly past: readonly TableEvent[];
}

/** Whether every event of a table is known, from its opening on. */
export const isWhole = ({ past, seq }: Table): boolean => past.length === seq;

export const seatOf = (table: Pick<TableNow, 'seats'>, id: string): Seat | undefined =>
  table.seats.find((seat) => seat.id === id && !seat.revoked);

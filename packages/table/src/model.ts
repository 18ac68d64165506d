import type { Ask, Fact, Tape, TraceLine } from '@tafelrunde/kernel';
import type { TableEvent } from './events.ts';

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

export const AUDIENCES = ['everyone', 'gm'] as const;
/** Who sees a roll. What it changes is seen by all: figures stand on the table. */
export type Audience = (typeof AUDIENCES)[number];

/** What a run is about. Hidden from those outside its audience. */
export interface RunDetail {
  readonly action: string;
  /** Without the scene: that is the one the run started from. */
  readonly input: unknown;
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
  readonly by: string;
  readonly audience: Audience;
  /** Every throw is asked for instead of generated. */
  readonly realDice: boolean;
  readonly scene: unknown;
  readonly house: unknown;
  /** The seats that can answer. */
  readonly waitsFor: readonly string[];
  readonly detail: RunDetail | null;
  readonly progress: RunProgress | null;
  /** Of questions asked together: those that are answered, by whom, and the key for whoever may see it. */
  readonly given: readonly Given[];
}

export interface Given {
  readonly question: number;
  readonly by: string;
  readonly key: string | null;
}

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
    }
  | { readonly kind: 'house'; readonly seq: number; readonly at: number; readonly by: string }
  | {
      readonly kind: 'undone';
      readonly seq: number;
      readonly at: number;
      readonly by: string;
      readonly target: number;
    };

export interface NotationRoll {
  readonly text: string;
  readonly total: number;
  readonly throws: readonly { readonly sides: number; readonly faces: readonly number[] }[];
  readonly typed: boolean;
}

/** The whole table: a fold of its events. */
export interface Table {
  readonly id: string;
  readonly system: string;
  readonly name: string;
  /** The number of the last event. */
  readonly seq: number;
  readonly seats: readonly Seat[];
  readonly scene: unknown;
  /** House rules as set, over the system's defaults. */
  readonly house: Readonly<Record<string, unknown>>;
  /** Whether the players may ask for advice on their decisions. */
  readonly advice: boolean;
  readonly runs: readonly OpenRun[];
  readonly log: readonly LogEntry[];
  /** Every event so far; undoing folds them again without those undone. */
  readonly past: readonly TableEvent[];
  /** Ids of commands that have been carried out, so that a repeated one is answered and not repeated. */
  readonly done: readonly string[];
}

export const seatOf = (table: Table, id: string): Seat | undefined =>
  table.seats.find((seat) => seat.id === id && !seat.revoked);

import type { Answer } from '@tafelrunde/kernel';
import type { FigurePast } from './figure-past.ts';
import type {
  Audience,
  MapLayout,
  MapPicture,
  PaperPicture,
  Policy,
  Readers,
  Role,
  UndoRule,
} from './model.ts';
import type { Prepared } from './prepared.ts';
import type { TrackerChange } from './tracker.ts';

/** What a seat can ask for. Each carries an id: a repeated one is answered, not repeated. */
export type Command = { readonly id: string } & (
  | {
      readonly kind: 'act';
      readonly action: string;
      /** Without the scene; the table hands in its own. */
      readonly input: unknown;
      readonly audience: Audience;
      /** Throw real dice: every throw is asked for instead of generated. */
      readonly realDice: boolean;
      /** The request it answers: that one's fixed inputs and audience hold. */
      readonly request?: string | null;
      /** Opponents that it brings come hidden; the GM's to say. */
      readonly hides?: boolean;
    }
  /** Of questions asked together a seat answers its own; null leaves one to others. */
  | {
      readonly kind: 'answer';
      readonly run: string;
      readonly answer: Answer | readonly (string | null)[];
      /** How many answers the run had when the question was read: a second tap does not answer the next one. */
      readonly step?: number | undefined;
    }
  | { readonly kind: 'cancel'; readonly run: string }
  | { readonly kind: 'say'; readonly text: string }
  | {
      readonly kind: 'roll';
      readonly notation: string;
      readonly audience: Audience;
      readonly faces: readonly number[] | null;
    }
  | { readonly kind: 'setHouse'; readonly house: Readonly<Record<string, unknown>> }
  | { readonly kind: 'setAdvice'; readonly on: boolean }
  | { readonly kind: 'addSeat'; readonly seat: string; readonly name: string; readonly role: Role }
  | { readonly kind: 'renameSeat'; readonly name: string }
  | { readonly kind: 'revokeSeat'; readonly seat: string }
  /** Puts a character that was made elsewhere on the table; whoever plays and brings it, plays it. */
  | { readonly kind: 'bring'; readonly character: unknown; readonly past?: FigurePast | undefined }
  /** What the players see of these opponents. */
  | {
      readonly kind: 'veil';
      readonly figures: readonly string[];
      readonly hidden: boolean;
      readonly lifeShown: boolean;
    }
  /** Lays things down in the GM's drawer, or changes those of the same id; `gone` puts some away. */
  | { readonly kind: 'prepare'; readonly items: readonly Prepared[]; readonly gone: readonly string[] }
  /** Brings what was prepared to the table. */
  | { readonly kind: 'deploy'; readonly item: string; readonly hidden: boolean }
  /** Shows it: its map is laid out, and these figures of it, which stood there hidden, are seen. */
  | { readonly kind: 'present'; readonly item: string; readonly figures: readonly string[] }
  /** Lays one of its handouts, by its number, before these seats or everyone. */
  | {
      readonly kind: 'handOut';
      readonly item: string;
      readonly paper: number;
      readonly to: readonly string[] | 'everyone';
    }
  | { readonly kind: 'handOver'; readonly figure: string; readonly to: string | null }
  | {
      readonly kind: 'request';
      /** The seats asked; none means every player. */
      readonly to: readonly string[];
      readonly action: string;
      /** The inputs that are fixed; the player fills in the rest. */
      readonly input: Readonly<Record<string, unknown>>;
      readonly audience: Audience;
      readonly text: string;
    }
  | { readonly kind: 'withdrawRequest'; readonly request: string }
  | { readonly kind: 'track'; readonly change: TrackerChange }
  | {
      readonly kind: 'writePaper';
      /** Null: a new one. */
      readonly paper: string | null;
      /** The version that was read; 0 for a new one. */
      readonly version: number;
      readonly title: string;
      readonly text: string;
      readonly picture: PaperPicture | null;
      readonly readers: Readers;
    }
  /** Lays a paper before these seats, or before everyone. Whoever could read it already still can. */
  | { readonly kind: 'showPaper'; readonly paper: string; readonly to: readonly string[] | 'everyone' }
  | { readonly kind: 'removePaper'; readonly paper: string }
  /** One picture for these figures; null takes theirs away. */
  | { readonly kind: 'setPortrait'; readonly figures: readonly string[]; readonly file: string | null }
  | { readonly kind: 'setMapPicture'; readonly picture: MapPicture | null }
  /** Lays out another map in place of the one that is there. */
  | { readonly kind: 'layMap'; readonly map: MapLayout }
  /** What happens from now on belongs to another evening. */
  | { readonly kind: 'endEvening' }
  /** Takes back an event and what followed from it. */
  | { readonly kind: 'undo'; readonly target: number }
  /** Takes back an event and all that can be taken back after it, in one step. */
  | { readonly kind: 'rewind'; readonly target: number }
  /** Does again what the undoing `target` took back. */
  | { readonly kind: 'redo'; readonly target: number }
  | { readonly kind: 'setUndoRule'; readonly who: UndoRule }
  | { readonly kind: 'setPolicy'; readonly question: string; readonly policy: Policy | null }
  | { readonly kind: 'salt'; readonly salt: string }
  /** Closes the epoch: the seeds are shown, new ones fixed. */
  | { readonly kind: 'reveal' }
);

export type CommandKind = Command['kind'];

export const REFUSAL_CODES = [
  'not-your-seat',
  'only-gm',
  'spectators-watch',
  'unknown-action',
  'bad-input',
  'bad-character',
  'bad-house',
  'bad-notation',
  'unknown-run',
  'not-your-answer',
  'illegal-answer',
  'unknown-seat',
  'seat-taken',
  'last-gm',
  'nothing-to-undo',
  'nothing-to-redo',
  'redo-stale',
  'not-yours-to-undo',
  'too-much-at-once',
  'unknown-request',
  'unknown-question',
  'already-rolling',
  'blind-needs-table-dice',
  'bad-salt',
  'nothing-to-reveal',
  'bad-tracker-change',
  'not-your-figure',
  'unknown-figure',
  'not-an-opponent',
  'unknown-preparation',
  'unknown-template',
  'cannot-oppose',
  'drawer-full',
  'table-crowded',
  'name-taken',
  'bad-name',
  'too-many-names',
  'salt-given',
  'text-too-long',
  'text-empty',
  'too-many-runs',
  'too-many-seats',
  'already-open',
  'table-too-large',
  'unknown-paper',
  'not-your-paper',
  'paper-changed',
  'too-many-papers',
  'unknown-file',
  'no-board',
  'bad-map',
] as const;

/** Why a command was not carried out. Nothing has changed. */
export interface Refusal {
  readonly code: (typeof REFUSAL_CODES)[number];
  /** The field, or what the system says. */
  readonly at?: string;
  readonly detail?: string;
}

import type { Effect } from '@tafelrunde/system';
import type { FigurePast } from './figure-past.ts';
import type {
  Audience,
  Door,
  LeftRun,
  MapPicture,
  NamedFigure,
  NotationRoll,
  Paper,
  Policy,
  Role,
  RunDetail,
  RunProgress,
  RunResult,
  SealedThrow,
  UndoRule,
} from './model.ts';
import type { Prepared } from './prepared.ts';
import type { TrackerChange } from './tracker.ts';

/** The version events are written in. Older ones are read through `upcast`. */
export const EVENT_VERSION = 5;

interface Stamp {
  readonly v: number;
  readonly seq: number;
  /** Milliseconds since 1970, by the clock of whoever keeps the table. */
  readonly at: number;
  /** The seat that caused it. */
  readonly by: string;
  /** The command it came from. */
  readonly command: string;
}

/** What has happened at a table. Past tense, plain, append-only. */
export type TableEvent = Stamp &
  (
    | { readonly kind: 'tableOpened'; readonly table: string; readonly system: string; readonly name: string }
    | { readonly kind: 'seatAdded'; readonly seat: string; readonly name: string; readonly role: Role }
    | { readonly kind: 'seatRenamed'; readonly seat: string; readonly name: string }
    | { readonly kind: 'seatRevoked'; readonly seat: string }
    | {
        readonly kind: 'figureBrought';
        readonly figure: string;
        readonly name: string;
        readonly to: string | null;
        readonly effects: readonly Effect[];
        /** What its file told of it. */
        readonly past?: FigurePast | undefined;
      }
    /** From now on the players see these opponents like this; none: something happened that is not theirs to know. */
    | {
        readonly kind: 'figuresVeiled';
        readonly figures: readonly NamedFigure[];
        readonly hidden: boolean;
        readonly lifeShown: boolean;
      }
    /** In the GM's drawer: laid down or changed, and put away. Both are empty in what others see. */
    | { readonly kind: 'prepared'; readonly items: readonly Prepared[]; readonly gone: readonly string[] }
    /** Opponents that were prepared come to the table, hidden or not. What the GM calls them is null to others. */
    | {
        readonly kind: 'encounterBrought';
        readonly name: string | null;
        readonly figures: readonly NamedFigure[];
        readonly effects: readonly Effect[];
        readonly hidden: boolean;
      }
    | { readonly kind: 'figureHandedOver'; readonly figure: string; readonly to: string | null }
    | {
        readonly kind: 'runStarted';
        readonly run: string;
        readonly audience: Audience;
        readonly realDice: boolean;
        readonly waitsFor: readonly string[];
        readonly detail: RunDetail | null;
        readonly progress: RunProgress | null;
        readonly request: string | null;
        readonly sealed: SealedThrow | null;
        readonly veiled?: true;
      }
    | {
        readonly kind: 'runAnswered';
        readonly run: string;
        readonly audience: Audience;
        readonly starter: string;
        readonly sealed: SealedThrow | null;
        readonly waitsFor: readonly string[];
        readonly progress: RunProgress | null;
        readonly veiled?: true;
      }
    /** Of questions asked together some are answered. Nobody sees another's answer before all are given. */
    | {
        readonly kind: 'runPartlyAnswered';
        readonly run: string;
        readonly waitsFor: readonly string[];
        /** By question: the key, or null to those who do not see it yet. */
        readonly given: readonly { readonly question: number; readonly key: string | null }[];
      }
    | {
        readonly kind: 'runFinished';
        readonly run: string;
        readonly audience: Audience;
        /** The seat that started it. */
        readonly starter: string;
        /** Figures it brought to the table: the starter plays them. */
        readonly owns: readonly string[];
        readonly detail: RunDetail | null;
        readonly result: RunResult | null;
        readonly effects: readonly Effect[];
        readonly request: string | null;
        readonly sealed: SealedThrow | null;
        /** In what a seat sees: something of it was left out or changed because the GM has veiled a figure. */
        readonly veiled?: true;
      }
    | { readonly kind: 'runCancelled'; readonly run: string; readonly left: LeftRun | null }
    | { readonly kind: 'said'; readonly text: string }
    | {
        readonly kind: 'notationRolled';
        readonly audience: Audience;
        readonly roll: NotationRoll | null;
        readonly sealed: SealedThrow | null;
      }
    | {
        readonly kind: 'rollRequested';
        readonly request: string;
        readonly to: readonly string[];
        readonly audience: Audience;
        readonly detail: RunDetail | null;
        readonly text: string;
      }
    | { readonly kind: 'requestWithdrawn'; readonly request: string }
    | { readonly kind: 'houseSet'; readonly house: Readonly<Record<string, unknown>> }
    | { readonly kind: 'adviceSet'; readonly on: boolean }
    | { readonly kind: 'undoRuleSet'; readonly who: UndoRule }
    /** Null: the question is asked or not as it is usually. */
    | { readonly kind: 'policySet'; readonly question: string; readonly policy: Policy | null }
    | { readonly kind: 'tracked'; readonly change: TrackerChange }
    /** A paper as it is from now on. Null to those who may not read it: if they could before, it is gone for them. */
    | { readonly kind: 'paperWritten'; readonly id: string; readonly paper: Paper | null }
    /** The same, laid before these seats; before everyone if there are none. */
    | {
        readonly kind: 'paperShown';
        readonly id: string;
        readonly paper: Paper | null;
        readonly to: readonly string[];
      }
    | { readonly kind: 'paperRemoved'; readonly id: string }
    | { readonly kind: 'portraitsSet'; readonly figures: readonly string[]; readonly file: string | null }
    | { readonly kind: 'mapPictureSet'; readonly picture: MapPicture | null }
    /** Another map is laid out, with what lies under it; everybody is put down anew. */
    | {
        readonly kind: 'mapLaid';
        readonly effects: readonly Effect[];
        readonly doors: readonly Door[];
        readonly picture: MapPicture | null;
      }
    /** The GM has ended an evening: what happens from now on belongs to the next one. */
    | { readonly kind: 'eveningEnded' }
    /** Takes back the target and what followed from it: `gone` has all their numbers. */
    | { readonly kind: 'undone'; readonly target: number; readonly gone: readonly number[] }
    /** Restores what the undoing `target` took back, with its original dice. */
    | { readonly kind: 'redone'; readonly target: number }
    /** A new seed is fixed. It is kept with the event and shown to no seat. */
    | {
        readonly kind: 'diceSealed';
        readonly epoch: number;
        readonly stream: string;
        readonly commitment: string;
        readonly seed: string | null;
        /** Its throws carry proofs. */
        readonly proofs: boolean;
      }
    | { readonly kind: 'saltGiven'; readonly salt: string }
    /** An epoch is closed and its seeds are shown, each to those who saw its throws. */
    | {
        readonly kind: 'diceRevealed';
        readonly epoch: number;
        readonly seeds: readonly {
          readonly stream: string;
          readonly seed: string | null;
          /** How many throws there were; null before version 3. */
          readonly rolls: number | null;
        }[];
      }
  );

export type EventKind = TableEvent['kind'];

/** Every kind of event, for checks that must not forget one. */
export const EVENT_KINDS = [
  'tableOpened',
  'seatAdded',
  'seatRenamed',
  'seatRevoked',
  'figureBrought',
  'figureHandedOver',
  'figuresVeiled',
  'prepared',
  'encounterBrought',
  'runStarted',
  'runAnswered',
  'runPartlyAnswered',
  'runFinished',
  'runCancelled',
  'said',
  'notationRolled',
  'houseSet',
  'adviceSet',
  'undoRuleSet',
  'policySet',
  'rollRequested',
  'requestWithdrawn',
  'tracked',
  'paperWritten',
  'paperShown',
  'paperRemoved',
  'portraitsSet',
  'mapPictureSet',
  'mapLaid',
  'eveningEnded',
  'undone',
  'redone',
  'diceSealed',
  'saltGiven',
  'diceRevealed',
] as const satisfies readonly EventKind[];

/** Without the stamp: what `decide` decides; whoever keeps the table stamps it. */
export type Happening = TableEvent extends infer E
  ? E extends TableEvent
    ? Omit<E, keyof Stamp>
    : never
  : never;

export type { Stamp };

import type { TraceLine } from './interpreters/play.ts';
import type { AskedQuestion } from './tape.ts';
import type { Locale } from './text.ts';

/** How something feels that has happened: it decides colour and icon. The word is the system's. */
export const TONES = ['exceptional', 'success', 'failure', 'complication', 'neutral'] as const;
export type Tone = (typeof TONES)[number];

/** An action with its input, as a table keeps it: without the scene. */
export interface ToldRun {
  readonly action: string;
  readonly input: unknown;
  /** The scene it takes place in. */
  readonly scene: unknown;
}

/** What a run is about. */
export interface RunTopic {
  /** The figure that acts; null where none does. */
  readonly actor: string | null;
  /** The figure it is aimed at. */
  readonly target: string | null;
  /** What is done, as people say it: `Schwert`, `Schleichen`. */
  readonly what: string;
  /** What has to be reached, with its word: `Ziel 16`. */
  readonly goal: string | null;
}

/** What came of a run. */
export interface RunVerdict {
  readonly tone: Tone;
  readonly word: string;
  /** The word inside a line, where it is not the same without its capital letter. */
  readonly inLine?: string;
  /** The numbers that decided it: `7 gegen 9`. */
  readonly figures: string | null;
}

/** What a thrown die did: it counts, it counts against whoever threw it, it was left out, or nothing of it. */
export type DieMark = 'counts' | 'against' | 'dropped' | 'plain';

/** What a die is at the table beyond its sides: one against its figure, or one that was spent for it. */
export type DieKind = 'penalty' | 'fate';

/** A thrown die as people see it. */
export interface DieView {
  readonly mark: DieMark;
  readonly kind?: DieKind;
}

/** An option as a picture: its dice, set apart from others that go with it, and what else is to say. */
export interface OptionView {
  readonly sides: number;
  readonly dice: readonly number[];
  /** Dice that go with them for another purpose, and the word for that. */
  readonly apart?: { readonly dice: readonly number[]; readonly word: string };
}

/** What is left of a turn: a word, and how many of it. */
export interface LeftOfTurn {
  readonly word: string;
  readonly count: number;
}

/** How a system tells what is going on at its table. Whatever it leaves out is told by the words of the action alone. */
export interface PlayView {
  topic(run: ToldRun, locale: Locale): RunTopic | null;
  /** Null where nothing was at stake. */
  verdict(
    run: ToldRun,
    settled: { readonly outcome: unknown; readonly trace: readonly TraceLine[] },
    locale: Locale,
  ): RunVerdict | null;
  /** For each throw of an account, in order: what each of its dice did. An open run has no outcome yet. */
  dice(run: ToldRun, trace: readonly TraceLine[], outcome: unknown): readonly (readonly DieView[])[];
  /** The dice that are thrown next, where they are not all alike. */
  diceToCome?(trace: readonly TraceLine[]): readonly (DieKind | undefined)[];
  /** What the figure whose turn it is can still do in it. */
  left(scene: unknown, figure: string, house: unknown, locale: Locale): readonly LeftOfTurn[];
  /** Why there is nothing to do for a figure that could act otherwise; null where there is nothing to explain. */
  idle?(scene: unknown, figure: string, house: unknown, locale: Locale): string | null;
  /** What a run has come to so far, while it waits: `bisher 12`. */
  soFar?(run: ToldRun, trace: readonly TraceLine[], locale: Locale): string | null;
  /** Questions to the GM that are nearly always answered with their default: they are not asked unless the GM wants it. */
  readonly quiet?: readonly string[];
  /** An option that is dice rather than words. */
  option?(
    question: AskedQuestion,
    key: string,
    trace: readonly TraceLine[],
    locale: Locale,
  ): OptionView | null;
}

/** Which inputs of an action name who acts, whom it is aimed at, and what tells it from others of its kind. */
export interface TopicFields {
  readonly actor?: string;
  readonly target?: string;
  readonly what?: string;
}

type Inputs = Readonly<Record<string, unknown>>;

/** Reads the topic of a run off its inputs; the words for what is done are handed in. */
export function topicFrom(
  fields: TopicFields,
  input: unknown,
  what: string,
  goal: string | null = null,
): RunTopic {
  const at = (name: string | undefined): string | null => {
    const value = name === undefined ? undefined : (input as Inputs | null)?.[name];
    return typeof value === 'string' ? value : null;
  };
  return { actor: at(fields.actor), target: at(fields.target), what, goal };
}

/** The throws of an account, in order. */
export const throwsIn = (trace: readonly TraceLine[]): readonly Extract<TraceLine, { kind: 'roll' }>[] =>
  trace.filter((line) => line.kind === 'roll');

/** The last fact of a kind in an account. */
export function lastFact<F extends { readonly kind: string }>(
  trace: readonly TraceLine[],
  kind: F['kind'],
): F | undefined {
  const line = trace.findLast((one) => one.kind === 'fact' && one.fact.kind === kind);
  return line?.kind === 'fact' ? (line.fact as unknown as F) : undefined;
}

import type { AskedQuestion, Locale, TraceLine } from '@tafelrunde/kernel';

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

/** Dice of one owner for one purpose, as they lie side by side. */
export interface RowView {
  readonly by: string | null;
  /** As a value word of `role`; empty where the rules do not say. */
  readonly role: string;
  readonly dice: readonly { readonly face: number; readonly mark: DieMark }[];
}

/** An option as a picture: its dice, set apart from others that go with it, and what else is to say. */
export interface OptionView {
  readonly sides: number;
  readonly dice: readonly number[];
  /** Dice that go with them for another purpose, and the word for that. */
  readonly apart?: { readonly dice: readonly number[]; readonly word: string };
}

/**
 * Where a die lies before its owner: in the group that counts, outside of it, set aside for good, just thrown, or used
 * already.
 */
export type DicePlace = 'group' | 'outside' | 'aside' | 'thrown' | 'used';

/** What lies before a figure while dice are fought with. */
export interface HandView {
  readonly figure: string;
  readonly sides: number;
  /** Highest first within their place. */
  readonly dice: readonly { readonly face: number; readonly place: DicePlace }[];
  /** Dice that are missing because they are owed: drawn as holes. */
  readonly owed: number;
  /** What the figure is about: `greift an`. */
  readonly note: string | null;
  /** The row in words, as far as there is something to add. */
  readonly said: string | null;
}

/** A decision that is being made, with all that is known about it. */
export interface DecisionAt {
  readonly run: ToldRun;
  readonly trace: readonly TraceLine[];
  readonly house: unknown;
  readonly question: AskedQuestion;
}

/** What one answer comes to, in words. */
export interface AnswerView {
  /** What the button says: `Angriff 16 · 16 · 13`; null where the name of the option does. */
  readonly title: string | null;
  /** What is left by it: `11 bleibt zur Abwehr`. */
  readonly rest: string | null;
  /** One sentence why it is good: `10 behalten: jede weitere 10 trifft.` */
  readonly why: string | null;
  /** What is stopped by which dice, where it is about that; no dice: it gets through. */
  readonly stops?: readonly { readonly attacks: readonly number[]; readonly dice: readonly number[] }[];
}

/** A part of the rules that is off: what to say about it, and the house rules that switch it on. */
export interface MissingModule {
  readonly text: string;
  readonly button: string;
  readonly house: Readonly<Record<string, unknown>>;
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
  /** In which order rows of dice are read, by what they were thrown for: an attack before its defence. */
  readonly roleOrder?: readonly string[];
  /** Whether each figure's dice lie in one row, whatever each of them is for: two against each other. */
  oneRow?(run: ToldRun): boolean;
  /** What a row of dice comes to, beside it: `nimmt einen Erfolg`. */
  rowNote?(row: RowView, trace: readonly TraceLine[], locale: Locale): string | null;
  /** The dice that are thrown next, where they are not all alike. */
  diceToCome?(trace: readonly TraceLine[]): readonly (DieKind | undefined)[];
  /** What the figure whose turn it is can still do in it. */
  left(scene: unknown, figure: string, house: unknown, locale: Locale): readonly LeftOfTurn[];
  /** Why there is nothing to do for a figure that could act otherwise; null where there is nothing to explain. */
  idle?(scene: unknown, figure: string, house: unknown, locale: Locale): string | null;
  /** Something that is switched off and would help now; null where nothing is missing. */
  missing?(scene: unknown, house: unknown, locale: Locale): MissingModule | null;
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
  /** The dice that people fight with, a row for each figure; empty where a run is about something else. */
  hands?(run: ToldRun, trace: readonly TraceLine[], locale: Locale): readonly HandView[];
  /** What an answer comes to; null where its name says it. */
  answer?(at: DecisionAt, key: string, locale: Locale): AnswerView | null;
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

/** The name of what is done, without its system's. */
export const actionName = ({ action }: ToldRun): string => action.slice(action.indexOf('/') + 1);

/** What runs are about, by a table of their inputs; what is not in it is done by the figure that `figure` names. */
export const topicsBy =
  (
    table: Readonly<Record<string, TopicFields>>,
    /** In words, by the input that tells it from others of its kind; empty where none does. */
    whatOf: (run: ToldRun, field: string, locale: Locale) => string,
    goalOf: (run: ToldRun, locale: Locale) => string | null,
  ): PlayView['topic'] =>
  (run, locale) => {
    const fields = table[actionName(run)] ?? { actor: 'figure' };
    return topicFrom(fields, run.input, whatOf(run, fields.what ?? '', locale), goalOf(run, locale));
  };

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

import type { Fate } from '@tafelrunde/kernel';
import type {
  Answering,
  HouseOf,
  HouseWords,
  Row,
  Rows,
  RowsOf,
  RuleRow,
  Switch,
  Track,
} from '@tafelrunde/system';

/** What an account can say: a sentence in German and one in English, made of what the fact carries. */
export interface Told<F> {
  readonly de: (fact: F) => string;
  readonly en: (fact: F) => string;
}

/** Declares a fact by what it carries. */
export const told = <F extends object>(de: (fact: F) => string, en: (fact: F) => string): Told<F> => ({
  de,
  en,
});

/** A question that the rules ask: its words, and what figures answer in the arena. */
export interface AskedWith {
  readonly ask: Row;
  readonly options: Rows;
  readonly arena: Answering;
}

/** Something that is counted on a figure, from zero up to what its attributes make of it. */
export interface TrackKind<Id extends string, A extends string> {
  readonly label: Row;
  readonly rule: Id;
  readonly max: (attributes: Readonly<Record<A, number>>) => number;
  readonly look?: NonNullable<Track['look']>;
}

/** A ready figure: a hero that players can start from, or an opponent. */
export interface Template<A extends string> {
  readonly title: Row;
  readonly side: Side;
  readonly attributes: Readonly<Record<A, number>>;
}

export const SIDES = ['players', 'enemies'] as const;
export type Side = (typeof SIDES)[number];

/** `ZW-CHK` of `ZW-CHK-01`. */
export type GroupOf<Id extends string> = Id extends `${infer Game}-${infer Topic}-${string}`
  ? `${Game}-${Topic}`
  : never;

/** A small game: what it has, each thing once. Everything else of a system follows from it. */
export interface Declaration<
  Id extends string,
  H extends Readonly<Record<string, Switch<unknown, Id>>>,
  A extends string,
  T extends string,
  F extends Readonly<Record<string, Told<never>>>,
  Q extends Readonly<Record<string, AskedWith>>,
> {
  readonly id: string;
  readonly title: Row;
  readonly summary: Row;
  readonly rules: Readonly<Record<Id, RuleRow>>;
  /** A chapter of the book for each group of rules. */
  readonly chapters: RowsOf<GroupOf<Id>>;
  readonly houseRules: H;
  readonly houseWords: HouseWords<HouseOf<H>>;
  /** Whole numbers within bounds; a new hero has so many points for them. */
  readonly attributes: {
    readonly rule: NoInfer<Id>;
    readonly min: number;
    readonly max: number;
    readonly points: number;
    readonly words: RowsOf<A>;
  };
  /** The first one is life: a figure without it is out. */
  readonly tracks: Readonly<Record<T, TrackKind<NoInfer<Id>, NoInfer<A>>>>;
  readonly facts: F;
  readonly questions: Q;
  readonly templates: Readonly<Record<string, Template<NoInfer<A>>>>;
  /** By the kind of a fact: its fields that tell how much life somebody has. */
  readonly tellsLife?: Readonly<Record<string, readonly string[]>>;
}

/** A declaration of which only the shape is known: what the parts are derived from. */
export type AnyDeclaration = Declaration<
  string,
  Readonly<Record<string, Switch<unknown>>>,
  string,
  string,
  Readonly<Record<string, Told<never>>>,
  Readonly<Record<string, AskedWith>>
>;

/** Who a figure is, whatever the game counts. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  /** What it was made from; empty for one with points of its own. */
  readonly template: string;
  /** How often it was raised. */
  readonly advances: number;
}

export type FigureWith<A extends string, T extends string> = Person & Readonly<Record<A | T, number>>;
export type AnyFigure = Person & Readonly<Record<string, unknown>>;
export interface AnyScene {
  readonly figures: readonly AnyFigure[];
}

/** The facts of a game: for each row its kind, with what it carries. */
export type FactOf<F> = {
  [K in keyof F & string]: F[K] extends Told<infer C> ? { readonly kind: K } & C : never;
}[keyof F & string];

/** Fate as the rules of a game see it: they cite its rules, note its facts and ask its questions. */
export type FateOf<Id extends string, F, Q> = Fate<Id, FactOf<F>, keyof Q & string>;

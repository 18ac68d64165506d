import type { Faces, Pool } from './pool.ts';
import type { Reading } from './reading.ts';
import type { Fact } from './text.ts';

/** Who decides: the GM, or the figure with this id (the player behind it). */
export type Decider = string;
export const GM: Decider = 'gm';

export interface Option<A> {
  /** Stable and readable: it stands on the tape and on the command line. */
  readonly key: string;
  readonly value: A;
}

/** A decision among finitely many options. The first one is the rule's default. */
export interface Question<A, Id extends string = string, Asked extends string = string> {
  /** Names the text of the question and of its options. */
  readonly id: Asked;
  readonly cite: Id;
  readonly by: Decider;
  readonly options: readonly Option<A>[];
  /** The dice on the table, where the options are sets of them: each key names the faces taken, highest first (`14,3,1`), or is `none`. Other keys are no sets. */
  readonly dice?: DiceToPick;
}

/** A throw of which some dice are taken. */
export interface DiceToPick {
  readonly sides: number;
  /** Taken from earlier throws. */
  readonly aside: Faces;
  readonly thrown: Faces;
  /** Those of the thrown dice that are taken in any case. */
  readonly locked: Faces;
}

/** Names a state completely: two runs with the same key have the same future. */
export type Key = string | number;

/** A key, or how to make it: simulation and play never ask for it, and some keys take longer than the rule. */
export type Mark = Key | (() => Key);

export const keyOfMark = (mark: Mark): Key => (typeof mark === 'function' ? mark() : mark);

/** Whose dice a throw is, and what they are thrown for. */
export interface Thrower {
  readonly by: Decider;
  /** What the dice are for, as a value word of `role`: attack, defence, damage, penalty. */
  readonly role: string;
}

/** What a rule cannot know by itself: what the dice show and what people decide. A system lists its rules, facts and questions. */
export interface Fate<Id extends string = string, F extends Fact = Fact, Asked extends string = string> {
  /** Throws the pool and returns what the reading sees in it: the face, the sum, how many reach 5, ... */
  roll<A>(pool: Pool, reading: Reading<A>, cite: Id, of?: Thrower): A;
  /** One person decides among finitely many options. */
  choose<A>(question: Question<A, Id, Asked>): A;
  /** Several people decide at once; nobody sees another's answer before all have given theirs. */
  chooseTogether<A>(questions: readonly Question<A, Id, Asked>[]): readonly A[];
  /** "From here on only this matters": calculation merges paths that came to the same state. Playing ignores it. */
  mark(state: Mark): void;
  /** A line for the account of this run: which rule, which fact. */
  note(cite: Id, fact: F): void;
}

/** A rule: a plain function, the same for the same answers, touching nothing but its arguments. */
export type Rule<I, H, O, Id extends string = string, F extends Fact = Fact> = (
  fate: Fate<Id, F>,
  input: I,
  house: H,
) => O;

/** A question whose options are the keys themselves. */
export function question<const K extends string, Id extends string, Asked extends string>(
  id: Asked,
  cite: Id,
  by: Decider,
  keys: readonly K[],
): Question<K, Id, Asked> {
  return { id, cite, by, options: keys.map((key) => ({ key, value: key })) };
}

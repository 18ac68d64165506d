import type { Fact, FactTexts } from '@tafelrunde/kernel';

/** Decisions with the options that are always the same. */
export type QuestionKeys = Readonly<Record<string, readonly string[]>>;

/** What one part of the rules says in one language. A missing entry does not compile. */
export interface Part<F extends Fact, Q extends QuestionKeys, A extends string> {
  readonly facts: FactTexts<F>;
  readonly questions: {
    readonly [K in keyof Q]: {
      readonly ask: string;
      readonly options: Readonly<Record<Q[K][number], string>>;
    };
  };
  readonly actions: Readonly<Record<A, { readonly title: string; readonly hint: string }>>;
}

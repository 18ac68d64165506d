import type { Fact, FactTexts } from '@tafelrunde/kernel';

/** The decisions a topic asks for, with the options that are always the same. */
export type Questions = Readonly<Record<string, readonly string[]>>;

/** What one topic of the game says in one language; a missing entry does not compile. */
export interface Topic<
  F extends Fact,
  Q extends Questions,
  Action extends string,
  Field extends string,
  Chance extends string,
> {
  readonly facts: FactTexts<F>;
  readonly questions: {
    readonly [Id in keyof Q]: {
      readonly ask: string;
      readonly options: Readonly<Record<Q[Id][number], string>>;
    };
  };
  readonly actions: Readonly<Record<Action, { readonly title: string; readonly hint: string }>>;
  readonly fields: Readonly<Record<Field, string>>;
  readonly chances: Readonly<Record<Chance, string>>;
}

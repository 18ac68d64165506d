import type { Fact, FactTexts } from '@tafelrunde/kernel';
import type { SystemWords } from './system.ts';

type Words = Readonly<Record<string, string>>;

/** What every system says, whatever else it has words for. */
export interface SystemDictionary {
  // biome-ignore lint/suspicious/noExplicitAny: each system has its own facts; a fact is told by its kind
  readonly facts: FactTexts<any>;
  readonly refusals: Words;
  readonly questions: Readonly<Record<string, { readonly ask: string; readonly options: Words }>>;
  readonly actions: Readonly<Record<string, { readonly title: string; readonly hint: string }>>;
  readonly fields: Words;
  readonly effects: Words;
  /** `Treffer`, or with a form that names a figure: `Treffer|{} trifft`. */
  readonly chances: Words;
  readonly houseRules: Words;
  readonly houseValues: Readonly<Record<string, Words>>;
  readonly problems: Words;
}

/** A list of words, or several where a name has more than one meaning; the first that knows a value wins. */
type Lists<D> = (keyof D & string) | readonly (keyof D & string)[];

/** Where the words for values stand. */
export interface ValueLists<D extends SystemDictionary> {
  /** What a field's values come from: they are told by these words, and can be typed by them. */
  readonly fields: Readonly<Record<string, Lists<D>>>;
  /** Fields in which the table's own words stand beside those of a list: names of things, notes. They are only told. */
  readonly free?: Readonly<Record<string, Lists<D>>>;
  /** What the options of a question come from, beside those that its own words name. */
  readonly questions?: { readonly [Q in keyof D['questions']]?: Lists<D> };
  /** What a switch is set for, where it has a value for each of a list. */
  readonly switches?: { readonly [K in keyof D['houseRules']]?: Lists<D> };
}

const look = (table: Words | undefined, key: string): string | undefined =>
  table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;

/** What an option says whose key is made of numbers; undefined where the dictionary has its word. */
export type OptionTeller = (question: string, key: string) => string | undefined;

/** The words of a system from its dictionary. */
export function wordsFrom<D extends SystemDictionary>(
  dictionary: D,
  lists: ValueLists<D>,
  told: OptionTeller = () => undefined,
): SystemWords {
  const listsOf = (by: object | undefined, name: string): readonly Words[] => {
    const found = by === undefined || !Object.hasOwn(by, name) ? [] : (by as Record<string, Lists<D>>)[name];
    return [found ?? []].flat().map((list) => dictionary[list as keyof D] as Words);
  };
  const wordIn = (by: object | undefined, name: string, key: string): string | undefined =>
    listsOf(by, name)
      .map((list) => look(list, key))
      .find((word) => word !== undefined);
  const questionOf = (id: string) =>
    Object.hasOwn(dictionary.questions, id) ? dictionary.questions[id] : undefined;
  const optionWord = (question: string, key: string): string =>
    told(question, key) ??
    look(questionOf(question)?.options, key) ??
    wordIn(lists.questions, question, key) ??
    key;
  return {
    fact: (fact: Fact) => (dictionary.facts[fact.kind] as (f: Fact) => string)(fact),
    choice: ({ question, key }) => `${questionOf(question)?.ask ?? question} ${optionWord(question, key)}`,
    question: ({ id, options }) => ({
      ask: questionOf(id)?.ask ?? id,
      options: Object.fromEntries(options.map((key) => [key, optionWord(id, key)])),
    }),
    problem: ({ code }) => look(dictionary.problems, code) ?? look(dictionary.refusals, code),
    action: (id) => dictionary.actions[id.split('/')[1] as string] as { title: string; hint: string },
    field: (name) => look(dictionary.fields, name) ?? name,
    value: (field, value) => wordIn(lists.fields, field, value) ?? wordIn(lists.free, field, value),
    values: (field) => Object.assign({}, ...listsOf(lists.fields, field).toReversed()) as Words,
    effect: (kind) => look(dictionary.effects, kind) ?? kind,
    chance: (name, of) => {
      const [plain = name, named] = look(dictionary.chances, name)?.split('|') ?? [];
      return of === undefined || named === undefined ? plain : named.replace('{}', () => of);
    },
    houseRule: (key) => look(dictionary.houseRules, key) ?? key,
    houseValue: (key, value) =>
      look(dictionary.houseValues[key], value) ?? wordIn(lists.switches, key, value) ?? value,
  };
}

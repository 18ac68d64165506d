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

/** Where the words for values stand. */
export interface ValueLists<D> {
  /** The list of words that a field's values come from. */
  readonly byField: Readonly<Record<string, keyof D & string>>;
  /** The lists that any other value is looked up in, the first that knows it wins. */
  readonly anywhere: readonly (keyof D & string)[];
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
  const listOf = (name: keyof D & string): Words => dictionary[name] as Words;
  const anyWord = (key: string): string | undefined => {
    for (const name of lists.anywhere) {
      const found = look(listOf(name), key);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const questionOf = (id: string) =>
    Object.hasOwn(dictionary.questions, id) ? dictionary.questions[id] : undefined;
  const optionWord = (question: string, key: string): string =>
    told(question, key) ?? look(questionOf(question)?.options, key) ?? anyWord(key) ?? key;
  return {
    fact: (fact: Fact) => (dictionary.facts[fact.kind] as (f: Fact) => string)(fact),
    choice: ({ question, key }) => `${questionOf(question)?.ask ?? question} ${optionWord(question, key)}`,
    question: ({ id, options }) => ({
      ask: questionOf(id)?.ask ?? id,
      options: Object.fromEntries(options.map((key) => [key, optionWord(id, key)])),
    }),
    problem: ({ code }) => look(dictionary.problems, code) ?? look(dictionary.refusals, code),
    action: (id) => dictionary.actions[id.split('/')[1] as string] as { title: string; hint: string },
    // Where a record is told, its keys are values: attributes, traits.
    field: (name) => look(dictionary.fields, name) ?? anyWord(name) ?? name,
    value: (field, value) => {
      const name = Object.hasOwn(lists.byField, field) ? lists.byField[field] : undefined;
      return (name === undefined ? undefined : look(listOf(name), value)) ?? anyWord(value);
    },
    values: (field) => {
      const name = Object.hasOwn(lists.byField, field) ? lists.byField[field] : undefined;
      return name === undefined ? {} : listOf(name);
    },
    effect: (kind) => look(dictionary.effects, kind) ?? kind,
    chance: (name, of) => {
      const [plain = name, named] = look(dictionary.chances, name)?.split('|') ?? [];
      return of === undefined || named === undefined ? plain : named.replace('{}', () => of);
    },
    houseRule: (key) => look(dictionary.houseRules, key) ?? key,
    houseValue: (key, value) => look(dictionary.houseValues[key], value) ?? anyWord(value) ?? value,
  };
}

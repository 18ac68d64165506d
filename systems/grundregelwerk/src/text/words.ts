import type { Fact, Locale, SystemWords } from '@tafelrunde/kernel';
import { de } from './de.ts';
import type { Dictionary } from './dictionary.ts';
import { en } from './en.ts';

export const dictionaries: Readonly<Record<Locale, Dictionary>> = { de, en };

type Table = Readonly<Record<string, string>>;

/** Which list of words a field's values come from; any other value is looked up in all of them. */
const VALUE_LISTS: Readonly<Record<string, keyof Dictionary>> = {
  complication: 'complications',
  advantage: 'advantages',
  category: 'categories',
  level: 'levels',
  effect: 'spells',
  template: 'templates',
  trait: 'traits',
  status: 'statuses',
  conditions: 'conditions',
  reason: 'refusals',
  do: 'timerMoves',
  cells: 'cells',
};

const ALL_LISTS = [
  'endings',
  'words',
  'verdicts',
  'complications',
  'advantages',
  'spellAdvantages',
  'categories',
  'levels',
  'spellLevels',
  'spells',
  'templates',
  'traits',
  'weapons',
  'statuses',
] as const;

const look = (table: Table | undefined, key: string): string | undefined =>
  table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;

function wordsOf(dictionary: Dictionary): SystemWords {
  const anyWord = (key: string): string | undefined => {
    for (const list of ALL_LISTS) {
      const found = look(dictionary[list], key);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const optionWord = (question: string, key: string): string =>
    look(questionOf(dictionary.questions, question)?.options, key) ?? anyWord(key) ?? key;
  return {
    fact: (fact: Fact) =>
      (dictionary.facts[fact.kind as keyof Dictionary['facts']] as (f: Fact) => string)(fact),
    choice: ({ question, key }) =>
      `${questionOf(dictionary.questions, question)?.ask ?? question} ${optionWord(question, key)}`,
    question: ({ id, options }) => ({
      ask: questionOf(dictionary.questions, id)?.ask ?? id,
      options: Object.fromEntries(options.map((key) => [key, optionWord(id, key)])),
    }),
    problem: ({ code }) => look(dictionary.problems, code) ?? look(dictionary.refusals, code),
    action: (id) => dictionary.actions[id.split('/')[1] as keyof Dictionary['actions']],
    field: (name) => look(dictionary.fields, name) ?? name,
    value: (field, value) => {
      const list = Object.hasOwn(VALUE_LISTS, field) ? VALUE_LISTS[field] : undefined;
      return (list === undefined ? undefined : look(dictionary[list] as Table, value)) ?? anyWord(value);
    },
    effect: (kind) => look(dictionary.effects, kind) ?? kind,
    chance: (name) => look(dictionary.chances, name) ?? name,
    houseRule: (key) => look(dictionary.houseRules, key) ?? key,
    houseValue: (key, value) =>
      look((dictionary.houseValues as Readonly<Record<string, Table>>)[key], value) ??
      anyWord(value) ??
      value,
  };
}

function questionOf(
  questions: Dictionary['questions'],
  id: string,
): { ask: string; options: Table } | undefined {
  return Object.hasOwn(questions, id) ? questions[id as keyof Dictionary['questions']] : undefined;
}

export const words: Readonly<Record<Locale, SystemWords>> = { de: wordsOf(de), en: wordsOf(en) };

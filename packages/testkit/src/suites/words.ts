import {
  type Action,
  type AskedQuestion,
  defaultsOf,
  type Effect,
  LOCALES,
  type Locale,
  type Outcome,
  play,
  type System,
  seededDice,
  type TraceLine,
} from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';

export interface WordsSuite {
  /** One legal input for every action, as it would come from outside. */
  readonly samples: Readonly<Record<string, unknown>>;
  /** Settings to play under besides the defaults, so that every question is asked. */
  readonly houses?: readonly Readonly<Record<string, unknown>>[];
  /** Words of the samples that people have typed themselves, so that they may stand in an account. */
  readonly typed: readonly string[];
}

/** A name that is nobody's id: an account that shows the id shows itself. */
const nameOf = (id: string): string => `Name${[...id].map((letter) => letter.charCodeAt(0)).join('')}`;

/** The sample with a name for everybody in its scene. */
function withNames(sample: unknown): unknown {
  const input = sample as { scene?: { figures?: readonly { id: string }[] } };
  if (input.scene?.figures === undefined) return sample;
  const figures = input.scene.figures.map((figure) => ({ ...figure, name: nameOf(figure.id) }));
  return { ...input, scene: { ...input.scene, figures } };
}

interface Seen {
  readonly trace: readonly TraceLine[];
  readonly questions: readonly AskedQuestion[];
  readonly outcome: Outcome;
  readonly effects: readonly Effect[];
}

/** Plays with many dice, each time with other answers. */
function runs(action: Action, input: unknown, house: unknown): readonly Seen[] {
  return Array.from({ length: 24 }, (_, seed): Seen => {
    const questions: AskedQuestion[] = [];
    const run = play(action.rule, input, house, [], {
      dice: seededDice(seed),
      decide: ({ id, cite, by, options }) => {
        questions.push({ id, cite, by, options: options.map(({ key }) => key) });
        return (seed * 7 + questions.length * 3) % options.length;
      },
    });
    if (run.kind !== 'finished') throw new Error(`${action.id} is not finished`);
    return { trace: run.trace, questions, ...run.outcome };
  });
}

const CODE = /\b[a-z]+[A-Z][A-Za-z]*\b|\bundefined\b|\bnull\b|\bNaN\b|\[object|\b[a-z]+:[a-z]/;

/** Accounts, questions, options and outcome labels of every action hold no id, no code word and no field name. */
export function describeWords(system: System, { samples, houses = [], typed }: WordsSuite): void {
  const plain = defaultsOf(system.houseRules);
  const all = [plain, ...houses.map((more) => ({ ...plain, ...more }))];

  describe.each(system.actions.map((action) => [action.id, action] as const))('words of %s', (id, action) => {
    const parsed = action.input.parse(withNames(samples[id]));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    const ids = idsIn(samples[id]).filter((one) => !typed.includes(one));
    const seen = all.flatMap((house) => runs(action, parsed.value, house));
    const codes = codesIn(seen).filter((code) => !typed.includes(code) && !ids.includes(code));

    test.each(LOCALES)('%s: every field of outcome and effects and every option has words', (locale) => {
      const words = system.words[locale];
      for (const { outcome, questions, effects } of seen) {
        for (const { kind, ...fields } of effects) {
          expect(words.effect(kind), kind).not.toBe(kind);
          // Whose it is and by how much is told without a label.
          for (const field of fieldsIn(fields))
            if (field !== 'figure' && field !== 'by') expect(words.field(field), field).not.toBe(field);
        }
        for (const field of Object.keys(outcome)) expect(words.field(field), field).not.toBe(field);
        for (const question of questions) {
          // Figures and cells are named by whoever shows them; what a table has named itself keeps its name.
          const coded = question.options.filter((key) => /^[a-z]/.test(key) && !ids.includes(key));
          const told = words.question(question).options;
          for (const key of coded.filter((one) => !typed.includes(one))) expect(told[key], key).not.toBe(key);
        }
      }
    });

    test.each(LOCALES)('%s: nobody reads an id or a code word', (locale) => {
      for (const text of textsOf(system, locale, seen)) {
        expect(text, id).not.toMatch(CODE);
        for (const one of ids) expect(text, one).not.toMatch(new RegExp(`\\b${one}\\b`));
        // In English some code words are words; in German none is.
        if (locale === 'de')
          for (const code of codes) expect(text, code).not.toMatch(new RegExp(`\\b${code}\\b`));
      }
    });
  });
}

/** The names of all fields, those within objects and lists included. */
function fieldsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => [field, ...fieldsIn(inner)]);
}

function idsIn(sample: unknown): readonly string[] {
  const { scene } = sample as { scene?: { figures?: readonly { id: string }[] } };
  return scene?.figures?.map(({ id }) => id) ?? [];
}

/** What the rules call things among themselves: keys of options, kinds and values of outcomes. */
function codesIn(seen: readonly Seen[]): readonly string[] {
  const words = seen.flatMap(({ questions, outcome }) => [
    ...questions.flatMap(({ id, options }) => [id, ...options]),
    ...Object.entries(outcome).flatMap(([field, value]) =>
      typeof value === 'string' && field !== 'reason' ? [value] : [],
    ),
  ]);
  return [...new Set(words)].filter((word) => /^[a-z][A-Za-z-]{3,}$/.test(word));
}

function textsOf(system: System, locale: Locale, seen: readonly Seen[]): ReadonlySet<string> {
  const words = system.words[locale];
  const texts = new Set<string>();
  for (const { trace, questions, outcome } of seen) {
    for (const line of trace) {
      if (line.kind === 'fact') texts.add(words.fact(line.fact));
      // Options that are figures or cells are named by whoever shows them.
      if (
        line.kind === 'choice' &&
        words.question({ ...line, id: line.question, options: [line.key] }).options[line.key] !== line.key
      )
        texts.add(words.choice(line));
    }
    for (const question of questions) texts.add(words.question(question).ask);
    for (const [field, value] of Object.entries(outcome)) {
      texts.add(words.field(field));
      if (typeof value === 'string') texts.add(words.value(field, value) ?? '');
    }
  }
  return texts;
}

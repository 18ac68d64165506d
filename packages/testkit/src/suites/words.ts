import {
  type AskedQuestion,
  LOCALES,
  type Locale,
  play,
  seededDice,
  type TraceLine,
} from '@tafelrunde/kernel';
import { type Action, defaultsOf, type Effect, type Outcome, type System } from '@tafelrunde/system';
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
function runs(action: Action, input: unknown, house: unknown, many: number): readonly Seen[] {
  return Array.from({ length: many }, (_, seed): Seen => {
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
    // A setting shows itself soon; what dice and answers can bring needs more throws.
    const seen = all.flatMap((house) => runs(action, parsed.value, house, house === plain ? 24 : 6));
    const codes = codesIn(seen).filter((code) => !typed.includes(code) && !ids.includes(code));

    // Many runs show the same fields and questions: each is looked at once.
    const effects = seen.flatMap((run) => run.effects);
    const kinds = new Set(effects.map(({ kind }) => kind));
    // Whose it is and by how much is told without a label.
    const untold = ['kind', 'figure', 'by'];
    const fields = new Set([
      ...fieldsIn(effects).filter((field) => !untold.includes(field)),
      ...seen.flatMap(({ outcome }) => Object.keys(outcome)),
    ]);
    const questions = new Map(
      seen.flatMap((run) => run.questions).map((question) => [JSON.stringify(question), question]),
    );

    const isCode = (key: string) => /^[a-z]/.test(key) && !ids.includes(key) && !typed.includes(key);
    const values = seen.flatMap(({ outcome }) =>
      Object.entries(outcome).flatMap(([field, value]) =>
        // What kind of outcome it is, the account tells.
        typeof value === 'string' && field !== 'kind' && isCode(value) ? [[field, value] as const] : [],
      ),
    );

    test.each(LOCALES)('%s: every value of an outcome has a word of its field', (locale) => {
      const words = system.words[locale];
      const unsaid = values.filter(([field, value]) => words.value(field, value) === undefined);
      expect([...new Set(unsaid.map((pair) => pair.join(': ')))]).toEqual([]);
    });

    test.each(LOCALES)('%s: every field of outcome and effects and every option has words', (locale) => {
      const words = system.words[locale];
      expect([...kinds].filter((kind) => words.effect(kind) === kind)).toEqual([]);
      expect([...fields].filter((field) => words.field(field) === field)).toEqual([]);
      for (const question of questions.values()) {
        // Figures and cells are named by whoever shows them; what a table has named itself keeps its name.
        const coded = question.options.filter(isCode);
        const told = words.question(question).options;
        expect(coded.filter((key) => told[key] === key)).toEqual([]);
      }
    });

    test.each(LOCALES)('%s: nobody reads an id or a code word', (locale) => {
      // In English some code words are words; in German none is.
      const forbidden = [...ids, ...(locale === 'de' ? codes : [])];
      const word = new RegExp(`\\b(?:${forbidden.join('|')})\\b`);
      const texts = [...textsOf(system, locale, seen)];
      expect(texts.filter((text) => CODE.test(text) || (forbidden.length > 0 && word.test(text)))).toEqual(
        [],
      );
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

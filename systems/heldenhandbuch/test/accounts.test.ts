import { type Fact, LOCALES, play, type Question, seededDice, type TraceLine } from '@tafelrunde/kernel';
import type { System } from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';
import { heldenhandbuch } from '../src/system.ts';
import { dictionaries } from '../src/text/dictionary.ts';
import { DEFAULTS } from './fixtures.ts';
import { SAMPLE_INPUTS } from './sample-inputs.ts';

const NAMES: Readonly<Record<string, string>> = { hero: 'Mira', foe: 'Bo', patient: 'Jorin' };

/** The sample with names that are no ids. */
function named(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(named);
  if (value === null || typeof value !== 'object') return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, named(one)]));
  const name = NAMES[String(copy['id'])];
  return name === undefined ? copy : { ...copy, name };
}

interface Told {
  readonly trace: readonly TraceLine[];
  readonly questions: readonly Question<unknown>[];
  readonly outcome: Readonly<Record<string, unknown>>;
}

/** Runs with seeded dice; each run decides in its own way, so that all sorts of options come up. */
function runs(action: System['actions'][number], count: number): readonly Told[] {
  const input = action.input.parse(named(SAMPLE_INPUTS[action.id]));
  if (!input.ok) throw new Error(action.id);
  return Array.from({ length: count }, (_, seed) => {
    const questions: Question<unknown>[] = [];
    const decide = (question: Question<unknown>): number => {
      questions.push(question);
      return (seed * 7 + questions.length) % question.options.length;
    };
    const run = play(action.rule, input.value, DEFAULTS, [], { dice: seededDice(seed), decide });
    if (run.kind !== 'finished') throw new Error(`${action.id} does not end: ${run.kind}`);
    return { trace: run.trace, questions, outcome: (run.outcome as { outcome: Told['outcome'] }).outcome };
  });
}

/** Code words: keys of the dictionary that say something else in this language. */
function codeWords(locale: (typeof LOCALES)[number]): ReadonlySet<string> {
  const lists = Object.values(dictionaries[locale]).filter(
    (list): list is Record<string, string> =>
      typeof list === 'object' && Object.values(list).every((word) => typeof word === 'string'),
  );
  const keys = lists.flatMap((list) => Object.entries(list).filter(([key, word]) => !word.includes(key)));
  const used = lists.flatMap((list) => Object.values(list)).join(' ');
  // A word that the language uses somewhere is no code word: `still`, `normal`, and in English most of them.
  const isWord = (key: string): boolean => new RegExp(`\\b${key}\\b`, 'iu').test(used);
  return new Set(keys.map(([key]) => key).filter((key) => /^[A-Za-z-]+$/.test(key) && !isWord(key)));
}

describe.each(LOCALES)('nobody reads a code word (%s)', (locale) => {
  const words = heldenhandbuch.words[locale];
  // Of English words many are keys as well.
  const known = locale === 'de' ? codeWords(locale) : new Set<string>();
  const ids = locale === 'de' ? Object.keys(NAMES) : [];
  const check = (line: string, isName = false): void => {
    const tokens = line.split(/[^\p{L}\p{N}_@-]+/u);
    const bad = tokens.filter(
      (token) =>
        known.has(token) || /[a-z][A-Z]|[@_]|undefined|NaN/.test(token) || (!isName && ids.includes(token)),
    );
    expect([line, ...bad]).toEqual([line]);
  };

  test.each(heldenhandbuch.actions.map((action) => [action.id, action] as const))('%s', (id, action) => {
    check(words.action(id).title);
    for (const name of Object.keys(action.chances)) check(words.chance(name));
    for (const name of Object.keys(action.goals)) check(words.field(name));
    for (const { trace, questions, outcome } of runs(action, 12)) {
      for (const line of trace) {
        if (line.kind === 'fact') check(words.fact(line.fact as Fact));
        if (line.kind === 'roll' && line.of !== undefined) {
          expect(words.value('role', line.of.role)).toBeDefined();
          check(words.value('role', line.of.role) as string);
        }
      }
      for (const question of questions) {
        const options = question.options.map(({ key }) => key);
        const told = words.question({ id: question.id, cite: question.cite, by: question.by, options });
        check(told.ask);
        // A figure as an option is called by its name where the scene is known.
        for (const [key, word] of Object.entries(told.options)) check(word, ids.includes(key));
      }
      for (const [field, value] of Object.entries(action.matters(outcome))) {
        check(words.field(field));
        if (typeof value === 'string' && !ids.includes(value)) check(words.value(field, value) ?? value);
      }
    }
  });

  test('[HH-CHK-01] every throw says whose dice they are and what for', () => {
    for (const action of heldenhandbuch.actions)
      for (const { trace } of runs(action, 3))
        for (const line of trace)
          if (line.kind === 'roll') expect([action.id, line.of?.role]).not.toContain(undefined);
  });
});

describe('what lines say', () => {
  const fact = (one: Fact & Readonly<Record<string, unknown>>): string => heldenhandbuch.words.de.fact(one);

  test('[HH-PROC-02] below 4 it is a failure, with a minimum or without', () => {
    const number = { kind: 'number', figure: 'Mira', number: 3, minimum: null, success: null };
    expect(fact(number)).toBe('Mira: Ergebnis 3: Fehlschlag.');
    expect(fact({ ...number, minimum: 4, success: false })).toBe('Mira: Ergebnis 3: Fehlschlag.');
    expect(fact({ ...number, number: 12 })).toBe('Mira: Ergebnis 12.');
    expect(fact({ kind: 'compared', winner: 'Bo', by: [0, 8] })).toBe('Fehlschlag gegen 8: Bo liegt vorn.');
  });

  test('accounts of earlier versions, which do not name the figure, still read well', () => {
    expect(fact({ kind: 'group', faces: [9, 9] })).toBe('Würfelgruppe 9, 9.');
  });

  test('one hour passes, two pass', () => {
    expect(fact({ kind: 'timePassed', minutes: 60 })).toBe('Es vergeht 1 Stunde.');
    expect(fact({ kind: 'timePassed', minutes: 120 })).toBe('Es vergehen 2 Stunden.');
    expect(fact({ kind: 'timePassed', minutes: 30 })).toBe('Es vergehen 30 Minuten.');
  });

  const facts = (id: string) =>
    runs(
      heldenhandbuch.actions.find((one) => one.id === `heldenhandbuch/${id}`) as System['actions'][number],
      8,
    )
      .flatMap(({ trace }) => trace)
      .flatMap((line) => (line.kind === 'fact' ? [line.fact] : []));

  test('[HH-HRB-01] [HH-DRK-03] [HH-CHS-02] herbs, drinks and chases name no minimum that is not theirs', () => {
    for (const id of ['search-herbs', 'chase-round', 'mass-produce', 'compared-check', 'influence'])
      for (const one of facts(id).filter(({ kind }) => kind === 'number'))
        expect([id, one]).toEqual([id, { ...one, minimum: null }]);
    // The second check of a drink is self-control, and that needs 4.
    expect(facts('drink').filter(({ kind }) => kind === 'drank')[0]).toMatchObject({ minimum: 4 });
  });

  test('[HH-SMI-10] reworking a piece without effects needs 20, and the check says so', () => {
    for (const one of facts('rework').filter(({ kind }) => kind === 'number'))
      expect(one).toMatchObject({ minimum: 20 });
  });

  test('[HH-R-99] sneaking past the unsuspecting at mid distance needs 7, and the check says so', () => {
    const action = heldenhandbuch.actions.find(
      ({ id }) => id === 'heldenhandbuch/sneak',
    ) as System['actions'][number];
    const input = action.input.parse({
      ...(SAMPLE_INPUTS['heldenhandbuch/sneak'] as object),
      opponents: [{ figure: 'foe', distance: 7 }],
    });
    if (!input.ok) throw new Error('no input');
    const run = play(action.rule, input.value, DEFAULTS, [[6]]);
    if (run.kind !== 'finished') throw new Error(run.kind);
    expect(run.trace).toContainEqual(
      expect.objectContaining({
        fact: { kind: 'number', figure: 'hero', number: 6, minimum: 7, success: false },
      }),
    );
  });

  test('[HH-R-57] effects count circles from 1, as the account does', () => {
    const action = heldenhandbuch.actions.find(({ id }) =>
      id.endsWith('/take-injuries'),
    ) as System['actions'][number];
    const input = action.input.parse({ ...(SAMPLE_INPUTS[action.id] as object), injuries: ['light'] });
    if (!input.ok) throw new Error('no input');
    const run = play(action.rule, input.value, DEFAULTS, ['circle2-outer1']);
    if (run.kind !== 'finished') throw new Error(run.kind);
    expect(run).toMatchObject({ outcome: { effects: [{ kind: 'lifeCircle', circle: 2 }] } });
    expect(run.trace.at(-1)).toMatchObject({ fact: { kind: 'injury', circle: 1 } });
  });
});

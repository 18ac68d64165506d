import type { Locale } from '@tafelrunde/kernel';
import { systems } from '@tafelrunde/registry';
import { defaultsOf, type System } from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';
import { completions, readLine } from '../../src/pages/table/inbox/request-line.ts';
import { askablesOf, type RequestWords } from '../../src/pages/table/inbox/request-words.ts';

/** A table of the system with its first template, in this language. */
function wordsFor(system: System, locale: Locale): RequestWords {
  const house = defaultsOf(system.houseRules);
  const [template] = system.character.templates;
  const character = system.character.parse({ ...(template?.character as object), id: 'mira', name: 'Mira' });
  if (!character.ok) throw new Error('no character');
  const scene = system.scene.apply(system.scene.empty, system.scene.enter(character.value));
  const [figure] = system.table.figures(scene, house);
  return {
    askables: askablesOf({ system, scene, house }, [figure?.id ?? ''], locale),
    seats: [
      { id: 's2', name: 'Mira' },
      { id: 's3', name: 'Jonas Berg' },
    ],
    all: locale === 'de' ? 'alle' : 'all',
    audiences:
      locale === 'de'
        ? { everyone: 'offen', blind: 'blind', self: 'nur sie selbst' }
        : { everyone: 'open', blind: 'blind', self: 'only themselves' },
  };
}

// biome-ignore format: a table reads best in columns
const LINES = [
  ['grundregelwerk', 'de', 'Geschicklichkeit 8, alle, blind', { trait: 'G', tn: 8 },                      's'],
  ['grundregelwerk', 'en', 'Agility 8, all, blind',           { trait: 'G', tn: 8 },                      's'],
  ['probenwuerfel',  'de', 'Bemerken 9, alle, blind',         { skill: 'notice', difficulty: 9 },         's'],
  ['probenwuerfel',  'en', 'Noticing 9, all, blind',          { skill: 'notice', difficulty: 9 },         's'],
  ['heldenhandbuch', 'de', 'Gedächtnis 11, alle, blind',      { attribute: 'memory', minimum: 11 },       's'],
  ['heldenhandbuch', 'en', 'Memory 11, all, blind',           { attribute: 'memory', minimum: 11 },       's'],
  ['d6pool',         'de', 'Wahrnehmung 2, alle, blind',      { attribute: 'perception', difficulty: 2 }, 's'],
  ['d6pool',         'en', 'Perception 2, all, blind',        { attribute: 'perception', difficulty: 2 }, 's'],
] as const;

describe.each(LINES)('%s, %s', (id, locale, line, input) => {
  const system = systems.find((one) => one.id === id) as System;
  const words = wordsFor(system, locale);

  test(`${line}`, () => {
    expect(readLine(line, words)).toMatchObject({ ok: true, input, to: [], audience: 'blind', about: '' });
  });

  test('every offered completion can be read, and a beginning completes to the name', () => {
    const [name = ''] = line.split(' ');
    expect(completions(name.slice(0, 4).toUpperCase(), words)).toContain(name);
    for (const start of [name.slice(0, 3), name, `${line},`.replace(/blind,$/, '')])
      for (const whole of completions(start, words))
        expect(readLine(whole, words), whole).toMatchObject({ ok: true });
  });
});

describe('what a line says', () => {
  const pw = systems.find(({ id }) => id === 'probenwuerfel') as System;
  const words = wordsFor(pw, 'de');
  const read = (line: string) => readLine(line, words);

  test('single people, several of them, and a word for them', () => {
    expect(read('bemerken 9, Mira')).toMatchObject({ to: ['s2'], audience: 'everyone' });
    expect(read('Bemerken, jonas berg, mira, offen: Hört ihr das?')).toMatchObject({
      to: ['s3', 's2'],
      input: { skill: 'notice' },
      about: 'Hört ihr das?',
    });
  });

  test('a difficulty by its word', () => {
    const [rung] = words.askables.find(({ label }) => label === 'Bemerken')?.goal?.rungs ?? [];
    expect(rung?.name).toMatch(/\p{L}/u);
    const word = rung?.name.replace(/ ?\d+$/, '');
    expect(read(`Bemerken ${word}`)).toMatchObject({ ok: true, input: { difficulty: rung?.value } });
  });

  test('what is not understood is named', () => {
    expect(read('')).toEqual({ ok: false, problem: { kind: 'empty' } });
    expect(read('Fliegen 9')).toEqual({ ok: false, problem: { kind: 'what', word: 'Fliegen 9' } });
    expect(read('Bemerken sehr viel')).toEqual({ ok: false, problem: { kind: 'goal', word: 'sehr viel' } });
    expect(read('Bemerken 9, Klaus')).toEqual({ ok: false, problem: { kind: 'part', word: 'Klaus' } });
  });

  test('after a comma come people and manners that are not named yet', () => {
    expect(completions('Bemerken 9, ', words)).toEqual([
      'Bemerken 9, alle',
      'Bemerken 9, Mira',
      'Bemerken 9, Jonas Berg',
      'Bemerken 9, offen',
      'Bemerken 9, blind',
      'Bemerken 9, nur sie selbst',
    ]);
    expect(completions('Bemerken 9, Mira, b', words)).toEqual(['Bemerken 9, Mira, blind']);
    // Whoever asks all of them names nobody.
    expect(completions('Bemerken 9, alle, ', words)).toEqual([
      'Bemerken 9, alle, offen',
      'Bemerken 9, alle, blind',
      'Bemerken 9, alle, nur sie selbst',
    ]);
  });
});

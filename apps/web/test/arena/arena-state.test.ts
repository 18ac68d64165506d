import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseScenario } from '@tafelrunde/arena';
import { systems } from '@tafelrunde/registry';
import { describe, expect, test } from 'vitest';
import {
  type ArenaState,
  type Draft,
  draftOf,
  type Figure,
  figureName,
  MAX_COUNT,
  MAX_DRAFTS,
  scenarioOf,
  withCopy,
  withDraft,
  withFigure,
  withoutDraft,
} from '../../src/pages/arena/arena-state.ts';
import { changesOf } from '../../src/pages/arena/changes.ts';
import { startOf } from '../../src/pages/arena/examples.ts';
import { atSides, problemList } from '../../src/pages/arena/problem-list.ts';
import { arenaDe } from '../../src/text/arena.de.ts';
import { arenaEn } from '../../src/text/arena.en.ts';

const each = systems.map((system) => [system.id, system] as const);
const exampleFile = (id: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../../../docs/scenarios/${id}.json`), 'utf8'));

const state = (drafts: readonly Draft[], active = 0): ArenaState => ({
  drafts,
  active,
  fights: 200,
  seed: 1,
  luck: 50,
  told: 7,
});
const draft = (name: string): Draft => ({
  sides: [{ name, policy: '', figures: [] }],
  house: {},
  settings: {},
  maxRounds: undefined,
});

describe('a scenario in and out', () => {
  test.each(each)('%s: the file of the documentation comes back as it is', (id) => {
    const raw = exampleFile(id);
    expect(scenarioOf(id, draftOf(raw) as Draft)).toEqual(raw);
  });

  test('names, sheets, house rules and rounds are kept, too', () => {
    const raw = {
      system: 'd6pool',
      house: { a: 1 },
      distance: 3,
      sides: [
        {
          name: 'A',
          policy: 'spendFate',
          figures: [{ character: { name: 'Mira' }, name: 'Die Rote', count: 2 }],
        },
        { name: 'B', figures: [{ template: 'thug' }] },
      ],
      maxRounds: 20,
    };
    expect(draftOf(raw)).toMatchObject({ house: { a: 1 }, settings: { distance: 3 }, maxRounds: 20 });
    expect(scenarioOf('d6pool', draftOf(raw) as Draft)).toEqual(raw);
  });

  test.each([
    ['a list', []],
    ['no sides', { system: 'd6pool' }],
    ['a side without figures', { sides: [{ name: 'A' }] }],
    ['a figure that is nobody', { sides: [{ name: 'A', figures: [{ count: 2 }] }] }],
  ])('%s is no draft', (_, raw) => expect(draftOf(raw)).toBeUndefined());

  test.each(each)('%s: every policy has its words', (_, system) => {
    for (const policy of Object.keys(system.arena.policies ?? {})) {
      expect(arenaDe.ways[policy]?.text).toMatch(/\.$/);
      expect(arenaEn.ways[policy]?.text).toMatch(/\.$/);
    }
    expect(arenaDe.policies[system.id]).toMatch(/\.$/);
    expect(arenaEn.policies[system.id]).toMatch(/\.$/);
  });

  test.each(each)('%s: what the page begins with can be fought', (id, system) => {
    const [first] = startOf(system, ['Gruppe', 'Gegenseite']).drafts;
    const parsed = parseScenario(system, scenarioOf(id, first as Draft), 'de');
    expect(parsed.ok && parsed.value.sides.map(({ name }) => name)).toEqual(['Gruppe', 'Gegenseite']);
  });
});

describe('what is wrong is said of the side it is about', () => {
  const grundregelwerk = systems.find(({ id }) => id === 'grundregelwerk') as (typeof systems)[number];
  const side = (name: string, ...templates: string[]) => ({
    name,
    policy: '',
    figures: templates.map((template) => ({ source: { template }, name: '', count: 1 })),
  });
  const told = (...sides: ReturnType<typeof side>[]) => {
    const parsed = parseScenario(
      grundregelwerk,
      scenarioOf('grundregelwerk', { ...draft('x'), sides }),
      'de',
    );
    return parsed.ok ? '' : problemList(grundregelwerk, atSides(parsed.error, sides, arenaDe), 'de');
  };

  test.each([
    ['nobody', [side('Gruppe'), side('Wölfe', 'boss')], '„Gruppe“ darf nicht leer sein.'],
    [
      'no name',
      [side('Gruppe', 'mage'), side(' ', 'boss')],
      '„Seite 2“ muss ein Text von höchstens 80 Zeichen sein.',
    ],
    [
      'a name twice',
      [side('Gruppe', 'mage'), side('Gruppe', 'boss')],
      '„Aufstellung“ darf keinen Namen zweimal haben.',
    ],
  ])('%s', (_, sides, words) => expect(told(...sides)).toBe(words));
});

describe('cases', () => {
  test('a new one is a copy of the open one, and is opened; there are no more than three', () => {
    const two = withCopy(state([draft('x')]));
    expect(two.drafts).toEqual([draft('x'), draft('x')]);
    expect([two.active, two.told]).toEqual([1, null]);
    const three = withCopy(two);
    expect(three.drafts).toHaveLength(MAX_DRAFTS);
    expect(withCopy(three)).toBe(three);
  });

  test('only the open one changes', () => {
    const changed = withDraft(state([draft('x'), draft('y')], 1), { maxRounds: 9 });
    expect(changed.drafts.map(({ maxRounds }) => maxRounds)).toEqual([undefined, 9]);
  });

  test('without one the first is open', () => {
    const rest = withoutDraft(state([draft('x'), draft('y')], 1), 1);
    expect(rest).toMatchObject({ drafts: [draft('x')], active: 0, told: null });
  });
});

describe('what a case does differently', () => {
  const figure = (template: string, count: number) => ({ source: { template }, name: '', count });
  const fight = (...figures: ReturnType<typeof figure>[]): Draft => ({
    ...draft('x'),
    sides: [{ name: 'x', policy: '', figures }],
  });
  const nameOf = ({ source }: Figure) => ('template' in source ? source.template : '');
  const told = (first: Draft, other: Draft) => changesOf(first, other, nameOf, arenaDe);

  test.each([
    ['nothing', fight(figure('a', 1)), ''],
    ['a number', fight(figure('a', 1), figure('a', 2)), 'a 3 statt 1'],
    ['others', fight(figure('b', 2)), 'ohne a, dazu 2 × b'],
    ['house rules', { ...fight(figure('a', 1)), house: { x: 1 } }, 'andere Hausregeln'],
    [
      'a policy',
      { ...fight(figure('a', 1)), sides: [{ name: 'x', policy: 'faster', figures: [figure('a', 1)] }] },
      'x: Lieber schneller',
    ],
    ['its conditions', { ...fight(figure('a', 1)), maxRounds: 3 }, 'andere Bedingungen'],
    ['much', fight(figure('b', 1), figure('c', 1), figure('d', 1)), 'ohne a, dazu b, dazu c …'],
  ])('%s', (_, other, words) => expect(told(fight(figure('a', 1)), other)).toBe(words));
});

describe('figures of a side', () => {
  const thug = { template: 'thug' };

  test('the same kind again is one more of it, up to a limit', () => {
    const one = withFigure({ name: 'A', policy: '', figures: [] }, thug);
    expect(one.figures).toEqual([{ source: thug, name: '', count: 1 }]);
    expect(withFigure(one, thug).figures).toEqual([{ source: thug, name: '', count: 2 }]);
    const many = { name: 'A', policy: '', figures: [{ source: thug, name: '', count: MAX_COUNT }] };
    expect(withFigure(many, thug)).toEqual(many);
  });

  test('somebody with a name of their own stands alone', () => {
    const named = { name: 'A', policy: '', figures: [{ source: thug, name: 'Ede', count: 1 }] };
    expect(withFigure(named, thug).figures).toHaveLength(2);
  });

  test('are called by their own name, their sheet or their template', () => {
    const fighters = [{ id: 'thug', title: { de: 'Schläger', en: 'Thug' }, character: {} }];
    expect(figureName({ source: thug, name: 'Ede', count: 1 }, fighters, 'de')).toBe('Ede');
    expect(figureName({ source: thug, name: '', count: 1 }, fighters, 'en')).toBe('Thug');
    const sheet = { character: { name: 'Mira' } };
    expect(figureName({ source: sheet, name: '', count: 1 }, fighters, 'de')).toBe('Mira');
  });
});

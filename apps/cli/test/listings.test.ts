import { systems } from '@tafelrunde/registry';
import { describe, expect, test } from 'vitest';
import { json, refusal, text } from './support/run.ts';

const grundregelwerk = systems.find(({ id }) => id === 'grundregelwerk');
const catalogue = grundregelwerk?.catalogue ?? [];
const count = (kind: string) => catalogue.filter((entry) => entry.kind === kind).length;

describe('systems', () => {
  test('lists every system with what it holds', async () => {
    const listed = await json(['systems']);
    expect(listed.map(({ id }: { id: string }) => id)).toEqual(systems.map(({ id }) => id));
    expect(listed).toContainEqual({
      id: 'grundregelwerk',
      title: 'Grundregelwerk',
      rules: count('rule'),
      rulings: count('ruling'),
      additions: count('addition'),
      actions: grundregelwerk?.actions.length,
    });
  });

  test('for people: the counts in words', async () => {
    const [rules, additions, rulings] = [count('rule'), count('addition'), count('ruling')];
    expect(await text(['systems'])).toContain(
      `${rules} Regeln, ${additions} Ergänzungen, ${rulings} Auslegungen, `,
    );
    expect(await text(['systems', '--locale', 'en'])).toContain(
      `${rules} rules, ${additions} additions, ${rulings} rulings, `,
    );
  });
});

describe('rules', () => {
  test('lists every id of the catalogue', async () => {
    const listed = await json(['rules', 'grundregelwerk', '--full']);
    expect(listed.map(({ id }: { id: string }) => id)).toEqual(catalogue.map(({ id }) => id));
    for (const rule of listed) {
      expect(Object.keys(rule)).toEqual(['id', 'kind', 'title', 'text', 'source', 'actions', 'tests']);
      expect(['rule', 'ruling', 'addition']).toContain(rule.kind);
    }
  });

  test('without a name: those of all systems', async () => {
    const all = systems.reduce((sum, { catalogue }) => sum + catalogue.length, 0);
    expect(await json(['rules'])).toHaveLength(all);
  });

  test('a single rule with its actions and tests', async () => {
    const [rule, ...others] = await json(['rules', 'GW-RES-03']);
    expect(others).toEqual([]);
    expect(rule).toMatchObject({ id: 'GW-RES-03', kind: 'rule', title: 'Gewürfelte 1' });
    expect(rule.actions).toContain('grundregelwerk/test');
    expect(rule.tests).toBe(systems[0]?.testCounts['GW-RES-03'] ?? 0);
  });

  test('ids may be typed in small letters, texts follow the language', async () => {
    const [german] = await json(['rules', 'gw-res-03']);
    const [english] = await json(['rules', 'gw-res-03', '--locale', 'en']);
    expect(english.id).toBe(german.id);
    expect(english.title).not.toBe(german.title);
  });

  test('for people: a table by kind, and a whole rule', async () => {
    const list = await text(['rules', 'grundregelwerk']);
    expect(list).toContain(`Regeln (${count('rule')})`);
    expect(list).toContain(`Ergänzungen (${count('addition')})`);
    expect(list).toContain(`Auslegungen (${count('ruling')})`);
    expect(list).toMatch(/GW-TRT-01\s+Drei Eigenschaften\s+\d+ Tests?/);
    const rule = await text(['rules', 'GW-RES-03']);
    expect(rule).toContain('Gewürfelte 1  GW-RES-03');
    expect(rule).toContain('Quelle: 3.4 l. 64');
  });

  test('an unknown one is told with its neighbours', async () => {
    expect(await refusal(['rules', 'GW-RES-3'])).toMatchObject({ code: 'unknown-rule', at: 'rule' });
    expect((await refusal(['rules', 'GW-RES-3'])).message).toContain('GW-RES-03');
    expect((await refusal(['rules', 'grundregelwek'])).message).toContain('grundregelwerk');
  });
});

describe('actions', () => {
  test('lists every action with its input as JSON Schema', async () => {
    const listed = await json(['actions', 'grundregelwerk', '--full']);
    expect(listed.map(({ id }: { id: string }) => id)).toEqual(systems[0]?.actions.map(({ id }) => id));
    for (const action of listed) {
      expect(Object.keys(action)).toEqual(['id', 'title', 'cites', 'input', 'chances', 'goals']);
      expect(action.input).toMatchObject({ type: 'object' });
    }
    const [test] = listed.filter(({ id }: { id: string }) => id === 'grundregelwerk/test');
    expect(test).toMatchObject({
      title: 'Einfacher Test',
      input: {
        properties: { die: { enum: [6, 8, 10, 12, 20] }, tn: { enum: [4, 6, 8, 12] } },
        required: ['die', 'tn'],
      },
      chances: ['success', 'exceptional', 'complication'],
      goals: [],
    });
  });

  test('for people: what has to be given is marked', async () => {
    expect(await text(['actions', '--full'])).toContain('Eingabe: die*, tn*, steps, help');
    expect(await text(['actions', '--full', '--locale', 'en'])).toContain('Input: die*, tn*, steps, help');
  });

  test('small rows leave out schemas and texts, and point to the page of an action', async () => {
    for (const action of await json(['actions']))
      expect(Object.keys(action)).toEqual(['id', 'title', 'cites', 'chances', 'goals']);
    for (const rule of await json(['rules']))
      expect(Object.keys(rule)).toEqual(['id', 'kind', 'title', 'source', 'actions', 'tests']);
    expect(await text(['actions', 'd6pool'])).toContain('tafelrunde actions <Aktion>');
  });

  test('an unknown system is told with those there are', async () => {
    expect(await refusal(['actions', 'dnd'])).toMatchObject({ code: 'unknown-system', at: 'system' });
    expect((await refusal(['actions', 'dnd'])).message).toContain('grundregelwerk');
  });
});

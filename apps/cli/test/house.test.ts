import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { systems } from '@tafelrunde/registry';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from './support/folder.ts';
import { json, refusal, text } from './support/run.ts';

const cwd = temporaryFolder();

describe('house', () => {
  test('lists every switch with what it may be set to, in both languages', async () => {
    const german = await text(['house', 'grundregelwerk']);
    expect(german).toContain('maxAlwaysSucceeds  Höchste Seite ist immer ein Erfolg');
    expect(german).toContain('true (ja) oder false (nein) · sonst ja · GW-R-07');
    expect(german).toContain('je ein Wert für minion, elite, boss: 4, 6, 8, 12');
    expect(german).toMatch(/eine Liste aus: tests/);
    for (const locale of ['de', 'en'])
      expect(await text(['house', '--locale', locale])).not.toMatch(/undefined|\[object|NaN/);
    expect(await text(['house', 'grundregelwerk', '--locale', 'en'])).toContain('else yes');
  });

  test('is small, and with --full has the text of each ruling', async () => {
    const all = await json(['house']);
    expect(all).toHaveLength(
      systems.reduce((sum, { houseRules }) => sum + Object.keys(houseRules).length, 0),
    );
    expect(JSON.stringify(all).length).toBeLessThan(120_000);
    expect(all[0]).not.toHaveProperty('text');
    expect((await json(['house', 'd6pool', '--full']))[0].text).toMatch(/\S{3}/);
    expect(await refusal(['house', 'chess'])).toMatchObject({ code: 'unknown-system', at: 'system' });
  });
});

describe('impact', () => {
  test('tells a person what moves, and what each of several switches has to do with it', async () => {
    const house = '{"maxAlwaysSucceeds":false,"enemy.tn":{"elite":12}}';
    const told = await text(['impact', 'grundregelwerk', '--house', house]);
    expect(told).toContain('Von 6 Proben verschieben sich 2.');
    expect(told).toMatch(/W6, TN 8 · Erfolg +16,7 % → 0,0 %/);
    expect(told).toContain('TN der Gegnerarten: Handlanger 6, Elite 12, Boss 12.');
    const one = await text(['impact', 'grundregelwerk', '--house', '{"pc.mana":4}', '--locale', 'en']);
    expect(one).toContain('none of 6 checks moves');
    expect(await text(['impact', 'd6pool', '--locale', 'en'])).toContain('everything is as usual');
  });

  test('of a figure: its sheet, its problems, its chances', async () => {
    const template = { name: 'Ada', template: 'warrior' };
    const create = ['character', 'create', 'ada.json', '--system', 'grundregelwerk', '--policy', 'first'];
    await json([...create, '--input', JSON.stringify(template)], { cwd });
    writeFileSync(join(cwd, 'house.json'), '{"advance.maxDie":8,"maxAlwaysSucceeds":false}');
    const call = ['impact', 'grundregelwerk', '--house', '@house.json', '--character', 'ada.json'];
    const told = await text(call, { cwd });
    expect(told).toMatch(/Ada\n {2}Der Bogen bleibt/);
    expect(told).toMatch(/! .*größer/);
    const { figure } = await json(call, { cwd });
    expect(figure).toMatchObject({ name: 'Ada', problems: [{ code: 'die-above-maximum' }] });
    expect(figure.checks.length).toBeGreaterThan(3);
  });

  test('checks of one’s own come as JSON or from a file', async () => {
    const checks = [{ action: 'probenwuerfel/check', input: { attribute: 'W8', skill: 'W6' } }];
    writeFileSync(join(cwd, 'checks.json'), JSON.stringify(checks));
    const call = ['impact', 'probenwuerfel', '--checks'];
    const given = await json([...call, JSON.stringify(checks)]);
    expect(given.checks).toHaveLength(1);
    expect(await json([...call, '@checks.json'], { cwd })).toEqual(given);
    expect(await refusal([...call, '{'])).toMatchObject({ code: 'not-json', at: 'checks' });
  });
});

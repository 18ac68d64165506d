import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { systems } from '@tafelrunde/registry';
import { defaultsOf } from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from './support/folder.ts';
import { run } from './support/run.ts';
import { exampleA, exampleB } from './support/scenes.ts';
import { scriptedPrompts } from './support/scripted-prompts.ts';

const cwd = temporaryFolder();

describe('decisions by keyboard', () => {
  test('asks what no answer is given for, and tells what happened before', async () => {
    const prompts = scriptedPrompts(['Mehr Wirkung']);
    const args = ['roll', 'grundregelwerk/attack', '--input', JSON.stringify(exampleB), '--faces', '12'];
    const { code, stdout } = await run([...args, '--answers', '["take"]', '--json'], { prompts, tty: true });
    expect(code).toBe(0);
    expect(JSON.parse(stdout).outcome).toMatchObject({ wounds: 2 });
    expect(prompts.asked).toEqual([
      'Welchen Vorteil bringt der Erfolg? [Mehr Wirkung, Weniger Risiko, Schneller, Leiser, Etwas anderes]',
    ]);
    expect(prompts.told.join('\n')).toContain('W12: 12');
  });

  test('says when the GM is asked, and tells nothing twice', async () => {
    const prompts = scriptedPrompts(['Komplikation', 'Gestürzt']);
    const args = ['roll', 'grundregelwerk/attack', '--input', JSON.stringify(exampleA), '--faces', '1'];
    expect((await run(args, { prompts })).code).toBe(0);
    expect(prompts.asked[0]).toMatch(/^Was bringt die Vergeltung\? \(Spielleitung\) \[/);
    expect(prompts.told.filter((line) => line.includes('W10: 1'))).toHaveLength(1);
  });

  test('a policy asks nobody', async () => {
    const prompts = scriptedPrompts([]);
    const args = ['roll', 'grundregelwerk/attack', '--input', JSON.stringify(exampleB), '--policy', 'first'];
    expect((await run(args, { prompts })).code).toBe(0);
    expect(prompts.asked).toEqual([]);
  });

  test('giving up is no failure of ours', async () => {
    const args = ['roll', 'grundregelwerk/attack', '--input', JSON.stringify(exampleB)];
    const { code, stdout, stderr } = await run([...args, '--json'], {
      prompts: scriptedPrompts([undefined]),
    });
    expect([code, stdout]).toEqual([2, '']);
    expect(JSON.parse(stderr).error).toEqual({ code: 'cancelled', message: 'Abgebrochen.' });
  });
});

describe('input by keyboard', () => {
  test('a test asks for its fields, with the labels of the system', async () => {
    const prompts = scriptedPrompts(['10', '6', '0', 'nein']);
    const { code, stdout } = await run(['roll', 'grundregelwerk/test', '--seed', '1', '--json'], { prompts });
    expect(code).toBe(0);
    expect(JSON.parse(stdout).input).toEqual({ die: 10, tn: 6, steps: 0, help: false });
    expect(prompts.asked[0]).toBe('Würfel [6, 8, 10, 12, 20]');
  });

  test('a wrong value is refused at once, with the reason', async () => {
    const prompts = scriptedPrompts(['10', '6', 'viele', '99', '1', 'ja']);
    expect((await run(['odds', 'grundregelwerk/test'], { prompts })).code).toBe(0);
    expect(prompts.told).toEqual(['„steps“ muss eine Zahl sein.', '„steps“ darf höchstens 10 sein.']);
  });

  test('a scene is not asked for field by field', async () => {
    const { code, stderr } = await run(['roll', 'grundregelwerk/attack', '--json'], {
      prompts: scriptedPrompts([]),
    });
    expect(code).toBe(2);
    expect(JSON.parse(stderr).error).toMatchObject({ code: 'missing-field', at: 'scene' });
  });

  test('giving up', async () => {
    for (const answers of [[undefined], ['10', '6', undefined]]) {
      const { code } = await run(['roll', 'grundregelwerk/test'], { prompts: scriptedPrompts(answers) });
      expect(code).toBe(2);
    }
  });
});

test('a character is made and raised by keyboard', async () => {
  const made = scriptedPrompts([
    // What to start from is asked at once, an own distribution at the top.
    ...['Grundregelwerk', '', 'Ada', 'Frei verteilen'],
    ...['Figur', 'Rüstung', 'ja', 'Konzept', 'Gelehrte', 'Zurück'],
    ...['Eigenschaften', 'Magie', 'Eine Stufe hinauf'], // W10, W8, W8: one size too many
    ...[
      'Magie',
      'Eine Stufe hinauf',
      'Stärke',
      'Eine Stufe hinunter',
      'Geschicklichkeit',
      'Eine Stufe hinunter',
    ],
    ...['Zurück', 'Fertig'],
  ]);
  const { code, stdout } = await run(['character', 'create', 'ada.json'], { prompts: made, cwd });
  expect(code).toBe(0);
  expect(made.told[0]).toBe('Name darf nicht leer sein.');
  expect(made.told.some((line) => line.includes('W10, W8'))).toBe(true);
  expect(stdout).toMatch(/Magie +W10/);
  expect(stdout).toMatch(/Stärke +W8/);
  const raised = scriptedPrompts(['1 Herz mehr']);
  expect((await run(['character', 'advance', 'ada.json'], { prompts: raised, cwd })).code).toBe(0);
  expect(JSON.parse(readFileSync(join(cwd, 'ada.json'), 'utf8')).character).toMatchObject({
    heartsMax: 6,
    advances: ['heart'],
  });
});

test('made by keyboard: finishing comes last, nothing is said twice, and what would be lost is named before', async () => {
  const prompts = scriptedPrompts([
    ...['Probenwürfel', 'Bo', 'Selbst verteilen'],
    ...['Attribute', 'Stärke', 'Eine Stufe hinauf', 'Zurück'],
    ...['Fertig', 'Weiter verteilen', 'Fertig', 'Fertig, der Rest verfällt'],
  ]);
  const { code, stderr } = await run(['character', 'create', 'bo.json'], { prompts, cwd });
  expect([code, stderr]).toEqual([0, '']);
  const menus = prompts.asked.filter((one) => one.startsWith('Was willst du festlegen?'));
  for (const menu of menus) expect(menu).toMatch(/^Was willst du festlegen\? \[Figur, .*, Fertig\]$/);
  const start = prompts.asked.find((one) => one.startsWith('Vorlage'));
  expect(start).toMatch(/^Vorlage \[Selbst verteilen, /);
  // Ten steps, one is spent; twice asked to finish, so it is named twice, and each standing is told once.
  expect(
    prompts.told.filter((line) => line.startsWith('Das ginge verloren: Attributsstufen 9')),
  ).toHaveLength(2);
  expect(prompts.told.filter((line) => line === 'Attributsstufen: noch 10 von 10')).toHaveLength(1);
  expect(prompts.told.filter((line) => line === 'Attributsstufen: noch 9 von 10')).toHaveLength(1);
});

test.each(systems.map((system) => [system.id, system] as const))(
  '%s: with the whole input a character is made where nobody can be asked',
  async (id, { character: { creation }, houseRules }) => {
    const house = defaultsOf(houseRules);
    const draft = creation.set(creation.start(house), 'name', 'Ada', house);
    const args = ['--system', id, '--input', JSON.stringify(creation.input(draft)), '--seed', '1'];
    const { code, stderr } = await run(['character', 'create', `${id}.json`, ...args, '--json'], { cwd });
    expect(stderr).toBe('');
    expect(code).toBe(0);
    expect((await run(['character', 'check', `${id}.json`, '--json'], { cwd })).stdout).toContain(
      '"valid": true',
    );
  },
);

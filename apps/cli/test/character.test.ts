import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from './support/folder.ts';
import { json, refusal, run, text } from './support/run.ts';

const cwd = temporaryFolder();
const world = { cwd };
const SYSTEM = ['--system', 'grundregelwerk'];
let files = 0;

function fresh(): string {
  files += 1;
  return `figure-${files}.json`;
}

// biome-ignore lint/suspicious/noExplicitAny: whatever is in the file
const content = (file: string): any => JSON.parse(readFileSync(join(cwd, file), 'utf8'));

function given(file: unknown): string {
  const name = fresh();
  writeFileSync(join(cwd, name), typeof file === 'string' ? file : JSON.stringify(file));
  return name;
}

async function created(): Promise<string> {
  const file = fresh();
  await json(
    [
      'character',
      'create',
      file,
      ...SYSTEM,
      '--input',
      '{"name":"Ada","template":"mage"}',
      '--answers',
      '["yes"]',
    ],
    world,
  );
  return file;
}

const ada = {
  format: 'tafelrunde-character',
  version: 1,
  system: 'grundregelwerk',
  character: { id: 'ada' },
};

describe('create', () => {
  test('writes a character file', async () => {
    const file = fresh();
    const args = [
      'character',
      'create',
      file,
      ...SYSTEM,
      '--input',
      '{"name":"Ada","template":"mage"}',
      '--answers',
      '["yes"]',
    ];
    const printed = await json(args, world);
    expect(content(file)).toEqual({
      format: 'tafelrunde-character',
      version: 1,
      system: 'grundregelwerk',
      character: printed.character,
    });
    expect(printed).toMatchObject({
      file,
      system: 'grundregelwerk',
      character: { id: 'ada', name: 'Ada', hasArmour: true },
    });
    expect((await json(['character', 'check', file], world)).valid).toBe(true);
  });

  test('follows the house rules', async () => {
    const args = [
      'character',
      'create',
      fresh(),
      ...SYSTEM,
      '--input',
      '{"name":"Ada"}',
      '--policy',
      'first',
    ];
    const { character } = await json([...args, '--house', '{"pc.hearts":7}'], world);
    expect(character).toMatchObject({ hearts: 7, heartsMax: 7 });
  });

  test('never overwrites a file unless told to', async () => {
    const file = await created();
    const before = content(file);
    const again = ['character', 'create', file, ...SYSTEM, '--input', '{"name":"Bob"}', '--policy', 'first'];
    expect(await refusal(again, world)).toMatchObject({ code: 'file-exists', at: 'file' });
    expect(content(file)).toEqual(before);
    await json([...again, '--force'], world);
    expect(content(file).character.name).toBe('Bob');
  });

  test('bad input leaves no file behind', async () => {
    const file = fresh();
    expect(await refusal(['character', 'create', file, ...SYSTEM, '--input', '{}'], world)).toMatchObject({
      code: 'missing-field',
      at: 'name',
    });
    expect(
      await refusal(
        ['character', 'create', file, ...SYSTEM, '--input', '{"name":"Ada"}', '--answers', '["nonsense"]'],
        world,
      ),
    ).toMatchObject({
      code: 'answer-illegal',
    });
    expect(await refusal(['character', 'create', file, '--system', 'dnd'], world)).toMatchObject({
      code: 'unknown-system',
    });
    expect(readdirSync(cwd)).not.toContain(file);
  });

  test('into a folder that is not there, or onto a folder', async () => {
    const args = ['--input', '{"name":"Ada"}', '--policy', 'first', '--force'];
    expect(await refusal(['character', 'create', 'no/where.json', ...SYSTEM, ...args], world)).toMatchObject({
      code: 'file-not-writable',
    });
    mkdirSync(join(cwd, 'folder'));
    expect(await refusal(['character', 'create', 'folder', ...SYSTEM, ...args], world)).toMatchObject({
      code: 'file-not-writable',
    });
    expect(readdirSync(cwd).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });
});

describe('check', () => {
  test('tells what the rules have against it, with the rule', async () => {
    const file = given({ ...ada, character: { id: 'ada', heartsMax: 9, traits: { S: 12, G: 8, M: 6 } } });
    const { valid, problems } = await json(['character', 'check', file], world);
    expect(valid).toBe(false);
    expect(problems).toContainEqual({
      code: 'unexplained-hearts',
      message: expect.stringContaining('„heartsMax“'),
      at: 'heartsMax',
      rule: 'GW-HRT-01',
    });
    expect(problems).toContainEqual(expect.objectContaining({ code: 'starting-dice', rule: 'GW-ADD-12' }));
  });

  test('house rules may allow it', async () => {
    const file = given({ ...ada, character: { id: 'ada', heartsMax: 9 } });
    expect((await json(['character', 'check', file, '--house', '{"pc.hearts":9}'], world)).valid).toBe(true);
  });

  test('a wrong shape is told, too', async () => {
    const file = given({ ...ada, character: { id: 'ada', hearts: 'many', wings: 2 } });
    const { valid, problems } = await json(['character', 'check', file], world);
    expect(valid).toBe(false);
    expect(problems).toContainEqual({
      code: 'wrong-type',
      message: '„hearts“ muss eine Zahl sein.',
      at: 'hearts',
      rule: null,
    });
    expect(problems).toContainEqual(expect.objectContaining({ code: 'unknown-field', at: 'wings' }));
    const none = await json(['character', 'check', given({ ...ada, character: undefined })], world);
    expect(none).toMatchObject({
      valid: false,
      problems: [{ code: 'missing-field', at: 'character', rule: null }],
    });
  });

  test('for people, in both languages', async () => {
    expect(await text(['character', 'check', await created()], world)).toBe(
      'Diese Figur hält sich an die Regeln.\n',
    );
    const file = given({ ...ada, character: { id: 'ada', heartsMax: 9 } });
    expect(await text(['character', 'check', file], world)).toMatch(
      /^Eine Stelle passt nicht zu den Regeln:\n {2}• „heartsMax“: .*GW-HRT-01\n$/s,
    );
    expect(await text(['character', 'check', file, '--locale', 'en'], world)).toContain(
      'One thing does not keep to the rules:',
    );
  });
});

describe('what is no character file', () => {
  test.each([
    ['not JSON', 'no json', 'file-not-json'],
    ['an empty file', '', 'file-not-json'],
    ['null', 'null', 'not-a-character-file'],
    ['a list', '[]', 'not-a-character-file'],
    ['a bare character', '{"id":"ada"}', 'not-a-character-file'],
    ['another format', { ...ada, format: 'other' }, 'not-a-character-file'],
    ['a system that is no name', { ...ada, system: 7 }, 'not-a-character-file'],
    ['a later version', { ...ada, version: 2 }, 'unsupported-version'],
    ['no version', { ...ada, version: undefined }, 'unsupported-version'],
    ['another system', { ...ada, system: 'dnd' }, 'unknown-system'],
  ])('%s', async (_, file, code) => {
    for (const command of ['check', 'show', 'advance']) {
      expect(await refusal(['character', command, given(file)], world)).toMatchObject({ code });
    }
  });

  test('a file that cannot be read', async () => {
    writeFileSync(join(cwd, 'binary.json'), new Uint8Array([0xff, 0xfe, 0x00]));
    for (const path of ['missing.json', '.', 'binary.json', 'missing.json/deeper', '\0']) {
      expect(await refusal(['character', 'check', path], world)).toMatchObject({
        code: 'file-unreadable',
        at: 'file',
      });
    }
  });

  test('a character of the wrong shape cannot be shown or raised', async () => {
    for (const command of ['show', 'advance']) {
      const file = given({ ...ada, character: { hearts: 3 } });
      expect(await refusal(['character', command, file], world)).toMatchObject({
        code: 'missing-field',
        at: 'id',
      });
    }
  });
});

describe('advance', () => {
  test('raises the character in its file', async () => {
    const file = await created();
    const printed = await json(['character', 'advance', file, '--answers', '["heart"]'], world);
    expect(printed).toMatchObject({
      file,
      system: 'grundregelwerk',
      outcome: { kind: 'advanced', advance: 'heart' },
    });
    expect(content(file).character).toEqual(printed.character);
    expect(printed.character).toMatchObject({ hearts: 6, heartsMax: 6, advances: ['heart'] });
    expect((await json(['character', 'check', file], world)).valid).toBe(true);
  });

  test('changes nothing if something is wrong', async () => {
    const file = await created();
    const before = readFileSync(join(cwd, file), 'utf8');
    expect(await refusal(['character', 'advance', file], world)).toMatchObject({ code: 'answers-missing' });
    expect(await refusal(['character', 'advance', file, '--answers', '["X"]'], world)).toMatchObject({
      code: 'answer-illegal',
    });
    expect(await refusal(['character', 'advance', file, '--answers', '["S","G"]'], world)).toMatchObject({
      code: 'answers-left-over',
    });
    expect(readFileSync(join(cwd, file), 'utf8')).toBe(before);
  });

  test('through a link to the file behind it, with its rights', async () => {
    const file = await created();
    chmodSync(join(cwd, file), 0o600);
    symlinkSync(file, join(cwd, 'link.json'));
    await json(['character', 'advance', 'link.json', '--answers', '["mana"]'], world);
    expect(content(file).character.manaMax).toBe(4);
    expect(statSync(join(cwd, file)).mode & 0o777).toBe(0o600);
  });

  test('for people: the sentence and the new sheet', async () => {
    const shown = await text(['character', 'advance', await created(), '--answers', '["M"]'], world);
    expect(shown.split('\n')[0]).toBe('Ada steigert Magie.');
    expect(shown).toMatch(/Magie +W12/);
  });
});

describe('show', () => {
  test('prints the sheet', async () => {
    const file = await created();
    const { system, character, sheet } = await json(['character', 'show', file], world);
    expect(system).toBe('grundregelwerk');
    expect(character).toEqual(content(file).character);
    expect(sheet).toContainEqual({ id: 'hearts', label: 'Herzen', value: '5/5' });
    expect(await text(['character', 'show', file], world)).toMatch(/Magie +W10/);
    expect(await text(['character', 'show', file, '--locale', 'en'], world)).toMatch(/Magic +d10/);
  });

  test('for people: each part of the sheet under its heading, and no label twice', async () => {
    const input = ['--input', '{"name":"Mira","template":"scout"}'];
    const made = await run(
      ['character', 'create', 'mira.json', '--system', 'probenwuerfel', ...input],
      world,
    );
    expect(made.code).toBe(0);
    const lines = (await text(['character', 'show', 'mira.json'], world)).split('\n');
    for (const heading of ['Attribute', 'Abgeleitete Werte', 'Proben: Beweglichkeit', 'Ausrüstung'])
      expect(lines).toContain(heading);
    const labels = lines.filter((line) => line.startsWith('  ')).map((line) => line.trim().split(/ {2,}/)[0]);
    expect(new Set(labels).size).toBe(labels.length); // Ausweichen the value is not Ausweichen the Probe
    expect(labels).toContain('Ausweichen');
    expect(labels).toContain('Ausweichen (AU)');
  });

  test('a name cannot command the terminal', async () => {
    const file = given({ ...ada, character: { id: 'ada', name: '\u001b[2JAda\u0007\r\n' } });
    const shown = await text(['character', 'show', file], world);
    expect(shown).toContain('[2JAda');
    expect([...shown].filter((c) => c < ' ' && c !== '\n')).toEqual([]);
  });
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { systems } from '@tafelrunde/registry';
import type { System } from '@tafelrunde/system';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { temporaryFolder } from './support/folder.ts';
import { json, refusal, run, text } from './support/run.ts';
import { exampleA, exampleB } from './support/scenes.ts';

const ESCAPE = '\u001b[';

describe('help and version', () => {
  test('in the chosen language', async () => {
    const german = await text(['--help']);
    for (const part of ['Aufruf: tafelrunde [Optionen] [Befehl]', 'Befehle:', 'Beispiele:'])
      expect(german).toContain(part);
    expect(german).not.toMatch(/Usage|Options|Commands|display/);
    const english = await text(['--help', '--locale', 'en']);
    for (const part of ['Usage: tafelrunde [options] [command]', 'Commands:', 'Examples:'])
      expect(english).toContain(part);
    for (const command of ['systems', 'rules', 'actions', 'roll', 'odds', 'advise', 'character', 'serve']) {
      expect(german).toMatch(new RegExp(`^ {2}${command}\\b`, 'm'));
      const own = await text([command, '--help']);
      expect(own).toContain(`Aufruf: tafelrunde ${command}`);
      expect(own).not.toMatch(/Usage|Options|Arguments|display/);
    }
  });

  test('no argument at all is a question for help', async () => {
    expect(await text([])).toBe(await text(['--help']));
    expect(await text(['--locale', 'en'])).toBe(await text(['--help', '--locale', 'en']));
  });

  test('the version is that of the package', async () => {
    expect(await text(['--version'])).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test('with --json each is one JSON value', async () => {
    expect(typeof (await json(['--help']))).toBe('string');
    expect(await json(['--version'])).toMatch(/^\d+\.\d+\.\d+$/);
  });
});

describe('language', () => {
  const titleOf = async (env: Record<string, string>, ...args: readonly string[]) =>
    (await json(['rules', 'GW-RES-01', ...args], { env }))[0].title;

  test.each([
    [{}, 'Erfolg'],
    [{ LANG: 'C.UTF-8' }, 'Erfolg'],
    [{ LANG: 'fr_FR.UTF-8' }, 'Erfolg'],
    [{ LANG: 'de_DE.UTF-8' }, 'Erfolg'],
    [{ LANG: 'en_GB.UTF-8' }, 'Success'],
    [{ LANG: 'de_DE.UTF-8', LC_MESSAGES: 'en_US.UTF-8' }, 'Success'],
    [{ LANG: 'en_US.UTF-8', LC_ALL: 'de_DE.UTF-8' }, 'Erfolg'],
    [{ LANG: 'en_US.UTF-8', LC_ALL: '' }, 'Success'],
  ])('%j', async (env, title) => expect(await titleOf(env as Record<string, string>)).toBe(title));

  test('the option comes before the environment, anywhere on the line', async () => {
    expect(await titleOf({ LANG: 'en_US' }, '--locale', 'de')).toBe('Erfolg');
    expect(await titleOf({}, '--locale=en')).toBe('Success');
    expect((await json(['--locale', 'en', 'rules', 'GW-RES-01']))[0].title).toBe('Success');
  });

  test('any other is refused', async () => {
    expect(await refusal(['systems', '--locale', 'fr'])).toEqual({
      code: 'not-one-of',
      message: '„locale“ muss einer dieser Werte sein: de, en.',
      at: 'locale',
    });
    const { code, stderr } = await run(['systems', '--json', '--locale']);
    expect([code, JSON.parse(stderr).error.code]).toEqual([2, 'missing-value']);
  });
});

describe('arguments that make no sense', () => {
  test.each([
    [['dance'], 'unknown-command', 'dance'],
    [['rolls'], 'unknown-command', 'roll'],
    [['roll'], 'missing-argument', 'action'],
    [['roll', '3W6', '4W6'], 'too-many-arguments', ''],
    [['roll', '3W6', '--fases', '1,2,3'], 'unknown-option', '--faces'],
    [['roll', '3W6', '--faces'], 'missing-value', '--faces'],
    [['systems', '--faces', '3'], 'unknown-option', '--faces'],
    [['character'], 'missing-command', 'create, check, advance, show'],
    [['character', 'kill'], 'unknown-command', 'kill'],
    [['character', 'show'], 'missing-argument', 'file'],
    [['verify'], 'missing-argument', 'file'],
    [['verify', 'no-such-log.json'], 'file-unreadable', 'no-such-log.json'],
    [['--force'], 'unknown-option', '--force'],
  ])('%j', async (args, code, part) => {
    const error = await refusal(args);
    expect(error.code).toBe(code);
    expect(error.message).toContain(part);
    expect((await refusal([...args, '--locale', 'en'])).message).not.toBe(error.message);
  });

  test('nothing but --json is no command', async () => {
    expect(await refusal([])).toMatchObject({ code: 'missing-command' });
  });
});

describe('errors', () => {
  test('with --json: one JSON object on stderr', async () => {
    const { stdout, stderr } = await run(['roll', 'nothing/here', '--json']);
    expect(stdout).toBe('');
    expect(Object.keys(JSON.parse(stderr))).toEqual(['error']);
  });

  test('into a pipe: the sentence, then the JSON', async () => {
    const { stdout, stderr, code } = await run(['roll', 'nothing/here']);
    const [sentence = '', line = '', rest] = stderr.split('\n');
    expect([code, stdout, rest]).toEqual([2, '', '']);
    expect(sentence).toBe(`Fehler: ${JSON.parse(line).error.message}`);
  });

  test('on a terminal: the sentence alone', async () => {
    const { stderr } = await run(['roll', 'nothing/here'], { tty: true });
    expect(stderr).toMatch(/Fehler:.* Die Aktion „nothing\/here“ gibt es nicht\..*\n$/);
    expect(stderr).not.toContain('{');
  });
});

describe('our own failures', () => {
  afterEach(() => vi.restoreAllMocks());
  const broken = () =>
    vi.spyOn((systems[0] as System).words.de, 'action').mockImplementation(() => {
      throw new Error('a bug');
    });

  test('exit code 1 and a short message', async () => {
    broken();
    const { code, stdout, stderr } = await run(['actions']);
    expect([code, stdout, stderr]).toEqual([1, '', 'Da ist uns etwas misslungen: a bug\n']);
    const asJson = await run(['actions', '--json']);
    expect(JSON.parse(asJson.stderr)).toEqual({
      error: { code: 'internal', message: 'Da ist uns etwas misslungen: a bug' },
    });
  });

  test('the stack only for whoever asks for it', async () => {
    broken();
    expect((await run(['actions'], { env: { TAFELRUNDE_DEBUG: '1' } })).stderr).toContain('general.test.ts');
  });
});

describe('long values from files', () => {
  const cwd = temporaryFolder();

  test('@file stands for its content', async () => {
    writeFileSync(join(cwd, 'scene.json'), `\ufeff${JSON.stringify(exampleA)}`);
    const args = [
      'roll',
      'grundregelwerk/attack',
      '--input',
      '@scene.json',
      '--faces',
      '4',
      '--answers',
      '["heart"]',
    ];
    expect((await json(args, { cwd })).outcome.kind).toBe('failure');
  });

  test.each([
    ['@missing.json', 'file-unreadable'],
    ['@.', 'file-unreadable'],
    ['@/dev/zero', 'file-unreadable'],
    ['@', 'file-unreadable'],
  ])('%s is refused', async (input, code) => {
    expect(await refusal(['roll', 'grundregelwerk/attack', '--input', input], { cwd })).toMatchObject({
      code,
      at: 'input',
    });
  });

  test('a file must hold JSON and must not be huge', async () => {
    writeFileSync(join(cwd, 'text.json'), 'hello');
    writeFileSync(join(cwd, 'huge.json'), ' '.repeat(5_000_001));
    const roll = (file: string) => refusal(['roll', 'grundregelwerk/attack', '--input', file], { cwd });
    expect(await roll('@text.json')).toMatchObject({ code: 'not-json' });
    expect(await roll('@huge.json')).toMatchObject({ code: 'file-unreadable' });
  });
});

describe('for people', () => {
  const outputs = [
    ['systems'],
    ['rules'],
    ['rules', 'GW-R-22'],
    ['actions'],
    ['roll', '150W6+3', '--seed', '1'],
    [
      'roll',
      'grundregelwerk/attack',
      '--input',
      JSON.stringify(exampleA),
      '--faces',
      '1',
      '--policy',
      'first',
    ],
    ['odds', 'grundregelwerk/attack', '--input', JSON.stringify(exampleA)],
    ['odds', 'grundregelwerk/attack', '--input', JSON.stringify(exampleB), '--goal', '{"maximise":"wounds"}'],
    ['odds', 'grundregelwerk/duel', '--input', '{"die":10,"category":"boss"}'],
    ['odds', '3W6'],
    ['odds', '100W20'],
    ['odds', '10-3W6!'],
    ['odds', 'W6!*W6!'],
    ['advise', 'grundregelwerk/attack', '--input', JSON.stringify(exampleB)],
    ...['', 'rules', 'roll', 'odds', 'advise', 'character', 'serve'].map((name) =>
      [name, '--help'].filter((part) => part !== ''),
    ),
  ];

  test.each(outputs)('%s %s %s stays within 80 columns', async (...args: readonly (string | undefined)[]) => {
    const given = args.filter((arg) => arg !== undefined);
    for (const locale of ['de', 'en']) {
      const lines = (await text([...given, '--locale', locale])).split('\n');
      expect(lines.filter((line) => line.length > 80)).toEqual([]);
      expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object/);
      const narrow = (
        await text([...given, '--locale', locale], { tty: true, columns: 60, env: { NO_COLOR: '1' } })
      ).split('\n');
      if (!given.includes('--help')) expect(narrow.filter((line) => line.length > 60)).toEqual([]);
    }
  });

  test('colours only on a terminal, and not if they are not wanted', async () => {
    const args = ['odds', '3W6'];
    expect(await text(args)).not.toContain(ESCAPE);
    expect(await text(args, { tty: true })).toContain(ESCAPE);
    expect(await text(args, { tty: true, env: { NO_COLOR: '1' } })).not.toContain(ESCAPE);
    expect(await text(args, { tty: true, env: { TERM: 'dumb' } })).not.toContain(ESCAPE);
    expect(await json(args, { tty: true })).toMatchObject({ exact: true });
  });
});

test('a calculation starts a line that says so, and ends it, also where it is refused', async () => {
  const shown: string[] = [];
  let running = 0;
  const progress = (line: (seconds: string) => string) => {
    shown.push(line('12'));
    running += 1;
    return () => {
      running -= 1;
    };
  };
  const test10 = ['grundregelwerk/test', '--input', '{"die":10,"tn":6}'];
  for (const command of ['odds', 'roll']) await json([command, ...test10], { progress });
  await refusal(['advise', ...test10, '--faces', '5'], { progress });
  expect(shown).toHaveLength(3);
  expect(new Set(shown)).toEqual(new Set(['Das wird noch gerechnet, seit 12 s. Abbrechen mit Strg+C.']));
  expect(running).toBe(0);
});

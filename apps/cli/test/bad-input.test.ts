import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { BAD_CALLS, type BadCall, GOOD_FILE, OTHER_FILE } from './support/bad-calls.ts';
import { temporaryFolder } from './support/folder.ts';
import { json, run } from './support/run.ts';

const cwd = temporaryFolder();
/** Other ones in each run of the tests; a failure tells its seed. */
const RUNS = 200;
const MINUTES = 60_000;
let good = '';

beforeAll(async () => {
  await json(
    [
      'character',
      'create',
      GOOD_FILE,
      '--system',
      'grundregelwerk',
      '--input',
      '{"name":"Ada","template":"mage"}',
      '--policy',
      'first',
    ],
    { cwd },
  );
  good = readFileSync(join(cwd, GOOD_FILE), 'utf8');
});

async function errorOf({ args, file }: BadCall, locale: string): Promise<{ code: string; message: string }> {
  if (file !== undefined) writeFileSync(join(cwd, OTHER_FILE), file);
  // In front: an option without its value would swallow what follows it.
  const { code, stdout, stderr } = await run(['--json', '--locale', locale, ...args], { cwd });
  expect([code, stdout]).toEqual([2, '']);
  const { error, ...more } = JSON.parse(stderr);
  expect(more).toEqual({});
  expect(error.code).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(error.message).toMatch(/\S{2}/);
  expect(error.message).not.toMatch(/undefined|NaN|\[object|\n\s+at /);
  return error;
}

describe(`${RUNS} generated bad calls each`, () => {
  test.each(Object.entries(BAD_CALLS))(
    '%s: exit code 2, an error with code and sentence in both languages, nothing on stdout',
    async (_, calls) => {
      await fc.assert(
        fc.asyncProperty(calls, async (call) => {
          const german = await errorOf(call, 'de');
          const english = await errorOf(call, 'en');
          expect(english.code).toBe(german.code);
          expect(english.message).not.toBe(german.message);
        }),
        { numRuns: RUNS },
      );
      // And nothing was written.
      expect(readFileSync(join(cwd, GOOD_FILE), 'utf8')).toBe(good);
      expect(readdirSync(cwd).filter((name) => name !== GOOD_FILE && name !== OTHER_FILE)).toEqual([]);
    },
    2 * MINUTES,
  );
});

test('for people the sentence comes first and the JSON last, or only the sentence', async () => {
  for (const calls of Object.values(BAD_CALLS)) {
    for (const { args, file } of fc.sample(calls, 10)) {
      // Without an argument at all there is help.
      if (args.length === 0) continue;
      if (file !== undefined) writeFileSync(join(cwd, OTHER_FILE), file);
      const piped = await run(args, { cwd });
      const lines = piped.stderr.trimEnd().split('\n');
      const { message } = JSON.parse(lines.at(-1) ?? '').error;
      expect(lines[0]?.replace(/\s/g, '')).toBe(
        `Fehler:${message}`.replace(/\p{Cc}/gu, '').replace(/\s/g, ''),
      );
      const shown = await run(args, { cwd, tty: true, env: { NO_COLOR: '1' } });
      expect(shown).toEqual({
        code: 2,
        stdout: '',
        stderr: `${piped.stderr.split('\n').slice(0, -2).join('\n')}\n`,
      });
    }
  }
});

const VOCABULARY = [
  ...[
    'systems',
    'rules',
    'actions',
    'roll',
    'odds',
    'advise',
    'character',
    'check',
    'show',
    '--help',
    '--version',
    '--',
  ],
  ...[
    '--input',
    '--faces',
    '--answers',
    '--policy',
    '--goal',
    '--seed',
    '--house',
    '--force',
    '--locale',
    '-i',
    '-f',
  ],
  ...[
    '{}',
    '[]',
    '{"die":10,"tn":6}',
    '{"chance":"success"}',
    '3,4',
    'best',
    'first',
    '7',
    'en',
    '3W6',
    '2d6!',
    '@x',
  ],
  ...[
    'grundregelwerk',
    'grundregelwerk/test',
    'grundregelwerk/attack',
    'grundregelwerk/create',
    'GW-TST-01',
    GOOD_FILE,
  ],
];

test(
  'whatever is typed, it is done or refused, and never a failure of ours',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...VOCABULARY) }, fc.string()), {
          maxLength: 7,
        }),
        async (args) => {
          const { code, stdout, stderr } = await run(
            ['--json', ...args.filter((arg) => arg !== 'create' && arg !== 'serve')],
            { cwd },
          );
          expect([0, 2]).toContain(code);
          JSON.parse(code === 0 ? stdout : stderr);
          expect(code === 0 ? stderr : stdout).toBe('');
        },
      ),
      { numRuns: 2 * RUNS },
    );
  },
  MINUTES,
);

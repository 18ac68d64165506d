import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultsOf, formatFraction, oddsOf } from '@tafelrunde/kernel';
import { actionOf, systems } from '@tafelrunde/registry';
import { expect, test } from 'vitest';
import { run } from './support/run.ts';

const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8');
const commands = [...readme.matchAll(/^npx tafelrunde (.+)$/gm)].map(([, line = '']) => line);

/** The words of a command line as a shell would read them. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, plain]) => single ?? double ?? plain ?? '',
  );

test('the README shows commands', () => {
  expect(commands.length).toBeGreaterThanOrEqual(7);
});

test.each(commands)('npx tafelrunde %s works', async (line) => {
  const { code, stdout } = await run(wordsOf(line));
  expect(code).toBe(0);
  expect(stdout.trim()).not.toBe('');
});

test('the code of the README works', () => {
  const found = actionOf('grundregelwerk/test');
  if (found === undefined) throw new Error('no such action');
  const { system, action } = found;
  const input = action.input.parse({ die: 10, tn: 6 });
  if (!input.ok) throw new Error('bad input');
  const odds = oddsOf(action, input.value, defaultsOf(system.houseRules));
  if (!odds.ok) throw new Error(odds.error.code);
  const { success } = odds.value.chances;
  expect(success !== undefined && 'fraction' in success && formatFraction(success.fraction)).toBe('1/2');
});

test.each(systems.map((system) => [system.title.de, system] as const))(
  'the README counts %s right',
  (title, system) => {
    const row = readme.split('\n').find((line) => line.startsWith(`| **${title}**`)) ?? '';
    const figures = row.split('|').slice(3, 6).map(Number);
    expect(figures).toEqual([
      system.catalogue.length,
      system.actions.length,
      Object.keys(system.houseRules).length,
    ]);
  },
);

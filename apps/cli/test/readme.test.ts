import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatFraction } from '@tafelrunde/kernel';
import { actionOf, systems } from '@tafelrunde/registry';
import { defaultsOf, oddsOf } from '@tafelrunde/system';
import { expect, test } from 'vitest';
import { temporaryFolder } from './support/folder.ts';
import { run } from './support/run.ts';

const textOf = (file: string) => readFileSync(join(import.meta.dirname, '../../..', file), 'utf8');
const readme = textOf('README.md');
const commandsIn = (text: string) =>
  [...text.matchAll(/^npx tafelrunde (.+)$/gm)].map(([, line = '']) => line);
// One after the other, as somebody would type them: later ones use the files of earlier ones.
const commands = ['README.md', 'LIESMICH.md'].flatMap((file) =>
  commandsIn(textOf(file)).map((line) => [file, line] as const),
);
const folders: Readonly<Record<string, string>> = {
  'README.md': temporaryFolder(),
  'LIESMICH.md': temporaryFolder(),
};

/** The words of a command line as a shell would read them. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, plain]) => single ?? double ?? plain ?? '',
  );

test('the README shows commands', () => {
  expect(commands.length).toBeGreaterThanOrEqual(7);
});

test.each(commands)('%s: npx tafelrunde %s works', async (file, line) => {
  const cwd = folders[file];
  const { code, stdout } = await run(wordsOf(line), cwd === undefined ? {} : { cwd });
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

test.each(systems.map(({ title }) => [title.de]))('the README tells of %s', (title) => {
  expect(readme).toContain(`| **${title}** |`);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from './support/run.ts';

const root = join(import.meta.dirname, '../../..');
const SOURCE = 'examples/zwoelfer/src/index.ts';
const guide = readFileSync(join(root, 'docs/adding-a-system.md'), 'utf8');

/** The lines that say something. */
const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line.trim() !== '');

test('the blocks of the guide are the whole example, in its order', () => {
  const blocks = [...guide.matchAll(/<!-- source: (\S+) -->\n```ts\n([\s\S]*?)```/g)];
  const own = blocks.filter(([, file]) => file === SOURCE).flatMap(([, , code = '']) => linesOf(code));
  expect(own).toEqual(linesOf(readFileSync(join(root, SOURCE), 'utf8')));
});

const commands = [...guide.matchAll(/```sh\nnpm run cli -- (.+)\n```\n\n```text\n([\s\S]*?)```/g)].map(
  ([, line = '', printed = '']) => [line, linesOf(printed)] as const,
);

test('the guide plays the example in three ways', () => {
  expect(commands.map(([line]) => line.split(' ')[0])).toEqual(['odds', 'roll', 'simulate']);
});

test.each(commands)('npm run cli -- %s', async (line, printed) => {
  const words = [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
  const { code, stdout, stderr } = await run(words, { cwd: root });
  expect({ code, stderr }).toMatchObject({ code: 0 });
  for (const one of printed) expect(stdout).toContain(one);
});

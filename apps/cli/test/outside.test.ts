import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from './support/folder.ts';
import { json, refusal, text } from './support/run.ts';

const example = join(import.meta.dirname, '../../..', 'docs/examples/coin-toss.js');
const cwd = temporaryFolder();
const call = ['coin-toss/toss', '--input', '{"coins":3,"wanted":2}'];

/** A module in the folder of the test. */
function file(name: string, source: string): string {
  writeFileSync(join(cwd, name), source);
  return name;
}

test('without being named it is unknown', async () => {
  expect(await refusal(['odds', ...call])).toMatchObject({ code: 'unknown-action' });
});

test('what is no system is told and costs nothing', async () => {
  const broken = (source: string) => refusal(['systems', '--system', file('broken.mjs', source)], { cwd });
  expect(await refusal(['odds', ...call, '--system', 'missing.js'], { cwd })).toMatchObject({
    code: 'file-unreadable',
    at: 'system',
  });
  expect(await broken('export const system = 1;')).toMatchObject({ code: 'not-a-system', at: 'system' });
  expect(await refusal(['systems', '--system', file('a.mjs', 'export default {')], { cwd })).toMatchObject({
    code: 'system-not-loaded',
  });
  expect(
    await refusal(['systems', '--system', file('b.mjs', 'export default { id: "x", catalogue: [] };')], {
      cwd,
    }),
  ).toMatchObject({ code: 'not-a-system', message: expect.stringContaining('actions') });
  const twin = `import { system as one } from ${JSON.stringify(example)}; export const system = { ...one, id: 'd6pool', actions: [] };`;
  expect(await refusal(['systems', '--system', file('c.mjs', twin)], { cwd })).toMatchObject({
    code: 'system-id-taken',
  });
});

test('a system of the host is rolled, calculated, listed and read like any other', async () => {
  const named = ['--system', 'coin-toss.js'];
  const where = { cwd: dirname(example) };
  // Two heads of three at once: 4/8. One head (3/8), and luck: half of that.
  expect(await json(['odds', ...call, ...named], where)).toMatchObject({
    exact: true,
    chances: { success: { fraction: '11/16' } },
  });
  const faces = ['--faces', '2,1,1,2', '--answers', '["yes"]'];
  expect(await json(['roll', ...call, ...faces, ...named], where)).toMatchObject({
    outcome: { shown: 2, isSuccess: true },
  });
  expect(await text(['rules', 'CT-LUCK-01', ...named], where)).toContain('Fehlt ein einziger Kopf');
  expect(await text(['actions', 'coin-toss', ...named], where)).toContain('Münzwurf');
  expect((await json(['systems', ...named], where)).at(-1)).toMatchObject({ id: 'coin-toss', actions: 1 });
});

test('the environment names systems for every command', async () => {
  const env = { TAFELRUNDE_SYSTEMS: ` ${example} ` };
  expect(await json(['odds', ...call], { env })).toMatchObject({ chances: { success: { p: 0.6875 } } });
  expect(await refusal(['systems'], { env: { TAFELRUNDE_SYSTEMS: 'nowhere.js' }, cwd })).toMatchObject({
    at: 'TAFELRUNDE_SYSTEMS',
  });
});

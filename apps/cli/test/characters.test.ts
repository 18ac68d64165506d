import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from './support/folder.ts';
import { json, refusal, text } from './support/run.ts';

const cwd = temporaryFolder();

beforeAll(async () => {
  for (const [file, name] of [
    ['mira.json', 'Mira'],
    ['karl.json', 'Karl'],
  ])
    await json(
      [
        'character',
        'create',
        `${file}`,
        '--system',
        'd6pool',
        '--policy',
        'first',
        '--input',
        JSON.stringify({ name, template: 'reporter' }),
      ],
      { cwd },
    );
});

const BLOW = ['d6pool/melee-attack', '--character', 'mira.json', '--character', 'karl.json'];

test('two characters from files: the first acts, the second is an enemy, the rest is as the table offers it', async () => {
  const { input } = await json(['odds', ...BLOW], { cwd });
  expect(input).toMatchObject({ attacker: 'mira', target: 'karl', weapon: 'unarmed' });
  const sides = input.scene.figures.map(({ id, side }: { id: string; side: string }) => [id, side]);
  expect(sides).toEqual([
    ['mira', 'players'],
    ['karl', 'enemies'],
  ]);
  const other = await json(['odds', ...BLOW, '--as', 'karl', '--against', 'mira'], { cwd });
  expect(other.input).toMatchObject({ attacker: 'karl', target: 'mira' });
});

test('what the input says stays; the answer holds what the character completed', async () => {
  const aimed = await json(
    [
      'odds',
      'd6pool/attempt',
      '--character',
      'mira.json',
      '--input',
      '{"attribute":"charisma","difficulty":1}',
    ],
    { cwd },
  );
  expect(aimed.input).toMatchObject({ figure: 'mira', attribute: 'charisma', difficulty: 1 });
});

test('the same file twice is two figures; somebody who is not there is named with those who are', async () => {
  const twice = await json(
    ['odds', 'd6pool/melee-attack', '--character', 'mira.json', '--character', 'mira.json'],
    { cwd },
  );
  expect(twice.input).toMatchObject({ attacker: 'mira', target: 'mira-2' });
  const error = await refusal(['odds', ...BLOW, '--against', 'ork'], { cwd });
  expect(error).toMatchObject({ code: 'not-one-of', at: 'against' });
  expect(error.message).toContain('mira, karl');
});

test('roll and advise take them too, by name', async () => {
  const rolled = await text(['roll', ...BLOW, '--seed', '1', '--policy', 'first'], { cwd });
  expect(rolled).toMatch(/Mira|Karl/);
  expect(await json(['advise', ...BLOW, '--goal', '{"chance":"hit"}'], { cwd })).toBeInstanceOf(Array);
  expect(await refusal(['odds', ...BLOW.slice(0, 1), '--character', 'nobody.json'], { cwd })).toMatchObject({
    code: 'file-unreadable',
    at: 'character',
  });
});

test('files stay as they are', async () => {
  const before = readFileSync(join(cwd, 'mira.json'), 'utf8');
  await text(['roll', ...BLOW, '--seed', '2', '--policy', 'first'], { cwd });
  expect(readFileSync(join(cwd, 'mira.json'), 'utf8')).toBe(before);
});

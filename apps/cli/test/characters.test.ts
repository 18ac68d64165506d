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

test('whoever is against may come from a file: the example of the README', async () => {
  const { input, chances } = await json(
    ['odds', 'd6pool/melee-attack', '--character', 'mira.json', '--against', 'karl.json'],
    { cwd },
  );
  expect(input).toMatchObject({ attacker: 'mira', target: 'karl' });
  const sides = input.scene.figures.map(({ id, side }: { id: string; side: string }) => [id, side]);
  expect(sides).toContainEqual(['karl', 'enemies']);
  expect(chances.hit.p).toBeGreaterThan(0);
  expect(
    await refusal(['odds', 'd6pool/melee-attack', '--character', 'mira.json', '--against', 'no.json'], {
      cwd,
    }),
  ).toMatchObject({ code: 'file-unreadable', at: 'against' });
});

test('input takes the words that are printed, in both languages; a figure is called by its name', async () => {
  const climbing = (input: object) =>
    json(['odds', 'd6pool/attempt', '--character', 'mira.json', '--input', JSON.stringify(input)], { cwd });
  const ids = await climbing({ figure: 'mira', attribute: 'charisma', skill: 'persuasion' });
  const german = await climbing({ figure: 'Mira', attribute: 'Charisma', skill: 'Überreden' });
  const english = await climbing({ figure: 'mira', attribute: 'charisma', skill: 'Persuasion' });
  expect(german.input).toMatchObject({ figure: 'mira', attribute: 'charisma', skill: 'persuasion' });
  expect(german.chances).toEqual(ids.chances);
  expect(english.chances).toEqual(ids.chances);

  const plain = (input: object) => json(['odds', 'probenwuerfel/check', '--input', JSON.stringify(input)]);
  const usual = await plain({ attribute: 8, skill: 8, difficulty: 9 });
  // PW-DIF-01: normal is 9, and what nobody says is normal; schwierig is 11.
  expect((await plain({ attribute: 'W8', skill: 'd8' })).chances).toEqual(usual.chances);
  expect((await plain({ attribute: 8, skill: 8, difficulty: 'normal' })).chances).toEqual(usual.chances);
  expect((await plain({ attribute: 8, skill: 8, difficulty: 'schwierig' })).chances).toEqual(
    (await plain({ attribute: 8, skill: 8, difficulty: 11 })).chances,
  );
  expect(
    await refusal(['odds', 'probenwuerfel/check', '--input', '{"attribute":"W7x","skill":8}']),
  ).toMatchObject({ code: 'not-one-of', at: 'attribute' });
});

test('a word for two values is refused, and both are named', async () => {
  const scene = {
    figures: [
      { id: 'a', name: 'Wache' },
      { id: 'b', name: 'Wache' },
    ],
  };
  const input = JSON.stringify({ scene, figure: 'Wache', attribute: 'charisma' });
  expect(await refusal(['odds', 'd6pool/attempt', '--input', input])).toMatchObject({
    code: 'ambiguous-word',
    at: 'figure',
    message: '„Wache“ kann mehreres heißen: a, b.',
  });
});

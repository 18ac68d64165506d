import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from './support/folder.ts';
import { json, refusal, run, text } from './support/run.ts';

const scenarios = join(import.meta.dirname, '../../../docs/scenarios');
const duel = join(scenarios, 'grundregelwerk-duel.json');
const cwd = temporaryFolder();
/** Nobody presses Ctrl+C. */
const world = { cwd, untilStopped: () => new Promise<void>(() => {}) };

describe('tafelrunde simulate', () => {
  test('prints what the contract promises', async () => {
    const result = await json(['simulate', duel, '--fights', '500', '--seed', '1'], world);
    expect(result).toMatchObject({ fights: 500, seconds: expect.any(Number), seed: 1 });
    const { Heldin, Gegner } = result.wins;
    expect(Heldin.low).toBeLessThan(Heldin.p);
    expect(Heldin.high).toBeGreaterThan(Heldin.p);
    expect(Heldin.p + Gegner.p + result.draws.p).toBeCloseTo(1);
    const rounds: number[] = Object.values(result.rounds);
    expect(rounds.reduce((sum, count) => sum + count, 0)).toBe(500);
    expect(result.losses.warrior).toMatchObject({ side: 'Heldin', left: { most: 5 } });
    const again = await json(['simulate', duel, '--fights', '500', '--seed', '1'], world);
    expect({ ...again, seconds: 0 }).toEqual({ ...result, seconds: 0 });
  });

  test.each(readdirSync(scenarios).filter((file) => file.endsWith('.json')))(
    'the example %s is fought',
    async (file) => {
      const told = await text(['simulate', join(scenarios, file), '--fights', '5', '--seed', '2'], world);
      expect(told).toContain('Siege');
      expect(told).toContain('Verluste');
    },
  );

  describe('figures from character files', () => {
    const brida = JSON.parse(readFileSync(join(scenarios, 'characters/brida.json'), 'utf8'));
    const write = (file: string, content: unknown) =>
      writeFileSync(join(cwd, file), typeof content === 'string' ? content : JSON.stringify(content));
    const against = (...figures: object[]) => ({
      system: 'grundregelwerk',
      sides: [
        { name: 'A', figures },
        { name: 'B', figures: [{ template: 'elite' }] },
      ],
    });
    const losses = async (file: string) =>
      (await json(['simulate', file, '--fights', '50', '--seed', '3'], world)).losses;
    mkdirSync(join(cwd, 'fights'));

    test('beside the scenario, wherever that is, or in it: the same fights', async () => {
      write('fights/brida.json', brida);
      write('fights/file.json', against({ file: 'brida.json' }));
      write('inline.json', against({ character: brida.character }));
      const fromFile = await losses('fights/file.json');
      expect(fromFile.brida).toMatchObject({ name: 'Brida', side: 'A', left: { most: 5 } });
      expect(await losses('inline.json')).toEqual(fromFile);
    });

    test('named and counted like all others', async () => {
      write('twins.json', against({ file: join(cwd, 'fights/brida.json'), name: 'Zwilling', count: 2 }));
      write('fights/brida.json', brida);
      expect(Object.keys(await losses('twins.json'))).toEqual(['brida', 'brida-2', 'elite']);
    });

    test.each([
      ['a missing file', { file: 'nobody.json' }, 'file-unreadable', 'sides.0.figures.1.file'],
      ['no path', { file: 3 }, 'wrong-type', 'sides.0.figures.1.file'],
      [
        'a file and a template',
        { file: 'x.json', template: 'mage' },
        'template-or-character',
        'sides.0.figures.1',
      ],
      ['no character file', { file: 'list.json' }, 'not-a-character-file', 'sides.0.figures.1.file'],
      ['no JSON', { file: 'text.json' }, 'file-not-json', 'sides.0.figures.1.file'],
      ['another version', { file: 'new.json' }, 'unsupported-version', 'sides.0.figures.1.file'],
      ['another system', { file: 'other.json' }, 'character-of-other-system', 'sides.0.figures.1.file'],
      ['a broken character', { file: 'broken.json' }, 'too-small', 'sides.0.figures.1.character.hearts'],
    ])('%s is refused by its field', async (_, figure, code, at) => {
      write('list.json', []);
      write('text.json', 'no json');
      write('new.json', { ...brida, version: 2 });
      write('other.json', { ...brida, system: 'd6pool' });
      write('broken.json', { ...brida, character: { ...brida.character, hearts: -1 } });
      write('scenario.json', against({ template: 'warrior' }, figure));
      expect(await refusal(['simulate', 'scenario.json'], world)).toMatchObject({ code, at });
    });
  });

  test('tells one fight step by step, in both languages', async () => {
    const args = ['simulate', duel, '--seed', '1', '--replay', '17'];
    expect(await text(args, world)).toMatch(/^Kampf 17: .*\n\n {2}GW-ARM-01/);
    expect(await text([...args, '--locale', 'en'], world)).toMatch(/^Fight 17: .*\n\n {2}GW-ARM-01/);
    const { outcome, trace } = await json(args, world);
    expect(['Heldin', 'Gegner']).toContain(outcome.winner);
    expect(trace.some(({ dice }: { dice?: object }) => dice !== undefined)).toBe(true);
  });

  test('Ctrl+C ends it with what has been fought so far', async () => {
    const stopped = { ...world, untilStopped: async () => {} };
    const args = ['simulate', duel, '--fights', '100000', '--seed', '1', '--threads', '1'];
    const { fights, rounds } = await json(args, stopped);
    expect(fights).toBeGreaterThan(0);
    expect(fights).toBeLessThan(100_000);
    expect(Object.keys(rounds).length).toBeGreaterThan(0);
    expect(await text(args, stopped)).toContain('Abgebrochen');
  });

  test('shows on a terminal how far it is', async () => {
    const { stderr } = await run(['simulate', duel, '--fights', '40', '--seed', '1'], {
      ...world,
      tty: true,
    });
    expect(stderr).toContain('40 von 40 Kämpfen');
  });

  test.each([
    ['no-such-file.json', undefined, 'file-unreadable', 'file'],
    ['text.json', 'no json', 'file-not-json', 'file'],
    ['list.json', '[]', 'not-an-object', 'scenario'],
    ['nameless.json', '{}', 'missing-field', 'system'],
    ['other.json', '{"system":"chess"}', 'unknown-system', 'system'],
    ['sides.json', '{"system":"grundregelwerk","sides":[]}', 'too-few', 'sides'],
    ['field.json', '{"system":"grundregelwerk","damage":1,"sides":[]}', 'unknown-field', 'damage'],
  ])('%s is refused by its field', async (file, content, code, at) => {
    if (content !== undefined) writeFileSync(join(cwd, file), content);
    expect(await refusal(['simulate', file], world)).toMatchObject({ code, at });
  });

  test.each([
    ['--fights', '0'],
    ['--threads', '1000'],
    ['--seed', '-1'],
    ['--replay', 'x'],
  ])('%s %s is refused', async (option, value) => {
    expect(await refusal(['simulate', duel, `${option}=${value}`], world)).toMatchObject({
      code: 'not-in-range',
      at: option.slice(2),
    });
  });
});

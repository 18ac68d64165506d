import { readdirSync, writeFileSync } from 'node:fs';
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

  test.each(readdirSync(scenarios))('the example %s is fought', async (file) => {
    const told = await text(['simulate', join(scenarios, file), '--fights', '5', '--seed', '2'], world);
    expect(told).toContain('Siege');
    expect(told).toContain('Verluste');
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

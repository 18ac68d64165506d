import { expect, test } from 'vitest';
import type { AnyJob } from '../../src/engine/answer.ts';
import { AT_ONCE, QUICK } from '../../src/engine/effort.ts';
import { practise } from '../../src/engine/practise.ts';

const job = (effort = AT_ONCE, action = 'd6pool/challenge'): AnyJob => ({
  kind: 'odds',
  check: { system: 'd6pool', action, input: {}, house: {}, scene: null },
  effort,
});

/** Every run takes so long; after so many of them somebody asks for something else. */
async function runsOf(
  job: AnyJob,
  each: number,
  overtaken = Number.POSITIVE_INFINITY,
  practised = new Map<string, number>(),
): Promise<number> {
  let [runs, now] = [0, 0];
  await practise(job, {
    again: async () => {
      runs += 1;
      now += each;
    },
    isWanted: () => runs < overtaken,
    now: () => now,
    pause: async (ms) => {
      now += ms;
    },
    practised,
  });
  return runs;
}

const enough = (AT_ONCE.practiceMs ?? 0) / 20;

test('a job is done again until its practice is over', async () => {
  expect(await runsOf(job(), 20)).toBe(enough);
  expect(await runsOf(job(QUICK), 20)).toBe(0);
  expect(await runsOf({ kind: 'notation', text: '3W6' }, 20)).toBe(0);
});

test('an action is practised once, however often it is asked for', async () => {
  const practised = new Map<string, number>();
  expect(await runsOf(job(), 20, 3, practised)).toBe(3);
  expect(await runsOf(job(), 20, undefined, practised)).toBe(enough - 3);
  expect(await runsOf(job(), 20, undefined, practised)).toBe(0);
  expect(await runsOf(job(AT_ONCE, 'd6pool/attempt'), 20, undefined, practised)).toBe(enough);
});

test('whoever asks for something else is not kept waiting', async () => {
  expect(await runsOf(job(), 20, 0)).toBe(0);
  expect(await runsOf(job(), 20, 3)).toBe(3);
  const practised = new Map<string, number>();
  // What takes so long is practised by one run at a time.
  expect(await runsOf(job(), 200, undefined, practised)).toBe(1);
  expect(await runsOf(job(), 200, undefined, practised)).toBe(1);
  expect(await runsOf(job(), 200, undefined, practised)).toBe(0);
});

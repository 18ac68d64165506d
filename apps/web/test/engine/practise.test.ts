import { expect, test } from 'vitest';
import type { AnyJob } from '../../src/engine/answer.ts';
import { type Effort, QUICK } from '../../src/engine/effort.ts';
import { type Practised, practise } from '../../src/engine/practise.ts';

const jobOf = (effort: Effort, action: string): AnyJob => ({
  kind: 'odds',
  check: { system: 'd6pool', action, input: {}, house: {}, scene: null },
  effort,
});

/** Every run takes so long; after so many of them somebody asks for something else. */
async function runsOf(
  job: AnyJob,
  each: number,
  overtaken = Number.POSITIVE_INFINITY,
  practised = new Map<string, Practised>(),
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

const effort = { ...QUICK, practice: { times: 10, ms: 500 } };
const job = (action = 'd6pool/challenge'): AnyJob => jobOf(effort, action);

test('a job is done again until its practice is over: so many times, or so long', async () => {
  expect(await runsOf(job(), 20)).toBe(10);
  expect(await runsOf(job(), 100)).toBe(5);
  expect(await runsOf(jobOf(QUICK, 'd6pool/challenge'), 20)).toBe(0);
  expect(await runsOf({ kind: 'notation', text: '3W6' }, 20)).toBe(0);
});

test('an action is practised once, however often it is asked for', async () => {
  const practised = new Map<string, Practised>();
  expect(await runsOf(job(), 20, 3, practised)).toBe(3);
  expect(await runsOf(job(), 20, undefined, practised)).toBe(7);
  expect(await runsOf(job(), 20, undefined, practised)).toBe(0);
  expect(await runsOf(job('d6pool/attempt'), 20, undefined, practised)).toBe(10);
});

test('whoever asks for something else is not kept waiting', async () => {
  expect(await runsOf(job(), 20, 0)).toBe(0);
  expect(await runsOf(job(), 20, 3)).toBe(3);
  const practised = new Map<string, Practised>();
  // What takes so long is practised by one run at a time.
  expect(await runsOf(job(), 300, undefined, practised)).toBe(1);
  expect(await runsOf(job(), 300, undefined, practised)).toBe(1);
  expect(await runsOf(job(), 300, undefined, practised)).toBe(0);
});

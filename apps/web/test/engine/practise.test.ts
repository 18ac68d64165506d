import { expect, test } from 'vitest';
import type { AnyJob } from '../../src/engine/answer.ts';
import { AT_ONCE, QUICK } from '../../src/engine/effort.ts';
import { practise } from '../../src/engine/practise.ts';

const job = (effort = AT_ONCE): AnyJob => ({
  kind: 'odds',
  check: { system: 'd6pool', action: 'd6pool/challenge', input: {}, house: {}, scene: null },
  effort,
});

/** Every run takes so long; after so many of them somebody asks for something else. */
async function runsOf(
  practised: AnyJob,
  each: number,
  overtaken = Number.POSITIVE_INFINITY,
): Promise<number> {
  let [runs, now] = [0, 0];
  await practise(practised, {
    again: async () => {
      runs += 1;
      now += each;
    },
    isWanted: () => runs < overtaken,
    now: () => now,
    pause: async () => {},
  });
  return runs;
}

test('a job is done again until its practice is over', async () => {
  expect(await runsOf(job(), 20)).toBe((AT_ONCE.practiceMs ?? 0) / 20);
  expect(await runsOf(job(QUICK), 20)).toBe(0);
  expect(await runsOf({ kind: 'notation', text: '3W6' }, 20)).toBe(0);
});

test('whoever asks for something else is not kept waiting', async () => {
  expect(await runsOf(job(), 20, 3)).toBe(3);
  expect(await runsOf(job(), 200)).toBe(1);
});

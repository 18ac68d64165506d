import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { oneByOne } from '../../src/rooms/one-by-one.ts';

/** Keeps the thread busy, as a page of a long log does. */
function busyFor(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test('one after the other, each with its own answer; a failure is told and stops nobody', async () => {
  const order: string[] = [];
  const job = (name: string) => async () => {
    order.push(`${name} begins`);
    await setTimeout(2);
    order.push(`${name} ends`);
    return name;
  };
  const failing = () => Promise.reject(new Error('no'));
  const all = await Promise.allSettled([oneByOne(job('a')), oneByOne(failing), oneByOne(job('b'))]);
  expect(all.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual(['a', 'failed', 'b']);
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('after work of 4 ms those who play have twice as long to themselves; the answer does not wait for that', async () => {
  const ended: number[] = [];
  const begun: number[] = [];
  const job = () => {
    begun.push(performance.now());
    busyFor(4);
  };
  const answered = [oneByOne(job), oneByOne(job), oneByOne(job)].map((one) =>
    one.then(() => void ended.push(performance.now())),
  );
  await Promise.all(answered);
  for (const i of [0, 1]) {
    expect((ended[i] ?? 0) - (begun[i] ?? 0)).toBeLessThan((begun[i + 1] ?? 0) - (begun[i] ?? 0));
    // 4 ms of work and 8 ms of rest; a timer may be early by one.
    expect((begun[i + 1] ?? 0) - (begun[i] ?? 0)).toBeGreaterThanOrEqual(11);
  }
});

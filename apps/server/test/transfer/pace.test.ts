import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { Pace } from '../../src/transfer/pace.ts';
import { readShared } from '../../src/transfer/shared-body.ts';

test('the first bytes come at once, the rest no faster than the pace, whoever sends them', () => {
  let now = 0;
  const pace = new Pace(1_000, 500, () => now);
  expect(pace.count(500)).toBe(0);
  expect(pace.count(100)).toBe(100);
  expect(pace.count(100)).toBe(200);
  now = 200;
  expect(pace.count(0)).toBe(0);
  // A long silence earns no more than the first bytes.
  now = 100_000;
  expect(pace.count(600)).toBe(100);
});

test('a body waits as long as the pace says, and arrives whole', async () => {
  let isPaused = false;
  let pauses = 0;
  const body = Readable.from(Array.from({ length: 20 }, (_, i) => Buffer.alloc(1_000, i)));
  body.on('pause', () => {
    isPaused = true;
    pauses += 1;
  });
  body.on('resume', () => {
    isPaused = false;
  });
  body.on('data', () => expect(isPaused).toBe(false));
  const read = await readShared(body, 20_000, 20_000, new Pace(1_000_000, 1_000));
  expect(read).toHaveLength(20_000);
  expect(pauses).toBeGreaterThan(0);
});

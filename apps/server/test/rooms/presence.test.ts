import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Presence } from '../../src/rooms/presence.ts';

let presence: Presence;
let told: (readonly string[])[];
beforeEach(() => {
  vi.useFakeTimers();
  presence = new Presence();
  told = [];
  presence.enter('t', 'gm', (seats) => told.push(seats));
});
afterEach(() => void vi.useRealTimers());

const come = () => presence.enter('t', 'mira', () => undefined);

test('who says goodbye is gone at once', () => {
  come().leave();
  expect(told).toEqual([['gm', 'mira'], ['gm']]);
});

test('whose connection is cut is expected back, and nobody hears of it', () => {
  come().leave(true);
  expect(presence.count('t'), 'it takes no place meanwhile').toBe(1);
  vi.advanceTimersByTime(2_000);
  expect(come().seats).toEqual(['gm', 'mira']);
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([['gm', 'mira']]);
});

test('who does not come back is gone after a while', () => {
  come().leave(true);
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([['gm', 'mira'], ['gm']]);
});

test('a seat is there until its last device has left', () => {
  const [phone, laptop] = [come(), come()];
  phone.leave();
  laptop.leave(true);
  expect(told).toEqual([['gm', 'mira']]);
  come().leave();
  expect(told).toEqual([['gm', 'mira'], ['gm']]);
});

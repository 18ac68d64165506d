import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeatEvening } from '../src/evening.ts';
import { Latency } from '../src/latency.ts';
import { Line } from '../src/line.ts';
import { Party } from '../src/party.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('whoever is away when the evening is over does not try to come back for ever', async () => {
  const latency = new Latency();
  const [seat] = new Party('t', [{ seat: 'gm', token: '' }], latency).seats;
  if (seat === undefined) throw new Error('nobody there');
  const line = new Line(latency);
  let tries = 0;
  const reopen = async () => {
    tries += 1;
    throw new Error('the relay is gone');
  };
  const evening = { deeds: [], cuts: [{ at: 0, away: 1, seat }] };
  const repeated = repeatEvening(new Map([[seat, line]]), reopen, evening, latency, () => undefined);
  await vi.advanceTimersByTimeAsync(1_000);
  await repeated;
  expect(tries).toBeGreaterThan(1);
  line.end();
  const before = tries;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(tries).toBe(before);
  expect(vi.getTimerCount()).toBe(0);
});

import { expect, test } from 'vitest';
import { SECONDS_BETWEEN_PINGS } from '../../src/limits.ts';
import { Heartbeats, pulseOf } from '../../src/rooms/heartbeats.ts';

/** A connection that counts its pings. */
function patient() {
  const seen = { pings: 0, dropped: false };
  const pulse = {
    ping: () => {
      seen.pings += 1;
    },
    drop: () => {
      seen.dropped = true;
    },
  };
  return { seen, pulse };
}

function round(heartbeats: Heartbeats): void {
  for (let i = 0; i < SECONDS_BETWEEN_PINGS; i += 1) heartbeats.beat();
}

test('who answers is pinged once a round and stays; who does not is dropped in the next one', () => {
  const heartbeats = new Heartbeats();
  const [alive, dead] = [patient(), patient()];
  const life = heartbeats.watch(alive.pulse);
  heartbeats.watch(dead.pulse);
  round(heartbeats);
  expect([alive.seen, dead.seen]).toEqual([
    { pings: 1, dropped: false },
    { pings: 1, dropped: false },
  ]);
  life.isAlive();
  round(heartbeats);
  expect([alive.seen, dead.seen]).toEqual([
    { pings: 2, dropped: false },
    { pings: 1, dropped: true },
  ]);
});

test('thousands are spread over the seconds of a round', () => {
  const heartbeats = new Heartbeats();
  const all = Array.from({ length: 30 * SECONDS_BETWEEN_PINGS }, patient);
  for (const { pulse } of all) heartbeats.watch(pulse);
  heartbeats.beat();
  expect(all.filter(({ seen }) => seen.pings === 1)).toHaveLength(30);
});

test('who left is not asked any more', () => {
  const heartbeats = new Heartbeats();
  const { seen, pulse } = patient();
  heartbeats.watch(pulse).stop();
  round(heartbeats);
  expect(seen).toEqual({ pings: 0, dropped: false });
});

test('who answers pings and never says hello is shown out in the second round', () => {
  const heartbeats = new Heartbeats();
  const seen = { pings: 0, ended: false };
  const socket = {
    ping: () => {
      seen.pings += 1;
    },
    terminate: () => {
      seen.ended = true;
    },
  };
  let isSeated = false;
  const { isAlive } = heartbeats.watch(pulseOf(socket, () => isSeated));
  round(heartbeats);
  isAlive();
  expect(seen).toEqual({ pings: 1, ended: false });
  isSeated = true;
  round(heartbeats);
  isAlive();
  expect(seen).toEqual({ pings: 2, ended: false });
  isSeated = false;
  round(heartbeats);
  expect(seen).toEqual({ pings: 2, ended: true });
});

import { expect, test } from 'vitest';
import { BEATS_PER_SECOND, SECONDS_BETWEEN_LOOKS } from '../../src/limits.ts';
import { Heartbeats } from '../../src/rooms/heartbeats.ts';

/** A connection that counts its pings. */
function patient() {
  const seen = { pings: 0, dropped: false };
  const pulse = {
    isSeated: () => true,
    ping: () => {
      seen.pings += 1;
    },
    drop: () => {
      seen.dropped = true;
    },
  };
  return { seen, pulse };
}

const BEATS = SECONDS_BETWEEN_LOOKS * BEATS_PER_SECOND;

function round(heartbeats: Heartbeats): void {
  for (let i = 0; i < BEATS; i += 1) heartbeats.beat();
}

test('who is silent for a round is pinged; who does not answer is dropped in the next one', () => {
  const heartbeats = new Heartbeats();
  const [alive, dead] = [patient(), patient()];
  const life = heartbeats.watch(alive.pulse);
  heartbeats.watch(dead.pulse);
  round(heartbeats);
  round(heartbeats);
  expect([alive.seen, dead.seen]).toEqual([
    { pings: 1, dropped: false },
    { pings: 1, dropped: false },
  ]);
  life.isAlive();
  round(heartbeats);
  expect([alive.seen, dead.seen]).toEqual([
    { pings: 1, dropped: false },
    { pings: 1, dropped: true },
  ]);
});

test('who speaks by itself is never pinged', () => {
  const heartbeats = new Heartbeats();
  const { seen, pulse } = patient();
  const { isAlive } = heartbeats.watch(pulse);
  for (let i = 0; i < 5; i += 1) {
    round(heartbeats);
    isAlive();
  }
  expect(seen).toEqual({ pings: 0, dropped: false });
});

test('thousands are spread over the beats of a round: of 5,000 silent ones twelve or thirteen are asked at once', () => {
  const heartbeats = new Heartbeats();
  const all = Array.from({ length: 5_000 }, patient);
  for (const { pulse } of all) heartbeats.watch(pulse);
  round(heartbeats);
  heartbeats.beat();
  // 5,000 / (20 s × 20 beats) = 12.5
  expect(all.filter(({ seen }) => seen.pings === 1)).toHaveLength(13);
});

test('who left is not asked any more', () => {
  const heartbeats = new Heartbeats();
  const { seen, pulse } = patient();
  heartbeats.watch(pulse).stop();
  round(heartbeats);
  round(heartbeats);
  expect(seen).toEqual({ pings: 0, dropped: false });
});

test('who talks and never says hello is shown out in the second round', () => {
  const heartbeats = new Heartbeats();
  const { seen, pulse } = patient();
  let isSeated = false;
  const { isAlive } = heartbeats.watch({ ...pulse, isSeated: () => isSeated });
  const talk = () => {
    isAlive();
    round(heartbeats);
  };
  talk();
  isSeated = true;
  talk();
  talk();
  expect(seen.dropped).toBe(false);
  isSeated = false;
  talk();
  expect(seen.dropped).toBe(false);
  talk();
  expect(seen.dropped).toBe(true);
});

import { expect, test } from 'vitest';
import { householdOf } from '../src/household.ts';
import { Counters } from '../src/rate-limit.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('whoever has many addresses is one household: %s', (ip, household) => {
  expect(householdOf({ ip })).toBe(household);
});

test('requests are counted by a clock that nobody sets', () => {
  let now = 1_000;
  const counters = new Counters(undefined, () => now);
  const count = (key: string, window?: number) => {
    let result = { current: 0, ttl: 0 };
    counters.incr(
      key,
      (_, counted) => {
        result = counted ?? result;
      },
      window,
    );
    return result;
  };
  const { now: wallClock } = Date;
  try {
    expect(count('a')).toEqual({ current: 1, ttl: 60_000 });
    // The clock of the machine jumps by days, back and forth: nothing is forgotten and nobody is locked out.
    for (const days of [-2, 2]) {
      Date.now = () => wallClock() + days * 86_400_000;
      now += 10_000;
      count('a');
    }
    expect(count('a')).toEqual({ current: 4, ttl: 40_000 });
    expect(count('b').current).toBe(1);
    now += 40_000;
    expect(count('a').current).toBe(1);
  } finally {
    Date.now = wallClock;
  }
});

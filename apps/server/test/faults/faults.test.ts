import { afterAll, beforeAll, expect, test } from 'vitest';
import { faults } from './faults.ts';
import { bundlePrograms, type Programs } from './programs.ts';

let programs: Programs;
beforeAll(async () => {
  programs = await bundlePrograms();
});
afterAll(() => programs.remove());

// `npm run faults` does the same a hundred times. Both wait for most of their time, so they go on at once.
test.concurrent.each([
  { store: 'sqlite', rounds: 6 },
  { store: 'postgresql', rounds: 5 },
] as const)(
  '$store: $rounds kills and many cut connections under load lose, double and bend nothing',
  async ({ store, rounds }) => {
    const {
      acknowledged,
      cuts,
      snapshots: _,
      troubles,
      comebacks,
      events,
      ...wrong
    } = await faults({
      programs,
      store,
      rounds,
      lookEvery: 3,
    });
    expect(wrong).toEqual({ lost: [], doubled: [], invented: [], diverged: [], problems: [] });
    expect(acknowledged, 'there was load').toBeGreaterThan(rounds * 10);
    expect(events).toBeGreaterThan(acknowledged);
    expect(comebacks, 'every kill was survived').toBeGreaterThan(rounds);
    expect(cuts).toBeGreaterThan(rounds);
    expect(troubles.clock).toBe(rounds);
    if (store === 'postgresql' && process.env['DATABASE_URL'] === undefined)
      expect(troubles.database).toBeGreaterThan(0);
  },
  240_000,
);

import { Worker } from 'node:worker_threads';
import { type Hand, runFights, type Scenario, type Tally } from '@tafelrunde/arena';
import { outsideSystems } from '@tafelrunde/registry';
import type { System } from '@tafelrunde/system';
import type { FightThread } from './fight-worker.ts';

/** Fights in this thread, a breath between two ranges: signals want to be heard. */
export const ownHand = (system: System, scenario: Scenario): Hand => ({
  fight: (range) =>
    new Promise((resolve, reject) => {
      setImmediate(() => {
        try {
          resolve(runFights(system, scenario, range));
        } catch (thrown) {
          reject(thrown);
        }
      });
    }),
  leave: async () => {},
});

/** A thread of its own. */
export function threadHand(file: string, scenario: Scenario): Hand {
  const workerData: FightThread = { scenario, outside: outsideSystems().map(({ address }) => address) };
  const worker = new Worker(file, { workerData, execArgv: [] });
  // Ours to count: a failure is told to whoever waits for the range.
  const failed = new Promise<never>((_, reject) => worker.once('error', reject));
  failed.catch(() => {});
  return {
    fight(range) {
      const counted = new Promise<Tally>((resolve) => worker.once('message', resolve));
      worker.postMessage(range);
      return Promise.race([counted, failed]);
    },
    leave: async () => void (await worker.terminate()),
  };
}

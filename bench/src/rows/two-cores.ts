import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Scenario } from '@tafelrunde/arena';
import { summarise } from '../measure.ts';
import type { Row } from '../row.ts';
import { duel } from './arena.ts';

const WORKER = join(import.meta.dirname, 'fight-worker.js');
const SEED = 2026;
const FIGHTS = 20_000;
const ROUNDS = 15;
const GOAL = 1.8;

export const TWO_CORES = 'arena: Grundregelwerk duels on two cores';

/** The same fights by one thread and by two, by turns. By the clock on the wall: two threads use as much processor time. */
export async function twoCoresRow(): Promise<Row> {
  const threads = [threadFor(duel), threadFor(duel)];
  const [first] = threads;
  let next = 1;
  const fight = async (crew: typeof threads): Promise<number> => {
    const each = FIGHTS / crew.length;
    const start = performance.now();
    await Promise.all(crew.map((thread, i) => thread.fight(next + i * each, next + (i + 1) * each)));
    next += FIGHTS;
    return (performance.now() - start) / FIGHTS;
  };
  const alone = first === undefined ? [] : [first];
  // Both have to be warm before the first round counts.
  await fight(threads);
  await fight(threads);
  const times: { one: number; two: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    times.push({ one: await fight(alone), two: await fight(threads) });
  }
  await Promise.all(threads.map((thread) => thread.leave()));
  const [one, two] = [summarise(times.map((time) => time.one)), summarise(times.map((time) => time.two))];
  const ratio = summarise(times.map((time) => time.one / time.two)).seconds;
  return {
    name: TWO_CORES,
    unit: 'µs',
    ours: two.seconds * 1000,
    peer: { name: 'one core', value: one.seconds * 1000 },
    limit: null,
    ratioToPeer: ratio,
    ratioToLimit: null,
    goal: `${GOAL} × faster than one core`,
    met: ratio >= GOAL,
    liveRatios: ['peer'],
    spread: Math.max(one.spread, two.spread),
    why:
      ratio >= GOAL
        ? null
        : 'the threads did not have two cores to themselves, or share something: an idle machine tells which',
  };
}

function threadFor(scenario: Scenario) {
  const worker = new Worker(WORKER, { workerData: scenario });
  const failed = new Promise<never>((_, reject) => worker.once('error', reject));
  return {
    fight(from: number, to: number) {
      const fought = new Promise<void>((resolve) => worker.once('message', () => resolve()));
      worker.postMessage({ from, to, seed: SEED });
      return Promise.race([fought, failed]);
    },
    leave: () => worker.terminate(),
  };
}

import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { fightAll, type Hand, type Scenario, type Tally } from '@tafelrunde/arena';
import type { ThreadJob } from '../fight-worker.ts';
import { summarise } from '../measure.ts';
import type { Row } from '../row.ts';
import { duel } from './arena.ts';

const WORKER = join(import.meta.dirname, 'fight-worker.js');
const SEED = 2026;
const FIGHTS = 40_000;
const STEPS = 100_000_000;
const ROUNDS = 9;
const GOAL = 1.8;

export const TWO_CORES = 'arena: Grundregelwerk duels on two cores';

/**
 * The same fights by one thread and by two, by turns, shared out as `tafelrunde simulate` does it. By the clock on the wall: two
 * threads use as much processor time. Beside it a bare loop by one and by two: what the machine itself gains by its second core.
 */
export async function twoCoresRow(): Promise<Row> {
  const threads = [threadFor(duel), threadFor(duel)] as const;
  const alone = [threads[0]];
  // Both have to be warm before the first round counts.
  for (let round = 0; round < 2; round += 1) await secondsToFight(threads);
  const rounds: { one: number; two: number; bare: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [one, two] = [await secondsToFight(alone), await secondsToFight(threads)];
    rounds.push({ one, two, bare: (await secondsToSpin(alone)) / (await secondsToSpin(threads)) });
  }
  await Promise.all(threads.map((thread) => thread.end()));
  const [one, two] = [summarise(rounds.map((time) => time.one)), summarise(rounds.map((time) => time.two))];
  const ratio = summarise(rounds.map((time) => time.one / time.two)).seconds;
  const bare = summarise(rounds.map((time) => time.bare)).seconds;
  const microseconds = (seconds: number): number => (seconds / FIGHTS) * 1e6;
  return {
    name: TWO_CORES,
    unit: 'µs',
    ours: microseconds(two.seconds),
    peer: { name: 'one core', value: microseconds(one.seconds) },
    limit: { name: `one core, ${bare.toFixed(2)} × as a bare loop`, value: microseconds(one.seconds / bare) },
    ratioToPeer: ratio,
    ratioToLimit: bare / ratio,
    goal: `${GOAL} × faster than one core`,
    met: ratio >= GOAL,
    liveRatios: ['peer', 'limit'],
    spread: Math.max(one.spread, two.spread),
    why:
      ratio >= GOAL
        ? null
        : `two threads that touch no memory gain ${bare.toFixed(2)} × over one on this machine at this time`,
  };
}

async function secondsToFight(threads: readonly Thread[]): Promise<number> {
  const started = performance.now();
  const clock = () => performance.now() / 1000;
  await fightAll(threads, {
    fights: FIGHTS,
    seed: SEED,
    clock,
    onProgress: () => {},
    isStopped: () => false,
  });
  return (performance.now() - started) / 1000;
}

async function secondsToSpin(threads: readonly Thread[]): Promise<number> {
  const started = performance.now();
  await Promise.all(threads.map((thread) => thread.spin(STEPS / threads.length)));
  return (performance.now() - started) / 1000;
}

type Thread = Hand & { spin(steps: number): Promise<number>; end(): Promise<unknown> };

function threadFor(scenario: Scenario): Thread {
  const worker = new Worker(WORKER, { workerData: scenario });
  const failed = new Promise<never>((_, reject) => worker.once('error', reject));
  const done = <Answer>(job: ThreadJob): Promise<Answer> => {
    const answer = new Promise<Answer>((resolve) => worker.once('message', resolve));
    worker.postMessage(job);
    return Promise.race([answer, failed]);
  };
  return {
    fight: (range) => done<Tally>({ range }),
    spin: (steps) => done<number>({ steps }),
    // The same threads fight on in the next round.
    leave: async () => {},
    end: () => worker.terminate(),
  };
}

import type { Tally } from '@tafelrunde/arena';
import { systems } from '@tafelrunde/registry';
import { expect, test } from 'vitest';
import { type ArenaJob, arenaAnswer } from '../../src/engine/arena-jobs.ts';
import { ArenaWorkers, type Order } from '../../src/engine/arena-workers.ts';
import type { JobWorker } from '../../src/engine/job-queue.ts';
import { scenarioOf } from '../../src/pages/arena/arena-state.ts';
import { startOf } from '../../src/pages/arena/examples.ts';
import { type Fighting, Fights, isWhole, keyOf } from '../../src/pages/arena/fighting.ts';

const system = systems.find(({ id }) => id === 'probenwuerfel') as (typeof systems)[number];
const [draft] = startOf(system, ['A', 'B']).drafts;
const order = (more: Partial<Order> = {}): Order => ({
  system: system.id,
  scenario: scenarioOf(system.id, draft as never),
  fights: 60,
  seed: 5,
  ...more,
});

/** A worker that fights at once, and one that never answers, and one that cannot. */
type Kind = 'quick' | 'stuck' | 'broken';
class Fighter implements JobWorker {
  onmessage: JobWorker['onmessage'] = null;
  onerror: JobWorker['onerror'] = null;
  isGone = false;
  readonly #kind: Kind;
  readonly #seen: ArenaJob[];
  constructor(kind: Kind, seen: ArenaJob[]) {
    this.#kind = kind;
    this.#seen = seen;
  }
  postMessage(job: ArenaJob) {
    this.#seen.push(job);
    if (this.#kind === 'stuck') return;
    const data = this.#kind === 'quick' ? arenaAnswer(system, job) : undefined;
    queueMicrotask(() => this.isGone || this.onmessage?.({ data } as MessageEvent));
  }
  terminate() {
    this.isGone = true;
  }
}

function arena(size: number, kind: Kind = 'quick') {
  const jobs: ArenaJob[] = [];
  const workers: Fighter[] = [];
  const shared = new ArenaWorkers(size, () => {
    const worker = new Fighter(kind, jobs);
    workers.push(worker);
    return worker;
  });
  const told: Fighting[] = [];
  return { fights: new Fights(shared, (state) => told.push(state)), jobs, workers, told };
}
const whole = (tally: Tally | undefined) =>
  tally && { ...tally, luck: tally.luck.flatMap(({ scores }) => [...scores]) };

test('one worker and three count the same', async () => {
  const [alone, three] = [arena(1), arena(3)];
  await alone.fights.start([order()]);
  await three.fights.start([order()]);
  const tallyOf = ({ told }: typeof alone) => whole(told.at(-1)?.fought.get(keyOf(order()))?.tally);
  expect(tallyOf(alone)?.fights).toBe(60);
  expect(tallyOf(three)).toEqual(tallyOf(alone));
  expect(three.workers).toHaveLength(3);
});

test('cases are fought one after the other; what is known is not fought again', async () => {
  const { fights, jobs, told, workers } = arena(2);
  const other = order({ seed: 6 });
  await fights.start([order(), other]);
  const last = told.at(-1) as Fighting;
  expect(told[0]?.running).toEqual({ done: 0, total: 120 });
  expect(last.running).toBeNull();
  expect([...last.fought.values()].map(isWhole)).toEqual([true, true]);
  const before = jobs.length;
  await fights.start([other, order()]);
  expect(jobs).toHaveLength(before);
  // The same workers for every run.
  await fights.start([order({ seed: 7 })]);
  expect(workers).toHaveLength(2);
});

test('a cancelled run keeps what was counted, and nobody waits for a worker that is stuck', async () => {
  const { fights, told, workers } = arena(1);
  const running = fights.start([order({ fights: 100_000 })]);
  fights.cancel();
  await running;
  const [fought] = [...(told.at(-1)?.fought.values() ?? [])];
  expect(fought?.tally.fights).toBeGreaterThan(0);
  expect(fought && isWhole(fought)).toBe(false);
  expect(told.at(-1)?.running).toBeNull();
  expect(workers[0]?.isGone).toBe(false);

  const stuck = arena(1, 'stuck');
  void stuck.fights.start([order()]);
  stuck.fights.cancel();
  await expect.poll(() => stuck.told.at(-1)?.running, { timeout: 10_000 }).toBeNull();
  expect(stuck.workers[0]?.isGone).toBe(true);
});

test('a worker that cannot fight is told, and the next run has new ones', async () => {
  const { fights, told, workers } = arena(1, 'broken');
  await fights.start([order()]);
  expect(told.at(-1)).toMatchObject({ running: null, isFailed: true });
  await fights.start([order()]);
  expect(workers).toHaveLength(2);
});

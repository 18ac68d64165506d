import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { JobQueue, type JobWorker } from '../../src/engine/job-queue.ts';

/** A worker that answers when told to. */
class SlowWorker implements JobWorker {
  onmessage: JobWorker['onmessage'] = null;
  onerror: JobWorker['onerror'] = null;
  readonly jobs: unknown[] = [];
  isGone = false;
  postMessage(job: unknown) {
    this.jobs.push(job);
  }
  terminate() {
    this.isGone = true;
  }
  finish(data: unknown) {
    this.onmessage?.({ data } as MessageEvent);
  }
}

let workers: SlowWorker[] = [];
const office = () =>
  new JobQueue<string, string>(() => {
    const worker = new SlowWorker();
    workers.push(worker);
    return worker;
  }, 4_000);

beforeEach(() => {
  workers = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('jobs are done one after the other, each answer goes to whoever asked', () => {
  const told: string[] = [];
  const queue = office();
  for (const job of ['a', 'b']) queue.ask(job, (answer) => told.push(`${job} ${answer}`));
  expect(workers[0]?.jobs).toEqual(['a']);
  workers[0]?.finish('1');
  expect(workers[0]?.jobs).toEqual(['a', 'b']);
  workers[0]?.finish('2');
  expect(told).toEqual(['a 1', 'b 2']);
});

test('a job that is taken back before its turn is never begun', () => {
  const queue = office();
  queue.ask('a', () => {});
  queue.ask('b', () => {})();
  workers[0]?.finish('1');
  expect(workers[0]?.jobs).toEqual(['a']);
});

test('an overtaken job may finish soon, and nobody is told', () => {
  const told: unknown[] = [];
  const queue = office();
  const takeBack = queue.ask('a', (answer) => told.push(answer));
  takeBack();
  queue.ask('b', (answer) => told.push(answer));
  workers[0]?.finish('1');
  vi.advanceTimersByTime(1_000);
  workers[0]?.finish('2');
  expect(told).toEqual(['2']);
  expect(workers).toHaveLength(1);
});

test('an overtaken job that takes long is stopped, and the next one begins with a new worker', () => {
  const told: unknown[] = [];
  const queue = office();
  queue.ask('a', (answer) => told.push(answer))();
  queue.ask('b', (answer) => told.push(answer));
  vi.advanceTimersByTime(1_000);
  expect(workers.map(({ isGone, jobs }) => [isGone, jobs])).toEqual([
    [true, ['a']],
    [false, ['b']],
  ]);
  workers[1]?.finish('2');
  expect(told).toEqual(['2']);
});

test('a job beyond the limit is given up, and said to be', () => {
  const told: unknown[] = [];
  const queue = office();
  queue.ask('a', (answer) => told.push(answer));
  queue.ask('b', (answer) => told.push(answer));
  vi.advanceTimersByTime(4_000);
  workers[1]?.finish('2');
  expect(told).toEqual([undefined, '2']);
  expect(workers[0]?.isGone).toBe(true);
});

test('a worker that breaks down is told as no answer, and replaced', () => {
  const told: unknown[] = [];
  const queue = office();
  queue.ask('a', (answer) => told.push(answer));
  workers[0]?.onerror?.({} as ErrorEvent);
  queue.ask('b', (answer) => told.push(answer));
  workers[1]?.finish('2');
  expect(told).toEqual([undefined, '2']);
});

test('what a dismissed worker still says is no answer to the next job', () => {
  const told: unknown[] = [];
  const queue = office();
  queue.ask('a', (answer) => told.push(answer))();
  queue.ask('b', (answer) => told.push(answer));
  vi.advanceTimersByTime(1_000);
  workers[0]?.finish('1');
  workers[0]?.onerror?.({} as ErrorEvent);
  expect(told).toEqual([]);
  workers[1]?.finish('2');
  expect(told).toEqual(['2']);
});

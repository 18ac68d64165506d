import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { JobQueue, type JobWorker } from '../../src/engine/job-queue.ts';
import { STARTED, SteadyWorker } from '../../src/engine/steady-worker.ts';

/** A worker that says what it is told to say. */
class Scripted implements JobWorker {
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
  say(data: unknown) {
    this.onmessage?.({ data } as MessageEvent);
  }
  fail() {
    this.onerror?.({} as ErrorEvent);
  }
}

let workers: Scripted[] = [];
let told: unknown[] = [];
const start = () => {
  const worker = new Scripted();
  workers.push(worker);
  return worker;
};
const LIMIT_MS = 4_000;
const queue = () => new JobQueue<string, string>(() => new SteadyWorker(start), LIMIT_MS);
const tell = (answer: unknown) => told.push(answer);
const states = () => workers.map(({ isGone, jobs }) => [isGone, jobs]);

beforeEach(() => {
  [workers, told] = [[], []];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('its first word is no answer', () => {
  queue().ask('a', tell);
  workers[0]?.say(STARTED);
  expect(told).toEqual([]);
  workers[0]?.say('1');
  expect(told).toEqual(['1']);
});

test('a worker that fails to start is started once more, with the same job', () => {
  queue().ask('a', tell);
  workers[0]?.fail();
  expect(states()).toEqual([
    [true, ['a']],
    [false, ['a']],
  ]);
  workers[1]?.say(STARTED);
  workers[1]?.say('1');
  expect(told).toEqual(['1']);
});

test('a worker that could not load what it needs answers nothing; the next one does', () => {
  queue().ask('a', tell);
  workers[0]?.say(STARTED);
  workers[0]?.say(undefined);
  workers[1]?.say(STARTED);
  workers[1]?.say('1');
  expect(told).toEqual(['1']);
});

test('a worker that is silent is replaced after five seconds, and the limit of its job begins when it is there', () => {
  queue().ask('a', tell);
  vi.advanceTimersByTime(5_000);
  expect(states()).toEqual([
    [true, ['a']],
    [false, ['a']],
  ]);
  workers[0]?.say('too late');
  expect(told).toEqual([]);
  workers[1]?.say(STARTED);
  vi.advanceTimersByTime(2_900); // 7.9 s since it was asked: the limit was looked at after 4 s and is again after 8 s
  workers[1]?.say('1');
  expect(told).toEqual(['1']);
});

test('twice in vain is told as no answer, and the next job has a new worker', () => {
  const jobs = queue();
  jobs.ask('a', tell);
  workers[0]?.fail();
  workers[1]?.fail();
  expect(told).toEqual([undefined]);
  jobs.ask('b', tell);
  workers[2]?.say('2');
  expect(told).toEqual([undefined, '2']);
});

test('two that are silent are given up in the end', () => {
  queue().ask('a', tell);
  vi.advanceTimersByTime(7_999);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([undefined]);
  expect(states()).toEqual([
    [true, ['a']],
    [true, ['a']],
  ]);
});

test('who has answered once is left alone: a job that breaks it is not done again', () => {
  const jobs = queue();
  jobs.ask('a', tell);
  workers[0]?.say('1');
  jobs.ask('b', tell);
  workers[0]?.say(undefined);
  expect(told).toEqual(['1', undefined]);
  jobs.ask('c', tell);
  workers[0]?.fail();
  expect(told).toEqual(['1', undefined, undefined]);
  expect(workers).toHaveLength(1);
});

test('a worker that was sent away is not started again', () => {
  const worker = new SteadyWorker(start);
  worker.postMessage('a');
  worker.terminate();
  vi.advanceTimersByTime(60_000);
  expect(states()).toEqual([[true, ['a']]]);
});

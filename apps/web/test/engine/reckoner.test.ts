import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Clerk, Reckoner } from '../../src/engine/reckoner.ts';

/** A clerk that answers when told to. */
class SlowClerk implements Clerk {
  onmessage: Clerk['onmessage'] = null;
  onerror: Clerk['onerror'] = null;
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

let clerks: SlowClerk[] = [];
const office = () =>
  new Reckoner<string, string>(() => {
    const clerk = new SlowClerk();
    clerks.push(clerk);
    return clerk;
  }, 4_000);

beforeEach(() => {
  clerks = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('jobs are done one after the other, each answer goes to whoever asked', () => {
  const told: string[] = [];
  const reckoner = office();
  for (const job of ['a', 'b']) reckoner.ask(job, (answer) => told.push(`${job} ${answer}`));
  expect(clerks[0]?.jobs).toEqual(['a']);
  clerks[0]?.finish('1');
  expect(clerks[0]?.jobs).toEqual(['a', 'b']);
  clerks[0]?.finish('2');
  expect(told).toEqual(['a 1', 'b 2']);
});

test('a job that is taken back before its turn is never begun', () => {
  const reckoner = office();
  reckoner.ask('a', () => {});
  reckoner.ask('b', () => {})();
  clerks[0]?.finish('1');
  expect(clerks[0]?.jobs).toEqual(['a']);
});

test('an overtaken job may finish soon, and nobody is told', () => {
  const told: unknown[] = [];
  const reckoner = office();
  const takeBack = reckoner.ask('a', (answer) => told.push(answer));
  takeBack();
  reckoner.ask('b', (answer) => told.push(answer));
  clerks[0]?.finish('1');
  vi.advanceTimersByTime(1_000);
  clerks[0]?.finish('2');
  expect(told).toEqual(['2']);
  expect(clerks).toHaveLength(1);
});

test('an overtaken job that takes long is stopped, and the next one begins with a new clerk', () => {
  const told: unknown[] = [];
  const reckoner = office();
  reckoner.ask('a', (answer) => told.push(answer))();
  reckoner.ask('b', (answer) => told.push(answer));
  vi.advanceTimersByTime(1_000);
  expect(clerks.map(({ isGone, jobs }) => [isGone, jobs])).toEqual([
    [true, ['a']],
    [false, ['b']],
  ]);
  clerks[1]?.finish('2');
  expect(told).toEqual(['2']);
});

test('a job beyond the limit is given up, and said to be', () => {
  const told: unknown[] = [];
  const reckoner = office();
  reckoner.ask('a', (answer) => told.push(answer));
  reckoner.ask('b', (answer) => told.push(answer));
  vi.advanceTimersByTime(4_000);
  clerks[1]?.finish('2');
  expect(told).toEqual([undefined, '2']);
  expect(clerks[0]?.isGone).toBe(true);
});

test('a clerk that breaks down is told as no answer, and replaced', () => {
  const told: unknown[] = [];
  const reckoner = office();
  reckoner.ask('a', (answer) => told.push(answer));
  clerks[0]?.onerror?.({} as ErrorEvent);
  reckoner.ask('b', (answer) => told.push(answer));
  clerks[1]?.finish('2');
  expect(told).toEqual([undefined, '2']);
});

import { expect, test } from 'vitest';
import { quietWork } from '../../src/engine/quiet-work.ts';

/** Moments that come when the test says so, and work that takes as long as it says. */
function stage() {
  let clock = 0;
  let then: (() => void) | undefined;
  const later = quietWork({
    next: (go) => {
      then = go;
    },
    now: () => clock,
  });
  const done: string[] = [];
  return {
    done,
    put: (name: string, ms: number) =>
      later(() => {
        done.push(name);
        clock += ms;
      }),
    moment: () => {
      const go = then;
      then = undefined;
      go?.();
    },
    isIdle: () => then === undefined,
  };
}

test('nothing is done at once; a moment does as much as fits into it, in order', () => {
  const { done, put, moment, isIdle } = stage();
  for (const name of ['a', 'b', 'c', 'd']) put(name, 5);
  expect(done).toEqual([]);
  moment(); // 5 ms, 10 ms: that is enough
  expect(done).toEqual(['a', 'b']);
  moment();
  expect(done).toEqual(['a', 'b', 'c', 'd']);
  expect(isIdle()).toBe(true);
});

test('a long job has a moment to itself', () => {
  const { done, put, moment } = stage();
  put('long', 200);
  put('short', 1);
  moment();
  expect(done).toEqual(['long']);
});

test('what is no longer wanted is not done', () => {
  const { done, put, moment } = stage();
  put('a', 1);
  const cancel = put('b', 1);
  cancel();
  moment();
  expect(done).toEqual(['a']);
});

test('work that comes later starts again', () => {
  const { done, put, moment } = stage();
  put('a', 1);
  moment();
  put('b', 1);
  moment();
  expect(done).toEqual(['a', 'b']);
});

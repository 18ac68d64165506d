import { expect, test } from 'vitest';
import { holdAlone } from '../../src/table/one-tab.ts';

const patient = () => ({ kind: 'wait', signal: new AbortController().signal }) as const;
const isOpen = async (promise: Promise<unknown>): Promise<boolean> =>
  (await Promise.race([promise, new Promise((resolve) => setTimeout(resolve, 10, 'open'))])) === 'open';
const never = () => {
  throw new Error('nobody has taken it');
};
/** What a browser offers, as far as it is needed: one has it, others queue, whoever steals gets it at once. */
function fakeLocks() {
  let holder: { fail: (error: Error) => void } | undefined;
  const queue: (() => void)[] = [];
  const next = () => {
    holder = undefined;
    queue.shift()?.();
  };
  const request = (
    _name: string,
    options: { steal?: boolean; signal?: AbortSignal },
    held: () => Promise<void>,
  ) =>
    new Promise<void>((resolve, reject) => {
      const start = () => {
        const me = { fail: reject };
        holder = me;
        void held().then(() => {
          resolve();
          if (holder === me) next();
        });
      };
      if (options.steal) {
        holder?.fail(new DOMException('stolen', 'AbortError'));
        start();
      } else if (holder === undefined) start();
      else {
        queue.push(start);
        options.signal?.addEventListener('abort', () => {
          queue.splice(queue.indexOf(start), 1);
          reject(new DOMException('left', 'AbortError'));
        });
      }
    });
  return { request } as unknown as LockManager;
}

test('the second tab waits until the first gives it back', async () => {
  const locks = fakeLocks();
  const giveBack = await holdAlone(locks, 'x', patient(), never);
  const second = holdAlone(locks, 'x', patient(), never);
  expect(await isOpen(second)).toBe(true);
  giveBack();
  expect(await isOpen(second)).toBe(false);
});

test('the second tab takes it, and the first hears of it', async () => {
  const locks = fakeLocks();
  let isTaken = false;
  await holdAlone(locks, 'x', patient(), () => {
    isTaken = true;
  });
  await holdAlone(locks, 'x', { kind: 'take' }, never);
  expect(isTaken).toBe(true);
});

test('a tab that leaves waits no more', async () => {
  const locks = fakeLocks();
  await holdAlone(locks, 'x', patient(), never);
  const leaving = new AbortController();
  const waiting = holdAlone(locks, 'x', { kind: 'wait', signal: leaving.signal }, never);
  leaving.abort();
  await expect(waiting).rejects.toThrow('left');
});

test('without locks nobody waits', async () => {
  await holdAlone(undefined, 'x', patient(), never);
  await holdAlone(undefined, 'x', patient(), never);
});

import { expect, test } from 'vitest';
import { load } from '../../src/table/use-system.ts';

test('the system that is wanted is loaded', async () => {
  const loaded = await load(async () => 'grundregelwerk');
  expect(loaded.kind === 'ready' && loaded.system.id).toBe('grundregelwerk');
});

test('what went wrong is told apart', async () => {
  expect(await load(async () => 'nothing')).toEqual({ kind: 'no-such-system' });
  expect(await load(async () => ({ problem: 'no-such-table' }))).toEqual({ kind: 'no-such-table' });
  expect(await load(async () => ({ problem: 'failed' }))).toEqual({ kind: 'failed' });
  expect(
    await load(async () => {
      throw new Error('offline');
    }),
  ).toEqual({ kind: 'failed' });
});

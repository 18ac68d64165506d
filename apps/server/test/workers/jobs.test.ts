import { expect, test } from 'vitest';
import { work } from '../../src/workers/jobs.ts';

const nothing = async () => undefined;

test('what is nested too deep is refused where it is read, before anything is calculated', async () => {
  const body = Buffer.from(`{"action":"grundregelwerk/test","input":${'['.repeat(200)}${']'.repeat(200)}}`);
  for (const call of ['roll', 'odds', 'advise', 'simulate'] as const)
    expect(await work({ kind: 'call', call, body, locale: 'en' }, nothing)).toEqual({
      kind: 'call',
      reply: {
        status: 400,
        body: { error: { code: 'too-deep', message: 'Something is nested too deep here.' } },
      },
    });
});

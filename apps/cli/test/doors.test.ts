import { LOCALES } from '@tafelrunde/kernel';
import { registry } from '@tafelrunde/registry';
import { CONTRACT_CALLS, type ContractCall } from '@tafelrunde/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, commandLine, type Door, httpDoor } from './support/doors.ts';
import { temporaryFolder } from './support/folder.ts';

const cwd = temporaryFolder();
const typed = commandLine(cwd);
let http: Door;
let close = async () => {};

beforeAll(async () => {
  const opened = await httpDoor(temporaryFolder());
  http = opened.door;
  close = opened.close;
});
afterAll(() => close());

/** How long it took is nobody's contract. */
const timeless = ({ isError, json }: Answer): Answer =>
  typeof json === 'object' && json !== null && 'seconds' in json
    ? { isError, json: { ...json, seconds: 0 } }
    : { isError, json };

const titleOf = ({ command, name = '', full, request }: ContractCall): string =>
  [command, name, ...(full ? ['--full'] : []), request === undefined ? '' : JSON.stringify(request)]
    .join(' ')
    .slice(0, 120);

describe(`${CONTRACT_CALLS.length} calls: command line and HTTP answer with the same JSON`, () => {
  test('there are some 200 of them, good and bad', () => {
    expect(CONTRACT_CALLS.length).toBeGreaterThanOrEqual(200);
  });

  test.each(CONTRACT_CALLS.map((call) => [titleOf(call), call] as const))('%s', async (_, call) => {
    // The command line asks for an action before anything else.
    const isIncomplete =
      call.request !== undefined && !('action' in call.request) && !('scenario' in call.request);
    for (const locale of LOCALES) {
      const [one, other] = [await typed(call, locale), await http(call, locale)];
      if (isIncomplete) {
        expect([one.isError, other.isError]).toEqual([true, true]);
        continue;
      }
      expect(timeless(other)).toEqual(timeless(one));
      if (one.isError)
        expect(one.json).toMatchObject({
          error: { code: expect.stringMatching(/^[a-z-]+$/), message: expect.stringMatching(/\S{2}/) },
        });
    }
  });
});

describe('the example of every action', () => {
  const examples = Object.entries(registry.examples);

  test('there is one for each', () => {
    const ids = registry.systems.flatMap(({ actions }) => actions.map(({ id }) => id));
    expect(examples.map(([id]) => id).sort()).toEqual([...ids].sort());
  });

  test.each(examples)('%s works, and does the same through every door', async (action, { input, house }) => {
    const request = { action, input, ...(house === undefined ? {} : { house }), policy: 'first', seed: 1 };
    const rolled = await typed({ command: 'roll', request }, 'de');
    expect(rolled.isError, JSON.stringify(rolled.json)).toBe(false);
    expect(await http({ command: 'roll', request }, 'de')).toEqual(rolled);
  });
});

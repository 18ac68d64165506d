import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { odds, systemIn, tellAssumed } from '@tafelrunde/engine';
import { LOCALES } from '@tafelrunde/kernel';
import { registry } from '@tafelrunde/registry';
import type { System } from '@tafelrunde/system';
import { CONTRACT_CALLS, type ContractCall } from '@tafelrunde/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, commandLine, type Door, httpDoor } from './support/doors.ts';
import { temporaryFolder } from './support/folder.ts';
import { hasPageDoor, isAboutLyingDice, pageDoor, pageVerifies } from './support/page-door.ts';
import { run } from './support/run.ts';
import { bentText, playedEvents, tableText } from './support/tables.ts';

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

describe(`${CONTRACT_CALLS.length} calls: command line, HTTP and page answer with the same JSON`, () => {
  test('there are some 200 of them, good and bad', () => {
    expect(CONTRACT_CALLS.length).toBeGreaterThanOrEqual(200);
    expect(CONTRACT_CALLS.filter(hasPageDoor).length).toBeGreaterThanOrEqual(60);
  });

  test.each(CONTRACT_CALLS.map((call) => [titleOf(call), call] as const))('%s', async (_, call) => {
    // The command line asks for an action before anything else.
    const isIncomplete =
      call.request !== undefined &&
      ['action', 'system', 'scenario'].every((name) => !Object.hasOwn(call.request ?? {}, name));
    for (const locale of LOCALES) {
      const [one, other] = [await typed(call, locale), await http(call, locale)];
      if (isIncomplete) {
        expect([one.isError, other.isError]).toEqual([true, true]);
        continue;
      }
      expect(timeless(other)).toEqual(timeless(one));
      if (hasPageDoor(call) && !isAboutLyingDice(one)) expect(await pageDoor(call, locale)).toEqual(one);
      if (one.isError)
        expect(one.json).toMatchObject({
          error: { code: expect.stringMatching(/^[a-z-]+$/), message: expect.stringMatching(/\S{2}/) },
        });
    }
  });
});

test('only the engine calculates: no door finds odds, advice or best play by itself', () => {
  const apps = ['cli', 'server', 'web'].map((app) =>
    fileURLToPath(new URL(`../../${app}/src`, import.meta.url)),
  );
  const files = apps.flatMap((src) =>
    readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(src, name)),
  );
  expect(files.length).toBeGreaterThan(300);
  const calculates = /\b(?:oddsOf|adviseOn|bestPolicy|notationOdds|chanceRange|solve|exact)\(/;
  expect(files.filter((file) => calculates.test(readFileSync(file, 'utf8')))).toEqual([]);
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

describe('[DP-MEL-04] an axe against an axe: who is hit does not help', () => {
  const axe = (id: string, side: string, blades: number) => ({
    id,
    side,
    inventory: ['axe'],
    attributes: { strength: 2, dexterity: 2 },
    skills: { blades },
  });
  const input = {
    scene: { figures: [axe('mira', 'players', 3), axe('guard', 'enemies', 2)] },
    attacker: 'mira',
    target: 'guard',
    weapon: 'axe',
  };
  const request = { action: 'd6pool/melee-attack', input };
  const LIMITS = { runs: 0, totals: 100, faces: 100, answers: 100 };

  interface Odds {
    readonly chances: { readonly hit: { readonly p: number; readonly fraction: string } };
    readonly value: number;
    readonly assumed: readonly object[];
  }
  const ask = async (door: Door, more: object): Promise<Odds> =>
    (await door({ command: 'odds', request: { ...request, ...more } }, 'de')).json as Odds;

  test('by default 45.1 %, through every door, and it says what it assumed', async () => {
    const answers = [];
    for (const door of [typed, http, pageDoor]) {
      const found = await ask(door, {});
      // Five dice against four and the automatic success, by the rule's defaults.
      expect(found.chances.hit).toEqual({ p: 8881 / 19683, fraction: '8881/19683' });
      expect(found.assumed).toContainEqual(
        expect.objectContaining({ question: 'defence', by: 'guard', option: 'axe', because: 'default' }),
      );
      answers.push(found);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  test('with a goal at most that, through every door, and it says who plays against it', async () => {
    const goal = { chance: 'hit' };
    const aimed = await ask(typed, { goal });
    expect(aimed.value).toBeLessThanOrEqual(8881 / 19683);
    expect(aimed.assumed).toContainEqual(
      expect.objectContaining({ question: 'defence', by: 'guard', because: 'opposes' }),
    );
    expect(aimed.assumed).toContainEqual(expect.objectContaining({ by: 'mira', because: 'seeks' }));
    for (const door of [http, pageDoor]) expect(await ask(door, { goal })).toEqual(aimed);
    // The guard's best defence is worth as much to Mira, and comes first.
    const advised = await pageDoor({ command: 'advise', request: { ...request, goal } }, 'de');
    const [best, ...others] = advised.json as readonly { option: string; value: number }[];
    expect(best).toEqual({ option: 'axe', value: expect.closeTo(aimed.value, 12) });
    expect(others.every(({ value }) => value > aimed.value)).toBe(true);
    expect(await typed({ command: 'advise', request: { ...request, goal } }, 'de')).toEqual(advised);
  });

  test('people read the same about it in the terminal and on the page', async () => {
    const { words } = systemIn(registry, 'd6pool') as System;
    for (const [goal, line] of [
      [undefined, 'guard: Wie wehrst du dich? Axt'],
      [{ chance: 'hit' }, 'guard: Wie wehrst du dich? Axt (gegen das Ziel)'],
    ] as const) {
      const found = odds(registry, { ...request, ...(goal && { goal }) }, LIMITS);
      if (!found.ok || found.value.kind !== 'action') throw new Error('no odds');
      const onPage = tellAssumed(words.de, found.value, 'de');
      expect(onPage).toContain(line);
      const args = ['odds', request.action, '--input', JSON.stringify(input), '--locale', 'de'];
      const { stdout } = await run([...args, ...(goal ? ['--goal', JSON.stringify(goal)] : [])], { cwd });
      const read = stdout.replace(/\s+/g, ' ');
      for (const one of onPage) expect(read).toContain(one);
    }
  });
});

describe('a table’s file is checked alike through every door', () => {
  test.each([
    ['good', tableText()],
    ['still sealed', tableText(playedEvents({ revealed: false }))],
    ['bent', bentText()],
  ])('%s', async (_, file) => {
    writeFileSync(join(cwd, 'table.json'), file);
    const { stdout } = await run(['verify', 'table.json', '--json', '--locale', 'de'], { cwd });
    const asked = await http({ command: 'verify', request: JSON.parse(file) }, 'de');
    expect(asked).toEqual({ isError: false, json: JSON.parse(stdout) });
    expect(pageVerifies(file, 'de')).toEqual(asked.json);
  });
});

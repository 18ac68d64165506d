import { readFileSync } from 'node:fs';
import { errorJson, roll } from '@tafelrunde/engine';
import { LOCALES, seededDice } from '@tafelrunde/kernel';
import { registry } from '@tafelrunde/registry';
import type { System } from '@tafelrunde/system';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandLine, type Door, httpDoor } from './support/doors.ts';
import { temporaryFolder } from './support/folder.ts';

const typed = commandLine(temporaryFolder());
let http: Door;
let close = async () => {};

beforeAll(async () => {
  const opened = await httpDoor(temporaryFolder());
  http = opened.door;
  close = opened.close;
});
afterAll(() => close());

/** Every reason a system can refuse for: the rows of its table of refusals. */
function reasonsOf({ id }: System): readonly string[] {
  const source = readFileSync(
    new URL(`../../../systems/${id}/src/text/refusals.ts`, import.meta.url),
    'utf8',
  );
  const [, rows = ''] = /^ {2}refusals: \{\n(.*?)^ {2}\}/ms.exec(source) ?? [];
  return [...rows.matchAll(/^ {4}'?([a-z][a-z0-9-]*)'?:/gm)].map(([, reason = '']) => reason);
}

type Json = Readonly<Record<string, unknown>>;

/** Inputs that differ from one that works in a single thing: somebody unknown, nobody there, a value at its edge. */
function* spoiled(input: Json): Generator<Json> {
  for (const [name, value] of Object.entries(input)) {
    if (typeof value === 'string') yield { ...input, [name]: 'nobody' };
    if (typeof value === 'number') for (const n of [0, 1, 99]) yield { ...input, [name]: n };
    if (typeof value === 'boolean') yield { ...input, [name]: !value };
    if (Array.isArray(value)) yield { ...input, [name]: [] };
  }
  const { scene } = input as { scene?: Json & { figures?: readonly Json[] } };
  if (scene === undefined) return;
  const withScene = (changed: Json): Json => ({ ...input, scene: changed });
  yield withScene({});
  for (const name of Object.keys(scene)) {
    const { [name]: _, ...rest } = scene;
    yield withScene(rest);
  }
  for (const [i, figure] of (scene.figures ?? []).entries()) {
    const others = (changed: Json): Json =>
      withScene({ ...scene, figures: scene.figures?.map((one, k) => (k === i ? changed : one)) });
    yield others({ id: figure['id'] });
    for (const changed of [
      { hearts: 0, status: ['downed'] },
      { status: ['dead'] },
      { wounds: 20 },
      { stun: 20 },
      { conditions: ['unconscious'] },
      { hitPoints: 0 },
      { side: 'enemies' },
    ])
      yield others({ ...figure, ...changed });
    for (const name of Object.keys(figure).filter((one) => one !== 'id')) {
      const { [name]: _, ...rest } = figure;
      yield others(rest);
    }
  }
  const figureFields = Object.keys(input).filter((name) =>
    scene.figures?.some(({ id }) => id === input[name]),
  );
  for (const one of figureFields)
    for (const other of figureFields) if (one !== other) yield { ...input, [one]: input[other] };
}

const LIMITS = { runs: 10, totals: 10, faces: 10, answers: 10 };

interface Refusal {
  readonly action: string;
  readonly input: Json;
  readonly reason: string;
}

/** One input for each reason that spoiling the example of an action leads to. */
function refusalsOf(action: string): readonly Refusal[] {
  const example = registry.examples[action];
  const found = new Map<string, Refusal>();
  for (const input of spoiled(example?.input as Json)) {
    const answer = roll(
      registry,
      { action, input, policy: 'first', ...(example?.house === undefined ? {} : { house: example.house }) },
      { dice: seededDice(1), limits: LIMITS },
    );
    if (answer.ok || answer.error.reason === undefined) continue;
    found.set(answer.error.reason, { action, input, reason: answer.error.reason });
  }
  return [...found.values()];
}

describe.each(registry.systems.map((system) => [system.id, system] as const))('%s', (id, system) => {
  test('every reason it can refuse for is a sentence in both languages', () => {
    const reasons = reasonsOf(system);
    expect(reasons.length).toBeGreaterThan(20);
    for (const locale of LOCALES)
      for (const reason of reasons) {
        const complaint = { code: 'refused', reason, system: id, data: { reason } };
        const { message } = errorJson(registry, complaint, locale);
        expect(message, `${reason} in ${locale}`).toMatch(/: [A-ZÄÖÜ].*[.!?]$/);
        expect(message).not.toMatch(new RegExp(`: ${reason}[.]?$`));
      }
  });

  const refusals = system.actions.flatMap((action) => refusalsOf(action.id));

  test('examples that are spoiled meet a good part of them', () => {
    expect(new Set(refusals.map(({ reason }) => reason)).size).toBeGreaterThan(5);
    expect(new Set(refusals.map(({ action }) => action)).size).toBeGreaterThan(system.actions.length / 3);
  });

  test.each(refusals.map((one) => [one.action, one.reason, one] as const))(
    '%s, %s: exit 2 and the same sentence through every door, for roll and odds',
    async (action, reason, { input }) => {
      const house = registry.examples[action]?.house;
      const request = { action, input, ...(house === undefined ? {} : { house }) };
      for (const locale of LOCALES) {
        const rolled = await typed(
          { command: 'roll', request: { ...request, policy: 'first', seed: 1 } },
          locale,
        );
        expect(rolled).toMatchObject({ isError: true, json: { error: { code: 'refused', reason } } });
        expect(
          await http({ command: 'roll', request: { ...request, policy: 'first', seed: 1 } }, locale),
        ).toEqual(rolled);
        // The sentence is chosen by locale for all commands alike.
        if (locale === LOCALES[0]) {
          expect(await typed({ command: 'odds', request }, locale)).toEqual(rolled);
          expect(await http({ command: 'odds', request }, locale)).toEqual(rolled);
        }
      }
    },
  );
});

import { expect, test } from 'vitest';
import { action } from '../src/action.ts';
import { type Effect, fromRule, inputFor, sceneKind } from '../src/index.ts';

interface Scene {
  readonly hits: number;
  readonly round: number;
}

/** How often a scene was read. */
let reads = 0;

const readScene = (raw: unknown): Scene => {
  reads += 1;
  const { hits, round = 1 } = raw as Partial<Scene>;
  if (typeof hits !== 'number') throw new Error('not a scene');
  return { hits, round };
};

const schema = {
  parse: (raw: unknown) => {
    try {
      return { ok: true as const, value: readScene(raw) };
    } catch {
      return { ok: false as const, error: [{ code: 'wrong-type', at: 'scene' }] };
    }
  },
  json: {},
};

const hit = action({
  id: 'probe/hit',
  cites: [],
  input: {
    parse: (raw) => {
      const { scene, ...rest } = raw as { readonly scene: unknown };
      const read = schema.parse(scene);
      return read.ok ? { ok: true, value: { ...rest, scene: read.value } } : read;
    },
    json: {},
  },
  fields: { parse: (raw) => ({ ok: true, value: raw as object }), json: {} },
  rule: () => ({ outcome: {}, effects: [] }),
  headline: [],
});

interface Hit extends Effect {
  readonly by: number;
}

const scenes = sceneKind<Scene, Hit>({
  empty: { hits: 0, round: 1 },
  schema,
  apply: (scene, effects) => ({ ...scene, hits: scene.hits + effects.reduce((sum, { by }) => sum + by, 0) }),
  turn: () => null,
  enters: () => ({ kind: 'hit', by: 0 }),
  arrives: () => null,
});

const readsOf = (work: () => unknown): number => {
  const before = reads;
  work();
  return reads - before;
};

test('what the rules make of a scene is never read again', () => {
  const effects = fromRule([{ kind: 'hit', by: 2 } as Hit]);
  const after = scenes.apply(scenes.empty, effects);
  expect(readsOf(() => inputFor(hit, { figure: 'a' }, after))).toBe(0);
  expect(inputFor(hit, { figure: 'a' }, after)).toEqual({
    ok: true,
    value: { figure: 'a', scene: { hits: 2, round: 1 } },
  });
});

test('a scene that was stored or sent is read once, and then no more', () => {
  const stored = { hits: 5, round: 3 };
  expect(readsOf(() => inputFor(hit, {}, stored))).toBe(1);
  expect(readsOf(() => inputFor(hit, {}, stored))).toBe(0);
});

test('an older scene gets what has come since, each time, and nothing made of it passes for read', () => {
  const older = { hits: 5 };
  expect(inputFor(hit, {}, older)).toMatchObject({ value: { scene: { hits: 5, round: 1 } } });
  const after = scenes.apply(older, fromRule([{ kind: 'hit', by: 1 } as Hit]));
  expect(readsOf(() => inputFor(hit, {}, after))).toBe(1);
});

test('effects that came from elsewhere make a scene that is read', () => {
  const after = scenes.apply(scenes.empty, [{ kind: 'hit', by: 'x' }] as unknown as readonly Hit[]);
  expect(inputFor(hit, {}, after)).toEqual({ ok: false, error: [{ code: 'wrong-type', at: 'scene' }] });
});

test('a scene that somebody sends along does not count', () => {
  const stored = { hits: 5, round: 3 };
  for (const _ of [1, 2])
    expect(inputFor(hit, { scene: { hits: 9, round: 9 } }, stored)).toMatchObject({
      value: { scene: stored },
    });
});

import { expect, test } from 'vitest';
import type { ArenaState } from '../../src/pages/arena/arena-state.ts';
import { hashOf, stateFrom } from '../../src/pages/arena/link.ts';

const sides = (count: number) => [
  {
    name: 'Gruppe „Nord“',
    policy: 'spendFate',
    figures: [{ source: { character: { name: 'Mira', notes: 'ß' } }, name: '', count: 1 }],
  },
  { name: 'Bande', policy: '', figures: [{ source: { template: 'thug' }, name: 'Ede', count }] },
];
const start: ArenaState = { drafts: [], active: 0, fights: 1_000, seed: 1, luck: 50, told: null };
const full: ArenaState = {
  drafts: [2, 3].map((count) => ({
    sides: sides(count),
    house: { 'fate.pool': 3 },
    settings: { distance: 12 },
    maxRounds: 30,
  })),
  active: 1,
  fights: 5_000,
  seed: 42,
  luck: 5,
  told: 138,
};

const packed = (json: unknown) => hashOfText(JSON.stringify(json));
async function hashOfText(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url');
}

test('a link brings the whole view back', async () => {
  const hash = await hashOf('d6pool', full);
  expect(hash).toMatch(/^[\w-]+$/);
  expect(await stateFrom(`#${hash}`, start)).toEqual(full);
});

test('a second case costs next to nothing', async () => {
  const one = await hashOf('d6pool', { ...full, drafts: full.drafts.slice(0, 1) });
  const both = await hashOf('d6pool', full);
  expect(both.length - one.length).toBeLessThan(40);
});

test.each(['', '#', '#nonsense', '#!!!', '#AAAA'])('%j is no view', async (hash) => {
  expect(await stateFrom(hash, start)).toBeUndefined();
});

test('what cannot be read is left out, what is too much is cut', async () => {
  const scenario = { system: 'd6pool', sides: [{ name: 'A', figures: [{ template: 'x' }] }] };
  const scenarios = [scenario, 'broken', scenario, scenario, scenario];
  const hash = await packed({ scenarios, active: 7, fights: -1, seed: 'x', luck: 101, told: 0.5 });
  const state = await stateFrom(hash, start);
  expect(state).toMatchObject({ ...start, drafts: [{}, {}] });
  expect(await stateFrom(await packed({ scenarios: [] }), start)).toBeUndefined();
});

test('a link that unpacks to more than any view is none', async () => {
  expect(
    await stateFrom(await packed({ scenarios: [], filling: ' '.repeat(3_000_000) }), start),
  ).toBeUndefined();
});

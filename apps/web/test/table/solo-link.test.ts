import { systemOf } from '@tafelrunde/registry';
import { expect, test } from 'vitest';
import { type SoloStorage, soloKey, soloLink } from '../../src/table/solo-link.ts';

const system = systemOf('grundregelwerk');
if (system === undefined) throw new Error('no system');

function storageWith(
  entries: Record<string, string> = {},
): SoloStorage & { readonly entries: Record<string, string> } {
  return {
    entries,
    getItem: (key) => entries[key] ?? null,
    setItem: (key, value) => {
      entries[key] = value;
    },
  };
}
let ids = 0;
let seeds = 1;
const open = (storage: SoloStorage) =>
  soloLink({
    system,
    storage,
    secret: () => (seeds++).toString(16).padStart(64, '0'),
    now: () => 0,
    newId: () => `id${ids++}`,
    name: 'Solo',
  });

test('whoever plays alone is the GM and answers every question', async () => {
  const link = open(storageWith());
  expect(link.state()).toMatchObject({ status: 'online', role: 'gm', table: { system: 'grundregelwerk' } });
  await link.send({
    kind: 'act',
    action: 'grundregelwerk/create',
    input: { name: 'Mira', template: 'warrior' },
    audience: 'everyone',
    realDice: false,
  });
  const run = link.state().table.runs[0];
  expect(run?.waitsFor).toEqual(['solo']);
  expect(await link.send({ kind: 'answer', run: run?.id ?? '', answer: 'yes' })).toBeNull();
  expect(link.state().table.scene).toMatchObject({ figures: [{ id: 'mira', hasArmour: true }] });
});

test('a refusal changes nothing and is told', async () => {
  const link = open(storageWith());
  const before = link.state().table;
  expect(await link.send({ kind: 'say', text: ' ' })).toMatchObject({ code: 'text-empty' });
  expect(link.state().table).toBe(before);
});

test('the next visit finds everything as it was, also after an undo', async () => {
  const storage = storageWith();
  const link = open(storage);
  await link.send({ kind: 'say', text: 'eins' });
  await link.send({ kind: 'say', text: 'zwei' });
  await link.send({ kind: 'undo', target: link.state().table.seq });
  expect(open(storage).state().table).toEqual(link.state().table);
});

test('storage that cannot be read is kept aside, and a new table opened instead of a broken page', () => {
  for (const text of ['{', 'null', '[]', '[{"seq":2}]', '"x"']) {
    const storage = storageWith({ [soloKey('grundregelwerk')]: text });
    expect(open(storage).state().table).toMatchObject({ seq: 5, log: [], seats: [{ role: 'gm' }] });
    expect(storage.entries[`${soloKey('grundregelwerk')}.unreadable`]).toBe(text);
  }
});

test('listeners hear of every change until they stop', async () => {
  const link = open(storageWith());
  let heard = 0;
  const stop = link.subscribe(() => {
    heard += 1;
  });
  await link.send({ kind: 'say', text: 'hörbar' });
  stop();
  await link.send({ kind: 'say', text: 'unhörbar' });
  expect(heard).toBe(1);
});

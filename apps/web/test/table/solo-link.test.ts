import { systemOf } from '@tafelrunde/registry';
import { expect, test } from 'vitest';
import { soloBeginning, soloLink } from '../../src/table/solo-link.ts';
import type { Written } from '../../src/table/solo-store.ts';
import { countedWorld, newSolo } from './solo-world.ts';

const system = systemOf('grundregelwerk');
if (system === undefined) throw new Error('no system');

/** A table whose disk answers as it is told. */
function disk(answer: Written = 'kept') {
  const world = countedWorld(system as NonNullable<typeof system>);
  const told = { answer, kept: 0, tries: 0, isElsewhere: false };
  const events = soloBeginning(world);
  const link = soloLink({
    ...world,
    events,
    async write(fresh) {
      told.tries += 1;
      if (told.answer === 'kept') told.kept += fresh.length;
      return told.answer;
    },
    onElsewhere: () => {
      told.isElsewhere = true;
    },
  });
  return { link, told, begun: events.length };
}
const idle = () => new Promise((resolve) => setTimeout(resolve));

test('whoever plays alone is the GM and answers every question', async () => {
  const link = newSolo(system);
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
  const { link, told } = disk();
  const before = link.state().table;
  expect(await link.send({ kind: 'say', text: ' ' })).toMatchObject({ code: 'text-empty' });
  expect(link.state().table).toBe(before);
  expect(told.tries).toBe(0);
});

test('an event counts only once it is written', async () => {
  let finish = (_: Written): void => {};
  const world = countedWorld(system);
  const link = soloLink({
    ...world,
    events: soloBeginning(world),
    write: () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  });
  const before = link.state().table;
  const sent = link.send({ kind: 'say', text: 'eins' });
  await idle();
  expect(link.state().table).toBe(before);
  finish('kept');
  await sent;
  expect(link.state().table.seq).toBe(before.seq + 1);
});

test.each(['full', 'failed'] as const)(
  'a disk that is %s: everything waits in order, nothing is lost',
  async (trouble) => {
    const { link, told, begun } = disk(trouble);
    const sent = [link.send({ kind: 'say', text: 'eins' }), link.send({ kind: 'say', text: 'zwei' })];
    await idle();
    expect(link.state()).toMatchObject({ unsaved: trouble, unanswered: 2, table: { seq: begun } });
    // A copy has what could not be written.
    expect(link.keeping?.everything().at(-1)).toMatchObject({ kind: 'said', text: 'eins' });
    link.keeping?.again();
    await idle();
    expect(link.state().unsaved).toBe(trouble);
    told.answer = 'kept';
    link.keeping?.again();
    expect(await Promise.all(sent)).toEqual([null, null]);
    expect(link.state()).toMatchObject({ unsaved: null, unanswered: 0 });
    expect(link.state().table.log).toMatchObject([{ text: 'eins' }, { text: 'zwei' }]);
    expect(told.kept).toBe(2);
  },
);

test('a table that another tab has gone on with stops believing', async () => {
  const { link, told, begun } = disk('elsewhere');
  void link.send({ kind: 'say', text: 'eins' });
  void link.send({ kind: 'say', text: 'zwei' });
  await idle();
  expect(told).toMatchObject({ isElsewhere: true, tries: 1 });
  expect(link.state().table.seq).toBe(begun);
});

test('a beginning that could not be written is written before what comes next', async () => {
  const world = countedWorld(system);
  const events = soloBeginning(world);
  const batches: number[] = [];
  const link = soloLink({
    ...world,
    events,
    unwritten: events.length,
    unsaved: 'full',
    async write(fresh) {
      batches.push(fresh.length);
      return 'kept';
    },
  });
  link.keeping?.again();
  await link.send({ kind: 'say', text: 'eins' });
  expect(batches).toEqual([events.length, 1]);
  expect(link.state().unsaved).toBeNull();
});

test('listeners hear of every change until they stop', async () => {
  const link = newSolo(system);
  let heard = 0;
  const stop = link.subscribe(() => {
    heard += 1;
  });
  await link.send({ kind: 'say', text: 'hörbar' });
  stop();
  await link.send({ kind: 'say', text: 'unhörbar' });
  expect(heard).toBe(1);
});

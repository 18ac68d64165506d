import { systemOf } from '@tafelrunde/registry';
import { beforeEach, expect, test } from 'vitest';
import { restore, takeBack } from '../../src/pages/table/undo/take-back.ts';
import {
  everToldIn,
  historyOf,
  lastFor,
  lastUndone,
  logItems,
  mayTry,
  takenBackBy,
  toldOf,
  undoableFrom,
} from '../../src/pages/table/undo/taking-back.ts';
import type { TableLink } from '../../src/table/table-state.ts';
import { newSolo } from './solo-world.ts';

const system = systemOf('grundregelwerk');
if (system === undefined) throw new Error('no system');

let link: TableLink;
beforeEach(() => {
  link = newSolo(system);
});

const table = () => link.state().table;
const say = async (text: string): Promise<number> => {
  await link.send({ kind: 'say', text });
  return table().seq;
};
const saidNow = () => table().log.flatMap((entry) => (entry.kind === 'said' ? [entry.text] : []));
/** Mira is made, and asked about her armour on the way: a run of two events. */
const create = async (): Promise<number> => {
  await link.send({
    ...{ kind: 'act', action: 'grundregelwerk/create', audience: 'everyone', realDice: false },
    input: { name: 'Mira', template: 'warrior' },
  });
  await link.send({ kind: 'answer', run: table().runs[0]?.id ?? '', answer: 'yes' });
  return table().seq;
};

test('of a run only its end is told; an open one by its beginning', async () => {
  const created = await create();
  const gone = (await link.preview(created)) ?? [];
  expect(gone).toEqual([created - 1, created]);
  expect(toldOf(table(), gone).map(({ kind, seq }) => [kind, seq])).toEqual([['runFinished', created]]);
  expect(toldOf(table(), [created - 1]).map(({ kind }) => kind)).toEqual(['runStarted']);
});

test('going back to before an entry takes back all that came after, and restoring brings it back in one go', async () => {
  await say('eins');
  const two = await say('zwei');
  await create();
  await say('drei');
  const before = table().scene;
  expect(undoableFrom(table(), two)).toHaveLength(3);
  expect(await takeBack(link, { target: two, reach: 'onwards' })).toBeNull();
  expect(saidNow()).toEqual(['eins']);
  expect(table().scene).not.toEqual(before);
  // One step in the log, with all that went.
  const [newest] = logItems(table().log.toReversed());
  if (newest?.kind !== 'undone') throw new Error('not told as taken back');
  expect(newest.steps).toMatchObject([{ entries: [{}, {}, {}] }]);
  expect(await restore(link, newest.steps)).toBeNull();
  expect(saidNow()).toEqual(['eins', 'zwei', 'drei']);
  expect(logItems(table().log.toReversed()).map(({ kind }) => kind)).toEqual([
    'redone',
    'undone',
    ...Array(4).fill('entry'),
  ]);
  expect(
    takenBackBy(
      table(),
      newest.steps.map(({ seq }) => seq),
    ).map(({ kind }) => kind),
  ).toEqual(['said', 'runFinished', 'said']);
  expect(table().scene).toEqual(before);
});

test('what was taken back stays in the history and in what the log once told', async () => {
  const one = await say('eins');
  await takeBack(link, { target: one, reach: 'one' });
  expect(historyOf(table())[0]).toMatchObject({ event: { seq: one }, isGone: true, isUndoable: false });
  expect(everToldIn(table().log).get(one)).toMatchObject({ kind: 'said', text: 'eins' });
  expect(lastUndone(table())?.target).toBe(one);
  await restore(link, [
    lastUndone(table()) ??
      (() => {
        throw new Error('nothing undone');
      })(),
  ]);
  expect(lastUndone(table())).toBeUndefined();
  expect(historyOf(table())[0]).toMatchObject({ isGone: false, isUndoable: true });
});

test('who may try to take what back is a rule of the table', async () => {
  const one = await say('eins');
  const other = { seat: 'mira', isGm: false, mayPlay: true };
  const gm = { seat: 'solo', isGm: true, mayPlay: true };
  expect(lastFor(table(), gm)).toBe(one);
  expect(lastFor(table(), other)).toBeUndefined();
  expect(lastFor({ ...table(), undoRule: 'all' }, other)).toBe(one);
  expect(mayTry({ undoRule: 'own' }, 'mira', other)).toBe(true);
  expect(mayTry({ undoRule: 'gm' }, 'mira', other)).toBe(false);
  expect(mayTry({ undoRule: 'all' }, 'solo', { ...other, mayPlay: false })).toBe(false);
});

test('a refusal stops and is told', async () => {
  expect(await takeBack(link, { target: 1, reach: 'one' })).toMatchObject({ code: 'nothing-to-undo' });
  const undone = {
    kind: 'undone',
    seq: 1,
    at: 0,
    by: 'solo',
    target: 1,
    entries: [],
    redone: false,
  } as const;
  expect(await restore(link, [undone])).toMatchObject({ code: 'nothing-to-redo' });
});

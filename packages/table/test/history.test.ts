import { grundregelwerk } from '@tafelrunde/grundregelwerk';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCounting, nothingYet, step } from '../src/apply.ts';
import {
  fold,
  followsFrom,
  goneIn,
  History,
  lastUndoable,
  previewing,
  type Table,
  type TableEvent,
  type TableNow,
} from '../src/index.ts';
import { PlayedTable } from './play-table.ts';

/** The fold as anybody would write it down: after every event everything that still counts, from the beginning. */
function slowFold(events: readonly TableEvent[]): TableNow {
  let now = nothingYet(grundregelwerk.scene);
  for (const [i] of events.entries()) {
    const before = events.slice(0, i + 1);
    const gone = goneIn(before);
    now = nothingYet(grundregelwerk.scene);
    for (const event of before)
      now = step(grundregelwerk.scene, now, event, !isCounting(event) || gone.has(event.seq));
  }
  return now;
}

const nowOf = ({ log, past, ...now }: Table): TableNow => now;

const stamped = (kind: string, seq: number, rest: object): TableEvent =>
  ({ v: 4, kind, seq, at: 0, by: 'gm', command: `x${seq}`, ...rest }) as unknown as TableEvent;

/** Says `pairs` lines and takes each back at once. */
function sayAndUndo(pairs: number): TableEvent[] {
  const events = [...new PlayedTable().events];
  for (let i = 0; i < pairs; i += 1) {
    const seq = events.length + 1;
    events.push(stamped('said', seq, { text: `Satz ${i}` }));
    events.push(stamped('undone', seq + 1, { target: seq, gone: [seq] }));
  }
  return events;
}

/** In time of this process alone: how busy the machine is does not matter. */
const within = <T>(milliseconds: number, work: () => T): T => {
  const start = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1_000).toBeLessThan(milliseconds);
  return result;
};

test('the fold in one pass, the history with marks and the slow fold come to the same', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000), { minLength: 20, maxLength: 60 }), (picks) => {
      const t = new PlayedTable();
      t.act('mira', 'create', { id: 'a', name: 'a', template: 'warrior' });
      t.send('mira', { kind: 'answer', run: t.table.runs[0]?.id ?? '', answer: 'yes' });
      for (const pick of picks) {
        const undoings = t.events.filter(({ kind }) => kind === 'undone');
        if (pick % 7 === 0) t.send('gm', { kind: 'undo', target: 1 + (pick % t.events.length) });
        else if (pick % 7 === 1)
          t.send('gm', { kind: 'redo', target: undoings[pick % Math.max(1, undoings.length)]?.seq ?? 0 });
        else if (pick % 7 === 2) t.send('gm', { kind: 'rewind', target: lastUndoable(t.table)?.seq ?? 0 });
        else if (pick % 7 === 3)
          t.act('gm', 'add-enemy', { id: `e${pick}`, name: `e${pick}`, category: 'minion' });
        else if (pick % 7 === 4) t.act('gm', 'enemy-attack', { enemy: `e${pick}`, target: 'a' });
        else if (pick % 7 === 5) t.act('gm', 'rest', { safe: true });
        else t.send('mira', { kind: 'say', text: `Satz ${pick}` });
      }
      const history = new History(grundregelwerk.scene);
      // One by one, as they happen, so that each undoing meets a table that has what it takes back.
      for (const event of t.events) history.take([event]);
      const slow = slowFold(t.events);
      expect(nowOf(t.table)).toEqual(slow);
      expect(history.now).toEqual(slow);
      expect(history.table()).toEqual(fold(grundregelwerk.scene, t.events));
      for (const { seq } of t.events)
        expect(history.run((ledger) => previewing(grundregelwerk, ledger, seq))).toEqual(
          followsFrom(grundregelwerk, t.table, seq),
        );
    }),
    { numRuns: 40 },
  );
});

test('4,000 lines said and taken back fold in a moment; they took 26 s', () => {
  const events = sayAndUndo(4_000);
  const table = within(1_000, () => fold(grundregelwerk.scene, events));
  expect(table.log.filter(({ kind }) => kind === 'said')).toEqual([]);
  const history = within(1_000, () => new History(grundregelwerk.scene, events));
  expect(history.now).toEqual(nowOf(table));
  within(1_000, () => {
    const live = new History(grundregelwerk.scene);
    for (const event of events) live.take([event]);
  });
});

test('an undoing that names one number 100,000 times costs no more than its length', () => {
  const events = sayAndUndo(10);
  for (let i = 0; i < 25; i += 1) {
    const seq = events.length + 1;
    events.push(stamped('said', seq, { text: 'x' }));
    events.push(stamped('undone', seq + 1, { target: seq, gone: Array(100_000).fill(seq) }));
  }
  within(3_000, () => fold(grundregelwerk.scene, events));
});

test('at a table of 20,000 events a preview takes milliseconds, and what is near the end is taken back as fast', () => {
  const t = new PlayedTable();
  const events = [...t.events];
  while (events.length < 20_000)
    events.push(stamped('said', events.length + 1, { text: `Satz ${events.length}` }));
  const history = new History(grundregelwerk.scene, events);
  const preview = (target: number) => history.run((ledger) => previewing(grundregelwerk, ledger, target));
  within(200, () => {
    for (let target = 100; target < 20_000; target += 1_000) expect(preview(target)).toEqual([target]);
  });
  within(20, () => history.take([stamped('undone', 20_001, { target: 19_990, gone: [19_990] })]));
});

test('everything from an event on goes in one step, and comes back in one', () => {
  const t = new PlayedTable();
  t.send('mira', { kind: 'say', text: 'vorher' });
  const before = t.table;
  t.act('gm', 'add-enemy', { id: 'orc', name: 'Ork', category: 'minion' });
  const from = t.table.seq;
  t.send('jonas', { kind: 'say', text: 'Ein Ork!' });
  t.act('mira', 'test', { die: 10, tn: 6 }, { realDice: true });
  const after = t.table;
  expect(t.send('mira', { kind: 'rewind', target: from })).toMatchObject({ code: 'not-yours-to-undo' });
  expect(t.send('gm', { kind: 'rewind', target: from })).toBeNull();
  expect(t.events.at(-1)).toMatchObject({ kind: 'undone', target: from, gone: [from, from + 1, from + 2] });
  expect(t.table.scene).toEqual(before.scene);
  // What had been begun since then is given up with it.
  expect(t.table.runs).toEqual([]);
  expect(t.send('gm', { kind: 'redo', target: t.table.seq })).toBeNull();
  expect(t.table.scene).toEqual(after.scene);
  expect(t.table.runs).toEqual(after.runs);
});

test("taking back one's own does not take another's open run along", () => {
  const t = new PlayedTable();
  t.act('mira', 'create', { id: 'a', name: 'a', template: 'warrior' });
  t.send('mira', { kind: 'answer', run: t.table.runs[0]?.id ?? '', answer: 'no' });
  const made = t.table.seq;
  t.act('gm', 'add-enemy', { id: 'orc', name: 'Ork', category: 'elite' });
  t.act('gm', 'enemy-attack', { enemy: 'orc', target: 'a' }, { realDice: true });
  expect(t.table.runs).toMatchObject([{ by: 'gm' }]);
  expect(t.send('mira', { kind: 'undo', target: made })).toEqual({ code: 'not-yours-to-undo', at: 'target' });
  expect(t.table.runs).toHaveLength(1);
});

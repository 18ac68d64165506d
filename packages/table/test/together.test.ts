import { grundregelwerk } from '@tafelrunde/grundregelwerk';
import { type Fate, GM, question } from '@tafelrunde/kernel';
import { action, type System } from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';
import { fold, type Seat, seatOf, type Table, viewEvent, viewTable } from '../src/index.ts';
import { PlayedTable } from './play-table.ts';

const HANDS = ['rock', 'paper', 'scissors'] as const;

/** Everybody shows a hand at the same moment. */
function showHands(fate: Fate) {
  const deciders = ['mira', 'jonas', GM];
  const hands = fate.chooseTogether(deciders.map((by) => question('hand', 'XX-01', by, HANDS)));
  return { outcome: { kind: 'shown' as const, hands }, effects: [] };
}

const anything = { parse: (value: unknown) => ({ ok: true as const, value }), json: {} };
const hands = action({
  id: 'grundregelwerk/hands',
  by: 'anyone',
  cites: ['XX-01'],
  input: anything,
  rule: showHands,
  headline: [],
});
const system: System = { ...grundregelwerk, actions: [...grundregelwerk.actions, hands] };

function asking(): { t: PlayedTable; run: string } {
  const t = new PlayedTable(system);
  for (const name of ['mira', 'jonas']) {
    t.act(name, 'create', { id: name, name, template: 'warrior', hasArmour: false });
  }
  t.act('gm', 'hands', {});
  return { t, run: t.table.runs[0]?.id ?? '' };
}

const seat = (table: Table, id: string): Seat => seatOf(table, id) as Seat;
const answer = (t: PlayedTable, by: string, run: string, keys: readonly (string | null)[]) =>
  t.send(by, { kind: 'answer', run, answer: keys });

describe('questions asked together', () => {
  test('are answered seat by seat; the run goes on when all are given', () => {
    const { t, run } = asking();
    expect(t.table.runs[0]?.waitsFor).toEqual(['mira', 'jonas', 'gm']);
    expect(answer(t, 'mira', run, ['rock', null, null])).toBeNull();
    expect(t.table.runs[0]?.waitsFor).toEqual(['jonas', 'gm']);
    expect(answer(t, 'gm', run, [null, null, 'paper'])).toBeNull();
    expect(t.table.runs[0]?.waitsFor).toEqual(['jonas', 'gm']);
    expect(answer(t, 'jonas', run, [null, 'scissors', null])).toBeNull();
    expect(t.table.runs).toEqual([]);
    expect(t.table.log.at(-1)).toMatchObject({
      result: { outcome: { hands: ['rock', 'scissors', 'paper'] }, tape: [['rock', 'scissors', 'paper']] },
    });
  });

  test('nobody sees what another has answered before all have, the GM not either', () => {
    const { t, run } = asking();
    answer(t, 'mira', run, ['rock', null, null]);
    for (const other of ['jonas', 'gm', 'guest']) {
      const shown = JSON.stringify([
        viewTable(t.table, seat(t.table, other)).runs[0]?.given,
        viewEvent(t.events.at(-1) as never, seat(t.table, other)),
      ]);
      expect(shown).not.toContain('rock');
      expect(viewTable(t.table, seat(t.table, other)).runs[0]?.given).toEqual([
        { question: 0, by: 'mira', key: null },
      ]);
    }
    expect(viewTable(t.table, seat(t.table, 'mira')).runs[0]?.given).toEqual([
      { question: 0, by: 'mira', key: 'rock' },
    ]);
  });

  test('folding what a seat sees gives what it sees of the table', () => {
    const { t, run } = asking();
    answer(t, 'mira', run, ['rock', null, null]);
    answer(t, 'jonas', run, [null, 'rock', null]);
    answer(t, 'mira', run, ['paper', null, null]);
    for (const id of ['mira', 'jonas', 'gm', 'guest']) {
      const views = t.events.map((event) => viewEvent(event, seat(t.table, id)));
      expect(fold(system.scene, views)).toEqual(viewTable(t.table, seat(t.table, id)));
    }
  });

  test('an answer can be changed until the last one is given', () => {
    const { t, run } = asking();
    answer(t, 'mira', run, ['rock', null, null]);
    answer(t, 'mira', run, ['paper', null, null]);
    answer(t, 'gm', run, [null, 'rock', 'rock']); // steps in for Jonas
    expect(t.table.log.at(-1)).toMatchObject({ result: { outcome: { hands: ['paper', 'rock', 'rock'] } } });
  });

  test('others, no key, a wrong key and a wrong number of them are refused', () => {
    const { t, run } = asking();
    expect(answer(t, 'mira', run, [null, 'rock', null])).toEqual({ code: 'not-your-answer' });
    expect(answer(t, 'mira', run, [null, null, null])?.code).toBe('illegal-answer');
    expect(answer(t, 'mira', run, ['well', null, null])).toEqual({ code: 'illegal-answer', at: 'answer.0' });
    expect(answer(t, 'mira', run, ['rock'])?.code).toBe('illegal-answer');
    expect(t.send('mira', { kind: 'answer', run, answer: 'rock' })?.code).toBe('illegal-answer');
    expect(t.table.runs[0]?.given).toEqual([]);
  });
});

test('the GM alone allows and forbids advice', () => {
  const t = new PlayedTable();
  expect(t.table.advice).toBe(true);
  expect(t.send('mira', { kind: 'setAdvice', on: false })).toEqual({ code: 'only-gm' });
  expect(t.send('gm', { kind: 'setAdvice', on: false })).toBeNull();
  expect(t.table.advice).toBe(false);
});

test('a figure that stands on the table and nobody plays is decided for by the GM, not by whoever asks', () => {
  const { t, run } = asking();
  t.send('gm', { kind: 'cancel', run });
  t.send('gm', { kind: 'handOver', figure: 'jonas', to: null });
  t.act('mira', 'hands', {});
  expect(t.table.runs[0]?.waitsFor).toEqual(['mira', 'gm']);
  expect(answer(t, 'mira', t.table.runs[0]?.id ?? '', [null, 'rock', null])).toEqual({
    code: 'not-your-answer',
  });
});

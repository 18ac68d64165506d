import type { LogEntry } from '@tafelrunde/table';
import { expect, test } from 'vitest';
import { lastEnding, leftLongAgo } from '../../src/pages/table/evening/recap.ts';

const HOUR = 60 * 60_000;
const said = (seq: number): LogEntry => ({ kind: 'said', seq, at: seq, by: 'gm', text: 'Hallo' });
const ended = (seq: number): LogEntry => ({ kind: 'evening', seq, at: seq, by: 'gm' });
const rolled = (seq: number, at = seq): LogEntry => ({
  ...{ kind: 'notation', seq, at, by: 'gm', audience: 'everyone', sealed: null },
  roll: { text: 'W6', total: 3, throws: [], typed: false },
});

test('an evening is told from its end on until somebody rolls; talking is not playing', () => {
  expect(lastEnding([rolled(1)])).toBeNull();
  expect(lastEnding([rolled(1), ended(2)])).toEqual({ seq: 2, at: 2 });
  expect(lastEnding([rolled(1), ended(2), said(3)])).toEqual({ seq: 2, at: 2 });
  expect(lastEnding([rolled(1), ended(2), said(3), rolled(4)])).toBeNull();
});

test('whoever forgot to end an evening is told of it after six hours', () => {
  const log = [rolled(1, 0), said(2)];
  expect(leftLongAgo({ seq: 2, log }, 5 * HOUR)).toBeNull();
  expect(leftLongAgo({ seq: 2, log }, 6 * HOUR)).toEqual({ seq: 2, at: 0 });
  expect(leftLongAgo({ seq: 2, log: [said(2)] }, 9 * HOUR)).toBeNull();
});

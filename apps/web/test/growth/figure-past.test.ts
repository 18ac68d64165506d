import { systems } from '@tafelrunde/registry';
import type { System } from '@tafelrunde/system';
import type { LogEntry } from '@tafelrunde/table';
import { expect, test } from 'vitest';
import { readSheet } from '../../src/pages/arena/sheets.ts';
import { pastWith } from '../../src/pages/table/sheet/past-with.ts';

const system = systems[0] as System;
const character = system.character.templates[0]?.character;
const fileWith = (past: unknown) =>
  JSON.stringify({ format: 'tafelrunde-character', version: 1, system: system.id, character, past });

const HOUR = 60 * 60_000;
const acted = (seq: number, at: number, figure: string): LogEntry => ({
  ...{ kind: 'run', seq, at, by: 'gm', audience: 'everyone', result: null, sealed: null },
  detail: { action: 'x', input: { figure } },
});

test('a figure goes from table to table with its evenings and its greatest rolls', () => {
  const log: LogEntry[] = [
    acted(1, 0, 'mira'),
    acted(2, HOUR, 'mira'),
    acted(3, 9 * HOUR, 'mira'),
    { kind: 'evening', seq: 4, at: 9 * HOUR, by: 'gm' },
    acted(5, 10 * HOUR, 'ork'),
    acted(6, 11 * HOUR, 'mira'),
  ];
  const past = pastWith({ log, name: 'Samstag', pasts: {} }, 'mira', [{ what: 'Schleichen: 20', at: 5 }]);
  expect(past.evenings.map(({ at }) => at)).toEqual([0, 9 * HOUR, 11 * HOUR]);
  const read = readSheet(system, fileWith(past));
  expect(read.ok && read.value.past).toEqual(past);
});

test.each([
  ['a past that is none', 'once upon a time'],
  ['a very long sentence', { evenings: [], greatest: [{ what: 'x'.repeat(301), at: 1 }] }],
  ['too many rolls', { evenings: [], greatest: Array.from({ length: 13 }, () => ({ what: 'x', at: 1 })) }],
  ['a field nobody knows', { evenings: [], greatest: [], html: '<b>' }],
])('%s is refused and nothing is taken', (_, past) => {
  const read = readSheet(system, fileWith(past));
  expect(!read.ok && read.error.code).toBe('bad-past');
});

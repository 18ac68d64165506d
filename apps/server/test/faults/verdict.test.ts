import { EVENT_VERSION, fold, type TableEvent } from '@tafelrunde/table';
import { expect, test } from 'vitest';
import { isClean, verdictOn, type Witness } from './verdict.ts';
import { SYSTEM, scene } from './writer.ts';

const stamped = (seq: number, command: string) => ({ v: EVENT_VERSION, seq, at: 0, by: 'gm', command });
const said = (seq: number, id: string): TableEvent => ({ ...stamped(seq, id), kind: 'said', text: id });
const opening: readonly TableEvent[] = [
  { ...stamped(1, 'open'), kind: 'tableOpened', table: 't', system: SYSTEM, name: 'Runde' },
  { ...stamped(2, 'open'), kind: 'seatAdded', seat: 'gm', name: 'Anna', role: 'gm' },
];
const told = [...opening, said(3, 'a'), said(4, 'b')];
const witness: Witness = {
  seat: 'gm',
  sent: new Set(['a', 'b']),
  acknowledged: new Map([
    ['a', 3],
    ['b', 4],
  ]),
  table: fold(scene, told),
  comebacks: 0,
  problems: [],
};

test('what was told and what is stored agree', () => {
  expect(isClean(verdictOn([witness], told))).toBe(true);
});

test.each([
  ['lost', [...opening, said(3, 'a')], ['b']],
  ['lost', [...opening, said(3, 'b'), said(4, 'a')], ['a']], // stored, but behind the number it was answered with
  ['doubled', [...told, said(5, 'a')], ['a']],
  ['invented', [...told, said(5, 'c')], ['c']],
  ['diverged', [...told, said(5, 'b')], ['gm']],
  ['problems', [...opening, said(3, 'a'), said(5, 'b')], ['the numbers of the events have gaps']],
] as const)('%s is noticed', (what, events, found) => {
  const verdict = verdictOn([witness], events);
  expect(verdict[what]).toEqual(found);
  expect(isClean(verdict)).toBe(false);
});

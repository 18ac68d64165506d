import { emptyTable, type Table } from '@tafelrunde/table';
import { expect, test } from 'vitest';
import { decidersOf, ownQuestions, unanswered } from '../../src/pages/table/decision/deciders.ts';

const seat = (id: string, role: 'gm' | 'player', figures: readonly string[] = []) => ({
  id,
  name: id,
  role,
  figures,
  revoked: false,
});
const table: Table = {
  ...emptyTable({ empty: {}, apply: (scene) => scene, turn: () => null }),
  seats: [seat('greta', 'gm'), seat('mira', 'player', ['heldin']), { ...seat('old', 'gm'), revoked: true }],
};
const questions = ['heldin', 'ork', 'gm'].map((by) => ({ id: 'q', cite: 'X', by, options: ['a', 'b'] }));

test('a figure is decided for by whoever plays it; the GM decides the rest', () => {
  expect(decidersOf(table, 'heldin')).toEqual(['mira']);
  expect(decidersOf(table, 'ork')).toEqual(['greta']);
  expect(ownQuestions(table, 'mira', questions)).toEqual([0]);
  expect(ownQuestions(table, 'greta', questions)).toEqual([1, 2]);
});

test('what has been answered is not waited for', () => {
  const run = {
    id: 'r',
    since: 1,
    by: 'greta',
    audience: 'everyone',
    realDice: false,
    scene: {},
    house: {},
    waitsFor: ['mira'],
    asked: ['mira'],
    request: null,
    detail: null,
    progress: null,
    given: [{ question: 1, by: 'greta', key: null }],
  } as const;
  expect(unanswered(run, questions).map(({ by }) => by)).toEqual(['heldin', 'gm']);
});

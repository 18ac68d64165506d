import type { Paper, Seat, TableNow } from '@tafelrunde/table';
import { expect, test } from 'vitest';
import {
  beginningOf,
  matches,
  playersOf,
  sortedPapers,
  unreadPapers,
} from '../../src/pages/table/papers/papers-of.ts';

const seat = (id: string, role: Seat['role'], revoked = false): Seat => ({
  id,
  name: id,
  role,
  figures: [],
  revoked,
});
const seats = [
  seat('gm', 'gm'),
  seat('mira', 'player'),
  seat('jonas', 'player'),
  seat('weg', 'player', true),
];
const paper = (id: string, by: string, more: Partial<Paper> = {}): Paper => ({
  ...{ id, by, title: id, text: '', picture: null, readers: 'everyone', version: 1 },
  ...more,
});
const papers = [paper('brief', 'gm'), paper('meins', 'mira'), paper('seins', 'jonas'), paper('karte', 'gm')];

test('papers are sorted by whose they are, the latest first', () => {
  const sorted = sortedPapers({ papers, seats } as unknown as TableNow, 'mira');
  const ids = (of: readonly Paper[]) => of.map(({ id }) => id);
  expect([ids(sorted.shown), ids(sorted.own), ids(sorted.others)]).toEqual([
    ['karte', 'brief'],
    ['meins'],
    ['seins'],
  ]);
});

test('what others wrote or changed since is unread, what I wrote is not', () => {
  const unread = unreadPapers([...papers, paper('alt', 'gm', { version: 3 })], 'mira', { brief: 1, alt: 2 });
  expect(unread.map(({ id }) => id)).toEqual(['seins', 'karte', 'alt']);
});

test('a paper is found by words of its title and of its text', () => {
  const letter = paper('p', 'gm', { title: 'Brief', text: 'Der **Baron** lügt.' });
  expect(['brief', 'BARON', ' lügt '].map((wanted) => matches(letter, wanted))).toEqual([true, true, true]);
  expect(matches(letter, 'König')).toBe(false);
});

test('the beginning of a text is words, cut where it is long', () => {
  expect(beginningOf('# Titel\n\n- **fett** und *schräg*', 40)).toBe('Titel fett und schräg');
  expect(beginningOf('wort '.repeat(50), 12)).toBe('wort wort wo …');
});

test('shown is to players who are still here', () => {
  expect(playersOf(seats).map(({ id }) => id)).toEqual(['mira', 'jonas']);
});

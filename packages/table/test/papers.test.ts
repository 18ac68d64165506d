import { describe, expect, test } from 'vitest';
import { MAX_PAPERS, MAX_PAPERS_TEXT, type Readers, seatOf, type TableNow, viewTable } from '../src/index.ts';
import { PlayedTable } from './play-table.ts';

const blank = { paper: null, version: 0, title: 'Brief', text: 'Kommt um Mitternacht.', picture: null };
const write = (t: PlayedTable, by: string, readers: Readers, more: object = {}) =>
  t.send(by, { kind: 'writePaper', ...blank, readers, ...more });
const last = (t: PlayedTable) => t.table.papers.at(-1) as TableNow['papers'][number];
const sees = (t: PlayedTable, id: string) => {
  const seat = seatOf(t.table, id);
  if (seat === undefined) throw new Error(id);
  return viewTable(t.table, seat);
};
const readersOf = (t: PlayedTable) =>
  ['gm', 'mira', 'jonas', 'guest'].filter((id) => JSON.stringify(sees(t, id)).includes('Mitternacht'));

describe('who reads a paper', () => {
  test.each<[string, Readers, readonly string[]]>([
    ['gm', 'self', ['gm']],
    ['gm', 'gm', ['gm']],
    ['gm', ['mira'], ['gm', 'mira']],
    ['gm', 'everyone', ['gm', 'mira', 'jonas', 'guest']],
    ['mira', 'self', ['mira']],
    ['mira', 'gm', ['gm', 'mira']],
    ['mira', ['jonas'], ['gm', 'mira', 'jonas']],
    ['mira', 'everyone', ['gm', 'mira', 'jonas', 'guest']],
  ])('of %s for %j', (by, readers, expected) => {
    const t = new PlayedTable();
    expect(write(t, by, readers)).toBeNull();
    expect(readersOf(t)).toEqual(expected);
  });

  test('shown to one, then to all; taken back it is gone again; undone it is read again', () => {
    const t = new PlayedTable();
    write(t, 'gm', 'gm');
    const { id } = last(t);
    expect(t.send('gm', { kind: 'showPaper', paper: id, to: ['mira'] })).toBeNull();
    expect(readersOf(t)).toEqual(['gm', 'mira']);
    expect(sees(t, 'mira').log.at(-1)).toMatchObject({ kind: 'shown', by: 'gm', paper: { title: 'Brief' } });
    expect(sees(t, 'jonas').log).toEqual([]);
    t.send('gm', { kind: 'showPaper', paper: id, to: ['jonas'] });
    expect(last(t).readers).toEqual(['mira', 'jonas']);
    t.send('gm', { kind: 'showPaper', paper: id, to: 'everyone' });
    expect(readersOf(t)).toHaveLength(4);
    write(t, 'gm', 'gm', { paper: id, version: last(t).version });
    expect(sees(t, 'mira').papers).toEqual([]);
    t.send('gm', { kind: 'undo', target: t.table.seq });
    expect(sees(t, 'mira').papers).toMatchObject([{ id, readers: 'everyone' }]);
  });

  test('with a paper goes all that was done to it', () => {
    const t = new PlayedTable();
    write(t, 'gm', 'gm');
    const written = t.table.seq;
    t.send('gm', { kind: 'showPaper', paper: last(t).id, to: 'everyone' });
    t.send('gm', { kind: 'removePaper', paper: last(t).id });
    t.send('gm', { kind: 'undo', target: written });
    expect(t.events.at(-1)).toMatchObject({ gone: [written, written + 1, written + 2] });
    expect(t.table.papers).toEqual([]);
    t.send('gm', { kind: 'redo', target: t.table.seq });
    expect(t.table.papers).toEqual([]);
  });
});

describe('who writes on a paper', () => {
  const rewrite = (t: PlayedTable, by: string, more: object = {}) =>
    write(t, by, last(t).readers, { paper: last(t).id, version: last(t).version, ...more });

  test.each([
    ['gm', 'everyone', { gm: null, mira: 'not-your-paper', guest: 'spectators-watch' }],
    ['gm', 'gm', { gm: null, mira: 'unknown-paper', guest: 'spectators-watch' }],
    ['mira', 'self', { gm: 'unknown-paper', mira: null, jonas: 'unknown-paper' }],
    ['mira', 'gm', { gm: 'not-your-paper', mira: null, jonas: 'unknown-paper' }],
    ['mira', 'everyone', { gm: null, mira: null, jonas: null, guest: 'spectators-watch' }],
  ] as const)('of %s for %j: %j', (author, readers, expected) => {
    for (const [by, code] of Object.entries(expected)) {
      const t = new PlayedTable();
      write(t, author, readers);
      expect(rewrite(t, by)?.code ?? null, by).toBe(code);
    }
  });

  test('who writes along does not say who reads it', () => {
    const t = new PlayedTable();
    write(t, 'mira', 'everyone');
    expect(rewrite(t, 'jonas', { text: 'Ich auch.' })).toBeNull();
    expect(last(t)).toMatchObject({ by: 'mira', text: 'Ich auch.', version: 2 });
    expect(rewrite(t, 'jonas', { readers: 'gm' })).toEqual({ code: 'not-your-paper', at: 'readers' });
    expect(rewrite(t, 'mira', { readers: 'gm' })).toBeNull();
  });

  test('two who write at once: the second is told, and nothing is lost', () => {
    const t = new PlayedTable();
    write(t, 'mira', 'everyone');
    const old = { paper: last(t).id, version: 1 };
    expect(write(t, 'jonas', 'everyone', { ...old, text: 'Erste' })).toBeNull();
    expect(write(t, 'mira', 'everyone', { ...old, text: 'Zweite' })).toEqual({
      code: 'paper-changed',
      at: 'version',
    });
    expect(last(t).text).toBe('Erste');
  });

  test('what is unreadable, too long, or without words for its picture is refused', () => {
    const t = new PlayedTable();
    const code = (more: object) => write(t, 'mira', 'self', more)?.code;
    expect(code({ title: '  ' })).toBe('text-empty');
    expect(code({ title: 'x'.repeat(121) })).toBe('text-too-long');
    expect(code({ text: 'x'.repeat(12_001) })).toBe('text-too-long');
    const file = 'a'.repeat(64);
    expect(code({ picture: { file, alt: ' ' } })).toBe('text-empty');
    expect(code({ readers: ['nobody'] })).toBe('unknown-seat');
    expect(code({ readers: [] })).toBe('unknown-seat');
    expect(t.table.papers).toEqual([]);
  });

  test('there is an end to all the papers', () => {
    const t = new PlayedTable();
    const text = 'x'.repeat(12_000);
    for (let i = 0; i < MAX_PAPERS_TEXT / text.length; i += 1)
      expect(write(t, 'gm', 'gm', { text })).toBeNull();
    expect(write(t, 'gm', 'gm')).toEqual({ code: 'too-many-papers' });
    const many = new PlayedTable();
    for (let i = 0; i < MAX_PAPERS; i += 1) write(many, 'gm', 'gm', { text: '' });
    expect(write(many, 'gm', 'gm', { text: '' })).toEqual({ code: 'too-many-papers' });
    expect(write(many, 'gm', 'gm', { paper: last(many).id, version: 1 })).toBeNull();
  });

  test('the author removes a paper, and the GM what is not meant for its author alone', () => {
    const t = new PlayedTable();
    write(t, 'mira', 'everyone');
    const remove = (by: string) => t.send(by, { kind: 'removePaper', paper: last(t).id })?.code ?? null;
    expect(remove('jonas')).toBe('not-your-paper');
    expect(remove('gm')).toBeNull();
    write(t, 'mira', 'self');
    expect(remove('gm')).toBe('unknown-paper');
    expect(remove('mira')).toBeNull();
  });

  test('the GM lays before others only what is the GM’s', () => {
    const t = new PlayedTable();
    write(t, 'mira', 'gm');
    expect(t.send('gm', { kind: 'showPaper', paper: last(t).id, to: 'everyone' })?.code).toBe(
      'not-your-paper',
    );
    expect(t.send('mira', { kind: 'showPaper', paper: last(t).id, to: 'everyone' })?.code).toBe('only-gm');
  });
});

import { grundregelwerk } from '@tafelrunde/grundregelwerk';
import { expect, test } from 'vitest';
import {
  type Command,
  decide,
  fileNameOf,
  filesIn,
  filesInEvent,
  filesOn,
  isFileName,
  seatOf,
  veilingFor,
  viewTable,
} from '../src/index.ts';
import { PlayedTable } from './play-table.ts';

const file = (n: number): string => n.toString(16).padStart(64, '0');

function table(): PlayedTable {
  const t = new PlayedTable();
  for (const [by, id] of [
    ['mira', 'mirin'],
    ['jonas', 'joruna'],
  ] as const) {
    t.act(by, 'create', { id, name: id, template: 'warrior', hasArmour: false });
    for (const run of t.table.runs) t.send(by, { kind: 'answer', run: run.id, answer: 'no' });
  }
  t.act('gm', 'add-enemy', { id: 'orc', name: 'Ork', category: 'elite' });
  t.act('gm', 'add-enemy', { id: 'lurker', name: 'Lauerer', category: 'elite' }, { hides: true });
  return t;
}
const portrait = (t: PlayedTable, by: string, figures: readonly string[], name: string | null = file(1)) =>
  t.send(by, { kind: 'setPortrait', figures, file: name })?.code ?? null;
const sees = (t: PlayedTable, id: string) => {
  const seat = seatOf(t.table, id);
  if (seat === undefined) throw new Error(id);
  return viewTable(t.table, seat, veilingFor(grundregelwerk, t.table, seat));
};

test('players set the pictures of their own figures, the GM any', () => {
  const t = table();
  expect(portrait(t, 'mira', ['mirin'])).toBeNull();
  expect(portrait(t, 'mira', ['joruna'])).toBe('not-your-figure');
  expect(portrait(t, 'mira', ['mirin', 'orc'])).toBe('not-your-figure');
  expect(portrait(t, 'mira', ['lurker'])).toBe('unknown-figure');
  expect(portrait(t, 'gm', ['nobody'])).toBe('unknown-figure');
  expect(portrait(t, 'gm', [])).toBe('unknown-figure');
  expect(portrait(t, 'gm', ['orc', 'joruna'], file(2))).toBeNull();
  expect(t.table.portraits).toEqual({ mirin: file(1), orc: file(2), joruna: file(2) });
  expect(portrait(t, 'mira', ['mirin'], null)).toBeNull();
  t.send('gm', { kind: 'undo', target: t.table.seq });
  expect(t.table.portraits).toMatchObject({ mirin: file(1) });
});

test('the picture of a hidden figure is seen with the figure', () => {
  const t = table();
  portrait(t, 'gm', ['lurker', 'mirin'], file(7));
  portrait(t, 'gm', ['lurker'], file(8));
  expect(JSON.stringify(sees(t, 'mira'))).not.toContain(file(8));
  expect(sees(t, 'mira').portraits).toEqual({ mirin: file(7) });
  expect([...filesOn(sees(t, 'mira'))]).toEqual([file(7)]);
  t.send('gm', { kind: 'veil', figures: ['lurker'], hidden: false, lifeShown: true });
  expect(sees(t, 'mira').portraits).toEqual({ mirin: file(7), lurker: file(8) });
});

test('with a figure that is taken back goes its picture', () => {
  const t = table();
  portrait(t, 'gm', ['orc']);
  const added = t.events.find((event) => 'effects' in event && JSON.stringify(event.effects).includes('orc'));
  t.send('gm', { kind: 'undo', target: added?.seq ?? 0 });
  expect(t.table.portraits).toEqual({});
});

test('a picture under the map is seen by the players once the GM shows it', () => {
  const t = new PlayedTable();
  const picture = { file: file(3), left: 0, top: -1, width: 20, height: 12, dim: 0, hidden: true };
  expect(t.send('mira', { kind: 'setMapPicture', picture })).toEqual({ code: 'only-gm' });
  t.send('gm', { kind: 'setMapPicture', picture });
  expect(sees(t, 'gm').mapPicture).toEqual(picture);
  expect(JSON.stringify(sees(t, 'mira'))).not.toContain(file(3));
  t.send('gm', { kind: 'setMapPicture', picture: { ...picture, hidden: false } });
  expect(sees(t, 'mira').mapPicture).toEqual({ ...picture, hidden: false });
  t.send('gm', { kind: 'undo', target: t.table.seq });
  expect(sees(t, 'mira').mapPicture).toBeNull();
});

test('a file that somebody neither brought nor sees cannot be used', () => {
  const t = table();
  const world = { secret: () => file(0), isDone: () => false, hasFile: (one: string) => one === file(1) };
  const refused = (by: string, command: Omit<Command, 'id'>) => {
    const decision = decide(grundregelwerk, t.table, by, { ...command, id: 'c' } as Command, world);
    return decision.ok ? null : decision.refusal.code;
  };
  const commands = (name: string) => [
    { kind: 'setPortrait', figures: ['mirin'], file: name },
    {
      kind: 'setMapPicture',
      picture: { file: name, left: 0, top: 0, width: 1, height: 1, dim: 0, hidden: false },
    },
    {
      kind: 'writePaper',
      paper: null,
      version: 0,
      title: 'Brief',
      text: '',
      picture: { file: name, alt: 'Siegel' },
      readers: 'self',
    },
  ];
  for (const command of commands(file(2))) expect(refused('gm', command as Command)).toBe('unknown-file');
  for (const command of commands(file(1))) {
    expect(refused('gm', command as Command)).toBeNull();
    expect(filesIn(command as Command)).toEqual([file(1)]);
  }
});

test('an event says which file it speaks of', () => {
  const t = table();
  portrait(t, 'gm', ['orc'], file(5));
  expect(filesInEvent(t.events.at(-1) as never)).toEqual([file(5)]);
  t.send('gm', { kind: 'say', text: 'Hallo' });
  expect(filesInEvent(t.events.at(-1) as never)).toEqual([]);
});

test('a file is named by its bytes', () => {
  // The SHA-256 of nothing, as published.
  const nothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
  expect(fileNameOf(new Uint8Array())).toBe(nothing);
  expect(isFileName(nothing)).toBe(true);
  for (const other of ['', nothing.toUpperCase(), `${nothing}0`, '../../etc/passwd'])
    expect(isFileName(other)).toBe(false);
});

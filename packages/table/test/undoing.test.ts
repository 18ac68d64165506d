import { grundregelwerk } from '@tafelrunde/grundregelwerk';
import { expect, test } from 'vitest';
import { followsFrom } from '../src/index.ts';
import { PlayedTable } from './play-table.ts';

interface SceneShape {
  readonly figures: readonly { readonly id: string; readonly hearts: number }[];
}
const hearts = (t: PlayedTable, id: string) =>
  (t.table.scene as SceneShape).figures.find((one) => one.id === id)?.hearts;
const follows = (t: PlayedTable, target: number) => followsFrom(grundregelwerk, t.table, target);

/** Mira's warrior misses the boss with a typed face, and the GM takes a heart for it. */
function miss(t: PlayedTable): number {
  t.act('mira', 'attack', { attacker: 'krieger', target: 'boss' }, { realDice: true });
  const run = t.table.runs[0]?.id ?? '';
  t.send('mira', { kind: 'answer', run, answer: [4] });
  t.send('gm', { kind: 'answer', run, answer: 'heart' });
  return t.table.seq;
}

function withFight(): PlayedTable {
  const t = new PlayedTable();
  t.act('mira', 'create', { id: 'krieger', name: 'Krieger', template: 'warrior' });
  t.send('mira', { kind: 'answer', run: t.table.runs[0]?.id ?? '', answer: 'no' });
  t.act('gm', 'add-enemy', { id: 'boss', name: 'Boss', category: 'boss' });
  return t;
}

test('an event in the middle goes alone if nothing came of it', () => {
  const t = withFight();
  const first = miss(t);
  t.send('jonas', { kind: 'say', text: 'Oh nein.' });
  t.act('jonas', 'test', { die: 10, tn: 6 });
  expect(hearts(t, 'krieger')).toBe(4);
  // runStarted, runAnswered, runFinished of the attack; what Jonas did would have come out the same.
  expect(follows(t, first)).toEqual([first - 2, first - 1, first]);
  expect(t.send('gm', { kind: 'undo', target: first })).toBeNull();
  expect(hearts(t, 'krieger')).toBe(5);
  expect(t.table.log.map(({ kind }) => kind)).toEqual(['run', 'run', 'said', 'run', 'undone']);
  expect(t.table.log.at(-1)).toMatchObject({ kind: 'undone', redone: false, entries: [{ seq: first }] });
});

test('what came of it goes with it: without the enemy nobody could have attacked it', () => {
  const t = withFight();
  const enemy = t.table.seq;
  const attack = miss(t);
  t.act('gm', 'set-hearts', {}); // no such action: refused, nothing happens
  t.send('jonas', { kind: 'say', text: 'Weiter!' });
  expect(follows(t, enemy)).toEqual([enemy, attack - 2, attack - 1, attack]);
  t.send('gm', { kind: 'undo', target: enemy });
  expect(hearts(t, 'krieger')).toBe(5);
  expect(hearts(t, 'boss')).toBeUndefined();
});

test('an open run that would ask something else goes, one that would ask the same stays', () => {
  const t = withFight();
  const enemy = t.table.seq;
  t.act('mira', 'attack', { attacker: 'krieger', target: 'boss' }, { realDice: true });
  t.act('jonas', 'test', { die: 10, tn: 6 }, { realDice: true });
  t.send('gm', { kind: 'undo', target: enemy });
  expect(t.table.runs).toMatchObject([{ by: 'jonas' }]);
});

test('house rules taken back take with them what they decided', () => {
  const t = withFight();
  t.send('gm', { kind: 'setHouse', house: { retaliationMode: 'off' } });
  const house = t.table.seq;
  t.act('mira', 'attack', { attacker: 'krieger', target: 'boss' }, { realDice: true });
  t.send('mira', { kind: 'answer', run: t.table.runs[0]?.id ?? '', answer: [4] }); // a miss; nobody hits back
  const attack = t.table.seq;
  t.act('jonas', 'test', { die: 6, tn: 4 });
  // By the rules as written the GM would have been asked what the miss costs; Jonas' test is the same by both.
  expect(follows(t, house)).toEqual([house, attack - 1, attack]);
});

test('redo brings back the same dice, and is refused once something would have come out differently', () => {
  const t = withFight();
  const attack = miss(t);
  const scene = t.table.scene;
  t.send('gm', { kind: 'undo', target: attack });
  const undoing = t.table.seq;
  t.send('jonas', { kind: 'say', text: 'Noch mal?' });
  expect(t.send('gm', { kind: 'redo', target: undoing })).toBeNull();
  expect(t.table.scene).toEqual(scene);
  expect(t.table.log.find(({ kind }) => kind === 'undone')).toMatchObject({ redone: true });
  expect(t.send('gm', { kind: 'redo', target: undoing })).toEqual({ code: 'nothing-to-redo', at: 'target' });
  // Taken back again, and then everybody rests: with the lost heart that would have healed one.
  t.send('gm', { kind: 'undo', target: attack });
  const again = t.table.seq;
  t.act('gm', 'rest', { safe: true });
  expect(t.send('gm', { kind: 'redo', target: again })).toEqual({ code: 'redo-stale', at: 'target' });
  t.send('gm', { kind: 'undo', target: t.table.seq });
  expect(t.send('gm', { kind: 'redo', target: again })).toBeNull();
  expect(hearts(t, 'krieger')).toBe(4);
});

test.each([
  ['gm', 'not-yours-to-undo', 'not-yours-to-undo'],
  ['own', null, 'not-yours-to-undo'],
  ['all', null, null],
] as const)('the table says who may take something back: %s', (who, own, others) => {
  const t = new PlayedTable();
  t.send('gm', { kind: 'setUndoRule', who });
  t.send('mira', { kind: 'say', text: 'Hier.' });
  const said = t.table.seq;
  expect(t.send('jonas', { kind: 'undo', target: said })?.code ?? null).toBe(others);
  if (others === null) return;
  expect(t.send('guest', { kind: 'undo', target: said })).toEqual({ code: 'spectators-watch' });
  expect(t.send('mira', { kind: 'undo', target: said })?.code ?? null).toBe(own);
});

test('what happened to seats and dice cannot be taken back', () => {
  const t = new PlayedTable();
  t.send('gm', { kind: 'addSeat', seat: 'eva', name: 'Eva', role: 'player' });
  const { seq } = t.table;
  for (const target of [seq, seq - 1, seq + 1, 1])
    expect(t.send('gm', { kind: 'undo', target })).toEqual({ code: 'nothing-to-undo', at: 'target' });
  expect(t.send('mira', { kind: 'setUndoRule', who: 'all' })).toEqual({ code: 'only-gm' });
});

test('after an undo new dice fall: no number of a throw comes twice', () => {
  const t = new PlayedTable();
  t.send('mira', { kind: 'roll', notation: '5W20', audience: 'everyone', faces: null });
  t.send('mira', { kind: 'undo', target: t.table.seq });
  t.send('mira', { kind: 'roll', notation: '5W20', audience: 'everyone', faces: null });
  const rolls = t.events.flatMap((event) => (event.kind === 'notationRolled' ? [event] : []));
  expect(rolls.map(({ sealed }) => sealed?.roll)).toEqual([1, 2]);
  expect(rolls[0]?.roll?.throws).not.toEqual(rolls[1]?.roll?.throws);
});

import { grundregelwerk } from '@tafelrunde/grundregelwerk';
import { describe, expect, test } from 'vitest';
import { EVENT_KINDS, fold, lastUndoable, MAX_TEXT } from '../src/index.ts';
import { PlayedTable } from './play-table.ts';

interface SceneShape {
  readonly figures: readonly {
    readonly id: string;
    readonly hearts: number;
    readonly status: readonly string[];
  }[];
}
const figure = (t: PlayedTable, id: string) =>
  (t.table.scene as SceneShape).figures.find((one) => one.id === id);

function withFight(): PlayedTable {
  const t = new PlayedTable();
  t.act('mira', 'create', { id: 'krieger', name: 'Krieger', template: 'warrior' });
  t.send('mira', { kind: 'answer', run: t.table.runs[0]?.id ?? '', answer: 'no' });
  t.act('gm', 'add-enemy', { id: 'boss', name: 'Boss', category: 'boss' });
  return t;
}

describe('runs', () => {
  test('an action without questions is finished at once and its effects count', () => {
    const t = new PlayedTable();
    expect(t.act('gm', 'add-enemy', { id: 'orc', name: 'Ork', category: 'minion' })).toBeNull();
    expect(figure(t, 'orc')).toMatchObject({ hearts: 1 });
    expect(t.table.log.at(-1)).toMatchObject({
      kind: 'run',
      by: 'gm',
      result: { headline: { kind: 'created', name: 'Ork' } },
    });
  });

  test('a question waits for the seat that plays the figure, and the figure belongs to whoever made it', () => {
    const t = withFight();
    expect(t.table.seats.find(({ id }) => id === 'mira')?.figures).toEqual(['krieger']);
    t.act('mira', 'attack', { attacker: 'krieger', target: 'boss' }, { realDice: true });
    expect(t.table.runs[0]).toMatchObject({
      waitsFor: ['mira', 'gm'],
      progress: { ask: { kind: 'roll', pool: { sides: 10 } } },
    });
  });

  test('real dice: the faces are typed in, and the log says so', () => {
    const t = withFight();
    t.act('mira', 'attack', { attacker: 'krieger', target: 'boss' }, { realDice: true });
    const run = t.table.runs[0]?.id ?? '';
    expect(t.send('mira', { kind: 'answer', run, answer: [11] })).toMatchObject({ code: 'illegal-answer' });
    expect(t.send('jonas', { kind: 'answer', run, answer: [4] })).toMatchObject({ code: 'not-your-answer' });
    expect(t.send('mira', { kind: 'answer', run, answer: [4] })).toBeNull(); // 4 < 12: the GM is asked for the retaliation
    expect(t.table.runs[0]?.waitsFor).toEqual(['gm']);
    expect(t.send('mira', { kind: 'answer', run, answer: 'heart' })).toMatchObject({
      code: 'not-your-answer',
    });
    expect(t.send('gm', { kind: 'answer', run, answer: 'heart' })).toBeNull();
    expect(figure(t, 'krieger')).toMatchObject({ hearts: 4 });
    expect(t.table.runs).toEqual([]);
    expect(t.table.log.at(-1)).toMatchObject({
      kind: 'run',
      by: 'mira',
      result: { tape: [[4], 'heart'], typed: true },
    });
  });

  test('an unfinished run keeps the scene it started from', () => {
    const t = withFight();
    t.act('mira', 'attack', { attacker: 'krieger', target: 'boss' }, { realDice: true });
    t.act('gm', 'enemy-out', { target: 'boss', out: 'left' });
    const run = t.table.runs[0]?.id ?? '';
    expect(t.send('mira', { kind: 'answer', run, answer: [10] })).toBeNull(); // exceptional against the boss of before
    expect(t.table.runs[0]?.progress?.ask).toMatchObject({ questions: [{ id: 'advantage' }] });
  });

  test('bad input is refused by field and changes nothing', () => {
    const t = new PlayedTable();
    const before = t.table;
    expect(t.act('gm', 'test', { die: 7, tn: 6 })).toEqual({
      code: 'bad-input',
      at: 'die',
      detail: 'not-one-of',
    });
    expect(t.act('gm', 'nonsense', {})).toMatchObject({ code: 'unknown-action' });
    expect(t.act('gm', 'attack', null)).toMatchObject({ code: 'bad-input' });
    expect(t.table).toBe(before);
  });

  test('a run can be given up by its seat or the GM', () => {
    const t = withFight();
    t.act('mira', 'attack', { attacker: 'krieger', target: 'boss' }, { realDice: true });
    const run = t.table.runs[0]?.id ?? '';
    expect(t.send('jonas', { kind: 'cancel', run })).toMatchObject({ code: 'not-your-answer' });
    expect(t.send('gm', { kind: 'cancel', run })).toBeNull();
    expect(t.table.runs).toEqual([]);
  });
});

describe('who may do what', () => {
  test('spectators watch, revoked and unknown seats do nothing', () => {
    const t = new PlayedTable();
    expect(t.send('guest', { kind: 'say', text: 'hallo' })).toMatchObject({ code: 'spectators-watch' });
    expect(t.send('guest', { kind: 'renameSeat', name: 'Oma' })).toBeNull();
    t.send('gm', { kind: 'revokeSeat', seat: 'mira' });
    expect(t.send('mira', { kind: 'say', text: 'hallo' })).toMatchObject({ code: 'not-your-seat' });
    expect(t.send('nobody', { kind: 'say', text: 'hallo' })).toMatchObject({ code: 'not-your-seat' });
  });

  test('only the GM adds and revokes seats, sets house rules and hides rolls; the last GM stays', () => {
    const t = new PlayedTable();
    expect(t.send('mira', { kind: 'addSeat', seat: 'x', name: 'X', role: 'gm' })).toMatchObject({
      code: 'only-gm',
    });
    expect(t.send('mira', { kind: 'setHouse', house: {} })).toMatchObject({ code: 'only-gm' });
    expect(t.act('mira', 'test', { die: 10, tn: 6 }, { audience: 'gm' })).toMatchObject({ code: 'only-gm' });
    expect(t.send('mira', { kind: 'revokeSeat', seat: 'jonas' })).toMatchObject({ code: 'only-gm' });
    expect(t.send('gm', { kind: 'revokeSeat', seat: 'gm' })).toMatchObject({ code: 'last-gm' });
    expect(t.send('gm', { kind: 'addSeat', seat: 'mira', name: 'M', role: 'player' })).toMatchObject({
      code: 'seat-taken',
    });
  });

  test('figures are handed over by the GM, given up by their player, and taken if nobody plays them', () => {
    const t = withFight();
    expect(t.send('jonas', { kind: 'handOver', figure: 'krieger', to: 'jonas' })).toMatchObject({
      code: 'not-your-figure',
    });
    expect(t.send('mira', { kind: 'handOver', figure: 'krieger', to: null })).toBeNull();
    expect(t.send('jonas', { kind: 'handOver', figure: 'krieger', to: 'jonas' })).toBeNull();
    expect(t.send('gm', { kind: 'handOver', figure: 'krieger', to: 'mira' })).toBeNull();
    expect(t.table.seats.map(({ figures }) => figures)).toEqual([[], ['krieger'], [], []]);
    expect(t.send('gm', { kind: 'handOver', figure: 'krieger', to: 'nobody' })).toMatchObject({
      code: 'unknown-seat',
    });
  });
});

describe('words, notation, house rules', () => {
  test('chat lines have an end', () => {
    const t = new PlayedTable();
    expect(t.send('mira', { kind: 'say', text: '  ' })).toMatchObject({ code: 'text-empty' });
    expect(t.send('mira', { kind: 'say', text: 'x'.repeat(MAX_TEXT + 1) })).toMatchObject({
      code: 'text-too-long',
    });
    expect(t.send('mira', { kind: 'say', text: 'Achtung!' })).toBeNull();
    expect(t.table.log.at(-1)).toMatchObject({ kind: 'said', by: 'mira', text: 'Achtung!' });
  });

  test('notation is thrown or typed in', () => {
    const t = new PlayedTable();
    expect(
      t.send('mira', { kind: 'roll', notation: '3W6+2', audience: 'everyone', faces: [1, 2, 3] }),
    ).toBeNull();
    expect(t.table.log.at(-1)).toMatchObject({
      roll: { total: 8, throws: [{ sides: 6, faces: [1, 2, 3] }], typed: true },
    }); // 6 + 2
    for (const faces of [
      [1, 2],
      [1, 2, 3, 4],
      [1, 2, 7],
    ]) {
      expect(t.send('mira', { kind: 'roll', notation: '3W6+2', audience: 'everyone', faces })).toMatchObject({
        code: 'illegal-answer',
      });
    }
    expect(t.send('mira', { kind: 'roll', notation: '3W', audience: 'everyone', faces: null })).toMatchObject(
      { code: 'bad-notation' },
    );
    expect(t.send('mira', { kind: 'roll', notation: 'W20', audience: 'everyone', faces: null })).toBeNull();
  });

  test('house rules are checked and count for the next action', () => {
    const t = new PlayedTable();
    expect(t.send('gm', { kind: 'setHouse', house: { crowd: 'maybe' } })).toMatchObject({
      code: 'bad-house',
      at: 'crowd',
    });
    expect(t.send('gm', { kind: 'setHouse', house: { beyondLow: 'rollTN4' } })).toBeNull();
    t.act('mira', 'test', { die: 10, tn: 4, steps: -1 });
    expect(t.table.log.at(-1)).toMatchObject({ result: { outcome: { face: expect.any(Number) } } }); // a throw instead of an automatic success
  });
});

describe('commands and undo', () => {
  test('a repeated command is answered and not repeated', () => {
    const t = new PlayedTable();
    t.send('mira', { kind: 'say', text: 'einmal' }, 'same');
    t.send('mira', { kind: 'say', text: 'einmal' }, 'same');
    expect(t.table.log.filter(({ kind }) => kind === 'said')).toHaveLength(1);
  });

  test('undo takes back the last event with its effects and everything of its run', () => {
    const t = withFight();
    t.act('mira', 'attack', { attacker: 'krieger', target: 'boss' }, { realDice: true });
    const run = t.table.runs[0]?.id ?? '';
    t.send('mira', { kind: 'answer', run, answer: [4] });
    t.send('gm', { kind: 'answer', run, answer: 'heart' });
    expect(figure(t, 'krieger')).toMatchObject({ hearts: 4 });
    const target = lastUndoable(t.table)?.seq ?? 0;
    expect(t.send('jonas', { kind: 'undo', target })).toMatchObject({ code: 'not-yours-to-undo' });
    // Whoever began it may take it back, also if the GM answered last.
    expect(lastUndoable(t.table)).toMatchObject({ by: 'gm', starter: 'mira' });
    expect(t.send('gm', { kind: 'undo', target: target - 1 })).toMatchObject({ code: 'nothing-to-undo' });
    expect(t.send('mira', { kind: 'undo', target })).toBeNull();
    expect(figure(t, 'krieger')).toMatchObject({ hearts: 5 });
    expect(t.table.runs).toEqual([]);
    expect(t.table.log.filter(({ kind }) => kind === 'undone')).toMatchObject([{ target }]);
  });

  test('undo goes on to the event before', () => {
    const t = withFight();
    t.send('gm', { kind: 'say', text: 'eins' });
    t.send('gm', { kind: 'say', text: 'zwei' });
    for (let i = 0; i < 2; i += 1) t.send('gm', { kind: 'undo', target: lastUndoable(t.table)?.seq ?? 0 });
    expect(t.table.log.filter(({ kind }) => kind === 'said')).toEqual([]);
  });

  test('folding the stored events gives the same table', () => {
    const t = withFight();
    t.send('gm', { kind: 'say', text: 'eins' });
    t.send('gm', { kind: 'undo', target: lastUndoable(t.table)?.seq ?? 0 });
    expect(fold(grundregelwerk.scene, JSON.parse(JSON.stringify(t.events)))).toEqual(t.table);
  });
});

test('the list of event kinds is complete', () => {
  const kinds: readonly string[] = EVENT_KINDS;
  expect(new Set(kinds).size).toBe(kinds.length);
});

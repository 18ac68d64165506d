import { grundregelwerk } from '@tafelrunde/grundregelwerk';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  emptyTable,
  evolve,
  fold,
  lastUndoable,
  type Seat,
  seatOf,
  viewEvent,
  viewTable,
} from '../src/index.ts';
import { PlayedTable } from './play-table.ts';

const seat = (t: PlayedTable, id: string): Seat => {
  const found = seatOf(t.table, id);
  if (found === undefined) throw new Error(id);
  return found;
};

test('a hidden roll shows a player that something happened, and nothing else', () => {
  const t = new PlayedTable();
  t.act('gm', 'test', { die: 20, tn: 12 }, { audience: 'gm' });
  t.send('gm', { kind: 'roll', notation: '7W13', audience: 'gm', faces: null });
  const seen = JSON.stringify(t.events.map((event) => viewEvent(event, seat(t, 'mira'))));
  for (const secret of ['grundregelwerk/test', '7W13', 'face', 'tape', '"total"'])
    expect(seen).not.toContain(secret);
  expect(viewTable(t.table, seat(t, 'mira')).log.slice(-2)).toMatchObject([
    { kind: 'run', by: 'gm', detail: null, result: null },
    { kind: 'notation', by: 'gm', roll: null },
  ]);
  expect(viewTable(t.table, seat(t, 'gm')).log).toEqual(t.table.log);
});

test('who is asked in a hidden run sees the question, others only that somebody is waited for', () => {
  const t = new PlayedTable();
  t.act('mira', 'create', { id: 'mira', name: 'Mira', template: 'warrior' });
  t.send('mira', { kind: 'answer', run: t.table.runs[0]?.id ?? '', answer: 'yes' }); // with armour
  t.act('gm', 'add-enemy', { id: 'boss', name: 'Boss', category: 'boss' });
  t.act('gm', 'enemy-attack', { enemy: 'boss', target: 'mira' }, { audience: 'gm' });
  const asked = viewTable(t.table, seat(t, 'mira')).runs[0];
  expect(asked).toMatchObject({
    detail: null,
    progress: { ask: { questions: [{ id: 'defenceTrait' }] }, tape: [], trace: [] },
  });
  expect(viewTable(t.table, seat(t, 'jonas')).runs[0]).toMatchObject({
    waitsFor: ['mira', 'gm'],
    detail: null,
    progress: null,
  });
});

/** One random thing that somebody does, legal or not. */
const deeds = fc.array(
  fc.record({
    by: fc.constantFrom('gm', 'mira', 'jonas', 'guest'),
    what: fc.constantFrom(
      'test',
      'attack',
      'enemyAttack',
      'create',
      'addEnemy',
      'start',
      'end',
      'move',
      'cast',
      'say',
      'roll',
      'answer',
      'house',
      'policy',
      'undo',
      'cancel',
      'hand',
      'rest',
      'prepare',
      'deploy',
    ),
    hidden: fc.boolean(),
    real: fc.boolean(),
    pick: fc.nat(1_000),
  }),
  { minLength: 5, maxLength: 40 },
);

type Deed = { by: string; what: string; hidden: boolean; real: boolean; pick: number };

function doIt(t: PlayedTable, { by, what, hidden, real, pick }: Deed): void {
  const more = { audience: hidden ? 'gm' : 'everyone', realDice: real } as const;
  const heroes = ['a', 'b'];
  const hero = heroes[pick % 2] as string;
  const enemy = `e${pick % 3}`;
  const run = t.table.runs[pick % Math.max(t.table.runs.length, 1)];
  const ask = run?.progress?.ask;
  switch (what) {
    case 'test':
      t.act(
        by,
        'test',
        { die: [6, 8, 10, 12, 20][pick % 5], tn: [4, 6, 8, 12][pick % 4], steps: (pick % 5) - 2 },
        more,
      );
      return;
    case 'attack':
      t.act(by, 'attack', { attacker: hero, target: enemy }, more);
      return;
    case 'enemyAttack':
      t.act(by, 'enemy-attack', { enemy, target: hero }, more);
      return;
    case 'create':
      t.act(by, 'create', { id: hero, name: hero, template: 'warrior' }, more);
      return;
    case 'addEnemy':
      t.act(
        by,
        'add-enemy',
        { id: enemy, name: enemy, category: ['minion', 'elite', 'boss'][pick % 3], at: [pick % 12, 3] },
        more,
      );
      return;
    case 'start':
      t.act(by, 'start-combat', {}, more);
      return;
    case 'end':
      t.act(by, 'end-turn', {}, more);
      return;
    case 'move':
      t.act(by, 'move', { figure: hero, path: [[pick % 12, pick % 7]] }, more);
      return;
    case 'cast':
      t.act(by, 'cast', { caster: hero, effect: 'healing', description: 'heal' }, more);
      return;
    case 'rest':
      t.act(by, 'rest', { safe: true }, more);
      return;
    case 'say':
      t.send(by, { kind: 'say', text: `Satz ${pick}` });
      return;
    case 'roll':
      t.send(by, { kind: 'roll', notation: '2W6+1', audience: more.audience, faces: null });
      return;
    case 'house':
      t.send(by, { kind: 'setHouse', house: { armourUse: pick % 2 === 0 ? 'ask' : 'auto' } });
      return;
    case 'policy': {
      const question = ask?.kind === 'choose' ? ask.questions[0] : undefined;
      const answer = question?.options[pick % question.options.length] ?? '';
      const policy = pick % 3 === 0 ? null : ({ kind: 'always', answer } as const);
      t.send(by, { kind: 'setPolicy', question: question?.id ?? 'crowd', policy });
      return;
    }
    case 'undo':
      t.send(by, { kind: 'undo', target: lastUndoable(t.table)?.seq ?? 0 });
      return;
    case 'cancel':
      t.send(by, { kind: 'cancel', run: run?.id ?? '' });
      return;
    case 'hand':
      t.send(by, { kind: 'handOver', figure: hero, to: ['mira', 'jonas', null][pick % 3] ?? null });
      return;
    case 'prepare': {
      const figures = [{ template: 'minion', name: 'Ork', count: 1 + (pick % 3) }];
      const item = { kind: 'encounter', id: `p${pick % 2}`, name: 'Hinterhalt', note: '', figures } as const;
      t.send(by, {
        kind: 'prepare',
        items: pick % 3 === 0 ? [] : [item],
        gone: pick % 3 === 0 ? ['p0'] : [],
      });
      return;
    }
    case 'deploy':
      t.send(by, { kind: 'deploy', item: `p${pick % 2}`, hidden: false });
      return;
    case 'answer':
      if (run === undefined || ask === undefined) return;
      t.send(by, {
        kind: 'answer',
        run: run.id,
        answer:
          ask.kind === 'roll'
            ? [1 + (pick % ask.pool.sides)]
            : (ask.questions[0]?.options[pick % (ask.questions[0]?.options.length || 1)] ?? ''),
      });
  }
}

test('fold of views = view of fold, whatever decide accepts evolve folds, and JSON loses nothing', () => {
  let accepted = 0;
  let hidden = 0;
  let undone = 0;
  fc.assert(
    fc.property(deeds, (played) => {
      const t = new PlayedTable();
      for (const [by, id] of [
        ['mira', 'a'],
        ['jonas', 'b'],
      ] as const) {
        t.act(by, 'create', { id, name: id, template: 'warrior' });
        t.send(by, { kind: 'answer', run: t.table.runs[0]?.id ?? '', answer: 'yes' });
      }
      const before = t.events.length;
      for (const deed of played) doIt(t, deed);
      accepted += t.events.length - before;
      hidden += t.events.filter((event) => 'audience' in event && event.audience === 'gm').length;
      undone += t.events.filter(({ kind }) => kind === 'undone').length;
      expect(fold(grundregelwerk.scene, JSON.parse(JSON.stringify(t.events)))).toEqual(t.table);
      for (const viewer of t.table.seats) {
        const folded = t.events.reduce(
          (table, event) => evolve(grundregelwerk.scene, table, viewEvent(event, viewer)),
          emptyTable(grundregelwerk.scene),
        );
        expect(folded).toEqual(viewTable(t.table, viewer));
      }
    }),
    { numRuns: 150 },
  );
  // The generated games are real games, not a heap of refusals.
  expect(accepted).toBeGreaterThan(300);
  expect(hidden).toBeGreaterThan(50);
  expect(undone).toBeGreaterThan(20);
});

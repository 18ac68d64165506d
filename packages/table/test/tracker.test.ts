import { grundregelwerk } from '@tafelrunde/grundregelwerk';
import type { TurnView } from '@tafelrunde/system';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countedBy, type NewEntry, roundsLeft, type Tracker, type TrackerChange } from '../src/index.ts';
import { changeTracker, NO_TRACKER } from '../src/tracker.ts';
import { PlayedTable } from './play-table.ts';

const alone = (id: string): NewEntry => ({ id, name: '', figures: [id] });
const begun = (...ids: string[]) => changed(NO_TRACKER, { kind: 'begin', order: ids.map(alone) });

function changed(tracker: Tracker, ...changes: readonly TrackerChange[]): Tracker {
  return changes.reduce((before, change) => {
    const after = changeTracker(before, change, null);
    if (after === null) throw new Error(`${JSON.stringify(change)} makes no sense`);
    return after;
  }, tracker);
}

const up = ({ order, turn, round }: Tracker) => `${order[turn]?.id} in ${round}`;
const places = ({ order }: Tracker) => order.map(({ id }) => id).join(' ');
const leftOf = (tracker: Tracker) =>
  tracker.conditions.map((one) => roundsLeft(countedBy(tracker, null), one));

/** Changes by picking from whatever is there; those that make no sense are left out. */
const someChanges = fc.array(
  fc.record({
    kind: fc.constantFrom(
      ...(['next', 'next', 'previous', 'delay', 'step-in', 'move', 'join', 'leave'] as const),
      ...(['group', 'split', 'add-condition', 'end-condition'] as const),
    ),
    pick: fc.nat(1000),
    to: fc.nat(8),
  }),
  { maxLength: 40 },
);

function changeOf(
  tracker: Tracker,
  { kind, pick, to }: { kind: string; pick: number; to: number },
  n: number,
): TrackerChange {
  const { order, conditions } = tracker;
  const entry = order[pick % Math.max(1, order.length)]?.id ?? '';
  const figures = order.flatMap((one) => one.figures);
  switch (kind) {
    case 'move':
      return { kind, entry, to };
    case 'join':
      return { kind, entry: alone(`late-${n}`) };
    case 'group':
      return { kind, id: `group-${n}`, name: 'Wachen', entries: [entry, order[to]?.id ?? ''] };
    case 'add-condition':
      return { kind, id: `c${n}`, figures: figures.slice(0, 2), name: 'benommen', rounds: 1 + (pick % 3) };
    case 'end-condition':
      return { kind, condition: conditions[pick % Math.max(1, conditions.length)]?.id ?? '' };
    case 'next':
    case 'previous':
      return { kind };
    default:
      return { kind: kind as 'delay' | 'step-in' | 'leave' | 'split', entry };
  }
}

describe('laws of the tracker', () => {
  test('whatever happens, nobody stands in it twice, nobody is lost but who leaves, and whoever is up does not wait', () => {
    let changes = 0;
    fc.assert(
      fc.property(someChanges, (picked) => {
        let tracker = begun('a', 'b', 'c', 'd');
        for (const [n, one] of picked.entries()) {
          const change = changeOf(tracker, one, n);
          const before = new Set(tracker.order.flatMap(({ figures }) => figures));
          const left = tracker.order.find(({ id }) => change.kind === 'leave' && id === change.entry);
          const after = changeTracker(tracker, change, null);
          if (after === null) continue;
          changes += 1;
          tracker = after;
          const figures = tracker.order.flatMap((entry) => entry.figures);
          expect(new Set(figures).size).toBe(figures.length);
          const gone = [...before].filter((id) => !figures.includes(id));
          expect(gone).toEqual(left?.figures ?? []);
          if (tracker.round > 0) expect(tracker.order[tracker.turn]?.waitsIn).not.toBe(tracker.round);
        }
      }),
      { numRuns: 300 },
    );
    expect(changes).toBeGreaterThan(500);
  });

  test('next and then previous changes nothing, not even what has run out', () => {
    fc.assert(
      fc.property(someChanges, fc.integer({ min: 1, max: 12 }), (picked, steps) => {
        let tracker = begun('a', 'b', 'c');
        for (const [n, one] of picked.entries())
          tracker = changeTracker(tracker, changeOf(tracker, one, n), null) ?? tracker;
        if (tracker.round === 0) return;
        const there = changed(tracker, ...Array.from({ length: steps }, () => ({ kind: 'next' }) as const));
        const back = changed(there, ...Array.from({ length: steps }, () => ({ kind: 'previous' }) as const));
        expect(back).toEqual(tracker);
        // On the way nothing lasts longer than before.
        leftOf(there).forEach((left, i) => {
          expect(left ?? 0).toBeLessThanOrEqual(leftOf(tracker)[i] ?? 0);
        });
      }),
      { numRuns: 300 },
    );
  });

  test('a round of an order gives everybody one turn', () => {
    const order = begun('a', 'b', 'c');
    const turns = [order];
    for (let i = 0; i < 3; i += 1) turns.push(changed(turns.at(-1) as Tracker, { kind: 'next' }));
    expect(turns.map(up)).toEqual(['a in 1', 'b in 1', 'c in 1', 'a in 2']);
  });
});

describe('order', () => {
  test('before the first turn there is none', () => {
    expect(changeTracker(begun('a', 'b'), { kind: 'previous' }, null)).toBeNull();
    expect(changeTracker(NO_TRACKER, { kind: 'next' }, null)).toBeNull();
  });

  test('whoever waits is passed over until stepping in, and is back in the next round', () => {
    const waiting = changed(begun('a', 'b', 'c'), { kind: 'delay', entry: 'a' });
    expect(up(waiting)).toBe('b in 1');
    const stepped = changed(waiting, { kind: 'step-in', entry: 'a' });
    expect([up(stepped), places(stepped)]).toEqual(['a in 1', 'b a c']);
    expect(up(changed(stepped, { kind: 'next' }))).toBe('c in 1');
    // Without stepping in the turn is lost, the place is not.
    const lost = changed(waiting, { kind: 'next' }, { kind: 'next' });
    expect([up(lost), places(lost)]).toEqual(['a in 2', 'a b c']);
    expect(changeTracker(lost, { kind: 'step-in', entry: 'a' }, null)).toBeNull();
  });

  test('if all wait the next round begins; who has acted cannot wait any more', () => {
    const all = changed(begun('a', 'b'), { kind: 'delay', entry: 'b' }, { kind: 'delay', entry: 'a' });
    expect(up(all)).toBe('a in 2');
    const acted = changed(begun('a', 'b'), { kind: 'next' });
    expect(changeTracker(acted, { kind: 'delay', entry: 'a' }, null)).toBeNull();
  });

  test('a group acts where its first stood and comes apart again', () => {
    const grouped = changed(begun('a', 'w1', 'b', 'w2'), {
      kind: 'group',
      id: 'g',
      name: 'Wachen',
      entries: ['w1', 'w2'],
    });
    expect(places(grouped)).toBe('a g b');
    const acting = changed(grouped, { kind: 'next' });
    expect(countedBy(acting, null)?.order).toEqual([
      { figure: 'a', state: 'done' },
      { figure: 'w1', state: 'acting' },
      { figure: 'w2', state: 'acting' },
      { figure: 'b', state: 'open' },
    ]);
    const apart = changed(acting, { kind: 'next' }, { kind: 'split', entry: 'g' });
    expect([places(apart), up(apart)]).toEqual(['a w1 w2 b', 'b in 1']);
  });

  test('whoever leaves as the last of a round hands over to the next one', () => {
    const last = changed(begun('a', 'b', 'c'), { kind: 'next' }, { kind: 'next' });
    expect(up(changed(last, { kind: 'leave', entry: 'c' }))).toBe('a in 2');
    expect(up(changed(last, { kind: 'leave', entry: 'a' }))).toBe('c in 1');
    expect(changed(begun('a'), { kind: 'leave', entry: 'a' })).toEqual(NO_TRACKER);
  });

  test.each<[string, TrackerChange]>([
    ['twice the same figure', { kind: 'begin', order: [alone('a'), { ...alone('a'), id: 'x' }] }],
    ['twice the same id', { kind: 'begin', order: [alone('a'), { ...alone('b'), id: 'a' }] }],
    ['nobody', { kind: 'begin', order: [] }],
    ['a place beyond the order', { kind: 'move', entry: 'a', to: 2 }],
    ['somebody who is there', { kind: 'join', entry: alone('b') }],
    ['a group of one', { kind: 'group', id: 'g', name: 'G', entries: ['a', 'a'] }],
    ['a group that has no parts', { kind: 'split', entry: 'a' }],
    ['an unknown condition', { kind: 'end-condition', condition: 'x' }],
  ])('%s is refused', (_, change) => {
    expect(changeTracker(begun('a', 'b'), change, null)).toBeNull();
  });
});

describe('conditions', () => {
  const hurt = changed(
    begun('a', 'b'),
    { kind: 'next' },
    { kind: 'add-condition', id: 'c', figures: ['a', 'b'], name: 'benommen', rounds: 2 },
  );

  test('count down with the turns of their figures, and back', () => {
    // It is b's first turn; a has had one, too.
    expect(leftOf(hurt)).toEqual([2, 2]);
    const second = changed(hurt, { kind: 'next' });
    expect(leftOf(second)).toEqual([1, 2]);
    const over = changed(second, { kind: 'next' }, { kind: 'next' });
    expect([up(over), leftOf(over)]).toEqual(['a in 3', [0, 1]]);
    const back = changed(over, { kind: 'previous' }, { kind: 'previous' });
    expect([up(back), leftOf(back)]).toEqual(['a in 2', [1, 2]]);
  });

  test('without an end stay beyond the fight, the others go with it', () => {
    const both = changed(hurt, {
      kind: 'add-condition',
      id: 'd',
      figures: ['a'],
      name: 'verflucht',
      rounds: null,
    });
    const { conditions } = changed(both, { kind: 'end' });
    expect(conditions.map(({ name }) => name)).toEqual(['verflucht']);
  });

  test('keep their rounds when the table takes over from the rules', () => {
    const scene: TurnView = {
      round: 4,
      figure: 'a',
      order: [
        { figure: 'a', state: 'acting' },
        { figure: 'b', state: 'open' },
      ],
    };
    const add = { kind: 'add-condition', id: 'c', figures: ['a', 'b'], name: 'n', rounds: 3 } as const;
    const kept = changeTracker(NO_TRACKER, add, scene) as Tracker;
    expect(kept.conditions.map(({ until }) => until)).toEqual([7, 6]);
    const own = changeTracker(kept, { kind: 'begin', order: [alone('a'), alone('b')] }, scene) as Tracker;
    expect(leftOf(own)).toEqual([3, 3]);
  });
});

test('at a table: the rounds of the rules count, and undoing a turn brings back what had run out', () => {
  const t = new PlayedTable();
  const act = (action: string, input: unknown = {}) => {
    expect(t.act('gm', action, input)).toBeNull();
    for (const { id, progress } of t.table.runs)
      if (progress?.ask.kind === 'choose')
        t.send('gm', { kind: 'answer', run: id, answer: progress.ask.questions[0]?.options[0] ?? '' });
  };
  expect(t.act('mira', 'create', { id: 'x', name: 'x', template: 'warrior', hasArmour: false })).toBeNull();
  act('add-enemy', { id: 'y', name: 'y', category: 'minion' });
  act('start-combat');
  const now = () => grundregelwerk.scene.turn(t.table.scene);
  expect(now()).toMatchObject({ round: 1, figure: 'x' });
  const change = { kind: 'add-condition', id: 'c', figures: ['y'], name: 'geblendet', rounds: 1 } as const;
  expect(t.send('mira', { kind: 'track', change })).toMatchObject({ code: 'only-gm' });
  expect(t.send('gm', { kind: 'track', change })).toBeNull();
  expect(t.send('gm', { kind: 'track', change })).toMatchObject({ code: 'bad-tracker-change' });
  const left = () => t.table.tracker.conditions.map((one) => roundsLeft(now(), one));
  expect(left()).toEqual([1]);
  act('end-turn');
  expect([now()?.figure, ...left()]).toEqual(['y', 0]);
  const turned = t.events.findLast(({ kind }) => kind === 'runFinished')?.seq ?? 0;
  expect(t.send('gm', { kind: 'undo', target: turned })).toBeNull();
  expect([now()?.figure, ...left()]).toEqual(['x', 1]);
  act('end-combat');
  expect(t.table.tracker.conditions).toEqual([]);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Seat, seatOf, type TableEvent, verify, viewEvent } from '../src/index.ts';
import { PlayedTable } from './play-table.ts';

const NOTHING = {
  rolls: expect.any(Number),
  verified: 0,
  open: 0,
  hidden: 0,
  typed: 0,
  unsealed: 0,
  abandoned: 0,
  unsalted: 0,
  faults: [],
};
const SALT = 'ab'.repeat(16);

/** A table whose players have salted the first epoch. */
function salted(): PlayedTable {
  const t = new PlayedTable();
  for (const by of ['mira', 'jonas']) t.send(by, { kind: 'salt', salt: SALT });
  return t;
}

const roll = (t: PlayedTable, by = 'mira', audience: 'everyone' | 'gm' | 'blind' | 'self' = 'everyone') =>
  t.send(by, { kind: 'roll', notation: '4W6', audience, faces: null });
const reveal = (t: PlayedTable) => t.send('gm', { kind: 'reveal' });
const seenBy = (t: PlayedTable, id: string): readonly TableEvent[] =>
  t.events.map((event) => viewEvent(event, seatOf(t.table, id) as Seat));

/** The events with one of them changed. */
function bent<K extends TableEvent['kind']>(
  events: readonly TableEvent[],
  kind: K,
  change: (event: Extract<TableEvent, { kind: K }>) => object,
  which = 0,
): readonly TableEvent[] {
  const target = events.filter((event) => event.kind === kind)[which];
  return events.map((event) =>
    event === target
      ? ({ ...event, ...change(event as Extract<TableEvent, { kind: K }>) } as TableEvent)
      : event,
  );
}

type Rolled = Extract<TableEvent, { kind: 'notationRolled' }>;
const withFaces = (event: Rolled, faces: readonly number[]) => ({
  roll: { ...(event.roll as NonNullable<Rolled['roll']>), throws: [{ sides: 6, faces }] },
});

describe('editions of the notation', () => {
  const rolled = (notation: string, faces: number[]) => {
    const t = salted();
    t.send('mira', { kind: 'roll', notation, audience: 'everyone', faces });
    return t.events;
  };
  const asFirst = (events: readonly TableEvent[], total: number, throws: readonly number[]) =>
    bent(events, 'notationRolled', ({ roll: now }) => {
      const { edition: _, ...roll } = now as NonNullable<Rolled['roll']>;
      return { roll: { ...roll, total, throws: [{ sides: 6, faces: throws }] } };
    });

  test('what was rolled before is read as it was read then', () => {
    // Today 3W6!>=5 explodes at 5 and adds up; then it exploded at 6 and counted.
    const events = rolled('3W6!>=5', [5, 1, 2, 4]);
    expect(events.find(({ kind }) => kind === 'notationRolled')).toMatchObject({
      roll: { total: 12, edition: 2 },
    });
    expect(verify(events)).toEqual({ ...NOTHING, typed: 1 });
    expect(verify(asFirst(events, 3, [5, 6, 6, 1, 2]))).toEqual({ ...NOTHING, typed: 1 });
    expect(verify(asFirst(events, 4, [5, 6, 6, 1, 2])).faults).toMatchObject([{ fault: 'other-total' }]);
  });
});

describe('honest dice', () => {
  test('stay open until the epoch closes, then all are verified', () => {
    const t = salted();
    for (let i = 0; i < 3; i += 1) roll(t);
    t.act('mira', 'test', { die: 10, tn: 6 });
    expect(verify(t.events)).toEqual({ ...NOTHING, open: 4 });
    reveal(t);
    expect(verify(t.events)).toEqual({ ...NOTHING, verified: 4 });
    // The next epoch has seeds of its own, and counts from one again.
    roll(t);
    expect(verify(t.events)).toEqual({ ...NOTHING, rolls: 5, verified: 4, open: 1 });
    reveal(t);
    expect(verify(t.events)).toEqual({ ...NOTHING, verified: 5, unsalted: 1 });
  });

  test('what was thrown before anybody added a salt is verified, and told apart', () => {
    const t = new PlayedTable();
    roll(t);
    t.send('mira', { kind: 'salt', salt: SALT });
    roll(t);
    reveal(t);
    expect(verify(t.events)).toEqual({ ...NOTHING, verified: 2, unsalted: 1 });
  });

  test('each seat verifies what it has seen; the rest is hidden', () => {
    const t = salted();
    roll(t);
    roll(t, 'gm', 'gm');
    roll(t, 'mira', 'blind');
    roll(t, 'mira', 'self');
    expect(verify(seenBy(t, 'mira'))).toEqual({ ...NOTHING, open: 2, hidden: 2 });
    reveal(t);
    expect(verify(seenBy(t, 'gm'))).toEqual({ ...NOTHING, verified: 3, hidden: 1 });
    expect(verify(seenBy(t, 'mira'))).toEqual({ ...NOTHING, verified: 2, hidden: 2 });
    expect(verify(seenBy(t, 'jonas'))).toEqual({ ...NOTHING, verified: 1, hidden: 3 });
    expect(verify(seenBy(t, 'guest'))).toEqual({ ...NOTHING, verified: 1, hidden: 3 });
    // Whoever keeps the events themselves sees all of them.
    expect(verify(t.events)).toEqual({ ...NOTHING, verified: 4 });
  });

  test('typed dice are real ones and need no seal', () => {
    const t = salted();
    t.send('mira', { kind: 'roll', notation: '2W6', audience: 'everyone', faces: [6, 6] });
    t.act('mira', 'test', { die: 10, tn: 6 }, { realDice: true });
    t.send('mira', { kind: 'answer', run: t.table.runs[0]?.id ?? '', answer: [7] });
    expect(verify(t.events)).toEqual({ ...NOTHING, rolls: 2, typed: 2 });
  });

  test('what was taken back has been thrown: it is verified like the rest', () => {
    const t = salted();
    roll(t);
    t.send('mira', { kind: 'undo', target: t.table.seq });
    roll(t);
    reveal(t);
    expect(verify(t.events)).toEqual({ ...NOTHING, verified: 2 });
  });

  test('throws of a run with a question in between belong to two numbers of the stream', () => {
    const t = salted();
    t.act('mira', 'create', { id: 'krieger', name: 'Krieger', template: 'warrior', hasArmour: true });
    t.act('gm', 'add-enemy', { id: 'boss', name: 'Boss', category: 'boss' });
    while (t.events.filter((event) => 'sealed' in event && event.sealed !== null).length < 12) {
      t.act('gm', 'enemy-attack', { enemy: 'boss', target: 'krieger' });
      const open = t.table.runs[0];
      if (open?.progress?.ask.kind !== 'choose') continue;
      const answer = open.progress.ask.questions[0]?.options[0] ?? '';
      t.send('gm', { kind: 'answer', run: open.id, answer });
    }
    const throws = t.events.filter((event) => 'sealed' in event && event.sealed !== null).length;
    reveal(t);
    expect(verify(t.events)).toEqual({ ...NOTHING, verified: throws });
  });

  test('tables from before seals were known: nothing can be checked until the first sealed throw', () => {
    const t = salted();
    roll(t);
    const old = t.events
      .filter(({ kind }) => kind !== 'diceSealed' && kind !== 'saltGiven')
      .map((event) => ('sealed' in event ? { ...event, sealed: null } : event) as TableEvent)
      .map((event, i) => ({ ...event, seq: i + 1 }));
    expect(verify(old)).toEqual({ ...NOTHING, unsealed: 1 });
  });
});

describe('bent dice are found', () => {
  function revealed(): PlayedTable {
    const t = salted();
    for (let i = 0; i < 3; i += 1) roll(t);
    reveal(t);
    return t;
  }
  const thrownAt = (t: PlayedTable, which = 0) =>
    t.events.filter(({ kind }) => kind === 'notationRolled')[which] as Rolled;

  test('a face that was turned', () => {
    const t = revealed();
    const faces = thrownAt(t).roll?.throws[0]?.faces ?? [];
    const turned = [(faces[0] ?? 1) === 6 ? 1 : 6, ...faces.slice(1)];
    const events = bent(t.events, 'notationRolled', (event) => withFaces(event, turned));
    expect(verify(events)).toEqual({
      ...NOTHING,
      verified: 2,
      faults: [{ seq: thrownAt(t).seq, fault: 'other-faces' }],
    });
  });

  test('a die of a rule that was left out', () => {
    const t = salted();
    t.act('mira', 'test', { die: 10, tn: 6 });
    reveal(t);
    const events = bent(t.events, 'runFinished', ({ result }) => ({
      result: result && {
        ...result,
        trace: result.trace.map((line) => (line.kind === 'roll' ? { ...line, faces: [] } : line)),
      },
    }));
    expect(verify(events).faults.map(({ fault }) => fault)).toEqual(['other-faces']);
    const doubled = bent(t.events, 'runFinished', ({ result }) => ({
      result: result && {
        ...result,
        trace: result.trace.map((line) =>
          line.kind === 'roll' ? { ...line, pool: { ...line.pool, count: 2 } } : line,
        ),
      },
    }));
    expect(verify(doubled).faults.map(({ fault }) => fault)).toEqual(['other-faces']);
  });

  test('another seed than the one that was fixed', () => {
    const t = revealed();
    const swap = (seed: string) =>
      verify(
        bent(t.events, 'diceRevealed', ({ seeds }) => ({
          seeds: seeds.map((one) => (one.stream === 'open' ? { ...one, seed } : one)),
        })),
      );
    expect(swap('f'.repeat(64))).toMatchObject({ verified: 0, faults: [{ fault: 'other-seed' }] });
    expect(swap('no seed at all')).toMatchObject({ verified: 0, faults: [{ fault: 'other-seed' }] });
  });

  test('a number that was skipped, and one that was used twice', () => {
    const t = revealed();
    const second = thrownAt(t, 1);
    const skipped = t.events.filter((event) => event !== second);
    expect(verify(skipped)).toMatchObject({
      verified: 1,
      faults: [
        { seq: thrownAt(t, 2).seq, fault: 'event-missing' },
        { seq: thrownAt(t, 2).seq, fault: 'number-skipped' },
      ],
    });
    const twice = bent(t.events, 'notationRolled', () => ({ sealed: thrownAt(t, 0).sealed }), 1);
    expect(verify(twice).faults.map(({ fault }) => fault)).toEqual(['number-skipped', 'number-skipped']);
  });

  test('a salt that was exchanged afterwards', () => {
    const t = revealed();
    const events = bent(t.events, 'saltGiven', () => ({ salt: 'cd'.repeat(16) }));
    expect(verify(events)).toMatchObject({ verified: 0, faults: Array(3).fill({ fault: 'other-faces' }) });
  });

  test('a throw past the seal, or from a stream or an epoch that suits somebody better', () => {
    const t = revealed();
    const { seq, sealed } = thrownAt(t);
    const withSealed = (changed: Rolled['sealed']) =>
      verify(bent(t.events, 'notationRolled', () => ({ sealed: changed }))).faults[0];
    const place = sealed as NonNullable<Rolled['sealed']>;
    expect(withSealed(null)).toEqual({ seq, fault: 'not-sealed' });
    expect(withSealed({ ...place, stream: 'unheard-of' })).toEqual({ seq, fault: 'not-sealed' });
    expect(withSealed({ ...place, stream: 'gm' })).toEqual({ seq, fault: 'other-place' });
    expect(withSealed({ ...place, epoch: 2 })).toEqual({ seq, fault: 'other-place' });
  });

  test('a throw for everyone that is kept from whoever checks', () => {
    const t = revealed();
    const events = bent(t.events, 'notationRolled', () => ({ roll: null }));
    expect(verify(events)).toMatchObject({ verified: 2, faults: [{ fault: 'withheld' }] });
  });

  test('a seal that is broken before its seed was shown', () => {
    const t = revealed();
    const sealing = t.events.find((event) => event.kind === 'diceSealed' && event.stream === 'open');
    const at = t.events.findIndex(({ kind }) => kind === 'diceRevealed');
    const again = [...t.events.slice(0, at), sealing as TableEvent, ...t.events.slice(at)].map(
      (event, i) => ({ ...event, seq: i + 1 }),
    );
    expect(verify(again)).toMatchObject({
      verified: 0,
      faults: [{ fault: 'never-shown' }, { fault: 'number-skipped' }],
    });
    const keptBack = bent(t.events, 'diceRevealed', () => ({ seeds: [] }));
    expect(verify(keptBack)).toMatchObject({ verified: 0, faults: [{ fault: 'never-shown' }] });
    const nulled = bent(t.events, 'diceRevealed', ({ seeds }) => ({
      seeds: seeds.map((one) => ({ ...one, seed: null })),
    }));
    expect(verify(nulled)).toMatchObject({ verified: 0, faults: [{ fault: 'never-shown' }] });
  });
});

const deeds = fc.array(
  fc.record({
    by: fc.constantFrom('gm', 'mira', 'jonas'),
    what: fc.constantFrom('roll', 'roll', 'test', 'typed', 'salt', 'reveal', 'undo', 'attack', 'answer'),
    audience: fc.constantFrom(
      'everyone' as const,
      'everyone' as const,
      'gm' as const,
      'blind' as const,
      'self' as const,
    ),
    pick: fc.nat(1_000),
  }),
  { minLength: 5, maxLength: 30 },
);

test('in every generated game each seat finds all throws and no fault, and one turned face is always found', () => {
  let verified = 0;
  fc.assert(
    fc.property(deeds, fc.nat(), (played, pick) => {
      const t = salted();
      t.act('mira', 'create', { id: 'a', name: 'a', template: 'warrior', hasArmour: true });
      t.act('gm', 'add-enemy', { id: 'e', name: 'e', category: 'boss' });
      for (const deed of played) doIt(t, deed);
      reveal(t);
      const sealed = t.events.filter((event) => 'sealed' in event && event.sealed !== null);
      const all = verify(t.events);
      expect({ ...all, typed: 0, unsalted: 0 }).toEqual({ ...NOTHING, verified: sealed.length });
      verified += all.verified;
      for (const { id } of t.table.seats) {
        const found = verify(seenBy(t, id));
        expect(found).toMatchObject({ open: 0, unsealed: 0, faults: [] });
        expect(found.verified + found.hidden).toBe(sealed.length);
      }
      const rolls = t.events.filter((event) => event.kind === 'notationRolled' && event.sealed !== null);
      const target = rolls[pick % Math.max(rolls.length, 1)] as Rolled | undefined;
      if (target === undefined) return;
      const faces = target.roll?.throws[0]?.faces ?? [];
      const turned = faces.map((face, i) => (i === pick % faces.length ? (face % 6) + 1 : face));
      const events = t.events.map((event) =>
        event === target ? { ...target, ...withFaces(target, turned) } : event,
      );
      expect(verify(events).faults).toEqual([{ seq: target.seq, fault: 'other-faces' }]);
    }),
    { numRuns: 60 },
  );
  expect(verified).toBeGreaterThan(100);
});

interface Deed {
  readonly by: string;
  readonly what: string;
  readonly audience: 'everyone' | 'gm' | 'blind' | 'self';
  readonly pick: number;
}

function doIt(t: PlayedTable, { by, what, audience, pick }: Deed): void {
  const open = t.table.runs[pick % Math.max(t.table.runs.length, 1)];
  const ask = open?.progress?.ask;
  switch (what) {
    case 'roll':
      return void roll(t, by, audience);
    case 'test':
      return void t.act(by, 'test', { die: 8, tn: 6 }, { audience, realDice: pick % 5 === 0 });
    case 'attack':
      return void t.act('gm', 'enemy-attack', { enemy: 'e', target: 'a' }, { audience });
    case 'typed':
      return void t.send(by, { kind: 'roll', notation: 'W6', audience: 'everyone', faces: [1 + (pick % 6)] });
    case 'salt':
      return void t.send(by, { kind: 'salt', salt: pick.toString(16).padStart(32, '0') });
    case 'reveal':
      return void reveal(t);
    case 'undo':
      return void t.send('gm', { kind: 'undo', target: 1 + (pick % t.table.seq) });
    case 'answer':
      if (open === undefined || ask === undefined) return;
      t.send('gm', {
        kind: 'answer',
        run: open.id,
        answer: ask.kind === 'roll' ? [1 + (pick % ask.pool.sides)] : (ask.questions[0]?.options[0] ?? ''),
      });
  }
}

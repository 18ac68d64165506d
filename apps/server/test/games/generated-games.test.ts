import { systems } from '@tafelrunde/registry';
import {
  emptyTable,
  evolve,
  fold,
  followsFrom,
  goneIn,
  lastUndoable,
  type Table,
  type TableEvent,
  verify,
  viewEvent,
  viewTable,
} from '@tafelrunde/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PlayedTable } from './played-table.ts';

/** One thing that somebody does, chosen by `pick`. */
const deeds = fc.array(
  fc.record({
    what: fc.constantFrom(
      'act',
      'act',
      'act',
      'answer',
      'answer',
      'roll',
      'say',
      'undo',
      'redo',
      'request',
      'obey',
      'track',
      'reveal',
      'salt',
    ),
    by: fc.constantFrom('gm', 'mira', 'jonas'),
    audience: fc.constantFrom('everyone', 'everyone', 'gm', 'blind', 'self'),
    realDice: fc.boolean(),
    pick: fc.nat(10_000),
  }),
  { minLength: 5, maxLength: 25 },
);
type Deed = typeof deeds extends fc.Arbitrary<(infer D)[]> ? D : never;

const isTakenBackOften = ({ kind }: TableEvent): boolean =>
  kind === 'runFinished' || kind === 'notationRolled' || kind === 'said' || kind === 'tracked';

function doIt(t: PlayedTable, { what, by, audience, realDice, pick }: Deed): void {
  const one = <T>(list: readonly T[]): T | undefined => list[pick % Math.max(1, list.length)];
  switch (what) {
    case 'act': {
      const offer = one(t.offers(by));
      if (offer !== undefined) t.act(by, offer.action, offer.input, { audience, realDice });
      return;
    }
    case 'answer':
      t.answerOne((count) => pick % count);
      return;
    case 'roll':
      t.send(by, { kind: 'roll', notation: '2W6+1', audience, faces: realDice ? [1 + (pick % 6), 3] : null });
      return;
    case 'say':
      t.send(by, { kind: 'say', text: `Satz ${pick}` });
      return;
    case 'undo':
      t.send('gm', { kind: 'undo', target: one(t.events.filter(isTakenBackOften))?.seq ?? 0 });
      return;
    case 'redo':
      t.send(by, { kind: 'redo', target: t.events.findLast(({ kind }) => kind === 'undone')?.seq ?? 0 });
      return;
    case 'request': {
      const offer = one(t.offers('mira'));
      if (offer !== undefined)
        t.send('gm', { kind: 'request', to: [], action: offer.action, input: {}, audience, text: 'Los!' });
      return;
    }
    case 'obey': {
      const request = one(t.table.requests);
      const offer = t.offers(by).find(({ action }) => action === request?.detail?.action);
      if (request !== undefined && offer !== undefined)
        t.act(by, offer.action, offer.input, { request: request.id, realDice });
      return;
    }
    case 'track': {
      const figures = ['mira', 'jonas'].map((id) => ({ id, name: id, figures: [id] }));
      const change =
        t.table.tracker.round === 0
          ? ({ kind: 'begin', order: figures } as const)
          : ({ kind: pick % 3 === 0 ? 'previous' : 'next' } as const);
      t.send('gm', { kind: 'track', change });
      return;
    }
    case 'reveal':
      t.send('gm', { kind: 'reveal' });
      return;
    case 'salt':
      t.send(by, { kind: 'salt', salt: pick.toString(16).padStart(32, '0') });
  }
}

/** What a table is, apart from how it came to be that. */
const standing = ({ scene, seats, house, advice, undoRule, runs, requests, tracker }: Table) => ({
  scene,
  seats,
  house,
  advice,
  undoRule,
  runs,
  requests,
  tracker,
});

describe.each(systems)('generated games of $id', (system) => {
  test('fold of views = view of fold; JSON loses nothing; nobody is shown a seed that is in use; every die is checked', () => {
    const seen = { events: 0, hidden: 0, undone: 0, verified: 0, requested: 0 };
    fc.assert(
      fc.property(deeds, (played) => {
        const t = new PlayedTable(system);
        for (const deed of played) doIt(t, deed);
        t.send('gm', { kind: 'reveal' });
        seen.events += t.events.length;
        seen.hidden += t.events.filter((e) => 'audience' in e && e.audience !== 'everyone').length;
        seen.undone += t.events.filter(({ kind }) => kind === 'undone').length;
        seen.requested += t.events.filter(({ kind }) => kind === 'rollRequested').length;
        expect(fold(system.scene, JSON.parse(JSON.stringify(t.events)))).toEqual(t.table);
        for (const seat of t.table.seats) {
          const shown = t.events.map((event) => viewEvent(event, seat));
          const folded = shown.reduce(
            (table, event) => evolve(system.scene, table, event),
            emptyTable(system.scene),
          );
          expect(folded).toEqual(viewTable(t.table, seat));
          const text = JSON.stringify(shown);
          for (const { seed } of t.table.dice.seals) expect(text).not.toContain(seed as string);
          const checked = verify(shown);
          expect(checked.faults).toEqual([]);
          seen.verified += checked.verified;
        }
      }),
      { numRuns: 40, seed: 2026 },
    );
    // The generated games are real games, not a heap of refusals.
    expect(seen.events).toBeGreaterThan(400);
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(3);
  });

  test('undo then redo is the identity, and what is undone takes back all that came of it', () => {
    let undone = 0;
    let further = 0;
    fc.assert(
      fc.property(deeds, fc.nat(10_000), (played, pick) => {
        const t = new PlayedTable(system);
        for (const deed of played) doIt(t, deed);
        const gone = goneIn(t.events);
        const targets = t.events.filter(
          ({ seq }) => !gone.has(seq) && followsFrom(system, t.table, seq) !== null,
        );
        const target = targets[pick % Math.max(1, targets.length)];
        if (target === undefined) return;
        const before = t.table;
        const follows = followsFrom(system, before, target.seq) ?? [];
        expect(t.send('gm', { kind: 'undo', target: target.seq })).toBeNull();
        undone += 1;
        if (follows.length > 1) further += 1;
        // Exactly what the preview said: the fold of everything else.
        const left = t.events.filter(
          ({ seq, kind }) =>
            !gone.has(seq) && !follows.includes(seq) && kind !== 'undone' && kind !== 'redone',
        );
        expect(standing(t.table)).toEqual(standing(fold(system.scene, left)));
        const undoing = t.events.at(-1)?.seq ?? 0;
        expect(t.send('gm', { kind: 'redo', target: undoing })).toBeNull();
        expect(standing(t.table)).toEqual(standing(before));
        expect(t.table.log.slice(0, before.log.length)).toEqual(before.log);
        // The dice go on: no number of a throw comes twice.
        expect(t.table.dice).toEqual(before.dice);
        expect(lastUndoable(t.table)?.seq).toBe(lastUndoable(before)?.seq);
      }),
      { numRuns: 40, seed: 2026 },
    );
    expect(undone).toBeGreaterThan(15);
    expect(further).toBeGreaterThan(3);
  });
});

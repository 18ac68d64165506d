import { systems } from '@tafelrunde/registry';
import {
  emptyTable,
  evolve,
  fold,
  followsFrom,
  goneIn,
  lastUndoable,
  type Table,
  verify,
  viewEvent,
  viewTable,
} from '@tafelrunde/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deeds, doIt } from './deeds.ts';
import { PlayedTable } from './played-table.ts';

/** What a table is, apart from how it came to be that. */
const standing = ({
  scene,
  seats,
  house,
  advice,
  undoRule,
  runs,
  requests,
  tracker,
  papers,
  portraits,
  mapPicture,
  doors,
}: Table) => ({
  scene,
  seats,
  house,
  advice,
  undoRule,
  runs,
  requests,
  tracker,
  papers,
  portraits,
  mapPicture,
  doors,
});

describe.each(systems)('generated games of $id', (system) => {
  test('fold of views = view of fold; JSON loses nothing; nobody is shown a seed that is in use; every die is checked', () => {
    const seen = { events: 0, hidden: 0, undone: 0, verified: 0, requested: 0, papers: 0 };
    fc.assert(
      fc.property(deeds, (played) => {
        const t = new PlayedTable(system);
        for (const deed of played) doIt(t, deed);
        t.send('gm', { kind: 'reveal' });
        seen.events += t.events.length;
        seen.hidden += t.events.filter((e) => 'audience' in e && e.audience !== 'everyone').length;
        seen.undone += t.events.filter(({ kind }) => kind === 'undone').length;
        seen.requested += t.events.filter(({ kind }) => kind === 'rollRequested').length;
        seen.papers += t.events.filter(({ kind }) => kind === 'paperWritten' || kind === 'paperShown').length;
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

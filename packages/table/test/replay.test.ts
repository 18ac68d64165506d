import { grundregelwerk } from '@tafelrunde/grundregelwerk';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brokenAt, fold, Replay } from '../src/index.ts';
import { PlayedTable } from './play-table.ts';

function played(): PlayedTable {
  const t = new PlayedTable();
  t.act('mira', 'create', { id: 'krieger', name: 'Tarik', template: 'warrior', hasArmour: false });
  t.act('gm', 'add-enemy', { id: 'boss', name: 'Boss', category: 'boss' });
  t.act('gm', 'start-combat', {});
  for (let i = 0; i < 70; i += 1) t.send('gm', { kind: 'say', text: `Satz ${i}` });
  t.send('gm', { kind: 'undo', target: t.table.seq });
  t.act('gm', 'end-combat', {});
  t.send('gm', { kind: 'say', text: 'Ende' });
  return t;
}

test('any moment, in any order, is the fold of the events up to it', () => {
  const { events } = played();
  const replay = new Replay(grundregelwerk, events);
  const seen = events.filter(({ kind }) => kind !== 'diceSealed' && kind !== 'saltGiven');
  expect(replay.end).toBe(seen.length);
  expect(replay.eventAt(0)).toBeUndefined();
  fc.assert(
    fc.property(fc.array(fc.nat(replay.end), { minLength: 1, maxLength: 12 }), (moments) => {
      for (const moment of moments) {
        const last = moment === 0 ? undefined : seen[moment - 1];
        expect(replay.eventAt(moment)).toBe(last);
        expect(replay.at(moment)).toEqual(fold(grundregelwerk.scene, events.slice(0, last?.seq ?? 0)));
      }
    }),
    { numRuns: 30 },
  );
});

test('a fight is a chapter from its beginning to its end', () => {
  const { events } = played();
  const replay = new Replay(grundregelwerk, events);
  const actionAt = (moment: number | null | undefined) => {
    const event = replay.eventAt(moment ?? 0);
    return event?.kind === 'runFinished' ? event.detail?.action : undefined;
  };
  expect(replay.chapters).toHaveLength(1);
  expect(actionAt(replay.chapters[0]?.from)).toBe('grundregelwerk/start-combat');
  expect(actionAt(replay.chapters[0]?.to)).toBe('grundregelwerk/end-combat');
});

test('what does not fit the rules is found with its place', () => {
  const { events } = played();
  expect(brokenAt(grundregelwerk, events)).toBeNull();
  const at = events.findIndex((event) => event.kind === 'runFinished' && event.effects.length > 0);
  const bent = events.map((event, i) =>
    i === at && event.kind === 'runFinished'
      ? { ...event, effects: event.effects.map(({ kind }) => ({ kind, figure: 7 })) }
      : event,
  );
  expect(brokenAt(grundregelwerk, bent)).toBe(at);
});

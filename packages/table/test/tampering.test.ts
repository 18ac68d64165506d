import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type TableEvent, verify } from '../src/index.ts';
import { PlayedTable } from './play-table.ts';

type Throw = Extract<TableEvent, { sealed: unknown }>;

/** An evening with throws of all sorts, all of them shown in the end. Everything that is sealed is for everyone. */
function evening(picks: readonly number[]): readonly TableEvent[] {
  const t = new PlayedTable();
  for (const by of ['gm', 'mira', 'jonas']) t.send(by, { kind: 'salt', salt: 'ab'.repeat(16) });
  t.act('mira', 'create', { id: 'a', name: 'a', template: 'warrior', hasArmour: false });
  for (const run of t.table.runs) t.send('mira', { kind: 'answer', run: run.id, answer: 'yes' });
  t.act('gm', 'add-enemy', { id: 'orc', name: 'Ork', category: 'boss' });
  for (const pick of picks) {
    if (pick % 4 === 0)
      t.send('jonas', { kind: 'roll', notation: '2W6+1', audience: 'everyone', faces: null });
    else if (pick % 4 === 1) t.act('gm', 'test', { die: 10, tn: 6 });
    else if (pick % 4 === 2) t.act('mira', 'attack', { attacker: 'a', target: 'orc' });
    else t.send('gm', { kind: 'reveal' });
    for (const run of t.table.runs) {
      const ask = run.progress?.ask;
      const option = ask?.kind === 'choose' ? ask.questions[0]?.options[pick % 2] : undefined;
      if (pick % 5 === 0) t.send('gm', { kind: 'cancel', run: run.id });
      else if (option !== undefined) t.send('gm', { kind: 'answer', run: run.id, answer: option });
    }
  }
  t.send('jonas', { kind: 'roll', notation: '3W6', audience: 'everyone', faces: null });
  t.send('gm', { kind: 'reveal' });
  return t.events;
}

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
/** Something a forger may write to. */
type Soft = Record<string, unknown>;

const rollLines = (event: Throw): Soft[] => {
  const told = event as unknown as {
    roll?: { throws: Soft[] };
    result?: { trace: Soft[] };
    progress?: { trace: Soft[] };
  };
  return (
    told.roll?.throws ?? (told.result ?? told.progress)?.trace.filter((line) => line['kind'] === 'roll') ?? []
  );
};

/** Ways to change a throw; false if this one has nothing of the sort. */
const CHANGES: Readonly<Record<string, (event: Throw) => boolean>> = {
  'a face is turned': (event) => {
    const [line] = rollLines(event);
    if (line === undefined) return false;
    const [face = 1, ...rest] = line['faces'] as number[];
    line['faces'] = [face === 1 ? 2 : face - 1, ...rest];
    return true;
  },
  'a die is dropped': (event) => {
    const line = rollLines(event).at(-1);
    if (line === undefined) return false;
    line['faces'] = (line['faces'] as number[]).slice(0, -1);
    return true;
  },
  'all dice of a throw are dropped': (event) => {
    const told = event as unknown as { roll?: { throws: Soft[] }; result?: { trace: Soft[] } };
    if (told.roll !== undefined) told.roll.throws = [];
    else if (told.result?.trace.some((line) => line['kind'] === 'roll'))
      told.result.trace = told.result.trace.filter((line) => line['kind'] !== 'roll');
    else return false;
    return true;
  },
  'somebody else has thrown': (event) => {
    (event as unknown as Soft)['by'] = event.by === 'mira' ? 'jonas' : 'mira';
    return true;
  },
  'it was for something else': (event) => {
    const told = event as unknown as { detail?: { input: Soft }; roll?: Soft };
    if (told.roll !== undefined) told.roll['text'] = '2W6+2';
    else if (told.detail) told.detail.input = { ...told.detail.input, more: 1 };
    else return false;
    return true;
  },
  'another outcome': (event) => {
    const told = event as unknown as { result?: Soft; roll?: { total: number } };
    if (told.roll !== undefined) told.roll.total += 1;
    else if (told.result) told.result['outcome'] = { kind: 'success', better: true };
    else return false;
    return true;
  },
  'other effects': (event) => {
    if (event.kind !== 'runFinished') return false;
    (event as unknown as Soft)['effects'] = [...event.effects, { kind: 'hearts', figure: 'orc', by: -9 }];
    return true;
  },
  'another number': (event) => {
    (event.sealed as unknown as Soft)['roll'] = (event.sealed?.roll ?? 0) + 1;
    return true;
  },
  'another epoch': (event) => {
    (event.sealed as unknown as Soft)['epoch'] = (event.sealed?.epoch ?? 0) + 1;
    return true;
  },
  'another stream': (event) => {
    (event.sealed as unknown as Soft)['stream'] = 'gm';
    return true;
  },
  'another audience': (event) => {
    (event as unknown as Soft)['audience'] = 'gm';
    return true;
  },
  'no proof': (event) => {
    (event.sealed as unknown as Soft)['proof'] = null;
    return true;
  },
  'as if it had not been sealed': (event) => {
    (event as unknown as Soft)['sealed'] = null;
    return rollLines(event).length > 0;
  },
};

const evenings = fc.array(fc.nat(1_000), { minLength: 6, maxLength: 20 }).map(evening);

test.each(Object.entries(CHANGES))(
  '%s: verify says so, at this throw or at the next one',
  (_what, change) => {
    let tried = 0;
    fc.assert(
      fc.property(evenings, fc.nat(1_000), (events, pick) => {
        expect(verify(events).faults).toEqual([]);
        const forged = copy(events);
        const throws = forged.filter((event): event is Throw => 'sealed' in event && event.sealed !== null);
        const target = throws[pick % throws.length];
        if (target === undefined || !change(target)) return;
        tried += 1;
        const { faults } = verify(forged);
        expect(faults.length).toBeGreaterThan(0);
        const places = faults.map(({ seq }) => seq);
        const later = forged.filter(({ seq }) => seq > target.seq);
        const next = later.find((event) => 'sealed' in event && event.sealed !== null)?.seq;
        const reveal = later.find(({ kind }) => kind === 'diceRevealed')?.seq;
        const same =
          'run' in target ? later.find((event) => 'run' in event && event.run === target.run)?.seq : 0;
        expect([target.seq, next, reveal, same]).toContain(places[0]);
      }),
      { numRuns: 40, seed: 2026 },
    );
    expect(tried).toBeGreaterThan(8);
  },
);

const ORDER: Readonly<Record<string, (events: TableEvent[], at: number) => boolean>> = {
  'a throw is removed': (events, at) => events.splice(at, 1).length > 0,
  'a throw is removed and the rest numbered anew': (events, at) => {
    events.splice(at, 1);
    for (const [i, event] of events.entries()) (event as unknown as Soft)['seq'] = i + 1;
    return true;
  },
  'a throw is there twice': (events, at) => {
    events.splice(at, 0, copy(events[at] as TableEvent));
    return true;
  },
  'a throw is there twice, and all is numbered anew': (events, at) => {
    events.splice(at, 0, copy(events[at] as TableEvent));
    for (const [i, event] of events.entries()) (event as unknown as Soft)['seq'] = i + 1;
    return true;
  },
  'two throws have changed places': (events, at) => {
    const other = events.findIndex((event, i) => i > at && 'sealed' in event && event.sealed !== null);
    const [one, two] = [events[at], events[other]];
    if (one === undefined || two === undefined) return false;
    events[at] = { ...two, seq: one.seq };
    events[other] = { ...one, seq: two.seq };
    return true;
  },
  'an event is invented under an old run': (events) => {
    const over = events.find(({ kind }) => kind === 'runFinished');
    if (over === undefined) return false;
    events.push({ ...copy(over), seq: events.length + 1, sealed: null } as TableEvent);
    return true;
  },
};

test.each(Object.entries(ORDER))('%s: verify says so', (_what, change) => {
  let tried = 0;
  fc.assert(
    fc.property(evenings, fc.nat(1_000), (events, pick) => {
      const forged = copy(events) as TableEvent[];
      const throws = forged.flatMap((event, i) => ('sealed' in event && event.sealed !== null ? [i] : []));
      if (!change(forged, throws[pick % throws.length] ?? 0)) return;
      tried += 1;
      expect(verify(forged).faults.length).toBeGreaterThan(0);
    }),
    { numRuns: 40, seed: 2026 },
  );
  expect(tried).toBeGreaterThan(8);
});

test('throws of runs that were given up are counted', () => {
  const t = new PlayedTable();
  t.act('mira', 'create', { id: 'a', name: 'a', template: 'warrior', hasArmour: false });
  for (const run of t.table.runs) t.send('mira', { kind: 'answer', run: run.id, answer: 'no' });
  t.act('gm', 'add-enemy', { id: 'orc', name: 'Ork', category: 'boss' });
  let given = 0;
  for (let i = 0; i < 12; i += 1) {
    t.act('mira', 'attack', { attacker: 'a', target: 'orc' });
    const [run] = t.table.runs;
    if (run === undefined) continue;
    t.send('mira', { kind: 'cancel', run: run.id });
    given += 1;
  }
  expect(given).toBeGreaterThan(0);
  expect(verify(t.events)).toMatchObject({ abandoned: given, faults: [] });
});

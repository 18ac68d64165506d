import {
  EVENT_KINDS,
  EVENT_VERSION,
  type EventKind,
  fileNameOf,
  type Happening,
  type TableEvent,
} from '@tafelrunde/table';
import { pngChunk, smallPng } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import {
  eventSchemas,
  MAX_TABLE_FILE_BYTES,
  MAX_TABLE_FILE_EVENTS,
  makeTableFile,
  parseTableFile,
  parseTableText,
  tableFileOf,
} from '../src/index.ts';

const sealed = { epoch: 1, stream: 'open', roll: 1, proof: null };
const pool = { count: 1, sides: 10, openEnded: false };
const trace = [
  { kind: 'roll', cite: 'GR-TST-01', pool, faces: [4] },
  { kind: 'choice', cite: 'GR-TST-01', question: 'hurt', by: 'gm', key: 'heart' },
  { kind: 'fact', cite: 'GR-TST-01', fact: { kind: 'missed', by: 2 } },
] as const;
const dice = { sides: 6, aside: [], thrown: [3], locked: [1] };
const questions = [{ id: 'hurt', cite: 'GR-TST-01', by: 'gm', options: ['heart', 'mana'], dice }];
const progress = {
  tape: [[4], 'heart', ['a', 'b']],
  ask: { kind: 'choose', questions, together: false },
  trace,
} as const;
const detail = { action: 'grundregelwerk/attack', input: { attacker: 'a' } };
const seed = '0a'.repeat(32);

/** One of each kind: a forgotten one does not compile. */
const samples: { readonly [K in EventKind]: Extract<Happening, { kind: K }> } = {
  tableOpened: { kind: 'tableOpened', table: 't', system: 'grundregelwerk', name: 'Runde' },
  seatAdded: { kind: 'seatAdded', seat: 'mira', name: 'Mira', role: 'player' },
  seatRenamed: { kind: 'seatRenamed', seat: 'mira', name: 'Mira' },
  seatRevoked: { kind: 'seatRevoked', seat: 'mira' },
  figureHandedOver: { kind: 'figureHandedOver', figure: 'a', to: null },
  runStarted: {
    kind: 'runStarted',
    run: 'r',
    audience: 'blind',
    realDice: false,
    waitsFor: ['gm'],
    detail,
    progress: { ...progress, ask: { kind: 'roll', pool, cite: 'GR-TST-01' } },
    request: 'q',
    sealed,
  },
  runAnswered: {
    kind: 'runAnswered',
    run: 'r',
    audience: 'self',
    starter: '',
    sealed,
    waitsFor: [],
    progress,
  },
  runPartlyAnswered: {
    kind: 'runPartlyAnswered',
    run: 'r',
    waitsFor: [],
    given: [{ question: 0, key: null }],
  },
  runFinished: {
    kind: 'runFinished',
    run: 'r',
    audience: 'everyone',
    starter: 'mira',
    owns: ['a'],
    detail: null,
    result: { outcome: { kind: 'hit' }, tape: [[4]], trace, headline: { kind: 'missed' }, typed: true },
    effects: [{ kind: 'hearts' }],
    request: null,
    sealed: null,
  },
  runCancelled: { kind: 'runCancelled', run: 'r', left: null },
  said: { kind: 'said', text: '<script>alert(1)</script>' },
  notationRolled: {
    kind: 'notationRolled',
    audience: 'everyone',
    roll: { text: 'W6', total: 3, throws: [{ sides: 6, faces: [3] }], typed: false },
    sealed,
  },
  rollRequested: { kind: 'rollRequested', request: 'q', to: ['mira'], audience: 'blind', detail, text: '' },
  requestWithdrawn: { kind: 'requestWithdrawn', request: 'q' },
  houseSet: { kind: 'houseSet', house: { crowd: 'off' } },
  adviceSet: { kind: 'adviceSet', on: false },
  undoRuleSet: { kind: 'undoRuleSet', who: 'all' },
  tracked: { kind: 'tracked', change: { kind: 'next' } },
  undone: { kind: 'undone', target: 2, gone: [2] },
  redone: { kind: 'redone', target: 19 },
  diceSealed: { kind: 'diceSealed', epoch: 1, stream: 'open', commitment: seed, seed: null, proofs: true },
  saltGiven: { kind: 'saltGiven', salt: 'ab'.repeat(16) },
  diceRevealed: { kind: 'diceRevealed', epoch: 1, seeds: [{ stream: 'open', seed, rolls: 1 }] },
  policySet: { kind: 'policySet', question: 'crowd', policy: { kind: 'always', answer: 'step' } },
  eveningEnded: { kind: 'eveningEnded' },
  figureBrought: {
    kind: 'figureBrought',
    figure: 'f',
    name: 'Mira',
    to: 's',
    effects: [{ kind: 'figureAdded' }],
  },
  prepared: {
    kind: 'prepared',
    items: [
      {
        kind: 'encounter',
        id: 'gate',
        name: 'Tor',
        note: '',
        figures: [
          { template: 'guard', name: 'Wache', count: 4 },
          { character: { any: 'sheet' }, name: 'Hauptmann', count: 1 },
        ],
      },
    ],
    gone: ['bridge'],
  },
  encounterBrought: {
    kind: 'encounterBrought',
    name: 'Tor',
    figures: [{ id: 'f9-1', name: 'Wache 1' }],
    effects: [{ kind: 'figureAdded' }],
    hidden: true,
  },
  figuresVeiled: { kind: 'figuresVeiled', figures: [{ id: 'a', name: 'A' }], hidden: true, lifeShown: false },
  paperWritten: {
    kind: 'paperWritten',
    id: 'p1',
    paper: {
      id: 'p1',
      by: 'gm',
      title: 'Brief',
      text: '<script>alert(1)</script>',
      picture: { file: seed, alt: 'Ein Siegel' },
      readers: ['mira'],
      version: 1,
    },
  },
  paperShown: { kind: 'paperShown', id: 'p1', paper: null, to: [] },
  paperRemoved: { kind: 'paperRemoved', id: 'p1' },
  portraitsSet: { kind: 'portraitsSet', figures: ['a'], file: seed },
  mapPictureSet: {
    kind: 'mapPictureSet',
    picture: { file: seed, left: -0.5, top: 0, width: 20, height: 12.25, dim: 0.3, hidden: true },
  },
  mapLaid: {
    kind: 'mapLaid',
    effects: [{ kind: 'boardLaid' }],
    doors: [[[3, 4]]],
    picture: { file: seed, left: 0, top: 0, width: 20, height: 12, dim: 0, hidden: false },
  },
};

const numbered = (happenings: readonly object[]): readonly TableEvent[] =>
  happenings.map(
    (one, i) => ({ ...one, v: EVENT_VERSION, seq: i + 1, at: 5, by: 'gm', command: 'c' }) as TableEvent,
  );
const all = numbered(Object.values(samples));
const file = (events: readonly unknown[]) => ({
  format: 'tafelrunde-table',
  version: EVENT_VERSION,
  system: 'grundregelwerk',
  name: 'Runde',
  events,
});
const problemOf = (raw: unknown) => {
  const parsed = parseTableFile(raw);
  return parsed.ok ? null : parsed.error;
};

test('every kind of event has a schema, and a file with all of them comes back as it was', () => {
  expect(Object.keys(eventSchemas).sort()).toEqual([...EVENT_KINDS].sort());
  expect(all.map(({ kind }) => kind).sort()).toEqual([...EVENT_KINDS].sort());
  const text = makeTableFile(tableFileOf('grundregelwerk', 'Runde', all));
  expect(parseTableText(text)).toEqual({ ok: true, value: file(all) });
});

describe.each(EVENT_KINDS)('%s', (kind) => {
  const at = all.findIndex((event) => event.kind === kind);
  const event = all[at] as TableEvent;
  const withEvent = (changed: object) => file(all.toSpliced(at, 1, changed as TableEvent));

  test('has no other fields, and each of its own has to be there', () => {
    expect(problemOf(withEvent({ ...event, more: 1 }))).toEqual({
      code: 'unknown-field',
      at: `events.${at}.more`,
    });
    for (const field of Object.keys(event).filter((one) => one !== 'v')) {
      const { [field as keyof TableEvent]: _, ...rest } = event;
      const problem = problemOf(withEvent(rest));
      expect(problem?.at).toMatch(`events.${at}`);
      expect(problem?.code).toBe(field === 'kind' ? 'unreadable-event' : 'missing-field');
    }
  });

  test('a value of another type is refused with its place', () => {
    for (const field of Object.keys(event).filter((one) => one !== 'v' && one !== 'kind')) {
      const problem = problemOf(withEvent({ ...event, [field]: [{}] }));
      expect(problem?.at.startsWith(`events.${at}.`)).toBe(true);
    }
  });
});

describe('files that are none', () => {
  const opening = all[0] as TableEvent;
  /** Two lines, and undoings of the first one that name these numbers. */
  const undoing = (...gone: readonly (readonly number[])[]) =>
    file(
      numbered([
        samples.tableOpened,
        samples.said,
        samples.said,
        ...gone.map((numbers) => ({ kind: 'undone', target: 2, gone: numbers })),
      ]),
    );
  test.each([
    [null, 'not-a-table-file', 'format'],
    [[], 'not-a-table-file', 'format'],
    [{ ...file(all), format: 'tafelrunde-character' }, 'not-a-table-file', 'format'],
    [{ ...file(all), version: EVENT_VERSION + 1 }, 'unsupported-version', 'version'],
    [{ ...file(all), version: { toString: 1, valueOf: 1 } }, 'unsupported-version', 'version'],
    [{ ...file(all), more: 1 }, 'unknown-field', 'more'],
    [{ ...file(all), name: '' }, 'too-short', 'name'],
    [file([]), 'too-few', 'events'],
    [file([null]), 'unreadable-event', 'events.0'],
    [file([{ ...opening, kind: 'dragonCame' }]), 'unreadable-event', 'events.0'],
    [file([{ ...opening, kind: { toString: 1, valueOf: 1 } }]), 'unreadable-event', 'events.0'],
    [file([{ ...opening, v: EVENT_VERSION + 1 }]), 'unreadable-event', 'events.0'],
    [file(numbered([samples.said])), 'no-opening', 'events.0.kind'],
    [file(numbered([samples.tableOpened, samples.tableOpened])), 'opened-twice', 'events.1.kind'],
    [file(numbered([{ ...samples.tableOpened, system: 'd6pool' }])), 'not-one-of', 'events.0.system'],
    [file([opening, { ...opening, seq: 3 }]), 'event-out-of-order', 'events.1.seq'],
    [file(numbered([samples.tableOpened, samples.undone])), 'undoes-nothing', 'events.1.gone'],
    [undoing([2, 2]), 'undoes-nothing', 'events.3.gone'],
    [undoing([3, 2]), 'undoes-nothing', 'events.3.gone'],
    [undoing([2, 9]), 'undoes-nothing', 'events.3.gone'],
    [undoing([3]), 'undoes-nothing', 'events.3.target'],
    [undoing([2], [2]), 'undoes-nothing', 'events.4.gone'],
    [undoing([2], [2, 4]), 'undoes-nothing', 'events.4.gone'],
    [file(numbered([samples.tableOpened, samples.redone])), 'undoes-nothing', 'events.1.target'],
  ] as const)('%#: one gets a code and a place', (raw, code, at) => {
    expect(problemOf(raw)).toMatchObject({ code, at });
  });

  test('text that is no JSON, or too long', () => {
    expect(parseTableText('{')).toMatchObject({ error: { code: 'file-not-json' } });
    expect(parseTableText('x'.repeat(MAX_TABLE_FILE_BYTES + 1))).toMatchObject({
      error: { code: 'file-too-large', data: { max: MAX_TABLE_FILE_BYTES } },
    });
  });

  test('too many events, and values nested too deep', () => {
    const said = Array.from({ length: MAX_TABLE_FILE_EVENTS }, () => samples.said);
    expect(problemOf(file(numbered([samples.tableOpened, ...said])))).toMatchObject({
      code: 'too-many-events',
      at: 'events',
    });
    let deep: unknown = 1;
    for (let i = 0; i < 5_000; i += 1) deep = [deep];
    const house = { kind: 'houseSet', house: { deep } };
    expect(problemOf(file(numbered([samples.tableOpened, house])))).toMatchObject({
      code: 'too-deep',
      at: 'events.1',
    });
  });
});

describe('pictures in a file', () => {
  const opened = samples.tableOpened;
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
  const picture = (bytes: Uint8Array) => {
    const name = fileNameOf(bytes);
    const events = numbered([opened, { kind: 'portraitsSet', figures: ['a'], file: name }]);
    return { ...file(events), files: { [name]: base64(bytes) } };
  };
  const name = (bytes: Uint8Array) => `files.${fileNameOf(bytes)}`;

  test('come back as they were; one that is lost is no reason to refuse the rest', () => {
    const whole = picture(smallPng());
    expect(parseTableFile(whole)).toEqual({ ok: true, value: whole });
    expect(parseTableText(makeTableFile(whole as never))).toEqual({ ok: true, value: whole });
    const { files: _, ...lost } = whole;
    expect(parseTableFile(lost)).toEqual({ ok: true, value: lost });
  });

  test('are refused where nobody speaks of them, or where they are not what they are called', () => {
    const [one, other] = [smallPng(), smallPng(6, 6)];
    const whole = picture(one);
    const extra = { ...whole, files: { ...whole.files, [fileNameOf(other)]: base64(other) } };
    expect(problemOf(extra)).toEqual({ code: 'file-unknown', at: name(other) });
    const swapped = { ...whole, files: { [fileNameOf(one)]: base64(other) } };
    expect(problemOf(swapped)).toEqual({ code: 'file-altered', at: name(one) });
    const garbled = { ...whole, files: { [fileNameOf(one)]: 'no base64' } };
    expect(problemOf(garbled)).toEqual({ code: 'file-altered', at: name(one) });
    expect(problemOf({ ...whole, files: [] })?.at).toBe('files');
    expect(problemOf({ ...whole, files: { x: 1 } })?.at).toBe('files.x');
  });

  test('are checked like those that are uploaded', () => {
    const svg = new TextEncoder().encode('<svg><script>alert(1)</script></svg>');
    expect(problemOf(picture(svg))).toMatchObject({ code: 'picture-is-text', at: name(svg) });
    const bomb = smallPng(60_000, 60_000);
    expect(problemOf(picture(bomb))).toMatchObject({ code: 'picture-too-wide', at: name(bomb) });
    const more = new Uint8Array([...smallPng(), ...pngChunk('tEXt', [1])]);
    expect(problemOf(picture(more))).toMatchObject({ code: 'picture-not-plain', at: name(more) });
  });
});

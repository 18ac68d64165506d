import type { ServerMessage } from '@tafelrunde/protocol';
import { stamp, type TableEvent } from '@tafelrunde/table';
import { beforeEach, expect, test } from 'vitest';
import { Latency } from '../src/latency.ts';
import { Party } from '../src/party.ts';
import { Seat } from '../src/seat.ts';
import { isClean, judge, newVerdict } from '../src/verdict.ts';

const SEATS = ['gm', 'mira', 'jonas'];

const opening = stamp(
  { seq: 0 },
  [
    { kind: 'tableOpened', table: 't', system: 'grundregelwerk', name: 'Load' },
    { kind: 'seatAdded', seat: 'gm', name: 'GM', role: 'gm' },
    { kind: 'seatAdded', seat: 'mira', name: 'Mira', role: 'player' },
    { kind: 'seatAdded', seat: 'jonas', name: 'Jonas', role: 'player' },
  ],
  'gm',
  'open',
  0,
);
const said = (seq: number, command: string): TableEvent =>
  stamp({ seq: seq - 1 }, [{ kind: 'said', text: command }], 'mira', command, 0)[0] as TableEvent;

let party: Party;
let reader: Seat;
beforeEach(() => {
  const latency = new Latency();
  party = new Party(
    't',
    SEATS.map((seat) => ({ seat, token: '' })),
    latency,
  );
  reader = new Seat(party, 'gm', '', latency);
});

function hear(seat: Seat | undefined, events: readonly TableEvent[]): void {
  const message: ServerMessage = { kind: 'events', events };
  seat?.hear(message, JSON.stringify(message));
}

/** All hear the opening and three lines, apart from what a test does differently. */
function play(differently: Readonly<Record<string, readonly TableEvent[]>> = {}): void {
  const lines = [said(5, 'a'), said(6, 'b'), said(7, 'c')];
  for (const seat of party.seats) {
    hear(seat, opening);
    for (const event of differently[seat.id] ?? lines) hear(seat, [event]);
  }
  for (const { command, seq } of lines) party.acknowledge(command, seq);
  hear(reader, differently['store'] ?? [...opening, ...lines]);
}

function verdict() {
  const judged = newVerdict();
  judge(party, reader, judged);
  return judged;
}

test('an evening that all have heard alike is clean', () => {
  play();
  expect(isClean(verdict())).toBe(true);
});

test('an event a seat has not heard is lost, and its table differs', () => {
  play({ mira: [said(5, 'a'), said(6, 'b')] });
  expect(verdict()).toMatchObject({ lost: 1, doubled: 0, misordered: 0, differing: 1 });
});

test('an event that comes twice is doubled', () => {
  play({ mira: [said(5, 'a'), said(6, 'b'), said(6, 'b'), said(7, 'c')] });
  expect(verdict()).toMatchObject({ lost: 0, doubled: 1, misordered: 0 });
});

test('an event that comes before the one before it is misordered', () => {
  play({ mira: [said(6, 'b'), said(5, 'a'), said(7, 'c')] });
  const judged = verdict();
  expect(judged).toMatchObject({ misordered: 1, differing: 1 });
  expect(isClean(judged)).toBe(false);
});

test('an acknowledged command the store does not have is lost, one it has twice is doubled', () => {
  play({ store: [...opening, said(5, 'a'), said(6, 'a')] });
  expect(verdict()).toMatchObject({ lost: 2, doubled: 1 });
});

test('what a seat sees differently from the others is found', () => {
  play({ jonas: [said(5, 'a'), said(6, 'x'), said(7, 'c')] });
  expect(verdict()).toMatchObject({ lost: 0, doubled: 0, misordered: 0, differing: 1 });
});

test('a refusal is no clean evening either', () => {
  play();
  party.seats[0]?.hear({ kind: 'refused', command: 'd', refusal: { code: 'only-gm' } }, '');
  expect(isClean(verdict())).toBe(false);
});

test('the time of a command ends with the last seat that was there all along', () => {
  const latency = new Latency();
  const [a, b, c] = [{}, {}, {}];
  latency.sent('x', [a, b, c]);
  latency.heard('x', a);
  latency.left(c);
  expect([latency.unheard, latency.percentiles().count]).toEqual([1, 0]);
  latency.heard('x', b);
  expect([latency.unheard, latency.percentiles().count]).toEqual([0, 1]);
});

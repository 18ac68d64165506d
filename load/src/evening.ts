import { seededDice } from '@tafelrunde/kernel';
import type { Latency } from './latency.ts';
import type { Line } from './line.ts';
import type { Options } from './options.ts';
import type { Party } from './party.ts';
import { actorOf, doStep } from './script.ts';
import type { Seat } from './seat.ts';
import { follow, type Moment, until } from './timetable.ts';

/** A seat loses its connection this many steps after the table last lost one, and stays away this share of a step. */
const STEPS_BETWEEN_CUTS = 6;
const AWAY = 0.2;
/** How long may be waited for what is still on the way at the end. */
const PATIENCE_MS = 60_000;

/** What somebody did, to be repeated at the relay. */
export interface Deed {
  readonly at: number;
  readonly seat: Seat;
  readonly command: string;
}

export interface Cut {
  readonly at: number;
  readonly away: number;
  readonly seat: Seat;
}

export interface Evening {
  readonly deeds: readonly Deed[];
  readonly cuts: readonly Cut[];
}

/** All tables play at the server: every table one event per step, each at its own moment. */
export async function playEvening(
  url: string,
  parties: readonly Party[],
  { seconds, every }: Options,
  latency: Latency,
  tell: (share: number) => void,
): Promise<Evening> {
  const dice = seededDice(2026);
  const step = every * 1000;
  const steps = Math.floor(seconds / every);
  const cuts: Cut[] = [];
  const deeds: Deed[] = [];
  const moments: Moment[] = [];
  for (const [index, party] of parties.entries()) {
    const phase = dice.roll(1000) / 1000;
    for (let i = 0; i < steps; i += 1) {
      const at = (i + phase) * step;
      const seat = actorOf(party, i);
      const run = () => {
        const command = party.nextCommand();
        deeds.push({ at, seat, command });
        latency.sent(command, openLines(party.seats.map(({ line }) => line)));
        doStep(seat, i, command);
      };
      moments.push({ at, run: () => whenOpen(seat.line, run) });
      if ((i + index) % STEPS_BETWEEN_CUTS !== 0) continue;
      const cut = party.seats[dice.roll(party.seats.length) - 1] as Seat;
      cuts.push({ at: at + (dice.roll(1000) / 1000 - 1) * step, away: AWAY * step, seat: cut });
    }
  }
  const cutting = cuts.flatMap((cut) => away(cut, cut.seat.line, () => cut.seat.sitDown(url)));
  await follow([...moments, ...cutting], tell);
  const isBack = () =>
    parties.every(({ seats, seq }) => seats.every(({ line, last }) => line.isOpen && last >= seq));
  const isAnswered = () => deeds.every(({ seat, command }) => seat.party.acknowledged.has(command));
  // Who was away at the end acts when back.
  const isDone = () => deeds.length === parties.length * steps && isAnswered();
  await until(() => latency.unheard === 0 && isDone() && isBack(), PATIENCE_MS);
  return { deeds, cuts };
}

/** Takes part at the relay in place of a seat. */
export type Relayed = ReadonlyMap<Seat, Line>;

/** The same messages in the same sizes at the same moments, through the relay. */
export async function repeatEvening(
  lines: Relayed,
  reopen: (seat: Seat) => Promise<void>,
  { deeds, cuts }: Evening,
  latency: Latency,
  tell: (share: number) => void,
): Promise<void> {
  const lineOf = (seat: Seat) => lines.get(seat) as Line;
  const moments = deeds.flatMap(({ at, seat, command }): readonly Moment[] => {
    const text = textOf(seat, command);
    // Where the server was too slow to tell anybody, there is nothing to repeat.
    if (text === undefined) return [];
    const run = () => {
      latency.sent(command, openLines(seat.party.seats.map(lineOf)));
      lineOf(seat).send(text);
    };
    return [{ at, run: () => whenOpen(lineOf(seat), run) }];
  });
  const cutting = cuts.flatMap((cut) => away(cut, lineOf(cut.seat), () => reopen(cut.seat)));
  await follow([...moments, ...cutting], tell);
  await until(() => latency.unheard === 0, PATIENCE_MS);
}

const openLines = (lines: readonly Line[]): readonly Line[] => lines.filter(({ isOpen }) => isOpen);

/** What the server told after a command, as its sender heard it, or whoever else did. */
function textOf(seat: Seat, command: string): string | undefined {
  const isOf = (text: string) => text.includes(`"command":"${command}"`);
  return seat.kept.find(isOf) ?? seat.party.seats.flatMap(({ kept }) => kept).find(isOf);
}

function away(cut: Cut, line: Line, back: () => Promise<void>): readonly Moment[] {
  return [
    { at: cut.at, run: () => line.cut() },
    { at: cut.at + cut.away, run: () => void comeBack(line, back) },
  ];
}

/** As a browser does: tries until it is let in, or the evening is over. */
async function comeBack(line: Line, back: () => Promise<void>): Promise<void> {
  if (line.isOpen || line.isOver) return;
  await back().catch(() => setTimeout(() => void comeBack(line, back), 200));
}

/** Who is away acts when back. */
function whenOpen(line: Line, run: () => void): void {
  if (line.isOpen) run();
  else if (!line.isOver) setTimeout(() => whenOpen(line, run), 50);
}

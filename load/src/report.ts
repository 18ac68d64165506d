import type { Percentiles } from './latency.ts';
import type { LongTable } from './long-table.ts';
import type { Options } from './options.ts';
import { isClean, type Verdict } from './verdict.ts';

/** The goal: 99 of 100 commands reach the last seat within this many times what a bare relay takes; CPU and memory as well. */
const GOAL = 2.5;
/** And the longest table opens within so many milliseconds. */
const OPEN_MS = 1_000;

export interface Side {
  /** Milliseconds from a command to the last seat. */
  readonly latency: Percentiles;
  /** Of one core, while it ran. */
  readonly cpu: number;
  /** Kilobytes of memory per connection, its share of the table included, when all sit down and at the end. */
  readonly seatedKb: number;
  readonly endKb: number;
}

export interface PlayReport {
  readonly connections: number;
  readonly commands: number;
  readonly reconnects: number;
  readonly verdict: Verdict;
  readonly ours: Side;
  readonly relay: Side;
  /** How late the load generator itself was, 99 of 100 times: nothing below can be seen. */
  readonly ownDelayMs: number;
}

export interface Report {
  readonly options: Options;
  readonly play?: PlayReport;
  readonly long?: LongTable;
  /** When it began. */
  readonly loadAverage: readonly number[];
  readonly cores: number;
}

export function reportText({ options, play, long, loadAverage, cores }: Report): string {
  return [
    `load average ${loadAverage.map((one) => one.toFixed(1)).join(' ')} on ${cores} cores when it began`,
    ...(play === undefined ? [] : playText(options, play)),
    ...(long === undefined ? [] : [longText(long)]),
  ].join('\n');
}

function playText(options: Options, play: PlayReport): readonly string[] {
  const { ours, relay, verdict } = play;
  const row = (title: string, a: string, b: string, ratio: string) =>
    `${title.padEnd(30)}${a.padStart(12)}${b.padStart(12)}${ratio.padStart(8)}`;
  const time = (title: string, of: 'p50' | 'p95' | 'p99' | 'max') =>
    row(title, ...compared(ours.latency[of], relay.latency[of], 2));
  const goal = (title: string, a: number, b: number) =>
    `${title} within ${GOAL} times the relay: ${a <= GOAL * b ? 'yes' : 'no'} (${(a / b).toFixed(2)})`;
  return [
    `${options.tables} tables, ${play.connections} connections, an event per table every ${options.every} s for ${options.seconds} s`,
    `${play.commands} commands, ${play.reconnects} cut connections, ${verdict.filledGaps} gaps filled`,
    `the generator itself was late by ${play.ownDelayMs.toFixed(1)} ms (p99)`,
    '',
    row('command to last seat, ms', 'tafelrunde', 'bare relay', 'ratio'),
    time('  p50', 'p50'),
    time('  p95', 'p95'),
    time('  p99', 'p99'),
    time('  max', 'max'),
    row('CPU, share of a core', ...compared(ours.cpu, relay.cpu, 3)),
    row('kB per connection, seated', ...compared(ours.seatedKb, relay.seatedKb, 1)),
    row('kB per connection, at the end', ...compared(ours.endKb, relay.endKb, 1)),
    '',
    `lost ${verdict.lost}, doubled ${verdict.doubled}, misordered ${verdict.misordered}, tables that differ from the store ${verdict.differing}`,
    ...verdict.complaints.slice(0, 5).map((complaint) => `refused: ${complaint}`),
    `events: ${isClean(verdict) ? 'all there, once, in order' : 'NOT CLEAN'}`,
    goal('p99', ours.latency.p99, relay.latency.p99),
    goal('CPU', ours.cpu, relay.cpu),
    goal('memory per connection, seated,', ours.seatedKb, relay.seatedKb),
    goal('memory per connection, at the end,', ours.endKb, relay.endKb),
  ];
}

const longText = (long: LongTable): string =>
  `a table of ${long.events} events opens in ${long.openMs.toFixed(0)} ms (within ${OPEN_MS}: ${long.openMs <= OPEN_MS ? 'yes' : 'no'}; ` +
  `from its beginning in ${long.firstMs.toFixed(0)}); an undo takes ${long.undoMs.toFixed(1)} ms, 10,000 events back ${long.undoFarMs.toFixed(1)}`;

const compared = (ours: number, relay: number, digits: number): [string, string, string] => [
  ours.toFixed(digits),
  relay.toFixed(digits),
  // With few connections a process can end smaller than it began.
  ours > 0 && relay > 0 ? (ours / relay).toFixed(1) : '',
];

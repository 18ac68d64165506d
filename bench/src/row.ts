import { type Benchmark, type Contender, type Dated, type Goal, UNITS, type Unit } from './benchmark.ts';
import { type Measured, measure, summarise } from './measure.ts';

export interface Figure {
  readonly name: string;
  readonly value: number;
}

/** A row as `npm run bench -- --json` prints it; figures are times per operation in `unit`. */
export interface Row {
  readonly name: string;
  readonly unit: Unit | 'kB' | 'requests';
  readonly ours: number;
  readonly peer: Figure | null;
  readonly limit: Figure | null;
  /** How many times faster than the peer. */
  readonly ratioToPeer: number | null;
  /** How many times the time of the bare limit. */
  readonly ratioToLimit: number | null;
  readonly goal: string;
  readonly met: boolean;
  /** Where the goal is not met: what the measured limit is, and why. */
  readonly why: string | null;
  /** Ratios to something measured in the same run, not to a figure from elsewhere: only those can be compared later. */
  readonly liveRatios: readonly ('peer' | 'limit')[];
  /** The widest spread of the figures measured here: their interquartile range over their median. */
  readonly spread: number;
}

export function rowOf(benchmark: Benchmark): Row {
  const { name, unit, ours, peer, limit, goal, why } = benchmark;
  const measured = measure(benchmark);
  const secondsOf = (one: Contender | Dated): number =>
    'seconds' in one ? one.seconds : (measured.get(one) as Measured).seconds;
  const figure = (one: Contender | Dated | undefined): Figure | null =>
    one === undefined ? null : { name: one.name, value: secondsOf(one) / UNITS[unit] };

  const seconds = secondsOf(ours);
  const ratioToPeer = peer === undefined ? null : secondsOf(peer) / seconds;
  const ratioToLimit = limit === undefined ? null : seconds / secondsOf(limit);
  const met = isMet(goal, seconds, ratioToPeer, ratioToLimit);
  return {
    name,
    unit,
    ours: seconds / UNITS[unit],
    peer: figure(peer),
    limit: figure(limit),
    ratioToPeer,
    ratioToLimit,
    goal: goalText(goal, unit),
    met,
    why: met ? null : (why ?? null),
    liveRatios: [
      ...(peer !== undefined && 'run' in peer ? (['peer'] as const) : []),
      ...(limit !== undefined ? (['limit'] as const) : []),
    ],
    spread: Math.max(...[...measured.values()].map(({ spread }) => spread)),
  };
}

function isMet(
  goal: Goal,
  seconds: number,
  ratioToPeer: number | null,
  ratioToLimit: number | null,
): boolean {
  switch (goal.kind) {
    case 'of-limit':
      return ratioToLimit !== null && ratioToLimit <= goal.atMost;
    case 'of-peer':
      return ratioToPeer !== null && ratioToPeer >= goal.timesFaster;
    case 'absolute':
      return seconds <= goal.seconds;
  }
}

function goalText(goal: Goal, unit: Unit): string {
  switch (goal.kind) {
    case 'of-limit':
      return `at most ${goal.atMost} × limit`;
    case 'of-peer':
      return `${goal.timesFaster} × faster than peer`;
    case 'absolute':
      return `at most ${Number((goal.seconds / UNITS[unit]).toPrecision(6))} ${unit}`;
  }
}

/** A row without peer or limit. */
export const plainRow = (
  row: Pick<Row, 'name' | 'unit' | 'ours' | 'goal' | 'met' | 'why' | 'spread'>,
): Row => ({
  ...row,
  peer: null,
  limit: null,
  ratioToPeer: null,
  ratioToLimit: null,
  liveRatios: [],
});

/** Times in a browser, in milliseconds on the wall's clock. */
export function rowByTheClock(name: string, times: readonly number[], goalMs: number): Row {
  const { seconds: ms, spread } = summarise(times);
  const met = ms <= goalMs;
  const fastest = Math.round(Math.min(...times));
  const why = `by the clock on the wall, other programs count too; the fastest took ${fastest} ms`;
  return plainRow({
    ...{ name, unit: 'ms', ours: ms, goal: `at most ${goalMs} ms`, met, spread },
    why: met ? null : why,
  });
}

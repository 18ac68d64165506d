import type { Benchmark, Contender } from './benchmark.ts';

/** The middle of all rounds, and how far the middle half of them strays from it. */
export interface Measured {
  readonly seconds: number;
  /** (third quartile - first quartile) / median. */
  readonly spread: number;
}

const ROUNDS = 15;
/** Long enough that the clock's steps of a microsecond do not matter. */
const BATCH_SECONDS = 0.04;
const WARM_UP_SECONDS = 0.3;

/** Seconds that this process has spent on a processor: other processes do not count. */
function clock(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function time(contender: Contender, times: number): number {
  const start = clock();
  const sum = contender.run(times);
  const seconds = clock() - start;
  if (Number.isNaN(sum)) throw new Error(`${contender.name} computes nonsense`);
  return seconds;
}

/** Runs it until the compiler has settled, and returns how often it fits into a batch. */
function warmUp(contender: Contender, enough: number): number {
  let times = 1;
  for (let spent = 0; spent < enough; ) {
    const seconds = time(contender, times);
    spent += seconds;
    if (seconds < BATCH_SECONDS / 2) times *= 2;
  }
  return Math.max(1, Math.round((times * BATCH_SECONDS) / Math.max(time(contender, times), 1e-6)));
}

/** Measures the contenders of a benchmark in turns, so that a busy moment hits all of them. */
export function measure({
  ours,
  peer,
  limit,
  warmUpSeconds = WARM_UP_SECONDS,
}: Benchmark): ReadonlyMap<Contender, Measured> {
  const contenders = [ours, peer, limit].filter((one): one is Contender => one !== undefined && 'run' in one);
  const batches = contenders.map((contender) => ({
    contender,
    times: warmUp(contender, warmUpSeconds),
    rounds: [] as number[],
  }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { contender, times, rounds } of batches) rounds.push(time(contender, times) / times);
  }
  return new Map(batches.map(({ contender, rounds }) => [contender, summarise(rounds)]));
}

/** The middle of some figures and their spread. */
export function summarise(rounds: readonly number[]): Measured {
  const sorted = [...rounds].sort((a, b) => a - b);
  const at = (part: number): number => sorted[Math.floor((sorted.length - 1) * part)] as number;
  return { seconds: at(0.5), spread: (at(0.75) - at(0.25)) / at(0.5) };
}

import type { Faces } from '@tafelrunde/kernel';
import type { KeepGame } from './keep-game.ts';
import type { Ranking } from './ranking.ts';
import { type ByKept, type ByOnes, choices, type SolvedKeeps } from './solve-keeps.ts';
import { throwWeights } from './throw-weights.ts';
import { EPSILON, TurnLaw, throwsIn } from './turn-law.ts';

/**
 * Calls `visit` with all dice that may lie at the end under best play, ascending, in how many cases they do, and which of them
 * a lucky number has become. Returns the number of all cases. As long as a double holds it, every number is exact. The array of
 * faces may be reused.
 */
export function finalLaw(
  solved: SolvedKeeps,
  visit: (faces: Faces, cases: number, converted: Faces) => void,
): number {
  const { game } = solved;
  const cases = casesOf(game);
  const law = game.throwsOnce ? thrownOnce(solved) : new Forward(solved, cases).law();
  new TurnLaw(solved).follow(law, visit);
  return cases * game.sides ** game.turns.reduce((sum, turn) => sum + throwsIn(turn), 0);
}

/** Enough that each throw divides its cases evenly: the first one of all dice, then each of at least one die less. */
function casesOf({ count, sides, throwsOnce, freeThrows }: KeepGame): number {
  return sides ** (throwsOnce ? count : (count * (count + 1)) / 2 + freeThrows * count);
}

/** By size and rank: in how many orders dice show exactly these symbols. */
const ordersOf = ({ game, ranks }: SolvedKeeps): readonly Float64Array[] =>
  throwWeights(
    ranks,
    game.count,
    game.classes.map(({ faces }) => faces.length),
  );

function thrownOnce(solved: SolvedKeeps): ByOnes {
  const { count } = solved.game;
  const orders = ordersOf(solved);
  return (solved.endings[0] as ByOnes).map((_, ones) =>
    (orders[count - ones] as Float64Array).map((ways) => ways * choices(count, ones)),
  );
}

/** The best keep of every throw from one set of kept dice: its value, how many dice are kept then, and the rank of these. */
interface Targets {
  readonly worth: Float64Array;
  readonly kept: Uint8Array;
  readonly rank: Int32Array;
}

const room = (numbers: number): Targets => ({
  worth: new Float64Array(numbers),
  kept: new Uint8Array(numbers),
  rank: new Int32Array(numbers),
});

/** In how many cases each set of kept dice comes up, from the first throw on. */
class Forward {
  private readonly solved: SolvedKeeps;
  private readonly removes: readonly Int32Array[];
  /** By free throws left: the cases of kept dice, just before the rest is thrown. */
  private readonly reached: readonly ByKept[];
  /** The same when 1s have just joined them, for each order of the other dice, which show no 1. */
  private readonly freed: readonly ByKept[];
  /** By size of a throw; used for one set of kept dice after the other. */
  private readonly targets: readonly Targets[];
  private readonly sums: readonly Int32Array[];

  private readonly orders: readonly Float64Array[];
  private readonly total: number;

  constructor(solved: SolvedKeeps, total: number) {
    const { game, ranks, values } = solved;
    this.solved = solved;
    this.total = total;
    this.orders = ordersOf(solved);
    this.removes = removals(ranks, game.count);
    this.reached = values.map(emptyLike);
    this.freed = values.map(emptyLike);
    this.targets = ranks.sizes.map(room);
    this.sums = ranks.sizes.map((size) => new Int32Array(size));
  }

  law(): ByOnes {
    const { count, freeThrows } = this.solved.game;
    rowOf(this.reached[freeThrows] as ByKept, 0, 0)[0] = this.total;
    for (let kept = 0; kept < count; kept += 1) {
      for (let free = freeThrows; free >= 0; free -= 1) this.spreadLevel(free, kept);
    }
    const ends = emptyLike([(this.reached[0] as ByKept)[count] as ByOnes])[0] as ByOnes;
    for (const part of [...this.reached, ...this.freed]) {
      ends.forEach((row, ones) => {
        const more = rowOf(part, count, ones);
        for (let rank = 0; rank < row.length; rank += 1)
          row[rank] = (row[rank] as number) + (more[rank] as number);
      });
    }
    return ends;
  }

  private spreadLevel(free: number, kept: number): void {
    const { values } = this.solved;
    const level = (values[free] as ByKept)[kept] as ByOnes;
    for (let ones = 0; ones < level.length; ones += 1) {
      for (let rank = 0; rank < (level[ones] as Float64Array).length; rank += 1)
        this.spread(free, kept, ones, rank);
    }
  }

  /** Hands on what has come to one set of kept dice: first what still waits for the dice beside a 1. */
  private spread(free: number, kept: number, ones: number, rank: number): void {
    const { game } = this.solved;
    const here = rowOf(this.reached[free] as ByKept, kept, ones);
    const freed = rowOf(this.freed[free] as ByKept, kept, ones)[rank] as number;
    if (freed === 0 && here[rank] === 0) return;
    this.findTargets(free, kept, ones, rank);
    if (freed > 0) this.send(freed, free, kept, ones, rank, game.oneSatisfiesKeep ? free : free - 1);
    const thrown = game.count - kept;
    const each = (here[rank] as number) / game.sides ** thrown;
    if (each === 0) return;
    this.send(each, free, kept, ones, rank, free - 1);
    for (let more = 1; game.locksOnes && more <= thrown; more += 1) {
      const row = rowOf(this.freed[free] as ByKept, kept + more, ones + more);
      row[rank] = (row[rank] as number) + each * choices(thrown, more);
    }
  }

  /** Keeps the best of each throw, `each` case for each order of it; where nothing need be kept, `freeThen` says how many free throws are left afterwards. */
  private send(each: number, free: number, kept: number, ones: number, rank: number, freeThen: number): void {
    const { game, values } = this.solved;
    const orders = this.orders[game.count - kept] as Float64Array;
    const { worth, kept: keptThen, rank: rankThen } = this.targets[game.count - kept] as Targets;
    const nothing =
      freeThen < 0
        ? Number.NEGATIVE_INFINITY
        : (rowOf(values[freeThen] as ByKept, kept, ones)[rank] as number) - EPSILON;
    const rows = (this.reached[free] as ByKept).map((level) => level[ones] as Float64Array);
    let keepsNothing = 0;
    for (let i = 0; i < orders.length; i += 1) {
      const cases = each * (orders[i] as number);
      if (nothing > (worth[i] as number)) keepsNothing += cases;
      else {
        const row = rows[keptThen[i] as number] as Float64Array;
        const to = rankThen[i] as number;
        row[to] = (row[to] as number) + cases;
      }
    }
    if (keepsNothing === 0) return;
    const row = rowOf(this.reached[freeThen] as ByKept, kept, ones);
    row[rank] = (row[rank] as number) + keepsNothing;
  }

  /** The best part of each throw: all of it, or the best part of a smaller throw. */
  private findTargets(free: number, kept: number, ones: number, rank: number): void {
    const { game, ranks, values } = this.solved;
    const { symbols, starts, adds } = ranks;
    (this.sums[0] as Int32Array)[0] = rank;
    (this.targets[0] as Targets).worth[0] = Number.NEGATIVE_INFINITY;
    for (let dice = 1; dice <= game.count - kept; dice += 1) {
      const blocks = starts[dice] as Int32Array;
      const smaller = this.targets[dice - 1] as Targets;
      const own = this.targets[dice] as Targets;
      const smallerSums = this.sums[dice - 1] as Int32Array;
      const sums = this.sums[dice] as Int32Array;
      const add = adds[kept - ones + dice - 1] as Int32Array;
      const worths = rowOf(values[free] as ByKept, kept + dice, ones);
      for (let v = 0; v < symbols; v += 1) {
        const start = blocks[v] as number;
        for (let at = start; at < (blocks[v + 1] as number); at += 1) {
          sums[at] = add[(smallerSums[at - start] as number) * symbols + v] as number;
        }
      }
      pickTargets(own, smaller, sums, worths, this.removes[dice] as Int32Array, dice, kept + dice);
    }
  }
}

function pickTargets(
  own: Targets,
  smaller: Targets,
  sums: Int32Array,
  worths: Float64Array,
  removes: Int32Array,
  dice: number,
  keptThen: number,
): void {
  for (let at = 0; at < sums.length; at += 1) {
    const whole = sums[at] as number;
    let worth = worths[whole] as number;
    let from = -1;
    for (let i = at * dice; i < (at + 1) * dice; i += 1) {
      const less = removes[i] as number;
      if ((smaller.worth[less] as number) > worth + EPSILON) {
        worth = smaller.worth[less] as number;
        from = less;
      }
    }
    own.worth[at] = worth;
    own.kept[at] = from < 0 ? keptThen : (smaller.kept[from] as number);
    own.rank[at] = from < 0 ? whole : (smaller.rank[from] as number);
  }
}

/** By size: the rank without the i-th smallest member, at `rank * size + i`. */
function removals({ sizes, starts, symbols }: Ranking, most: number): readonly Int32Array[] {
  const tables: Int32Array[] = [new Int32Array(0)];
  for (let size = 1; size <= most; size += 1) {
    const table = new Int32Array((sizes[size] as number) * size);
    const blocks = starts[size] as Int32Array;
    const below = starts[size - 1] as Int32Array;
    const smaller = tables[size - 1] as Int32Array;
    for (let v = 0; v < symbols; v += 1) {
      const start = blocks[v] as number;
      for (let rank = start; rank < (blocks[v + 1] as number); rank += 1) {
        for (let i = 0; i < size - 1; i += 1) {
          const rest = smaller[(rank - start) * (size - 1) + i] as number;
          table[rank * size + i] = (below[v] as number) + rest;
        }
        table[rank * size + size - 1] = rank - start;
      }
    }
    tables.push(table);
  }
  return tables;
}

const emptyLike = (values: ByKept): ByKept =>
  values.map((level) => level.map((row) => new Float64Array(row.length)));

const rowOf = (table: ByKept, kept: number, ones: number): Float64Array =>
  (table[kept] as ByOnes)[ones] as Float64Array;

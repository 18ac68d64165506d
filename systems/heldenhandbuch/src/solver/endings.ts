import type { KeepGame, ShiftTurn, Turn } from './keep-game.ts';
import { eachMultiset, type Ranking } from './ranking.ts';
import { shadowRolls } from './shadow-rolls.ts';
import { ShiftTaker, tableReader } from './shift-turns.ts';
import type { ByOnes } from './solve-keeps.ts';
import { TurnTaker } from './turns.ts';

/** What all dice are worth when throwing has ended, before each turn, and at last as they lie: by number of 1s, by rank of the others. */
export function endings(game: KeepGame, ranks: Ranking): readonly ByOnes[] {
  const tables = [worths(game, ranks)];
  for (const turn of game.turns.toReversed()) {
    const after = tables[0] as ByOnes;
    tables.unshift(before(game, ranks, turn, after));
  }
  return tables;
}

function before(game: KeepGame, ranks: Ranking, turn: Turn, after: ByOnes): ByOnes {
  if (typeof turn === 'string') return withTurn(game, ranks, new TurnTaker(game, turn), after);
  if (turn.kind === 'shadows') return shadowRolls(game, ranks, turn.size, after).before();
  return withShift(game, ranks, turn, after);
}

function withShift(game: KeepGame, ranks: Ranking, turn: ShiftTurn, after: ByOnes): ByOnes {
  const read = tableReader(game, ranks);
  const taker = new ShiftTaker(turn, game, (faces) => read(after, faces));
  return worths({ ...game, end: (faces) => taker.value([...faces]) }, ranks);
}

function worths({ count, classes, locksOnes, end }: KeepGame, ranks: Ranking): ByOnes {
  const faces = new Array<number>(count).fill(1);
  const faceOf = classes.map(({ face }) => face);
  const rows: Float64Array[] = [];
  for (let ones = 0; ones <= (locksOnes ? count : 0); ones += 1) {
    const row = new Float64Array(ranks.sizes[count - ones] as number);
    faces.fill(1, 0, ones);
    eachMultiset(ranks, count - ones, (members, rank, changed) => {
      for (let i = 0; i < changed; i += 1) faces[ones + i] = faceOf[members[i] as number] as number;
      row[rank] = end(faces);
    });
    rows.push(row);
  }
  return rows;
}

/** For each set that lacks one die: what a turn with that die makes of it, whatever it shows. */
function withTurn(
  { count, locksOnes }: KeepGame,
  { sizes, adds, symbols }: Ranking,
  taker: TurnTaker,
  after: ByOnes,
): ByOnes {
  const rows = after.map((row) => row.slice());
  for (let ones = 0; ones < (locksOnes ? count : 1); ones += 1) {
    const others = count - 1 - ones;
    const add = adds[others] as Int32Array;
    for (let rank = 0; rank < (sizes[others] as number); rank += 1) {
      const taken = taker.take(after, ones, rank, add);
      for (let v = 0; v < symbols; v += 1)
        raise(rows[ones] as Float64Array, add[rank * symbols + v] as number, taken[v] as number);
      if (locksOnes) raise(rows[ones + 1] as Float64Array, rank, taken[symbols] as number);
    }
  }
  return rows;
}

function raise(row: Float64Array, at: number, to: number): void {
  if ((row[at] as number) < to) row[at] = to;
}

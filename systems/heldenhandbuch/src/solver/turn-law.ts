import type { Faces } from '@tafelrunde/kernel';
import { ascending, without } from '../rules/groups.ts';
import type { Turn } from './keep-game.ts';
import { eachMultiset, rankOf } from './ranking.ts';
import { shadowRolls } from './shadow-rolls.ts';
import { ShiftTaker, tableReader } from './shift-turns.ts';
import type { ByOnes, SolvedKeeps } from './solve-keeps.ts';
import { TurnTaker } from './turns.ts';

/** Values this close are equal: then nothing is done, more dice are kept, and of as many the higher faces. */
export const EPSILON = 1e-12;
const NONE: Faces = [];

/** How many dice a turn may throw. */
export const throwsIn = (turn: Turn): number =>
  typeof turn === 'object' ? (turn.kind === 'shadows' ? turn.size : 0) : Number(turn === 'again');

type Visit = (faces: Faces, cases: number, converted: Faces) => void;

/** Where a turn leads, and in how many cases: of all faces of the die if it throws one. */
interface Way {
  readonly faces: Faces;
  readonly cases: number;
  readonly converted?: number;
}

/** Dice that lie after the same conversions. */
interface Made {
  readonly converted: Faces;
  readonly table: ByOnes;
}

const emptyLike = (table: ByOnes): ByOnes => table.map((row) => new Float64Array(row.length));

/** What becomes of dice by the turns after throwing, under best play. */
export class TurnLaw {
  private readonly solved: SolvedKeeps;
  private readonly takers: readonly TurnTaker[];
  /** By face: its place. */
  private readonly places: readonly number[];
  private readonly shifts: readonly (ShiftTaker | undefined)[];

  constructor(solved: SolvedKeeps) {
    this.solved = solved;
    const { game, ranks, endings } = solved;
    this.takers = game.turns.map((turn) => new TurnTaker(game, turn));
    this.places = new TurnTaker(game, 'again').places;
    const read = tableReader(game, ranks);
    this.shifts = game.turns.map((turn, i) =>
      typeof turn === 'object' && turn.kind === 'shift'
        ? new ShiftTaker(turn, game, (faces) => read(endings[i + 1] as ByOnes, faces))
        : undefined,
    );
  }

  /** The array of faces may be reused. */
  follow(law: ByOnes, visit: Visit): void {
    const { turns } = this.solved.game;
    // Sets come together after each turn; only those of different conversions stay apart.
    const converts = turns.indexOf('convert');
    const first = converts < 0 ? turns.length : converts;
    let lying = law;
    for (let turn = 0; turn < first; turn += 1) lying = this.spread(turn, lying);
    const then = converts < 0 ? first : turns.lastIndexOf('convert') + 1;
    const made = new Map<string, Made>();
    this.each(lying, (faces, cases) => this.convert(first, then, faces, cases, NONE, made));
    for (const { converted, table } of made.values()) {
      let last = table;
      for (let turn = then; turn < turns.length; turn += 1) last = this.spread(turn, last);
      this.each(last, (faces, cases) => visit(faces, cases, converted));
    }
  }

  private spread(turn: number, law: ByOnes): ByOnes {
    const { game, ranks, endings } = this.solved;
    const kind = game.turns[turn] as Turn;
    if (typeof kind === 'object' && kind.kind === 'shadows')
      return shadowRolls(game, ranks, kind.size, endings[turn + 1] as ByOnes).spread(law);
    const after = emptyLike(law);
    this.each(law, (faces, cases) => {
      for (const way of this.ways(turn, faces)) this.add(after, way.faces, cases * way.cases);
    });
    return after;
  }

  private add(table: ByOnes, faces: Faces, cases: number): void {
    const { ones, rank } = this.placeOf(faces);
    const row = table[ones] as Float64Array;
    row[rank] = (row[rank] as number) + cases;
  }

  private convert(
    turn: number,
    end: number,
    faces: Faces,
    cases: number,
    converted: Faces,
    made: Map<string, Made>,
  ): void {
    if (turn < end) {
      for (const way of this.ways(turn, faces)) {
        const all = way.converted === undefined ? converted : [...converted, way.converted];
        this.convert(turn + 1, end, way.faces, cases * way.cases, all, made);
      }
      return;
    }
    const key = converted.join();
    const found = made.get(key) ?? { converted, table: emptyLike(this.solved.endings[0] as ByOnes) };
    made.set(key, found);
    this.add(found.table, faces, cases);
  }

  /** The best of all turns with one die, or none. */
  private ways(turn: number, faces: Faces): readonly Way[] {
    const { game, ranks, endings } = this.solved;
    const taker = this.takers[turn] as TurnTaker;
    const kind = game.turns[turn] as Turn;
    const now = this.placeOf(faces);
    const best = (endings[turn]?.[now.ones]?.[now.rank] as number) - EPSILON;
    const shift = this.shifts[turn];
    if (shift !== undefined) return [{ faces: shift.best([...faces], best), cases: 1 }];
    const after = endings[turn + 1] as ByOnes;
    const asItIs = [{ faces, cases: kind === 'again' ? game.sides : 1 }];
    if ((after[now.ones]?.[now.rank] as number) >= best) return asItIs;
    for (const from of new Set(faces)) {
      const rest = without(faces, [from]);
      const { ones, rank } = this.placeOf(rest);
      const taken = taker.take(after, ones, rank, ranks.adds[rest.length - ones] as Int32Array);
      if ((taken[taker.places[from] as number] as number) < best) continue;
      const worth = (face: number): number => taker.worth[taker.places[face] as number] as number;
      const then = (to: number): Way => ({ faces: ascending([...rest, to]), cases: 1 });
      const all = Array.from({ length: game.sides }, (_, i) => game.sides - i);
      if (kind === 'again') return all.map(then);
      const near = kind === 'move' ? [from + 1, from - 1].filter((to) => all.includes(to)) : all;
      const to = near.find((face) => worth(face) >= best) as number;
      return [kind === 'convert' ? { ...then(to), converted: to } : then(to)];
    }
    return asItIs;
  }

  private each(law: ByOnes, visit: (faces: Faces, cases: number) => void): void {
    const { game, ranks } = this.solved;
    const faces = new Array<number>(game.count);
    law.forEach((row, ones) => {
      faces.fill(1, 0, ones);
      eachMultiset(ranks, game.count - ones, (members, rank, changed) => {
        for (let i = 0; i < changed; i += 1)
          faces[ones + i] = game.classes[members[i] as number]?.face as number;
        const cases = row[rank] as number;
        if (cases > 0) visit(faces, cases);
      });
    });
  }

  private placeOf(faces: Faces): { readonly ones: number; readonly rank: number } {
    const { game, ranks } = this.solved;
    const { places } = this;
    const others = game.locksOnes ? faces.filter((face) => face !== 1) : faces;
    const rank = rankOf(
      ranks,
      others.map((face) => places[face] as number),
    );
    return { ones: faces.length - others.length, rank };
  }
}

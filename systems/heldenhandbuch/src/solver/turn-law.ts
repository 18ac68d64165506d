import type { Faces } from '@tafelrunde/kernel';
import { ascending, without } from '../rules/groups.ts';
import type { Turn } from './keep-game.ts';
import { eachMultiset, rankOf } from './ranking.ts';
import type { ByOnes, SolvedKeeps } from './solve-keeps.ts';
import { TurnTaker } from './turns.ts';
import { tableReader, WideTaker } from './wide-turns.ts';

/** Values this close are equal: then nothing is done, more dice are kept, and of as many the higher faces. */
export const EPSILON = 1e-12;
const NONE: Faces = [];

const throwsDie = (turn: Turn): boolean => turn === 'again' || turn === 'shadow';

/** How many dice a turn may throw. */
export const throwsIn = (turn: Turn): number =>
  typeof turn === 'object' ? (turn.kind === 'shadows' ? turn.size : 0) : Number(throwsDie(turn));

type Visit = (faces: Faces, cases: number, converted: Faces) => void;

/** Where a turn leads, and in how many cases: of all faces of the die if it throws one. */
interface Way {
  readonly faces: Faces;
  readonly cases: number;
  readonly converted?: number;
}

/** What becomes of dice by the turns after throwing, under best play. */
export class TurnLaw {
  private readonly solved: SolvedKeeps;
  private readonly takers: readonly TurnTaker[];
  private readonly wide: readonly (WideTaker | undefined)[];

  constructor(solved: SolvedKeeps) {
    this.solved = solved;
    const { game, ranks, endings } = solved;
    this.takers = game.turns.map((turn) => new TurnTaker(game, turn));
    const read = tableReader(game, ranks);
    this.wide = game.turns.map((turn, i) =>
      typeof turn === 'object'
        ? new WideTaker(turn, game, (faces) => read(endings[i + 1] as ByOnes, faces))
        : undefined,
    );
  }

  /** The array of faces may be reused. */
  follow(law: ByOnes, visit: Visit): void {
    const { turns } = this.solved.game;
    // Sets come together after each turn, until it matters which dice were converted.
    const apart = turns.includes('convert') ? turns.indexOf('convert') : turns.length;
    let lying = law;
    for (let turn = 0; turn < apart; turn += 1) lying = this.spread(turn, lying);
    this.each(lying, (faces, cases) => this.walk(apart, faces, cases, NONE, visit));
  }

  private spread(turn: number, law: ByOnes): ByOnes {
    const after = law.map((row) => new Float64Array(row.length));
    this.each(law, (faces, cases) => {
      for (const way of this.ways(turn, faces)) {
        const { ones, rank } = this.placeOf(way.faces);
        const row = after[ones] as Float64Array;
        row[rank] = (row[rank] as number) + cases * way.cases;
      }
    });
    return after;
  }

  private walk(turn: number, faces: Faces, cases: number, converted: Faces, visit: Visit): void {
    if (turn === this.takers.length) {
      visit(faces, cases, converted);
      return;
    }
    for (const way of this.ways(turn, faces)) {
      const made = way.converted === undefined ? converted : [...converted, way.converted];
      this.walk(turn + 1, way.faces, cases * way.cases, made, visit);
    }
  }

  /** The best of all turns with one die, or none. */
  private ways(turn: number, faces: Faces): readonly Way[] {
    const { game, ranks, endings } = this.solved;
    const taker = this.takers[turn] as TurnTaker;
    const kind = game.turns[turn] as Turn;
    const now = this.placeOf(faces);
    const best = (endings[turn]?.[now.ones]?.[now.rank] as number) - EPSILON;
    const wide = this.wide[turn];
    if (wide !== undefined) return wide.ways([...faces], best);
    const after = endings[turn + 1] as ByOnes;
    const asItIs = [{ faces, cases: throwsDie(kind) ? game.sides : 1 }];
    if ((after[now.ones]?.[now.rank] as number) >= best) return asItIs;
    for (const from of new Set(faces)) {
      const rest = without(faces, [from]);
      const { ones, rank } = this.placeOf(rest);
      const taken = taker.take(after, ones, rank, ranks.adds[rest.length - ones] as Int32Array);
      if ((taken[taker.places[from] as number] as number) < best) continue;
      const worth = (face: number): number => taker.worth[taker.places[face] as number] as number;
      const faceThen = (to: number): number => (kind === 'shadow' && worth(from) > worth(to) ? from : to);
      const then = (to: number): Way => ({ faces: ascending([...rest, to]), cases: 1 });
      const all = Array.from({ length: game.sides }, (_, i) => game.sides - i);
      if (throwsDie(kind)) return all.map((to) => then(faceThen(to)));
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
    const { places } = this.takers[0] as TurnTaker;
    const others = game.locksOnes ? faces.filter((face) => face !== 1) : faces;
    const rank = rankOf(
      ranks,
      others.map((face) => places[face] as number),
    );
    return { ones: faces.length - others.length, rank };
  }
}

import type { Faces } from '@tafelrunde/kernel';
import { ascending, without } from '../rules/groups.ts';
import { type KeepGame, symbolOf, type WideTurn } from './keep-game.ts';
import { type Ranking, rankOf } from './ranking.ts';
import type { ByOnes } from './solve-keeps.ts';

/** Where dice end, and in how many cases: of all throws that the turn may take. */
export interface WideWay {
  readonly faces: Faces;
  readonly cases: number;
}

/** Reads a table by the faces themselves. */
export function tableReader(game: KeepGame, ranks: Ranking): (table: ByOnes, faces: Faces) => number {
  const { locksOnes, sides } = game;
  const symbols = Array.from({ length: sides + 1 }, (_, face) => symbolOf(game, face));
  return (table, faces) => {
    const others = locksOnes ? faces.filter((face) => face !== 1) : faces;
    const rank = rankOf(
      ranks,
      others.map((face) => symbols[face] as number),
    );
    return table[faces.length - others.length]?.[rank] as number;
  };
}

/** A turn with several dice, tried in every way there is: for few dice only. */
export class WideTaker {
  private readonly turn: WideTurn;
  private readonly sides: number;
  private readonly rerollsOnes: boolean;
  /** What dice are worth when the turn is over; faces ascending. */
  private readonly after: (faces: Faces) => number;
  private readonly known = new Map<string, number>();

  constructor(turn: WideTurn, { sides, rerollsOnes, locksOnes }: KeepGame, after: (faces: Faces) => number) {
    this.turn = turn;
    this.sides = sides;
    this.rerollsOnes = rerollsOnes || !locksOnes;
    this.after = after;
  }

  value(faces: Faces): number {
    if (this.turn.kind === 'shadows') return this.shadowed(faces, [], this.turn.size);
    return this.shifted(faces).reduce((best, one) => Math.max(best, this.after(one)), this.after(faces));
  }

  /** The first of the best ways; nothing is done if that is as good. */
  ways(faces: Faces, atLeast: number): readonly WideWay[] {
    const { kind, size } = this.turn;
    if (kind === 'shadows') return this.shadowWays(faces, [], size);
    const to =
      this.after(faces) >= atLeast ? faces : this.shifted(faces).find((one) => this.after(one) >= atLeast);
    return [{ faces: to ?? faces, cases: 1 }];
  }

  /** HH-R-78: one die by so much, or as many different dice by one. */
  private shifted(faces: Faces): readonly Faces[] {
    const { size } = this.turn;
    const isFace = (face: number): boolean => face >= 1 && face <= this.sides;
    const found: Faces[] = [];
    for (const from of new Set(faces)) {
      for (const to of [from + size, from - size].filter(isFace))
        found.push(ascending([...without(faces, [from]), to]));
    }
    const walk = (at: number, left: number, so: Faces): void => {
      const face = faces[at];
      if (face === undefined) {
        found.push(ascending(so));
        return;
      }
      walk(at + 1, left, [...so, face]);
      if (left === 0) return;
      for (const to of [face + 1, face - 1].filter(isFace)) walk(at + 1, left - 1, [...so, to]);
    };
    walk(0, size, []);
    return found;
  }

  /** HH-LRN-09, HH-R-20: `used` have had their shadow roll. */
  private shadowed(free: Faces, used: Faces, left: number): number {
    const key = `${free}|${used}|${left}`;
    const found = this.known.get(key);
    if (found !== undefined) return found;
    let best = this.after(ascending([...free, ...used]));
    if (left > 0)
      for (const from of this.mayThrow(free)) best = Math.max(best, this.thrown(free, used, left, from));
    this.known.set(key, best);
    return best;
  }

  private mayThrow(free: Faces): Faces {
    return [...new Set(free)].filter((face) => face !== 1 || this.rerollsOnes);
  }

  /** The mean over what one die shows, the better of both faces each time. */
  private thrown(free: Faces, used: Faces, left: number, from: number): number {
    const rest = without(free, [from]);
    const old = this.shadowed(rest, ascending([...used, from]), left - 1);
    let sum = 0;
    for (let to = 1; to <= this.sides; to += 1)
      sum += Math.max(old, this.shadowed(rest, ascending([...used, to]), left - 1));
    return sum / this.sides;
  }

  private shadowWays(free: Faces, used: Faces, left: number): readonly WideWay[] {
    const best = this.shadowed(free, used, left) - SAME;
    const asItIs = ascending([...free, ...used]);
    const stands: WideWay = { faces: asItIs, cases: this.sides ** left };
    if (left === 0 || this.after(asItIs) >= best) return [stands];
    const from = this.mayThrow(free).find((face) => this.thrown(free, used, left, face) >= best);
    if (from === undefined) return [stands];
    const rest = without(free, [from]);
    const old = this.shadowed(rest, ascending([...used, from]), left - 1);
    return Array.from({ length: this.sides }, (_, i) => i + 1).flatMap((to) => {
      const taken = this.shadowed(rest, ascending([...used, to]), left - 1) < old ? from : to;
      return this.shadowWays(rest, ascending([...used, taken]), left - 1);
    });
  }
}

/** Values this close are equal. */
const SAME = 1e-12;

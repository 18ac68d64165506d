import type { Faces } from '@tafelrunde/kernel';
import { ascending, without } from '../rules/groups.ts';
import { type KeepGame, type ShiftTurn, symbolOf } from './keep-game.ts';
import { type Ranking, rankOf } from './ranking.ts';
import type { ByOnes } from './solve-keeps.ts';

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

/** HH-R-78: one die moved by so much, or as many different dice by one, tried in every way there is: for few dice only. */
export class ShiftTaker {
  private readonly size: number;
  private readonly sides: number;
  /** What dice are worth when the turn is over; faces ascending. */
  private readonly after: (faces: Faces) => number;

  constructor({ size }: ShiftTurn, { sides }: KeepGame, after: (faces: Faces) => number) {
    this.size = size;
    this.sides = sides;
    this.after = after;
  }

  value(faces: Faces): number {
    return this.shifted(faces).reduce((best, one) => Math.max(best, this.after(one)), this.after(faces));
  }

  /** The first of the best ways; nothing is done if that is as good. */
  best(faces: Faces, atLeast: number): Faces {
    if (this.after(faces) >= atLeast) return faces;
    return this.shifted(faces).find((one) => this.after(one) >= atLeast) ?? faces;
  }

  private shifted(faces: Faces): readonly Faces[] {
    const { size } = this;
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
}

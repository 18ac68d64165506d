import type { BoardCell } from '@tafelrunde/system';
import type { Edge } from './vtt-edges.ts';

/** The rooms of a map: cells between which one can go without crossing a line. */
export class Regions {
  readonly #of = new Map<string, number>();
  readonly #rooms: (readonly BoardCell[])[] = [];
  readonly #size: { readonly width: number; readonly height: number };
  readonly #keyOf: (edge: Edge) => string;

  constructor(
    size: { readonly width: number; readonly height: number },
    shut: ReadonlySet<string>,
    solid: ReadonlySet<string>,
    keyOf: (edge: Edge) => string,
  ) {
    this.#size = size;
    this.#keyOf = keyOf;
    for (let y = 0; y < size.height; y += 1)
      for (let x = 0; x < size.width; x += 1) {
        const isKnown = this.#of.has(String([x, y])) || solid.has(String([x, y]));
        if (!isKnown) this.#fill([x, y], shut, solid);
      }
  }

  /** How many cells the room of this one has; none for a cell that is solid or beside the map. */
  sizeOf(cell: BoardCell): number {
    return this.#rooms[this.#of.get(String(cell)) ?? -1]?.length ?? 0;
  }

  areTogether(a: BoardCell, b: BoardCell): boolean {
    return this.#of.get(String(a)) === this.#of.get(String(b));
  }

  /** The cells of rooms of at most so many that touch neither a door nor the edge of the map. */
  closedIn(most: number, doors: ReadonlySet<string>): readonly string[] {
    const { width, height } = this.#size;
    return this.#rooms
      .filter(
        (room) =>
          room.length <= most &&
          room.every(([x, y]) => x > 0 && y > 0 && x < width - 1 && y < height - 1) &&
          room.every((cell) => this.#around(cell).every(([, key]) => !doors.has(key))),
      )
      .flat()
      .map(String);
  }

  #fill(start: BoardCell, shut: ReadonlySet<string>, solid: ReadonlySet<string>): void {
    const room: BoardCell[] = [start];
    const number = this.#rooms.length;
    this.#of.set(String(start), number);
    for (const cell of room)
      for (const [next, key] of this.#around(cell)) {
        const name = String(next);
        if (shut.has(key) || solid.has(name) || this.#of.has(name)) continue;
        this.#of.set(name, number);
        room.push(next);
      }
    this.#rooms.push(room);
  }

  /** The neighbours of a cell, each with the key of what lies between. */
  #around(cell: BoardCell): readonly (readonly [BoardCell, string])[] {
    const [x, y] = cell;
    const { width, height } = this.#size;
    const found: (readonly [BoardCell, string])[] = [];
    if (x > 0) found.push([[x - 1, y], this.#keyOf([[x - 1, y], cell])]);
    if (y > 0) found.push([[x, y - 1], this.#keyOf([[x, y - 1], cell])]);
    if (x + 1 < width) found.push([[x + 1, y], this.#keyOf([cell, [x + 1, y]])]);
    if (y + 1 < height) found.push([[x, y + 1], this.#keyOf([cell, [x, y + 1]])]);
    return found;
  }
}

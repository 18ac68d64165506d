import { type KeepGame, symbolOf, type Turn } from './keep-game.ts';
import type { ByOnes } from './solve-keeps.ts';

const NEVER = Number.NEGATIVE_INFINITY;

/**
 * One die takes a turn. What it may show stands in places: the classes of faces, then the locked 1. All arrays are reused.
 */
export class TurnTaker {
  /** What all dice are worth by the place of the one die, when its turn is over. */
  readonly worth: Float64Array;
  /** The same before it, if it is this die that takes the turn. */
  private readonly taken: Float64Array;
  /** The probability of each place. */
  private readonly shares: Float64Array;
  private readonly turn: Turn;
  private readonly rerollsOnes: boolean;
  private readonly locksOnes: boolean;
  private readonly lucky: number;
  /** By face: its place. */
  readonly places: readonly number[];

  constructor(game: KeepGame, turn: Turn) {
    const { classes, sides, locksOnes, rerollsOnes, lucky } = game;
    const ones = classes.length;
    this.turn = turn;
    this.locksOnes = locksOnes;
    this.rerollsOnes = rerollsOnes || !locksOnes;
    this.worth = new Float64Array(ones + 1).fill(NEVER);
    this.taken = new Float64Array(ones + 1);
    this.shares = Float64Array.from([...classes.map(({ faces }) => faces.length), locksOnes ? 1 : 0]);
    this.shares.forEach((faces, place) => {
      this.shares[place] = faces / sides;
    });
    const placeOf = (face: number): number => (locksOnes && face === 1 ? ones : symbolOf(game, face));
    this.places = Array.from({ length: sides + 1 }, (_, face) => placeOf(face));
    this.lucky = lucky === undefined ? -1 : placeOf(lucky);
  }

  /** The other dice are given by the number of their 1s and the rank of the rest. */
  take(after: ByOnes, ones: number, rank: number, add: Int32Array): Float64Array {
    const { worth, taken } = this;
    const symbols = worth.length - 1;
    const row = after[ones] as Float64Array;
    for (let v = 0; v < symbols; v += 1) worth[v] = row[add[rank * symbols + v] as number] as number;
    if (this.locksOnes) worth[symbols] = after[ones + 1]?.[rank] as number;
    switch (this.turn) {
      case 'again':
        taken.fill(this.mean());
        break;
      case 'convert':
        taken.fill(NEVER);
        taken[this.lucky] = worth.reduce((best, one) => Math.max(best, one), NEVER);
        return taken;
      case 'move':
        this.move();
        return taken;
    }
    if (!this.rerollsOnes) taken[symbols] = NEVER;
    return taken;
  }

  /** The mean over faces. */
  private mean(): number {
    let sum = 0;
    for (let place = 0; place < this.worth.length; place += 1) {
      const share = this.shares[place] as number;
      if (share > 0) sum += share * (this.worth[place] as number);
    }
    return sum;
  }

  private move(): void {
    const { places, worth, taken } = this;
    for (let face = 1; face < places.length; face += 1) {
      const down = face === 1 ? NEVER : (worth[places[face - 1] as number] as number);
      const up = face === places.length - 1 ? NEVER : (worth[places[face + 1] as number] as number);
      taken[places[face] as number] = Math.max(down, up);
    }
  }
}

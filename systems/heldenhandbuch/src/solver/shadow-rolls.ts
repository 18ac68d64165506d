import { Stopped } from '@tafelrunde/kernel';
import type { KeepGame } from './keep-game.ts';
import { eachMultiset, type Ranking, ranking, rankOf } from './ranking.ts';
import type { ByOnes } from './solve-keeps.ts';

/** Values this close are equal. */
const SAME = 1e-12;
const NOBODY = 255;
const MOST_STATES = 12_000_000;

/**
 * HH-LRN-09, HH-R-20: shadow rolls, each of another die. What lies is told by two multisets: dice that may still be thrown
 * (fresh), and those that have been (used). Their members are places: the classes of faces, then the locked 1.
 */
export class ShadowRolls {
  private readonly game: KeepGame;
  private readonly ranks: Ranking;
  private readonly after: ByOnes;
  private readonly places: number;
  /** Multisets of places. */
  private readonly sets: Ranking;
  /** How many dice are thrown at most. */
  private readonly uses: number;
  /** How many faces each place has. */
  private readonly faces: Float64Array;
  /** What all dice are worth if nothing more is done, by rank. */
  private readonly asTheyLie: Float64Array;
  /** By number of used dice, at rank of the fresh times the number of used sets plus rank of the used: what they are worth. */
  private readonly worths: readonly Float64Array[];
  /** At the same places: the die to throw, and the rank of the other fresh ones; none where all are left as they lie. */
  private readonly thrown: Uint8Array[] = [];
  private readonly rests: Int32Array[] = [];
  private readonly row: Float64Array;
  private readonly members: (readonly (readonly number[])[])[] = [];

  constructor(game: KeepGame, ranks: Ranking, size: number, after: ByOnes) {
    const { classes, count, locksOnes } = game;
    this.game = game;
    this.ranks = ranks;
    this.after = after;
    this.places = classes.length + (locksOnes ? 1 : 0);
    this.sets = ranking(this.places, count);
    this.uses = Math.min(size, count);
    this.refuseTooMany();
    this.faces = Float64Array.from([...classes.map(({ faces }) => faces.length), ...(locksOnes ? [1] : [])]);
    this.row = new Float64Array(this.places);
    this.asTheyLie = new Float64Array(this.sets.sizes[count] as number);
    this.eachSet((rank, ones, others) => {
      this.asTheyLie[rank] = after[ones]?.[others] as number;
    });
    this.worths = this.solve();
  }

  /** Up to five W20 however often, six up to three times: more take too long, and are told so before they are begun. */
  private refuseTooMany(): void {
    const { sizes } = this.sets;
    const { count } = this.game;
    const states = Array.from(
      { length: this.uses },
      (_, used) => (sizes[count - used - 1] as number) * (sizes[used] as number) * this.places,
    ).reduce((sum, some) => sum + some, 0);
    if (states > MOST_STATES) throw new Stopped({ code: 'too-large', runs: states });
  }

  /** What dice are worth before the first shadow roll. */
  before(): ByOnes {
    const first = this.worths[0] as Float64Array;
    const table = this.after.map((row) => new Float64Array(row.length));
    this.eachSet((rank, ones, others) => {
      (table[ones] as Float64Array)[others] = first[rank] as number;
    });
    return table;
  }

  /** In how many cases dice lie so at the end under best play: each case before is as many as all throws have. */
  spread(law: ByOnes): ByOnes {
    const { count, sides } = this.game;
    const ends = new Float64Array(this.asTheyLie.length);
    let cases = new Float64Array(this.asTheyLie.length);
    this.eachSet((rank, ones, others) => {
      cases[rank] = law[ones]?.[others] as number;
    });
    for (let used = 0; used <= this.uses; used += 1) {
      const next = new Float64Array(used < this.uses ? (this.worths[used + 1] as Float64Array).length : 0);
      const left = sides ** (this.uses - used);
      const usedSets = this.sets.sizes[used] as number;
      for (let at = 0, fresh = 0; at < cases.length; fresh += 1) {
        for (let other = 0; other < usedSets; other += 1, at += 1) {
          const ways = cases[at] as number;
          if (ways === 0) continue;
          if (used < this.uses && this.thrown[used]?.[at] !== NOBODY) this.send(used, at, other, ways, next);
          else {
            const whole = this.together(fresh, count - used, used, other);
            ends[whole] = (ends[whole] as number) + ways * left;
          }
        }
      }
      cases = next;
    }
    const table = law.map((row) => new Float64Array(row.length));
    this.eachSet((rank, ones, others) => {
      (table[ones] as Float64Array)[others] = ends[rank] as number;
    });
    return table;
  }

  /** Throws the die that is best thrown, and takes the better face. */
  private send(used: number, at: number, other: number, ways: number, next: Float64Array): void {
    const { row, faces, places } = this;
    const from = (this.thrown[used] as Uint8Array)[at] as number;
    const rest = (this.rests[used] as Int32Array)[at] as number;
    this.look(used, rest, other, this.worths[used + 1] as Float64Array);
    const moreSets = this.sets.sizes[used + 1] as number;
    const add = this.sets.adds[used] as Int32Array;
    for (let to = 0; to < places; to += 1) {
      const taken = (row[to] as number) < (row[from] as number) ? from : to;
      const then = rest * moreSets + (add[other * places + taken] as number);
      next[then] = (next[then] as number) + ways * (faces[to] as number);
    }
  }

  private solve(): readonly Float64Array[] {
    const { count } = this.game;
    const { sizes } = this.sets;
    const worths: Float64Array[] = [];
    for (let used = this.uses; used >= 0; used -= 1) {
      const usedSets = sizes[used] as number;
      const level = new Float64Array((sizes[count - used] as number) * usedSets);
      worths[used] = level;
      this.thrown[used] = new Uint8Array(used < this.uses ? level.length : 0).fill(NOBODY);
      this.rests[used] = new Int32Array(used < this.uses ? level.length : 0);
      for (let rank = 0, at = 0; rank < (sizes[count - used] as number); rank += 1) {
        for (let other = 0; other < usedSets; other += 1, at += 1)
          level[at] = this.asTheyLie[this.together(rank, count - used, used, other)] as number;
      }
      if (used < this.uses) this.raise(level, used, worths[used + 1] as Float64Array);
    }
    return worths;
  }

  /** For each set of fresh dice that lacks one: what it is worth to throw that one, whatever it shows. */
  private raise(level: Float64Array, used: number, then: Float64Array): void {
    const { places } = this;
    const { sizes, adds } = this.sets;
    const rest = this.game.count - used - 1;
    const usedSets = sizes[used] as number;
    const add = adds[rest] as Int32Array;
    const thrown = this.thrown[used] as Uint8Array;
    const rests = this.rests[used] as Int32Array;
    for (let rank = 0; rank < (sizes[rest] as number); rank += 1) {
      for (let other = 0; other < usedSets; other += 1) {
        // Where every face comes to the same nothing can be won.
        if (!this.look(used, rank, other, then)) continue;
        for (let place = 0; place < places; place += 1) {
          if (!this.mayThrow(place)) continue;
          const at = (add[rank * places + place] as number) * usedSets + other;
          const mean = this.meanFrom(place);
          if (mean <= (level[at] as number) + SAME) continue;
          level[at] = mean;
          thrown[at] = place;
          rests[at] = rank;
        }
      }
    }
  }

  /**
   * Fills the row with what all is worth by the face that the die taken from the fresh ones has in the end; says whether
   * these differ.
   */
  private look(used: number, rest: number, other: number, then: Float64Array): boolean {
    const { row, places } = this;
    const add = this.sets.adds[used] as Int32Array;
    const start = rest * (this.sets.sizes[used + 1] as number);
    let differs = false;
    for (let place = 0; place < places; place += 1) {
      const value = then[start + (add[other * places + place] as number)] as number;
      row[place] = value;
      if (value !== row[0]) differs = true;
    }
    return differs;
  }

  /** The mean over what the die shows, the better of both faces each time. */
  private meanFrom(place: number): number {
    const { row, faces } = this;
    const old = row[place] as number;
    let sum = 0;
    for (let to = 0; to < row.length; to += 1) {
      const more = (row[to] as number) - old;
      sum += (faces[to] as number) * (more + Math.abs(more));
    }
    return old + sum / (2 * this.game.sides);
  }

  /** HH-R-12. */
  private mayThrow(place: number): boolean {
    const { locksOnes, rerollsOnes } = this.game;
    return !locksOnes || rerollsOnes || place < this.places - 1;
  }

  /** The rank of fresh and used dice as one set. */
  private together(fresh: number, dice: number, used: number, other: number): number {
    const members = this.membersOf(used)[other] as readonly number[];
    let rank = fresh;
    for (let i = 0; i < members.length; i += 1)
      rank = (this.sets.adds[dice + i] as Int32Array)[rank * this.places + (members[i] as number)] as number;
    return rank;
  }

  private membersOf(size: number): readonly (readonly number[])[] {
    let found = this.members[size];
    if (found === undefined) {
      const all: number[][] = [];
      eachMultiset(this.sets, size, (members) => all.push([...members]));
      this.members[size] = all;
      found = all;
    }
    return found;
  }

  /** Every set of all dice: its rank, and where it stands in tables by number of 1s. */
  private eachSet(visit: (rank: number, ones: number, others: number) => void): void {
    const { count, locksOnes } = this.game;
    const one = locksOnes ? this.places - 1 : -1;
    eachMultiset(this.sets, count, (members, rank) => {
      const others = members.filter((place) => place !== one);
      visit(rank, count - others.length, rankOf(this.ranks, others));
    });
  }
}

const known = new WeakMap<ByOnes, ShadowRolls>();

/** Those after which dice are worth `after`; remembered as long as that table is. */
export function shadowRolls(game: KeepGame, ranks: Ranking, size: number, after: ByOnes): ShadowRolls {
  const found = known.get(after) ?? new ShadowRolls(game, ranks, size, after);
  known.set(after, found);
  return found;
}

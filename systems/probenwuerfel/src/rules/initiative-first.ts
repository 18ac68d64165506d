import { boundAfter, Stopped } from '@tafelrunde/kernel';
import type { Solved } from '@tafelrunde/system';
import type { Figure } from '../model.ts';
import type { House } from '../rule.ts';
import { ranked, type Started } from './initiative.ts';
import { totalsOf } from './initiative-totals.ts';

/** With more figures there are too many groups that may be level. */
const MOST_FIGURES = 12;

/**
 * PW-R-21: who acts first among many, and whether any two had the same total. For the first place only those at the top
 * matter: they are ranked, and whoever is still level rolls again, a fixed point for each group of them. Groups are
 * numbers whose bits are the places of their members.
 */
export function firstLaw(figures: readonly Figure[], house: House): Solved<Started> {
  if (figures.length > MOST_FIGURES) throw new Stopped({ code: 'too-large', runs: 3 ** figures.length });
  const throwing = new Throwing(figures, house);
  const [first, apart] = [throwing.first(), throwing.apart()];
  const law = figures.flatMap(({ id }, i): readonly (readonly [Started, number])[] => {
    const [p, clear] = [first[i] as number, apart[i] as number];
    return [
      [started(figures, id, false), clear],
      [started(figures, id, true), Math.max(0, p - clear)],
    ];
  });
  // A chance with a tie is the difference of two: it may be off by as much as both.
  return { kind: 'doubles', law: law.filter(([, p]) => p > 0), bound: 2 * boundAfter(throwing.steps) };
}

/** Behind the first they stand as they come: odds do not tell these orders apart. */
const started = (figures: readonly Figure[], first: string, tie: boolean): Started => ({
  kind: 'started',
  first,
  order: [first, ...figures.map(({ id }) => id).filter((id) => id !== first)],
  tie,
});

class Throwing {
  /** How many sums and products stand one after the other behind a chance. */
  readonly steps: number;
  private readonly size: number;
  /** By value, ascending, and figure: the chance of this total, and of a lower one. */
  private readonly at: readonly Float64Array[];
  private readonly below: readonly Float64Array[];
  /** The place that the rules give each figure among those with the same total. */
  private readonly places: readonly number[];
  private readonly known = new Map<number, Float64Array>();

  constructor(figures: readonly Figure[], house: House) {
    this.size = figures.length;
    const totals = figures.map((figure) => totalsOf(figure, house));
    const values = [...new Set(totals.flatMap((one) => [...one.keys()]))].sort((a, b) => a - b);
    this.at = values.map((value) => Float64Array.from(totals, (one) => one.get(value) ?? 0));
    const sums = new Float64Array(this.size);
    this.below = this.at.map((chances) => {
      const before = sums.slice();
      chances.forEach((p, i) => {
        sums[i] = (sums[i] as number) + p;
      });
      return before;
    });
    const ranks = ranked(figures.map((figure) => ({ figure, total: 0 })));
    this.places = figures.map((figure) => ranks.findIndex((place) => place.includes(figure)));
    this.steps = (this.size + 1) * (values.length + 2 ** this.size + this.size);
  }

  /** The chance of each to act first. */
  first(): Float64Array {
    return this.shares(this.tops((1 << this.size) - 1), (top) => this.again(this.best(top)));
  }

  /** The chance of each to act first, with all totals different. */
  apart(): Float64Array {
    const all = (1 << this.size) - 1;
    const first = new Float64Array(this.size);
    let placed = new Float64Array(all + 1);
    placed[0] = 1;
    for (const chances of this.at) {
      chances.forEach((p, i) => {
        first[i] = (first[i] as number) + p * (placed[all & ~(1 << i)] as number);
      });
      const next = placed.slice();
      for (let group = 0; group <= all; group += 1) {
        const ways = placed[group] as number;
        for (let i = 0; ways > 0 && i < this.size; i += 1) {
          const more = group | (1 << i);
          if (more !== group) next[more] = (next[more] as number) + ways * (chances[i] as number);
        }
      }
      placed = next;
    }
    return first;
  }

  /** Of a group that is level: the chance of each to come first; a throw that decides nothing counts for nothing. */
  private again(group: number): Float64Array {
    let found = this.known.get(group);
    if (found === undefined) {
      const tops = this.tops(group);
      const level = tops.get(group) ?? 0;
      if ((group & (group - 1)) === 0) {
        found = new Float64Array(this.size);
        found[Math.log2(group)] = 1;
      } else {
        tops.delete(group);
        found = this.shares(tops, (top) => this.again(top)).map((p) => p / (1 - level));
      }
      this.known.set(group, found);
    }
    return found;
  }

  private shares(tops: ReadonlyMap<number, number>, then: (top: number) => Float64Array): Float64Array {
    const shares = new Float64Array(this.size);
    for (const [top, p] of tops) {
      then(top).forEach((share, i) => {
        shares[i] = (shares[i] as number) + p * share;
      });
    }
    return shares;
  }

  /** After one throw of a group: the chance that exactly these have its highest total. */
  private tops(group: number): Map<number, number> {
    const members = Array.from({ length: this.size }, (_, i) => i).filter((i) => (group >> i) % 2 === 1);
    const tops = new Map<number, number>();
    this.at.forEach((at, value) => {
      const below = this.below[value] as Float64Array;
      const visit = (next: number, top: number, p: number): void => {
        if (p === 0) return;
        const i = members[next];
        if (i === undefined) {
          if (top > 0) tops.set(top, (tops.get(top) ?? 0) + p);
          return;
        }
        visit(next + 1, top | (1 << i), p * (at[i] as number));
        visit(next + 1, top, p * (below[i] as number));
      };
      visit(0, 0, 1);
    });
    return tops;
  }

  /** Those of a group whom the rules put first where all have the same total. */
  private best(group: number): number {
    const members = Array.from({ length: this.size }, (_, i) => i).filter((i) => (group >> i) % 2 === 1);
    const highest = Math.min(...members.map((i) => this.places[i] as number));
    return members.reduce((best, i) => (this.places[i] === highest ? best | (1 << i) : best), 0);
  }
}

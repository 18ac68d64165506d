import type { Faces } from '@tafelrunde/kernel';
import type { Solved } from '@tafelrunde/system';
import type { House } from '../rule.ts';
import type { SolvableCheck } from './check-goals.ts';
import { solveDice } from './check-solver.ts';
import { finalLaw } from './final-law.ts';
import { type FaceClass, facesApart } from './keep-game.ts';
import type { SolvedKeeps } from './solve-keeps.ts';
import { solvedLaw } from './solved-law.ts';
import { Work } from './work.ts';

/** A check by dice bought back (HH-PSY-05), or none at all: it counts as failed then (HH-R-13). */
export type Side = readonly SolvableCheck[];

/** One of several checks that are made one after the other, and what it leaves for the next one. */
export interface CheckLink<S, M> {
  readonly side: Side;
  /** Whether whoever throws wants the worth high, or low. */
  readonly seeks: boolean;
  /** Faces that nothing afterwards can tell apart; by default there are none. */
  readonly classes?: (before: S, check: SolvableCheck) => readonly FaceClass[];
  /** Everything that dice which lie (ascending) can be made into, whatever has happened before. */
  readonly made: (faces: Faces, check: SolvableCheck | undefined) => readonly M[];
  /** What has happened then. */
  readonly after: (before: S, made: M) => S;
}

/** A decision between checks. */
export interface ChoiceLink<S, M> {
  readonly seeks: boolean;
  readonly options: (before: S) => readonly M[];
  readonly after: (before: S, made: M) => S;
}

type Link<S, M> = CheckLink<S, M> | ChoiceLink<S, M>;

/** Checks one after the other; everybody knows what those before have come to. */
export interface Chain<S, M, O> {
  readonly links: readonly Link<S, M>[];
  readonly start: S;
  /** Names all of a state that the rest depends on. */
  readonly keyOf: (state: S) => string;
  readonly worth: (end: S) => number;
  readonly outcome: (end: S) => O;
  /** About how many states each link has to be solved for, where that can be told beforehand: too many are not begun. */
  readonly expected?: readonly number[];
}

/** What the checks before have left: how good it is, and how one goes on from there. */
interface Known<M> {
  readonly value: number;
  /** Undefined where nothing is thrown. */
  readonly game: SolvedKeeps | undefined;
  readonly pick: (faces: Faces) => M;
}

/** Exact best play of checks in a row: each one is solved for each state that those before can leave. */
export class SolvedChain<S, M, O> {
  private readonly chain: Chain<S, M, O>;
  private readonly house: House;
  private readonly makings: readonly Makings<M>[];
  private readonly known: readonly Map<string, Known<M>>[];
  private readonly work: Work;

  constructor(chain: Chain<S, M, O>, house: House, work = new Work()) {
    this.chain = chain;
    this.house = house;
    this.work = work;
    this.makings = chain.links.map((link) => makingsOf('made' in link ? link.made : NO_MAKINGS));
    this.known = chain.links.map(() => new Map());
  }

  /** What a state is worth in which the links from `at` on are still to come. */
  valueOf(at: number, state: S): number {
    const { links, worth } = this.chain;
    return at === links.length ? worth(state) : this.knownAt(at, state).value;
  }

  /** Best play of one link with so many dice; undefined where it throws another number. Its values have this sign. */
  gameFor(
    at: number,
    state: S,
    dice: number,
  ): { readonly game: SolvedKeeps; readonly sign: 1 | -1 } | undefined {
    const link = this.chain.links[at] as Link<S, M>;
    const check = 'side' in link ? link.side.find(({ count }) => count === dice) : undefined;
    if (check === undefined) return undefined;
    const { game } = this.play(at, state, check, this.worthsAfter(at, state));
    return game && { game, sign: link.seeks ? 1 : -1 };
  }

  law(): Solved<O> {
    const { chain } = this;
    chain.links.forEach((link, at) => {
      const side = 'side' in link ? link.side : [];
      for (const check of side) Work.expect(check, check.sides - 1, chain.expected?.[at] ?? 1);
    });
    const value = this.valueOf(0, chain.start);
    let reached = new Map([['', { state: chain.start, cases: 1 }]]);
    let total = 1;
    chain.links.forEach((_, at) => {
      const { spread, most } = this.spread(at, [...reached.values()]);
      reached = spread;
      total *= most;
    });
    const ends = [...reached.values()].map(({ state, cases }) => [chain.outcome(state), cases] as const);
    return solvedLaw(ends, total, value, chain.links.length);
  }

  /** In how many cases the next states come up; of `most` for each case of those before. */
  private spread(at: number, from: readonly Reached<S>[]) {
    const { links, keyOf } = this.chain;
    const { after } = links[at] as Link<S, M>;
    const laws = from.map(({ state, cases }) => ({ state, cases, ...this.lawAt(at, state) }));
    // All totals are powers of one number of sides, so that the largest is a multiple of each.
    const most = laws.reduce((largest, { total }) => Math.max(largest, total), 1);
    const spread = new Map<string, { state: S; cases: number }>();
    const add = (state: S, cases: number): void => {
      const key = keyOf(state);
      const same = spread.get(key);
      if (same === undefined) spread.set(key, { state, cases });
      else same.cases += cases;
    };
    for (const { state, cases, total, law } of laws) {
      const share = cases * (most / total);
      for (const [made, ways] of law) add(after(state, made), share * ways);
    }
    return { spread, most };
  }

  private lawAt(at: number, state: S) {
    const { game, pick } = this.knownAt(at, state);
    const law = new Map<M, number>();
    if (game === undefined) return { total: 1, law: law.set(pick([]), 1) };
    const total = finalLaw(game, (faces, cases) => {
      const made = pick(faces);
      law.set(made, (law.get(made) ?? 0) + cases);
    });
    return { total, law };
  }

  private knownAt(at: number, state: S): Known<M> {
    const level = this.known[at] as Map<string, Known<M>>;
    const key = this.chain.keyOf(state);
    let known = level.get(key);
    if (known === undefined) {
      known = this.solveAt(at, state);
      level.set(key, known);
    }
    return known;
  }

  private solveAt(at: number, state: S): Known<M> {
    const link = this.chain.links[at] as Link<S, M>;
    const sign = link.seeks ? 1 : -1;
    const worthOf = this.worthsAfter(at, state);
    if ('options' in link) {
      const best = bestOf(link.options(state), worthOf);
      return { value: sign * worthOf(best), game: undefined, pick: () => best };
    }
    const { side } = link;
    const ways = (side.length === 0 ? [undefined] : side).map((check) =>
      this.play(at, state, check, worthOf),
    );
    const best = ways.reduce((top, way) => (way.value > top.value ? way : top));
    return { ...best, value: sign * best.value };
  }

  /** What a link wants most of. */
  private worthsAfter(at: number, state: S): (made: M) => number {
    const { seeks, after } = this.chain.links[at] as Link<S, M>;
    const sign = seeks ? 1 : -1;
    const worths = new Map<M, number>();
    return (made) => {
      let worth = worths.get(made);
      if (worth === undefined) {
        worth = sign * this.valueOf(at + 1, after(state, made));
        worths.set(made, worth);
      }
      return worth;
    };
  }

  private play(
    at: number,
    state: S,
    check: SolvableCheck | undefined,
    worthOf: (made: M) => number,
  ): Known<M> {
    const { classes } = this.chain.links[at] as CheckLink<S, M>;
    const made = (this.makings[at] as Makings<M>).of(check);
    const pick = (faces: Faces): M => bestOf(made(faces), worthOf);
    if (check === undefined || check.count === 0) return { value: worthOf(pick([])), game: undefined, pick };
    const apart = classes?.(state, check) ?? facesApart(check.sides, true);
    this.work.add(check, apart.length);
    const game = solveDice(check, this.house, apart, (faces) => worthOf(pick(faces)));
    return { value: game.value, game, pick };
  }
}

interface Reached<S> {
  readonly state: S;
  readonly cases: number;
}

/** The first of the best. */
function bestOf<M>(made: readonly M[], worthOf: (made: M) => number): M {
  let best = made[0] as M;
  for (let i = 1; i < made.length; i += 1) {
    if (worthOf(made[i] as M) > worthOf(best)) best = made[i] as M;
  }
  return best;
}

const NO_MAKINGS = () => [];
const known = new WeakMap<object, Makings<unknown>>();

/** The same chain may be solved again for another worth: what its dice can be made into stays the same. */
function makingsOf<S, M>(made: CheckLink<S, M>['made']): Makings<M> {
  const found = known.get(made) ?? new Makings<M>(made);
  known.set(made, found);
  return found as Makings<M>;
}

/** What dice can be made into, told once for each set of dice. */
class Makings<M> {
  private readonly made: CheckLink<unknown, M>['made'];
  private readonly same = new Map<string, M>();
  private readonly known = new Map<SolvableCheck | undefined, (faces: Faces) => readonly M[]>();

  constructor(made: CheckLink<unknown, M>['made']) {
    this.made = made;
  }

  of(check: SolvableCheck | undefined): (faces: Faces) => readonly M[] {
    let found = this.known.get(check);
    if (found === undefined) {
      const byFaces = new Map<number, readonly M[]>();
      found = (faces) => {
        const key = numberOf(faces);
        let makings = byFaces.get(key);
        if (makings === undefined) {
          makings = this.made([...faces], check).map((one) => this.once(one));
          byFaces.set(key, makings);
        }
        return makings;
      };
      this.known.set(check, found);
    }
    return found;
  }

  /** The same thing as the same object, so that what it is worth is told once. */
  private once(made: M): M {
    const key = JSON.stringify(made);
    const same = this.same.get(key) ?? made;
    this.same.set(key, same);
    return same;
  }
}

/** Faces are below 32, and there are no more than ten of them. */
function numberOf(faces: Faces): number {
  let key = 0;
  for (let i = 0; i < faces.length; i += 1) key = key * 32 + (faces[i] as number);
  return key;
}

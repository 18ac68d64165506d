import type { Fate } from '../fate.ts';
import { type Pool, pool } from '../pool.ts';
import { call, operate } from './arithmetic.ts';
import { chainsOf } from './chains.ts';
import {
  countOf,
  type DiceTerm,
  diceOfCount,
  type Expression,
  explodesAt,
  faceValue,
  type Group,
  holds,
  type Keep,
  type Unique,
} from './expression.ts';
import { readingOf, thrown } from './readings.ts';

/** What rolling notation needs of Fate: nobody decides anything. */
export type DiceFate = Pick<Fate, 'roll'>;

const CITE = 'notation';

/** A face that lies on the table, and where it was thrown. */
export interface LyingFace {
  readonly face: number;
  value: number;
  readonly throw: number;
  readonly at: number;
}

/** A die with its whole chain. */
export interface LyingDie {
  readonly term: DiceTerm;
  faces: LyingFace[];
  isDropped: boolean;
}

/** One notation being rolled. */
export class Hand {
  /** The dice of all terms, as they were thrown; plain ones only while somebody looks. */
  readonly pile: LyingDie[][] = [];
  /** Faces that were thrown again. */
  readonly replaced: LyingFace[] = [];
  readonly #fate: DiceFate;
  #throws = 0;
  /** Dice that lie already and are read once more. */
  #again: LyingDie[][] = [];
  /** How many look at single dice. */
  #lookers: number;

  constructor(fate: DiceFate, isLookedAt = false) {
    this.#fate = fate;
    this.#lookers = Number(isLookedAt);
  }

  total(expression: Expression): number {
    switch (expression.kind) {
      case 'dice':
        return this.#dice(expression);
      case 'number':
        return expression.value;
      case 'negative':
        // Not -x: that would make a negative zero of 0.
        return 0 - this.total(expression.of);
      case 'operation': {
        const left = this.total(expression.left);
        return operate(expression.operator, left, this.total(expression.right));
      }
      case 'call':
        return call(
          expression.name,
          expression.of.map((one) => this.total(one)),
        );
      case 'comparison': {
        const left = this.total(expression.left);
        const test = { relation: expression.relation, value: this.total(expression.right) };
        return Number(holds(test, left));
      }
      case 'counted':
        return this.#dice(diceOfCount(expression, this.total(expression.count)));
      case 'ordered':
        return this.#ordered(expression.count);
      case 'group':
        return this.#group(expression);
    }
  }

  #dice(term: DiceTerm): number {
    if (term.plain && this.#lookers === 0) return this.#fate.roll(term.pool, readingOf(term), CITE);
    let dice = this.#again.shift();
    if (dice === undefined) {
      dice = this.#thrown(term).map((faces) => ({ term, faces, isDropped: false }));
      if (term.unique !== undefined) this.#makeUnique(dice, term.unique);
      if (term.keep !== undefined) drop(dice, dice.map(totalOf), term.keep);
      this.pile.push(dice);
    }
    return sumOf(dice.filter(({ isDropped }) => !isDropped).map(worthOf));
  }

  /** All chains, rerolls done. */
  #thrown(term: DiceTerm): LyingFace[][] {
    const { pool: dice } = term;
    const chains = dice.openEnded ? this.#chains(term, dice) : this.#rounds(term);
    if (term.explode?.penetrating === true) {
      for (const chain of chains) for (const one of chain.slice(1)) one.value -= 1;
    }
    return chains;
  }

  /** Matching faces are thrown again together, as one pool; a fresh chain takes the place of the face it replaces. */
  #chains(term: DiceTerm, dice: Pool): LyingFace[][] {
    const { reroll } = term;
    const chains = this.#throw(term, dice);
    if (reroll === undefined) return chains;
    // Only the last face of a chain can match: all before it have exploded.
    const matches = (chain: readonly LyingFace[]) => holds(reroll.test, (chain.at(-1) as LyingFace).value);
    let open = chains.filter(matches);
    while (open.length > 0) {
      const fresh = this.#throw(term, { ...dice, count: open.length });
      open = open.filter((chain, i) => {
        const replacement = fresh[i] as LyingFace[];
        this.replaced.push(chain.pop() as LyingFace);
        chain.push(...replacement);
        // Rerolled once, a face stands; but a face behind a fresh explosion has not been rerolled yet.
        return matches(replacement) && (reroll.often === 'always' || replacement.length > 1);
      });
    }
    return chains;
  }

  /** The same, explosion by explosion, for dice that explode at other faces than the last. */
  #rounds(term: DiceTerm): LyingFace[][] {
    const chains: LyingFace[][] = Array.from({ length: term.pool.count }, () => []);
    let open = chains;
    while (open.length > 0) {
      const faces = this.#single(term, open.length);
      open.forEach((chain, i) => {
        chain.push(faces[i] as LyingFace);
      });
      open = open.filter((chain) => explodesAt(term, (chain.at(-1) as LyingFace).face));
    }
    return chains;
  }

  /** One face for each of so many dice, rerolls done. */
  #single(term: DiceTerm, count: number): LyingFace[] {
    const { reroll, pool: dice } = term;
    const throwSome = (some: number) => this.#throw(term, pool(some, dice.sides)).flat();
    const faces = throwSome(count);
    if (reroll === undefined) return faces;
    let open = [...faces.keys()].filter((i) => holds(reroll.test, (faces[i] as LyingFace).value));
    while (open.length > 0) {
      const fresh = throwSome(open.length);
      open.forEach((i, nth) => {
        this.replaced.push(faces[i] as LyingFace);
        faces[i] = fresh[nth] as LyingFace;
      });
      if (reroll.often === 'once') break;
      open = open.filter((i) => holds(reroll.test, (faces[i] as LyingFace).value));
    }
    return faces;
  }

  #throw(term: DiceTerm, dice: Pool): LyingFace[][] {
    const number = this.#throws++;
    const faces = this.#fate.roll(dice, thrown, CITE);
    let at = 0;
    return chainsOf(dice, faces).map((chain) =>
      chain.map((face) => ({ face, value: faceValue(term, face), throw: number, at: at++ })),
    );
  }

  /** Die by die: whoever shows what an earlier one shows is thrown again. */
  #makeUnique(dice: readonly LyingDie[], { test, often }: Unique): void {
    const seen = new Set<number>();
    for (const die of dice) {
      const isTaken = () => {
        const { value } = die.faces[0] as LyingFace;
        return seen.has(value) && (test === undefined || holds(test, value));
      };
      while (isTaken()) {
        const [chain] = this.#throw(die.term, pool(1, die.term.pool.sides));
        this.replaced.push(...die.faces);
        die.faces = chain as LyingFace[];
        if (often === 'once') break;
      }
      seen.add((die.faces[0] as LyingFace).value);
    }
  }

  #ordered(count: number): number {
    let total = 0;
    for (let i = 0; i < 2 * count; i += 1) {
      const [face = 0] = this.#fate.roll(ONE_SIX, thrown, CITE);
      this.#throws += 1;
      total += i % 2 === 0 ? 10 * face : face;
    }
    return total;
  }

  #group(group: Group): number {
    const { of, keep } = group;
    const [only] = of;
    if (of.length === 1 && only !== undefined && keep !== undefined) return this.#keepDice(only, keep, group);
    const start = this.pile.length;
    const ends: number[] = [];
    const totals = of.map((one) => {
      const total = this.total(one);
      ends.push(this.pile.length);
      return total;
    });
    const members = totals.map((total) => ({ total, isDropped: false }));
    if (keep !== undefined) drop(members, totals, keep);
    members.forEach(({ isDropped }, i) => {
      const dice = this.pile.slice(ends[i - 1] ?? start, ends[i]).flat();
      if (isDropped) for (const die of dice) die.isDropped = true;
    });
    return sumOf(members.filter(({ isDropped }) => !isDropped).map(({ total }) => countOf(group, total)));
  }

  /** Thrown once to see what is kept, then read again. */
  #keepDice(only: Expression, keep: Keep, group: Group): number {
    this.#lookers += 1;
    const start = this.pile.length;
    this.total(only);
    const thrownHere = this.pile.slice(start);
    const dice = thrownHere.flat();
    drop(dice, dice.map(totalOf), keep);
    this.#again = thrownHere;
    const total = this.total(only);
    this.#lookers -= 1;
    return countOf(group, total);
  }
}

const ONE_SIX = pool(1, 6);

const sumOf = (numbers: readonly number[]): number => numbers.reduce((a, b) => operate('+', a, b), 0);

const totalOf = ({ faces }: LyingDie): number => sumOf(faces.map(({ value }) => value));

function worthOf(die: LyingDie): number {
  const { term, faces } = die;
  if (term.explode?.compound === true) return countOf(term, totalOf(die));
  return sumOf(faces.map(({ value }) => countOf(term, value)));
}

/** Marks those that are left out at either end; of equals the earlier ones count as lower. */
function drop(
  members: readonly { isDropped: boolean }[],
  totals: readonly number[],
  { low, high }: Keep,
): void {
  const order = [...members.keys()].sort((a, b) => (totals[a] as number) - (totals[b] as number));
  order.forEach((i, rank) => {
    if (rank < low || rank >= order.length - high) (members[i] as { isDropped: boolean }).isDropped = true;
  });
}

import { boundAfter, compare, distribution, openEndedSum } from '@tafelrunde/kernel';
import type { Solved } from '@tafelrunde/system';
import type { Figure } from '../model.ts';
import type { House } from '../rule.ts';
import { isRefusal } from './check.ts';
import { explodesFreely } from './dice.ts';
import {
  fightersOf,
  type InitiativeInput,
  initiativeModifiers,
  MOST_ORDERED,
  type Rolled,
  ranked,
  type Started,
} from './initiative.ts';
import { firstLaw } from './initiative-first.ts';
import { totalsOf } from './initiative-totals.ts';
import { sumOf } from './modifiers.ts';

const started = (order: readonly string[], tie: boolean): Started => ({
  kind: 'started',
  first: order[0] as string,
  order,
  tie,
});

/**
 * PW-R-21: the law of an order. Each total is one of endlessly many, and who is still level rolls again: a fixed point,
 * in which a throw that decides nothing counts for nothing. For two figures in whole weights, for more in doubles.
 */
function initiativeLaw(figures: readonly Figure[], house: House): Solved<Started> | undefined {
  if (figures.length > MOST_ORDERED) return firstLaw(figures, house);
  if (figures.length === 2 && figures.every((figure) => isFree(figure, house)))
    return duelLaw(figures as [Figure, Figure]);
  const table = new Orders(figures, house);
  const law = [...table.law()].map(([key, p]) => {
    const [tie, ...order] = key.split(' ');
    return [
      started(
        order.map((i) => figures[Number(i)]?.id as string),
        tie === 'tie',
      ),
      p,
    ] as const;
  });
  return { kind: 'doubles', law, bound: boundAfter(table.steps) };
}

/** The same for a fight that begins; undefined for one that is refused. */
export function startFightLaw(input: InitiativeInput, house: House): Solved<Started> | undefined {
  const figures = fightersOf(input);
  return isRefusal(figures) ? undefined : initiativeLaw(figures, house);
}

const isFree = (figure: Figure, house: House): boolean =>
  explodesFreely({ kind: 'initiative', dice: [figure.attributes.agility.die] }, house);

/** Two figures: who is ahead by how much is known in whole weights. */
function duelLaw([a, b]: readonly [Figure, Figure]): Solved<Started> {
  const sumOfBew = (figure: Figure) =>
    openEndedSum([figure.attributes.agility.die], sumOf(initiativeModifiers(figure)));
  const margins = compare(sumOfBew(a), sumOfBew(b), -1, 1);
  const weightOf = (margin: number) => {
    const at = margins.outcomes.indexOf(margin);
    return at < 0 ? 0n : BigInt(margins.weight(at));
  };
  const [behind, level, ahead] = [weightOf(-1), weightOf(0), weightOf(1)];
  const [first] = ranked([
    { figure: a, total: 0 },
    { figure: b, total: 0 },
  ]);
  const one = [a.id, b.id];
  const other = [b.id, a.id];
  if (first?.length === 1) {
    const settled = first[0] === a ? one : other;
    const law = [
      [started(one, false), ahead],
      [started(other, false), behind],
      [started(settled, true), level],
    ] as const;
    return { kind: 'whole', law: distribution(law.filter(([, weight]) => weight > 0n)) };
  }
  // Level again and again: in the end each is first as often as it is ahead where one is.
  const decided = ahead + behind;
  const law = [
    [started(one, false), ahead * decided],
    [started(other, false), behind * decided],
    [started(one, true), level * ahead],
    [started(other, true), level * behind],
  ] as const;
  return { kind: 'whole', law: distribution(law.filter(([, weight]) => weight > 0n)) };
}

/** The chance of every order, keyed by `tie` or `clear` and the places of the figures. */
class Orders {
  steps = 0;
  readonly #figures: readonly Figure[];
  readonly #totals: readonly ReadonlyMap<number, number>[];
  readonly #known = new Map<string, ReadonlyMap<string, number>>();

  constructor(figures: readonly Figure[], house: House) {
    this.#figures = figures;
    this.#totals = figures.map((figure) => totalsOf(figure, house));
  }

  /** All roll; where everybody is level the throws after it decide, and it was a tie all the same. */
  law(): ReadonlyMap<string, number> {
    const all = this.#figures.map((_, i) => i);
    const { decided, undecided } = this.#throwOnce(all);
    const law = new Map(decided);
    if (undecided > 0) for (const [order, p] of this.#again(all)) add(law, `tie ${order}`, undecided * p);
    return law;
  }

  /** Those that are level roll again among themselves: only what tells some of them apart counts. */
  #again(tied: readonly number[]): ReadonlyMap<string, number> {
    const key = tied.join();
    const found = this.#known.get(key);
    if (found !== undefined) return found;
    const { decided, undecided } = this.#throwOnce(tied);
    const law = new Map<string, number>();
    for (const [order, p] of decided) add(law, order.slice(order.indexOf(' ') + 1), p / (1 - undecided));
    this.#known.set(key, law);
    return law;
  }

  /** One throw of these figures, from the highest total down; whoever shares a total is ranked, or rolls again. */
  #throwOnce(members: readonly number[]): { decided: ReadonlyMap<string, number>; undecided: number } {
    const values = new Set(members.flatMap((i) => [...(this.#totals[i]?.keys() ?? [])]));
    let states = new Map<string, number>([['clear', 1]]);
    let undecided = 0;
    for (const value of [...values].sort((a, b) => b - a)) {
      const next = new Map<string, number>();
      for (const [key, p] of states) {
        const [flag = '', ...names] = key.split(' ');
        const placed = names.map(Number);
        for (const together of subsets(members.filter((i) => !placed.includes(i)))) {
          this.steps += 1;
          const chance = together.reduce((product, i) => product * (this.#totals[i]?.get(value) ?? 0), p);
          if (chance === 0) continue;
          const isLevel = together.length === members.length && this.#ranked(together).length === 1;
          if (isLevel && members.length > 1) undecided += chance;
          else
            for (const [order, q] of this.#settle(together))
              add(next, [together.length > 1 ? 'tie' : flag, ...placed, ...order].join(' '), chance * q);
        }
      }
      states = next;
    }
    const whole = [...states].filter(([key]) => key.split(' ').length === members.length + 1);
    return { decided: new Map(whole), undecided };
  }

  #ranked(tied: readonly number[]): readonly (readonly number[])[] {
    const rolled = tied.map((i): Rolled => ({ figure: this.#figures[i] as Figure, total: 0 }));
    return ranked(rolled).map((place) => place.map((figure) => this.#figures.indexOf(figure)));
  }

  /** Every order of those with the same total, with its chance. */
  #settle(tied: readonly number[]): readonly (readonly [readonly number[], number])[] {
    if (tied.length < 2) return [[tied, 1]];
    let orders: (readonly [readonly number[], number])[] = [[[], 1]];
    for (const place of this.#ranked(tied)) {
      const within: readonly (readonly [readonly number[], number])[] =
        place.length === 1
          ? [[place, 1]]
          : [...this.#again(place)].map(([order, p]) => [order.split(' ').map(Number), p] as const);
      orders = orders.flatMap(([before, p]) =>
        within.map(([after, q]) => [[...before, ...after], p * q] as const),
      );
    }
    return orders;
  }
}

function add(law: Map<string, number>, key: string, p: number): void {
  law.set(key, (law.get(key) ?? 0) + p);
}

/** Every choice of some of them, none included. */
function subsets(all: readonly number[]): readonly (readonly number[])[] {
  return Array.from({ length: 2 ** all.length }, (_, bits) => all.filter((_one, i) => (bits >> i) % 2 === 1));
}

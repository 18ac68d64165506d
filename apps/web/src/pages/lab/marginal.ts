import { fraction } from '@tafelrunde/kernel';
import { type Estimate, type Outcome, type SystemWords, wilson } from '@tafelrunde/system';
import type { LabOdds } from '../../engine/lab-odds.ts';
import type { Shape } from './lab-state.ts';

/** A field of the outcome that can be drawn: numbers along a line, or words one below the other. */
export interface Axis {
  readonly field: string;
  readonly isNumber: boolean;
}

/** One value of the drawn field, with its chance in each variant. */
export interface Row {
  /** A number is its own key. */
  readonly key: string;
  readonly value: unknown;
  readonly chances: readonly (Estimate | undefined)[];
}

type All = readonly (LabOdds | undefined)[];

/** A number, also where everything beyond it is counted with it: `6+`. */
function numberIn(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^-?\d+\+$/.test(value) ? Number.parseInt(value, 10) : undefined;
}

const isWord = (value: unknown): boolean => typeof value === 'string' || typeof value === 'boolean';

/** What can be drawn, the most telling first. */
export function axesOf(all: All): readonly Axis[] {
  const outcomes = all.flatMap((odds) => odds?.outcomes.map(({ outcome }) => outcome) ?? []);
  const fields = [...new Set(outcomes.flatMap((outcome) => Object.keys(outcome)))];
  const found = fields.flatMap((field) => {
    const values = outcomes.map((outcome) => outcome[field]).filter((value) => value !== undefined);
    const distinct = new Set(values).size;
    if (values.every((value) => numberIn(value) !== undefined)) return [{ field, isNumber: true, distinct }];
    if (values.every((value) => isWord(value) || value === null))
      return [{ field, isNumber: false, distinct }];
    return [];
  });
  // A number with many values says more than a word, a word more than a number with two; what never varies says nothing.
  const rank = ({ isNumber, distinct }: (typeof found)[number]) =>
    distinct < 2 ? -1 : isNumber && distinct > 2 ? 1000 + distinct : distinct;
  return found.sort((a, b) => rank(b) - rank(a)).map(({ field, isNumber }) => ({ field, isNumber }));
}

/** The chance of each value of a field. Values of numbers stand in order, without gaps where they are few. */
export function rowsOf(all: All, { field, isNumber }: Axis, shape: Shape): readonly Row[] {
  const drawn = ({ [field]: value }: Outcome) => (isNumber ? numberIn(value) : value);
  const sums = all.map((odds) => odds && sumsOf(odds, drawn));
  const seen = new Map<string, unknown>();
  for (const sum of sums) for (const [key, { value }] of sum ?? []) seen.set(key, value);
  const open = all.flatMap((odds) => odds?.outcomes.map(({ outcome }) => outcome[field]) ?? []);
  const values = isNumber ? inOrder([...seen.values()].filter((one) => one !== undefined) as number[]) : [];
  const keys = isNumber ? values.map(String) : [...seen.keys()].sort(yesFirst);
  const isSummed = isNumber && shape !== 'exact';
  const laws = all.map((odds) => (isSummed && odds ? cumulated(odds, drawn, values, shape) : undefined));
  return keys.map((key) => ({
    key,
    value: isNumber ? (open.includes(`${key}+`) ? `${key}+` : Number(key)) : seen.get(key),
    chances: all.map(
      (odds, i) => odds && (isSummed ? laws[i]?.get(Number(key)) : (sums[i]?.get(key)?.chance ?? NEVER)),
    ),
  }));
}

/** The same order whatever is likely, so that nothing jumps while a slider moves; yes stands before no. */
function yesFirst(a: string, b: string): number {
  if (a === 'true' || b === 'true') return a === b ? 0 : a === 'true' ? -1 : 1;
  return a < b ? -1 : 1;
}

const NEVER: Estimate = { p: 0, fraction: fraction(0n, 1n) };
/** Gaps are filled up to here: beyond it they would be most of the picture. */
const MOST_FILLED = 60;

function inOrder(numbers: readonly number[]): readonly number[] {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  const [low = 0, high = 0] = [sorted[0], sorted.at(-1)];
  if (high - low > MOST_FILLED || !sorted.every(Number.isInteger)) return sorted;
  return Array.from({ length: sorted.length === 0 ? 0 : high - low + 1 }, (_, i) => low + i);
}

function sumsOf(odds: LabOdds, of: (outcome: Outcome) => unknown) {
  const sums = new Map<string, { readonly value: unknown; readonly chance: Estimate }>();
  for (const { outcome, chance } of odds.outcomes) {
    const value = of(outcome);
    const key = String(value);
    const before = sums.get(key)?.chance;
    sums.set(key, { value, chance: before === undefined ? chance : added(before, chance, odds.runs) });
  }
  return sums;
}

/** More fractions than this are not added up exactly: nobody would read the sum. */
const MOST_FRACTIONS = 120;

/** The chance of at least or at most each of some numbers; tails belong to it. */
function cumulated(
  odds: LabOdds,
  drawn: (outcome: Outcome) => unknown,
  values: readonly number[],
  shape: Shape,
): ReadonlyMap<number, Estimate> {
  const isUpwards = shape === 'atLeast';
  const sums = sumsOf(odds, drawn);
  const tail = isUpwards ? odds.tail : odds.lowerTail;
  const isRough = tail !== undefined || odds.outcomes.length > MOST_FRACTIONS;
  let sum: Estimate = isRough ? { p: tail?.p ?? 0 } : NEVER;
  const law = new Map<number, Estimate>();
  for (const value of isUpwards ? values.toReversed() : values) {
    const chance = sums.get(String(value))?.chance;
    if (chance !== undefined) sum = added(sum, chance, odds.runs);
    law.set(value, sum);
  }
  return law;
}

/** The chance of either of two outcomes that exclude each other. */
function added(a: Estimate, b: Estimate, runs: number): Estimate {
  const p = Math.min(1, a.p + b.p);
  if (runs > 0) return wilson(Math.round(p * runs), runs);
  if (!('fraction' in a) || !('fraction' in b)) return { p };
  const sum = fraction(
    a.fraction.n * b.fraction.d + b.fraction.n * a.fraction.d,
    a.fraction.d * b.fraction.d,
  );
  return { p, fraction: sum };
}

/** The middle: half of all cases reach at least this. */
export function medianOf(odds: LabOdds, field: string): number | undefined {
  const numbers = odds.outcomes
    .flatMap(({ outcome, chance }) => {
      const value = numberIn(outcome[field]);
      return value === undefined ? [] : [{ value, p: chance.p }];
    })
    .sort((a, b) => b.value - a.value);
  let sum = odds.tail?.p ?? 0;
  for (const { value, p } of numbers) {
    sum += p;
    if (sum >= 0.5) return value;
  }
  return undefined;
}

/** The word for a value of a field. */
export function valueLabel(
  words: SystemWords | undefined,
  field: string,
  value: unknown,
  yesNo: readonly [string, string],
): string {
  if (value === undefined || value === null) return '–';
  const word = words?.value(field, String(value));
  if (word !== undefined) return word;
  return typeof value === 'boolean' ? yesNo[value ? 0 : 1] : String(value);
}

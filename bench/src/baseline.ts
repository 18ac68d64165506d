import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';
import type { Row } from './row.ts';

const FILE = join(ROOT, 'bench/baseline.json');

/** What a row came to when the baseline was saved: ratios within one run, no times. */
interface Mark {
  readonly ratioToPeer: number | null;
  readonly ratioToLimit: number | null;
  readonly spread: number;
}
export type Baseline = Readonly<Record<string, Mark>>;

/** A change smaller than this is never called one. */
const LEAST = 0.15;

export function readBaseline(): Baseline {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Baseline) : {};
}

/** Rows that were measured replace theirs, all others stay. */
export function saveBaseline(rows: readonly Row[]): void {
  const marks = rows
    .filter((row) => row.liveRatios.length > 0)
    .map((row) => [row.name, markOf(row)] as const);
  const all = { ...readBaseline(), ...Object.fromEntries(marks) };
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(FILE, `${JSON.stringify(sorted, undefined, 2)}\n`);
}

const rounded = (value: number): number => Number(value.toPrecision(3));

const markOf = ({ ratioToPeer, ratioToLimit, spread, liveRatios }: Row): Mark => ({
  ratioToPeer: liveRatios.includes('peer') && ratioToPeer !== null ? rounded(ratioToPeer) : null,
  ratioToLimit: liveRatios.includes('limit') && ratioToLimit !== null ? rounded(ratioToLimit) : null,
  spread: rounded(spread),
});

/** How much slower than in the baseline, as a part: 0.2 is a fifth slower. Null where there is nothing to compare. */
export function slowerThan(baseline: Baseline, row: Row): number | null {
  const mark = baseline[row.name];
  if (mark === undefined) return null;
  if (mark.ratioToLimit !== null && row.ratioToLimit !== null)
    return row.ratioToLimit / mark.ratioToLimit - 1;
  if (mark.ratioToPeer !== null && row.ratioToPeer !== null) return mark.ratioToPeer / row.ratioToPeer - 1;
  return null;
}

/** Slower by more than both runs spread. */
export function isRegression(baseline: Baseline, row: Row): boolean {
  const slower = slowerThan(baseline, row) ?? 0;
  return slower > Math.max(LEAST, row.spread + (baseline[row.name]?.spread ?? 0));
}

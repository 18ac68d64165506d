import type { Figure, Row } from './row.ts';

/** A row beside its baseline: how much slower it has become, as a part, and whether that is more than chance. */
export interface ComparedRow extends Row {
  readonly slower: number | null;
  readonly regressed: boolean;
}

const HEADINGS = [
  '',
  'benchmark',
  'ours',
  'peer',
  '× faster',
  'limit',
  '× limit',
  'goal',
  'spread',
  'to baseline',
] as const;
const LEFT_ALIGNED = new Set([0, 1, 7]);

/** The rows for people; below them what stands in the way of goals, and what has become slower. */
export function table(rows: readonly ComparedRow[]): string {
  const lines = [[...HEADINGS], ...rows.map(cells)];
  const widths = HEADINGS.map((_, column) =>
    Math.max(...lines.map((line) => (line[column] as string).length)),
  );
  const printed = lines.map((line) =>
    line
      .map((cell, i) =>
        LEFT_ALIGNED.has(i) ? cell.padEnd(widths[i] as number) : cell.padStart(widths[i] as number),
      )
      .join('  ')
      .trimEnd(),
  );
  return [...printed, ...remarks(rows)].join('\n');
}

function remarks(rows: readonly ComparedRow[]): string[] {
  const reasons = rows.flatMap(({ name, why }) => (why === null ? [] : [`✗ ${name}: ${why}`]));
  const slower = rows
    .filter(({ regressed }) => regressed)
    .map(({ name }) => `▼ ${name}: slower than the baseline`);
  return reasons.length + slower.length === 0 ? [] : ['', ...reasons, ...slower];
}

function cells(row: ComparedRow): string[] {
  const figure = (one: Figure | null): string =>
    one === null ? '' : `${digits(one.value)} ${row.unit} ${one.name}`;
  const ratio = (value: number | null): string => (value === null ? '' : digits(value));
  return [
    row.met ? '✓' : '✗',
    row.name,
    `${digits(row.ours)} ${row.unit}`,
    figure(row.peer),
    ratio(row.ratioToPeer),
    figure(row.limit),
    ratio(row.ratioToLimit),
    row.goal,
    `${Math.round(row.spread * 100)} %`,
    row.slower === null ? '' : `${row.regressed ? '▼ ' : ''}${signed(row.slower)} %`,
  ];
}

const digits = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

/** The time it takes now against the baseline: +20 % is a fifth slower. */
function signed(part: number): string {
  const percent = Math.round(part * 100);
  return percent > 0 ? `+${percent}` : String(percent).replace('-', '−');
}

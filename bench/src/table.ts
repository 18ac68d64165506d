import type { Figure, Row } from './row.ts';

const HEADINGS = ['', 'benchmark', 'ours', 'peer', '× faster', 'limit', '× limit', 'goal', 'spread'] as const;
const LEFT_ALIGNED = new Set([0, 1, 7]);

/** The rows for people. */
export function table(rows: readonly Row[]): string {
  const lines = [[...HEADINGS], ...rows.map(cells)];
  const widths = HEADINGS.map((_, column) =>
    Math.max(...lines.map((line) => (line[column] as string).length)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, i) =>
          LEFT_ALIGNED.has(i) ? cell.padEnd(widths[i] as number) : cell.padStart(widths[i] as number),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function cells(row: Row): string[] {
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
  ];
}

const digits = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

export interface Column {
  readonly align?: 'left' | 'right';
  readonly paint?: (text: string) => string;
}

const GAP = '  ';

/** Cells in columns that are as wide as their widest cell. Painted after measuring: colours have no width. */
export function table(
  rows: readonly (readonly string[])[],
  columns: readonly Column[],
  indent = 2,
): string[] {
  const widths = columns.map((_, i) => Math.max(0, ...rows.map((row) => (row[i] ?? '').length)));
  return rows.map((row) => {
    const last = row.findLastIndex((cell) => cell !== '');
    const cells = columns.slice(0, last + 1).map(({ align, paint }, i) => {
      const cell = row[i] ?? '';
      const width = widths[i] ?? 0;
      const padded = align === 'right' ? cell.padStart(width) : i === last ? cell : cell.padEnd(width);
      return paint === undefined || cell === '' ? padded : paint(padded);
    });
    return ' '.repeat(indent) + cells.join(GAP);
  });
}

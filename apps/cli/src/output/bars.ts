const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'] as const;

/** A bar of so many cells, to an eighth of a cell; what is there at all is seen. */
export function bar(share: number, cells: number): string {
  const eighths = Math.max(share > 0 ? 1 : 0, Math.round(share * cells * 8));
  return '█'.repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? '');
}

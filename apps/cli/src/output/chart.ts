import type { Session } from '../session.ts';
import { bar } from './bars.ts';
import { fit } from './wrap.ts';

export interface ChartRow {
  readonly label: string;
  /** As long as its bar. */
  readonly size: number;
  /** The size in words. */
  readonly share: string;
  /** A column of its own between chance and bar. */
  readonly note?: string;
}

/** Labels up to this width stand beside their bars, longer ones above them. */
const SIDE_LABEL = 30;
const INDENT = 2;

/** A bar for each row, the longest over the whole width. */
export function chart(
  session: Session,
  rows: readonly ChartRow[],
  align: 'left' | 'right' = 'left',
): string[] {
  const { width, paint } = session;
  const shareWidth = longest(rows.map(({ share }) => share));
  const noteWidth = longest(rows.map(({ note }) => note ?? ''));
  const labelWidth = longest(rows.map(({ label }) => label));
  const isBeside = labelWidth <= SIDE_LABEL;
  const before =
    INDENT + (isBeside ? labelWidth + 2 : 2) + shareWidth + 2 + (noteWidth > 0 ? noteWidth + 2 : 0);
  const most = Math.max(...rows.map(({ size }) => size));
  return rows.flatMap(({ label, size, share, note = '' }) => {
    const extra = noteWidth > 0 ? `${paint.dim(note.padStart(noteWidth))}  ` : '';
    const drawn = `${share.padStart(shareWidth)}  ${extra}${paint.bar(bar(most <= 0 ? 0 : Math.max(0, size / most), width - before))}`;
    if (isBeside)
      return [`  ${align === 'left' ? label.padEnd(labelWidth) : label.padStart(labelWidth)}  ${drawn}`];
    return [`  ${fit(label, width - INDENT)}`, `    ${drawn}`];
  });
}

const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map((text) => text.length));

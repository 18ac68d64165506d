import type { Session } from '../session.ts';
import { bar } from './bars.ts';
import { percent } from './numbers.ts';
import { fit } from './wrap.ts';

export interface ChartRow {
  readonly label: string;
  readonly p: number;
  /** A column of its own between chance and bar. */
  readonly note?: string;
}

/** Labels up to this width stand beside their bars, longer ones above them. */
const SIDE_LABEL = 30;
const INDENT = 2;

/** A bar for each row, the longest over the whole width. */
export function chart(session: Session, rows: readonly ChartRow[], align: 'left' | 'right' = 'left'): string[] {
  const { width, paint, locale } = session;
  const shares = rows.map(({ p }) => percent(p, locale));
  const shareWidth = longest(shares);
  const noteWidth = longest(rows.map(({ note }) => note ?? ''));
  const labelWidth = longest(rows.map(({ label }) => label));
  const isBeside = labelWidth <= SIDE_LABEL;
  const before = INDENT + (isBeside ? labelWidth + 2 : 2) + shareWidth + 2 + (noteWidth > 0 ? noteWidth + 2 : 0);
  const most = Math.max(...rows.map(({ p }) => p));
  return rows.flatMap(({ label, p, note = '' }, i) => {
    const share = (shares[i] as string).padStart(shareWidth);
    const extra = noteWidth > 0 ? `${paint.dim(note.padStart(noteWidth))}  ` : '';
    const drawn = `${share}  ${extra}${paint.bar(bar(most === 0 ? 0 : p / most, width - before))}`;
    if (isBeside) return [`  ${align === 'left' ? label.padEnd(labelWidth) : label.padStart(labelWidth)}  ${drawn}`];
    return [`  ${fit(label, width - INDENT)}`, `    ${drawn}`];
  });
}

const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map((text) => text.length));

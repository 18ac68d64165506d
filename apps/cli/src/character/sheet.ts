import type { System } from '@tafelrunde/kernel';
import { wrap } from '../output/wrap.ts';
import type { Session } from '../session.ts';

/** The sheet as people read it: label and value, the name above them. */
export function sheetLines(session: Session, system: System, character: unknown): string[] {
  const { paint, width, locale } = session;
  const rows = system.character.sheet(character, locale);
  const labelWidth = Math.max(0, ...rows.map(({ label }) => label.length));
  return rows.flatMap(({ label, value }, row) =>
    wrap(value, width - labelWidth - 4).map((line, i) => {
      const head = i === 0 ? label.padEnd(labelWidth) : ' '.repeat(labelWidth);
      return `  ${paint.dim(head)}  ${row === 0 ? paint.bold(line) : line}`;
    }),
  );
}

import { defaultsOf, type SheetRow, type System } from '@tafelrunde/kernel';
import { wrap } from '../output/wrap.ts';
import type { Session } from '../session.ts';

/** The values of a character under the rules as they are written, in the order people read them. */
export const sheetRows = ({ locale }: Session, system: System, character: unknown): readonly SheetRow[] =>
  system.character.sheet(character, defaultsOf(system.houseRules), locale).flatMap(({ rows }) => rows);

/** The sheet as people read it: label and value, the name above them. */
export function sheetLines(session: Session, system: System, character: unknown): string[] {
  const { paint, width } = session;
  const rows = sheetRows(session, system, character);
  const labelWidth = Math.max(0, ...rows.map(({ label }) => label.length));
  return rows.flatMap(({ label, value }, row) =>
    wrap(value, width - labelWidth - 4).map((line, i) => {
      const head = i === 0 ? label.padEnd(labelWidth) : ' '.repeat(labelWidth);
      return `  ${paint.dim(head)}  ${row === 0 ? paint.bold(line) : line}`;
    }),
  );
}

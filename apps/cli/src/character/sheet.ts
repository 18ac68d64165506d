import { defaultsOf, type SheetRow, type SheetSection, type System } from '@tafelrunde/system';
import { wrap } from '../output/wrap.ts';
import type { Session } from '../session.ts';

const sectionsOf = ({ locale }: Session, system: System, character: unknown): readonly SheetSection[] =>
  system.character.sheet(character, defaultsOf(system.houseRules), locale);

/** The values of a character under the rules as they are written, in the order people read them. */
export const sheetRows = (session: Session, system: System, character: unknown): readonly SheetRow[] =>
  sectionsOf(session, system, character).flatMap(({ rows }) => rows);

/** The sheet as people read it: the name on top, then each section under its heading, label and value. */
export function sheetLines(session: Session, system: System, character: unknown): string[] {
  const { paint, width } = session;
  const sections = sectionsOf(session, system, character).filter(({ rows }) => rows.length > 0);
  const labelWidth = Math.max(0, ...sections.flatMap(({ rows }) => rows.map(({ label }) => label.length)));
  return sections.flatMap(({ title, rows }, section) => [
    ...(section === 0 ? [] : ['', paint.bold(title)]),
    ...rows.flatMap(({ label, value }, row) =>
      wrap(value, width - labelWidth - 4).map((line, i) => {
        const head = i === 0 ? label.padEnd(labelWidth) : ' '.repeat(labelWidth);
        return `  ${paint.dim(head)}  ${section + row === 0 ? paint.bold(line) : line}`;
      }),
    ),
  ]);
}

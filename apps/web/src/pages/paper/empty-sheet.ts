import type { Locale } from '@tafelrunde/kernel';
import type { SheetSection, System } from '@tafelrunde/system';

/** A section of an empty sheet, and how many lines without a name it has. */
export interface EmptySection extends SheetSection {
  readonly blank: number;
}

const LEAST_BLANK = 4;

/** What every figure has keeps its name; what only some have becomes lines to write on. */
export function emptySections(
  system: System,
  sections: readonly SheetSection[],
  house: unknown,
  locale: Locale,
): readonly EmptySection[] {
  const sheets = system.character.templates.map(
    ({ character }) =>
      new Set(
        system.character.sheet(character, house, locale).flatMap(({ rows }) => rows.map(({ id }) => id)),
      ),
  );
  const isCommon = (id: string) => sheets.every((ids) => ids.has(id));
  return sections.map((section) => {
    const rows = section.rows.filter(({ id }) => isCommon(id));
    const own = section.rows.length - rows.length;
    return { ...section, rows, blank: own === 0 ? 0 : Math.max(LEAST_BLANK, own + 1) };
  });
}

import type { Locale, Problem } from '@tafelrunde/kernel';
import { defaultsOf, type System } from '@tafelrunde/system';
import type { Fields } from './fields.ts';

export interface SheetChange {
  readonly row: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** What stands differently on a sheet, and what the rules now have against the figure. */
export function sheetImpact(
  system: System,
  character: unknown,
  changes: Fields,
  locale: Locale,
): { readonly rows: readonly SheetChange[]; readonly problems: readonly Problem[] } {
  const before = defaultsOf(system.houseRules);
  const after = { ...before, ...changes };
  const rowsUnder = (house: unknown) =>
    system.character.sheet(character, house, locale).flatMap(({ rows }) => rows);
  const old = new Map(rowsUnder(before).map((row) => [row.id, row.value]));
  const rows = rowsUnder(after).flatMap(({ id, label, value }) =>
    old.has(id) && old.get(id) !== value ? [{ row: id, label, before: old.get(id) ?? '', after: value }] : [],
  );
  const known = new Set(system.character.problems(character, before).map((one) => JSON.stringify(one)));
  const problems = system.character
    .problems(character, after)
    .filter((one) => !known.has(JSON.stringify(one)));
  return { rows, problems };
}

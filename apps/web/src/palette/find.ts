import { type Findable, findableRules, wordSearch } from '@tafelrunde/engine';
import type { Locale } from '@tafelrunde/kernel';
import type { System } from '@tafelrunde/system';
import type { PaletteEntry, PaletteGroup } from '../state/palette.ts';

/** Entries of one kind. */
export interface FoundGroup {
  readonly id: PaletteGroup;
  readonly entries: readonly PaletteEntry[];
}

/** More of one kind than this only hides the other kinds. */
const MOST_OF_EACH = 6;
/** While nothing is typed. */
const MOST_AT_FIRST = 4;

/** What can be done comes before what can be read about it. */
const WEIGHT = 4;

/** The rules of a system as entries; `open` shows one of them. */
export function ruleEntries(
  system: System,
  locale: Locale,
  open: (id: string) => void,
): readonly PaletteEntry[] {
  return system.catalogue.map(({ id, text }) => ({
    id: `rule:${id}`,
    group: 'rules',
    title: text[locale].title,
    hint: system.title[locale],
    run: () => open(id),
  }));
}

interface How {
  readonly locale: Locale;
  /** The kinds that are shown before anything is typed. */
  readonly first: readonly PaletteGroup[];
}

/** Finds among entries by words, and rules by all that their books know of them. */
export function paletteSearch(
  entries: readonly PaletteEntry[],
  systems: readonly System[],
  { locale, first }: How,
): (query: string) => readonly FoundGroup[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const rules = systems.flatMap((system) =>
    findableRules(system, locale).map((rule): Findable => ({ ...rule, id: `rule:${rule.id}` })),
  );
  const others = entries
    .filter(({ group }) => group !== 'rules')
    .map(
      ({ id, title, hint = '', also = '' }): Findable => ({ id, title, also, chapter: hint, weight: WEIGHT }),
    );
  const search = wordSearch([...others, ...rules]);
  return (query) => {
    if (query.trim() === '') return grouped(entries, first, MOST_AT_FIRST);
    const found = search(query).flatMap((id) => byId.get(id) ?? []);
    // The kind with the best match first.
    return grouped(found, [...new Set(found.map(({ group }) => group))], MOST_OF_EACH);
  };
}

const grouped = (
  entries: readonly PaletteEntry[],
  groups: readonly PaletteGroup[],
  most: number,
): readonly FoundGroup[] =>
  groups
    .map((id) => ({ id, entries: entries.filter(({ group }) => group === id).slice(0, most) }))
    .filter((group) => group.entries.length > 0);

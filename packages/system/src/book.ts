import type { Text } from '@tafelrunde/kernel';
import type { CatalogueEntry } from './system.ts';

/** A chapter of the book, by the groups of ids that belong to it: `GW-ATK` holds `GW-ATK-01` and so on. */
export interface Chapter {
  readonly id: string;
  readonly title: Text;
  readonly groups: readonly string[];
}

/** What makes a book of a catalogue. */
export interface Book {
  readonly chapters: readonly Chapter[];
  /** The groups whose rules a GM wants at a glance: they fit on two printed pages. */
  readonly screen: readonly string[];
  /** Which other entries an entry points to. */
  readonly references: Readonly<Record<string, readonly string[] | undefined>>;
  /** Words that mean the same to somebody who searches, in both languages. */
  readonly synonyms: readonly (readonly string[])[];
}

/** An entry in its place: rulings stand behind the rule that they settle. */
export interface BookEntry {
  readonly entry: CatalogueEntry;
  /** What it points to, and what points to it. */
  readonly seeAlso: readonly CatalogueEntry[];
}

export interface OpenChapter {
  readonly id: string;
  readonly title: Text;
  readonly entries: readonly BookEntry[];
}

const groupOf = (id: string): string => id.replace(/-\d+$/, '');

/** The catalogue in chapters, every entry exactly once; what no rule points to stands in the last chapter. */
export function openBook(catalogue: readonly CatalogueEntry[], book: Book): readonly OpenChapter[] {
  const { chapters, references } = book;
  const byId = new Map(catalogue.map((entry) => [entry.id, entry]));
  const pointing = new Map<string, string[]>();
  for (const [from, targets = []] of Object.entries(references))
    for (const to of targets) pointing.set(to, [...(pointing.get(to) ?? []), from]);
  const seeAlso = (id: string): CatalogueEntry[] =>
    [...new Set([...(references[id] ?? []), ...(pointing.get(id) ?? [])])].flatMap((other) => {
      const entry = byId.get(other);
      return entry === undefined ? [] : [entry];
    });

  const placed = new Set<string>();
  const place = (entry: CatalogueEntry): BookEntry[] => {
    if (placed.has(entry.id)) return [];
    placed.add(entry.id);
    const settling = (references[entry.id] ?? []).flatMap((id) => {
      const ruling = byId.get(id);
      return ruling?.kind === 'ruling' ? place(ruling) : [];
    });
    return [{ entry, seeAlso: seeAlso(entry.id) }, ...settling];
  };
  const isGrouped = new Set(chapters.flatMap(({ groups }) => groups));
  const open = chapters.map(({ id, title, groups }, i) => ({
    id,
    title,
    entries: catalogue
      .filter((one) =>
        i === chapters.length - 1 ? !isGrouped.has(groupOf(one.id)) : groups.includes(groupOf(one.id)),
      )
      .flatMap(place),
  }));
  return open.filter(({ entries }) => entries.length > 0);
}

import type { Locale } from '@tafelrunde/kernel';
import { type CatalogueEntry, openBook, type System } from '@tafelrunde/system';
import MiniSearch from 'minisearch';

/** Looks rules up by words; the best match first. */
export type RuleSearch = (query: string) => readonly CatalogueEntry[];

/** A typing error in five letters is forgiven. */
const FUZZY = 0.2;
/** Shorter words are taken as they are typed: `TN` is not `Tun`. */
const SHORTEST_FUZZY = 4;

/** `Rüstung` and `Rustung` are one word to somebody who searches. */
const folded = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll('ß', 's')
    .replaceAll('ss', 's')
    .replaceAll('ä', 'a')
    .replaceAll('ö', 'o')
    .replaceAll('ü', 'u');

/** And so is `Ruestung`. */
const bothWays = (word: string): string[] => {
  const written = word.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');
  return [...new Set([folded(word), folded(written)])];
};

/** The rules of a system by title, text, chapter, the words of the other language and what else people call a thing. */
export function ruleSearch(system: System, locale: Locale): RuleSearch {
  const { catalogue, book } = system;
  const other: Locale = locale === 'de' ? 'en' : 'de';
  const chapters = new Map(
    openBook(catalogue, book).flatMap(({ title, entries }) =>
      entries.map(({ entry }) => [entry.id, title[locale]] as const),
    ),
  );
  const byId = new Map(catalogue.map((entry) => [entry.id, entry]));
  const index = new MiniSearch({
    fields: ['title', 'otherTitle', 'also', 'chapter', 'text', 'id'],
    processTerm: bothWays,
    searchOptions: {
      processTerm: folded,
      boost: { title: 5, otherTitle: 3, also: 2, chapter: 1.5 },
      prefix: (term) => term.length >= 3,
      fuzzy: (term) => (term.length >= SHORTEST_FUZZY ? FUZZY : false),
    },
  });
  index.addAll(
    catalogue.map((entry) => {
      const { title, text } = entry.text[locale];
      const otherTitle = entry.text[other].title;
      const also = alsoCalled(`${title} ${otherTitle} ${text}`, book.synonyms);
      return { id: entry.id, title, otherTitle, text, also, chapter: chapters.get(entry.id) ?? '' };
    }),
  );
  return (query) => {
    // All words first; if no rule has them all, whatever has some.
    const all = index.search(query, { combineWith: 'AND' });
    const found = (all.length > 0 ? all : index.search(query)).flatMap(({ id }) => byId.get(id) ?? []);
    const wanted = folded(query.trim());
    const isCalled = (entry: CatalogueEntry) =>
      [entry.text[locale].title, entry.text[other].title, entry.id].some((name) => folded(name) === wanted);
    return [...found.filter(isCalled), ...found.filter((entry) => !isCalled(entry))];
  };
}

function alsoCalled(text: string, synonyms: readonly (readonly string[])[]): string {
  const inText = folded(text);
  return synonyms
    .filter((row) => row.some((word) => inText.includes(folded(word))))
    .flat()
    .join(' ');
}

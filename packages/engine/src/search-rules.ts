import type { Locale } from '@tafelrunde/kernel';
import { type CatalogueEntry, openBook, type System } from '@tafelrunde/system';
import { type Findable, folded, wordSearch } from './word-search.ts';

/** Looks rules up by words; the best match first. */
export type RuleSearch = (query: string) => readonly CatalogueEntry[];

/** The rules of a system by title, text, chapter, the words of the other language and what else people call a thing. */
export function findableRules({ catalogue, book }: System, locale: Locale): readonly Findable[] {
  const other: Locale = locale === 'de' ? 'en' : 'de';
  const chapters = new Map(
    openBook(catalogue, book).flatMap(({ title, entries }) =>
      entries.map(({ entry }) => [entry.id, title[locale]] as const),
    ),
  );
  return catalogue.map((entry) => {
    const { title, text } = entry.text[locale];
    const otherTitle = entry.text[other].title;
    const also = alsoCalled(`${title} ${text} ${otherTitle} ${entry.text[other].text}`, book.synonyms);
    return { id: entry.id, title, otherTitle, text, also, chapter: chapters.get(entry.id) ?? '' };
  });
}

export function ruleSearch(system: System, locale: Locale): RuleSearch {
  const byId = new Map(system.catalogue.map((entry) => [entry.id, entry]));
  const search = wordSearch(findableRules(system, locale));
  return (query) => search(query).flatMap((id) => byId.get(id) ?? []);
}

/** Words this short have to stand alone: `run` is not in `Grundregel`, nor `TN` in `mitnehmen`. */
const SHORT = 3;

/** The rows of synonyms of which a word begins a word of the text. */
function alsoCalled(text: string, synonyms: readonly (readonly string[])[]): string {
  const inText = spaced(text);
  const stands = (word: string) =>
    inText.includes(word.length > SHORT ? spaced(word).trimEnd() : spaced(word));
  return synonyms
    .filter((row) => row.some(stands))
    .flat()
    .join(' ');
}

const spaced = (text: string): string => ` ${folded(text).replaceAll(/[^\p{L}\d]+/gu, ' ')} `;

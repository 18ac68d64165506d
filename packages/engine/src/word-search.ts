import MiniSearch from 'minisearch';

/** Something that can be found by words. */
export interface Findable {
  readonly id: string;
  readonly title: string;
  /** Its title in the other language. */
  readonly otherTitle?: string;
  /** What else people call it. */
  readonly also?: string;
  /** What it stands under. */
  readonly chapter?: string;
  readonly text?: string;
  /** How much more it is wanted than others that are called the same; 1 unless told. */
  readonly weight?: number;
}

/** Looks things up by words; the ids of the best matches first. */
export type WordSearch = (query: string) => readonly string[];

/** A typing error in five letters is forgiven; where nothing is found, two letters in the wrong order, too. */
const FUZZY = 0.2;
const FUZZIER = 0.34;
/** Shorter words are taken as they are typed: `TN` is not `Tun`. */
const SHORTEST_FUZZY = 4;

/** `Rüstung` and `Rustung` are one word to somebody who searches. */
export const folded = (word: string): string =>
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

/** An index over many things. Typing errors are forgiven; what is called just so comes first. */
export function wordSearch(findables: readonly Findable[]): WordSearch {
  const names = new Map(
    findables.map(({ id, title, otherTitle }) => [id, [id, title, otherTitle ?? title].map(folded)]),
  );
  const weights = new Map(findables.map(({ id, weight = 1 }) => [id, weight]));
  const index = new MiniSearch<Findable>({
    fields: ['title', 'otherTitle', 'also', 'chapter', 'text', 'id'],
    processTerm: bothWays,
    searchOptions: {
      processTerm: folded,
      boostDocument: (id) => weights.get(id as string) ?? 1,
      boost: { title: 5, otherTitle: 3, also: 2, chapter: 1.5 },
      prefix: (term) => term.length >= 3,
      fuzzy: (term) => (term.length >= SHORTEST_FUZZY ? FUZZY : false),
    },
  });
  index.addAll(findables);
  return (query) => {
    // All words first; if nothing has them all, whatever has some.
    const tries = [{ combineWith: 'AND' }, {}, { fuzzy: FUZZIER }] as const;
    const found = tries.reduce<readonly string[]>(
      (before, how) => (before.length > 0 ? before : index.search(query, how).map(({ id }) => id as string)),
      [],
    );
    const wanted = folded(query.trim());
    const isCalled = (id: string) => names.get(id)?.includes(wanted) ?? false;
    return [...found.filter(isCalled), ...found.filter((id) => !isCalled(id))];
  };
}

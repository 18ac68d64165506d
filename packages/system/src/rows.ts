import { LOCALES, type Locale } from '@tafelrunde/kernel';

/** Words in German and in English. */
export type Row = readonly [de: string, en: string];

/** Words by their keys, in groups as deep as a topic needs. */
export interface Rows {
  readonly [key: string]: Row | Rows;
}

/** A row for each of the keys that the rules have: a missing word does not compile. */
export type RowsOf<Key extends string | number> = Readonly<Record<Key, Row>>;

/** A table of words in one language. */
export type InLanguage<T> = {
  readonly [K in keyof T]: T[K] extends Row ? string : InLanguage<T[K]>;
};

const isRow = (value: Row | Rows): value is Row => Array.isArray(value);

const pick = (rows: Rows, language: number): object =>
  Object.fromEntries(
    Object.entries(rows).map(([key, value]) => [key, isRow(value) ? value[language] : pick(value, language)]),
  );

/** A table whose rows have both languages, as one table per language. Its keys are the only list of them. */
export function inLanguages<T extends Rows>(rows: T): Readonly<Record<Locale, InLanguage<T>>> {
  const [de, en] = LOCALES.map((_, language) => pick(rows, language) as InLanguage<T>);
  return { de, en } as Readonly<Record<Locale, InLanguage<T>>>;
}

/** A switch set to a word, or to a list of fixed words. */
type WordOf<T> = T extends string ? T : T extends readonly (infer W extends string)[] ? W : never;
type WordyKey<House> = {
  [K in keyof House]: [WordOf<House[K]>] extends [never]
    ? never
    : string extends WordOf<House[K]>
      ? never
      : K;
}[keyof House];

/** What the switches of a system are called, and each word that one can be set to. */
export interface HouseWords<House> {
  readonly houseRules: { readonly [K in keyof House]: Row };
  readonly houseValues: { readonly [K in WordyKey<House>]: { readonly [W in WordOf<House[K]>]: Row } };
}

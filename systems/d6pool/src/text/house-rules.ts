import type { House, HouseKey } from '../house-rules.ts';

/** A switch set to a word, or to a list of fixed words. */
type WordOf<T> = T extends string ? T : T extends readonly (infer W extends string)[] ? W : never;
type WordyKey = {
  [K in HouseKey]: [WordOf<House[K]>] extends [never] ? never : string extends WordOf<House[K]> ? never : K;
}[HouseKey];

export type HouseRuleWords = Readonly<Record<HouseKey, string>>;
/** The words a switch can be set to. */
export type HouseValueWords = { readonly [K in WordyKey]: Readonly<Record<WordOf<House[K]>, string>> };

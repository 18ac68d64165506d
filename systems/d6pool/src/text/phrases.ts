/** Pieces that sentences of both languages are made of. */
export interface Phrases {
  readonly plural: (n: number, one: string, many: string) => string;
  readonly number: (n: number) => string;
  readonly listed: (list: readonly string[]) => string;
}

/** The name behind a key; what the table has named itself stands as it is. */
export const named = (list: Readonly<Record<string, string>>, key: string): string =>
  (Object.hasOwn(list, key) ? list[key] : undefined) ?? key;

const phrasesIn = (language: string, and: string): Phrases => ({
  plural: (n, one, many) => `${n} ${n === 1 ? one : many}`,
  number: (n) => n.toLocaleString(language, { maximumFractionDigits: 2 }),
  listed: (list) =>
    list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} ${and} ${list.at(-1)}`,
});

export const phrasesDe = phrasesIn('de-DE', 'und');
export const phrasesEn = phrasesIn('en-GB', 'and');

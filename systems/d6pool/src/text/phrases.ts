import type { Locale } from '@tafelrunde/kernel';
import { names, thingName, traitName } from './names.ts';
import { spanIn } from './spans.ts';

const LANGUAGES = { de: { id: 'de-DE', and: 'und' }, en: { id: 'en-GB', and: 'and' } } as const;

/** Pieces that sentences are made of. */
const phrasesIn = (locale: Locale) => ({
  plural: (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`,
  number: (n: number) => n.toLocaleString(LANGUAGES[locale].id, { maximumFractionDigits: 2 }),
  listed: (list: readonly string[]) =>
    list.length < 2
      ? list.join('')
      : `${list.slice(0, -1).join(', ')} ${LANGUAGES[locale].and} ${list.at(-1)}`,
  trait: (key: string) => traitName(names[locale], key),
  thing: (name: string) => thingName(names[locale], name),
  span: (seconds: number) => spanIn(locale, seconds),
});

export const phrases = { de: phrasesIn('de'), en: phrasesIn('en') };

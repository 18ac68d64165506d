import { LOCALES, type Locale } from '@tafelrunde/kernel';

/** The best language of `Accept-Language` that we speak; German if it names none. */
export function localeOf(header: string | undefined): Locale {
  const wanted = (header ?? '').split(',').map((part, index) => {
    const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const quality = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
    return { language: tag.split('-')[0], quality: Number.isNaN(quality) ? 0 : quality, index };
  });
  wanted.sort((a, b) => b.quality - a.quality || a.index - b.index);
  const spoken = wanted.find(({ language, quality }) => quality > 0 && LOCALES.includes(language as Locale));
  return (spoken?.language as Locale | undefined) ?? 'de';
}

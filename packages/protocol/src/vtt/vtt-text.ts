import type { Locale, Problem } from '@tafelrunde/kernel';

type Data = Readonly<Record<string, string | number>>;
const CODES = [
  'file-too-large',
  'vtt-broken',
  'not-a-vtt',
  'too-deep',
  'vtt-odd',
  'vtt-size',
  'vtt-too-detailed',
  'vtt-picture',
] as const;
type Words = Readonly<Record<(typeof CODES)[number], (data: Data) => string>>;

const WORDS: Readonly<Record<Locale, Words>> = {
  de: {
    'file-too-large': ({ max }) => `Die Datei ist zu groß; höchstens ${max} MB werden gelesen.`,
    'vtt-broken': () => 'Die Karte ist beschädigt oder hört mittendrin auf. Exportiere sie noch einmal.',
    'not-a-vtt': () => 'Das ist keine Karte im Universal-VTT-Format (.dd2vtt, .uvtt oder .df2vtt).',
    'too-deep': () => 'In der Karte ist etwas zu tief verschachtelt. Sie wird nicht gelesen.',
    'vtt-odd': () =>
      'In der Karte fehlt etwas, oder eine Zahl darin kann nicht stimmen: Größe, Wände oder Türen. Exportiere sie noch einmal.',
    'vtt-size': ({ width, height, min, max }) =>
      `Die Karte hat ${width} × ${height} Felder; ${min} bis ${max} je Seite gehen.`,
    'vtt-too-detailed': () => 'Die Wände der Karte haben zu viele Ecken. Exportiere sie gröber.',
    'vtt-picture': () => 'Das Bild in der Karte lässt sich nicht lesen. Exportiere sie noch einmal.',
  },
  en: {
    'file-too-large': ({ max }) => `The file is too large; at most ${max} MB are read.`,
    'vtt-broken': () => 'The map is damaged or ends in the middle. Export it once more.',
    'not-a-vtt': () => 'This is not a map in the Universal VTT format (.dd2vtt, .uvtt or .df2vtt).',
    'too-deep': () => 'Something in the map is nested too deep. It is not read.',
    'vtt-odd': () =>
      'Something is missing in the map, or a number in it cannot be right: size, walls or doors. Export it once more.',
    'vtt-size': ({ width, height, min, max }) =>
      `The map has ${width} × ${height} cells; ${min} to ${max} on each side work.`,
    'vtt-too-detailed': () => 'The walls of the map have too many corners. Export it more coarsely.',
    'vtt-picture': () => 'The picture in the map cannot be read. Export it once more.',
  },
};

/** What is wrong with a map of another program, as a sentence; undefined for problems of something else. */
export function vttText({ code, data = {} }: Problem, locale: Locale): string | undefined {
  const known = CODES.find((one) => one === code);
  return known === undefined ? undefined : WORDS[locale][known](data);
}

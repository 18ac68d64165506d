import type { Locale, Problem } from '@tafelrunde/kernel';
import type { PictureProblem } from './picture.ts';

type Data = Readonly<Record<string, string | number>>;
type Words = Readonly<Record<PictureProblem, (data: Data) => string>>;

const megabytes = (bytes: string | number | undefined): number => Math.floor(Number(bytes) / 1024 / 1024);

const de: Words = {
  'picture-too-heavy': ({ max }) => `Das Bild ist zu groß: höchstens ${megabytes(max)} MB.`,
  'picture-is-text': () =>
    'Das ist Text und kein Bild. SVG und HTML werden nicht angenommen, weil darin Programme stecken können. Nimm PNG, JPEG oder WebP.',
  'picture-unknown': () => 'Das ist kein Bild, das hier gelesen wird. Nimm PNG, JPEG oder WebP.',
  'picture-too-wide': ({ width, height, max }) =>
    `Das Bild hat ${width} × ${height} Bildpunkte; höchstens ${max} je Seite gehen.`,
  'picture-broken': () => 'Das Bild ist beschädigt oder hört mittendrin auf.',
  'picture-not-plain': () =>
    'In der Datei steckt mehr als ein Bild: Angaben zu Ort und Gerät, eine Animation oder Daten hinter dem Ende. Speichere es ohne all das.',
};

const en: Words = {
  'picture-too-heavy': ({ max }) => `The picture is too large: at most ${megabytes(max)} MB.`,
  'picture-is-text': () =>
    'This is text, not a picture. SVG and HTML are not taken because programs can hide in them. Use PNG, JPEG or WebP.',
  'picture-unknown': () => 'This is no picture that is read here. Use PNG, JPEG or WebP.',
  'picture-too-wide': ({ width, height, max }) =>
    `The picture has ${width} × ${height} pixels; at most ${max} on each side work.`,
  'picture-broken': () => 'The picture is damaged or ends in the middle.',
  'picture-not-plain': () =>
    'There is more than a picture in this file: notes on place and camera, an animation, or data behind its end. Save it without all that.',
};

const WORDS: Readonly<Record<Locale, Words>> = { de, en };

/** What is wrong with a picture, as a sentence; undefined for problems of something else. */
export function pictureText({ code, data = {} }: Problem, locale: Locale): string | undefined {
  const words = WORDS[locale];
  return Object.hasOwn(words, code) ? words[code as PictureProblem](data) : undefined;
}

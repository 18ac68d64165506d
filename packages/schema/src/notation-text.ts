import type { Locale, NotationCode } from '@tafelrunde/kernel';

type Data = Readonly<Record<string, string | number>>;
type Words = Readonly<Record<NotationCode, (data: Data) => string>>;

const de: Words = {
  empty: () => 'Hier fehlt ein Ausdruck wie 3W6+2.',
  'too-long': ({ max }) => `Der Ausdruck ist zu lang; höchstens ${max} Zeichen.`,
  'too-deep': ({ max }) => `Höchstens ${max} Klammern dürfen ineinander stehen.`,
  'unexpected-character': ({ character }) => `„${character ?? ''}“ passt hier nicht hin.`,
  'expected-operand': () => 'Hier fehlt eine Zahl oder ein Würfel.',
  'expected-number': () => 'Hier fehlt eine Zahl.',
  'missing-parenthesis': () => 'Eine Klammer wird nicht geschlossen.',
  'number-too-large': ({ max }) => `Die Zahl ist zu groß; höchstens ${max}.`,
  'total-too-large': () => 'Das Ergebnis könnte zu groß werden.',
  'division-by-zero-possible': () => 'Hier könnte durch null geteilt werden.',
  'no-dice': () => 'Mindestens ein Würfel muss geworfen werden.',
  'too-many-dice': ({ max }) => `Das sind zu viele Würfel; höchstens ${max}.`,
  'no-sides': () => 'Ein Würfel braucht mindestens eine Seite.',
  'die-too-large': ({ max }) => `Der Würfel ist zu groß; höchstens ${max} Seiten.`,
  'repeated-modifier': () => 'Das steht hier schon einmal.',
  'misplaced-modifier': () =>
    'Die Reihenfolge stimmt nicht: erst neu werfen und explodieren, dann behalten, dann zählen.',
  'never-matches': () => 'Das trifft auf keine Seite des Würfels zu.',
  'rerolls-everything': () => 'Damit würde jede Seite neu geworfen.',
  'rerolls-exploding-face': () => 'Die explodierende Seite kann nicht zugleich neu geworfen werden.',
  'explodes-forever': () => 'Dieser Würfel würde endlos explodieren.',
  'keeps-nothing': () => 'Mindestens ein Würfel muss behalten werden.',
  'keeps-too-many': () => 'So viele Würfel werden gar nicht geworfen.',
};

const en: Words = {
  empty: () => 'An expression like 3d6+2 is missing here.',
  'too-long': ({ max }) => `The expression is too long; at most ${max} characters.`,
  'too-deep': ({ max }) => `At most ${max} parentheses may be nested.`,
  'unexpected-character': ({ character }) => `“${character ?? ''}” does not fit here.`,
  'expected-operand': () => 'A number or a die is missing here.',
  'expected-number': () => 'A number is missing here.',
  'missing-parenthesis': () => 'A parenthesis is never closed.',
  'number-too-large': ({ max }) => `The number is too large; at most ${max}.`,
  'total-too-large': () => 'The result could become too large.',
  'division-by-zero-possible': () => 'This could divide by zero.',
  'no-dice': () => 'At least one die has to be thrown.',
  'too-many-dice': ({ max }) => `Those are too many dice; at most ${max}.`,
  'no-sides': () => 'A die needs at least one side.',
  'die-too-large': ({ max }) => `The die is too large; at most ${max} sides.`,
  'repeated-modifier': () => 'This is already there.',
  'misplaced-modifier': () => 'The order is wrong: first reroll and explode, then keep, then count.',
  'never-matches': () => 'No side of the die matches this.',
  'rerolls-everything': () => 'This would reroll every side.',
  'rerolls-exploding-face': () => 'The exploding side cannot be rerolled as well.',
  'explodes-forever': () => 'This die would explode forever.',
  'keeps-nothing': () => 'At least one die has to be kept.',
  'keeps-too-many': () => 'That many dice are not thrown at all.',
};

const WORDS: Readonly<Record<Locale, Words>> = { de, en };

/** What is wrong with a dice notation, as a sentence; its place is for the caller to show. */
export const notationText = (code: NotationCode, data: Data, locale: Locale): string =>
  WORDS[locale][code](data);

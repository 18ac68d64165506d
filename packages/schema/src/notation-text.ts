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
  'too-many-decimals': ({ max }) => `Das sind zu viele Nachkommastellen; höchstens ${max}.`,
  'total-too-large': () => 'Das Ergebnis könnte zu groß werden.',
  'division-by-zero-possible': () => 'Hier könnte durch null geteilt werden.',
  'undefined-possible': () => 'Dabei könnte herauskommen, was es nicht gibt, zum Beispiel die Wurzel aus -1.',
  'no-dice': () => 'Mindestens ein Würfel muss geworfen werden.',
  'too-many-dice': ({ max }) => `Das sind zu viele Würfel; höchstens ${max}.`,
  'number-of-dice-unclear': () =>
    'Wie viele Würfel das sind, steht nicht fest; es muss eine ganze Zahl sein, nicht unter null.',
  'no-sides': () => 'Ein Würfel braucht mindestens eine Seite.',
  'die-too-large': ({ max }) => `Der Würfel ist zu groß; höchstens ${max} Seiten.`,
  'repeated-modifier': () => 'Das steht hier schon einmal.',
  'modifier-not-here': ({ modifier }) => `„${modifier ?? ''}“ geht hier nicht.`,
  'failures-without-successes': () => 'Was abgezogen wird, steht gleich hinter dem, was zählt: 8W10>=8f1.',
  'never-matches': () => 'Das trifft auf keine Seite des Würfels zu.',
  'rerolls-everything': () => 'Damit würde jede Seite neu geworfen.',
  'rerolls-exploding-face': () => 'Die explodierende Seite kann nicht zugleich neu geworfen werden.',
  'explodes-forever': () => 'Dieser Würfel würde endlos explodieren.',
  'thrown-too-often': () =>
    'Das wären zu viele Würfe: so oft explodiert oder wiederholt sich kein Wurf am Tisch.',
  'too-few-faces': ({ max }) => `So viele verschiedene Ergebnisse hat der Würfel nicht; höchstens ${max}.`,
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
  'too-many-decimals': ({ max }) => `Those are too many decimals; at most ${max}.`,
  'total-too-large': () => 'The result could become too large.',
  'division-by-zero-possible': () => 'This could divide by zero.',
  'undefined-possible': () => 'This could give something that does not exist, such as the root of -1.',
  'no-dice': () => 'At least one die has to be thrown.',
  'too-many-dice': ({ max }) => `Those are too many dice; at most ${max}.`,
  'number-of-dice-unclear': () =>
    'It is not clear how many dice these are; it has to be a whole number, not below zero.',
  'no-sides': () => 'A die needs at least one side.',
  'die-too-large': ({ max }) => `The die is too large; at most ${max} sides.`,
  'repeated-modifier': () => 'This is already there.',
  'modifier-not-here': ({ modifier }) => `“${modifier ?? ''}” does not work here.`,
  'failures-without-successes': () => 'What is taken off stands right behind what counts: 8d10>=8f1.',
  'never-matches': () => 'No side of the die matches this.',
  'rerolls-everything': () => 'This would reroll every side.',
  'rerolls-exploding-face': () => 'The exploding side cannot be rerolled as well.',
  'explodes-forever': () => 'This die would explode forever.',
  'thrown-too-often': () =>
    'Those would be too many throws: no roll at a table explodes or repeats that often.',
  'too-few-faces': ({ max }) => `The die does not have that many different results; at most ${max}.`,
  'keeps-nothing': () => 'At least one die has to be kept.',
  'keeps-too-many': () => 'That many dice are not thrown at all.',
};

const WORDS: Readonly<Record<Locale, Words>> = { de, en };

/** What is wrong with a dice notation, as a sentence; its place is for the caller to show. */
export const notationText = (code: NotationCode, data: Data, locale: Locale): string =>
  WORDS[locale][code](data);

import type { Texts } from './texts.ts';

export const notationDe: Texts['notation'] = {
  empty: () => 'Die Würfelformel ist leer.',
  'too-long': ({ max }) => `Die Würfelformel ist zu lang; höchstens ${max} Zeichen.`,
  'too-deep': ({ max, place }) =>
    `An Stelle ${place} sind mehr als ${max} Klammern oder Vorzeichen ineinander.`,
  'unexpected-character': ({ character, place }) =>
    `„${character}“ an Stelle ${place} passt nicht in eine Würfelformel.`,
  'expected-operand': ({ place }) => `An Stelle ${place} fehlen Würfel oder eine Zahl.`,
  'expected-number': ({ place }) => `An Stelle ${place} fehlt eine Zahl.`,
  'missing-parenthesis': ({ opened }) => `Die Klammer an Stelle ${opened} wird nicht geschlossen.`,
  'number-too-large': ({ max, place }) => `Die Zahl an Stelle ${place} ist größer als ${max}.`,
  'total-too-large': ({ place }) => `Was an Stelle ${place} entsteht, wird zu groß für eine genaue Zahl.`,
  'division-by-zero-possible': ({ place }) => `An Stelle ${place} könnte durch 0 geteilt werden.`,
  'no-dice': ({ place }) => `An Stelle ${place} stehen 0 Würfel.`,
  'too-many-dice': ({ max, place }) => `An Stelle ${place} stehen zu viele Würfel; höchstens ${max}.`,
  'no-sides': ({ place }) => `Der Würfel an Stelle ${place} hat keine Seiten.`,
  'die-too-large': ({ max, place }) => `Der Würfel an Stelle ${place} hat zu viele Seiten; höchstens ${max}.`,
  'repeated-modifier': ({ place }) => `Der Zusatz an Stelle ${place} steht schon da.`,
  'misplaced-modifier': ({ place }) =>
    `Der Zusatz an Stelle ${place} steht falsch: erst neu würfeln oder explodieren, dann behalten, dann zählen.`,
  'never-matches': ({ place }) => `Was an Stelle ${place} verlangt wird, kann der Würfel nie zeigen.`,
  'rerolls-everything': ({ place }) => `An Stelle ${place} würde jeder Wurf neu gewürfelt, ohne Ende.`,
  'rerolls-exploding-face': ({ place }) =>
    `An Stelle ${place} würde die Seite neu gewürfelt, die explodiert.`,
  'explodes-forever': ({ place }) => `Der Würfel an Stelle ${place} explodiert ohne Ende.`,
  'keeps-nothing': ({ place }) => `An Stelle ${place} bleibt kein Würfel übrig.`,
  'keeps-too-many': ({ place }) => `An Stelle ${place} soll mehr als da ist behalten oder weggelegt werden.`,
};

import type { Texts } from './texts.ts';

export const notationEn: Texts['notation'] = {
  empty: () => 'The dice notation is empty.',
  'too-long': ({ max }) => `The dice notation is too long; at most ${max} characters.`,
  'too-deep': ({ max, place }) => `More than ${max} parentheses or signs are nested at position ${place}.`,
  'unexpected-character': ({ character, place }) =>
    `“${character}” at position ${place} does not fit into dice notation.`,
  'expected-operand': ({ place }) => `Dice or a number are missing at position ${place}.`,
  'expected-number': ({ place }) => `A number is missing at position ${place}.`,
  'missing-parenthesis': ({ opened }) => `The parenthesis at position ${opened} is never closed.`,
  'number-too-large': ({ max, place }) => `The number at position ${place} is larger than ${max}.`,
  'total-too-large': ({ place }) => `What comes about at position ${place} is too large for an exact number.`,
  'division-by-zero-possible': ({ place }) => `At position ${place} the divisor could be 0.`,
  'no-dice': ({ place }) => `There are 0 dice at position ${place}.`,
  'too-many-dice': ({ max, place }) => `There are too many dice at position ${place}; at most ${max}.`,
  'no-sides': ({ place }) => `The die at position ${place} has no sides.`,
  'die-too-large': ({ max, place }) => `The die at position ${place} has too many sides; at most ${max}.`,
  'repeated-modifier': ({ place }) => `The modifier at position ${place} is already there.`,
  'misplaced-modifier': ({ place }) =>
    `The modifier at position ${place} is misplaced: first reroll or explode, then keep, then count.`,
  'never-matches': ({ place }) => `The die can never show what position ${place} asks for.`,
  'rerolls-everything': ({ place }) => `At position ${place} every throw would be rerolled, without end.`,
  'rerolls-exploding-face': ({ place }) => `At position ${place} the face that explodes would be rerolled.`,
  'explodes-forever': ({ place }) => `The die at position ${place} explodes without end.`,
  'keeps-nothing': ({ place }) => `No die is left at position ${place}.`,
  'keeps-too-many': ({ place }) => `Position ${place} keeps or drops more dice than there are.`,
};

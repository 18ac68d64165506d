import { poolName } from '../telling.ts';
import { listed, optionsTold, type Sentences } from './sentences.ts';

const meant = (near: readonly string[]): string =>
  near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`;

export const en: Sentences = {
  complaints: {
    'not-an-object': () => 'The request must be a JSON object.',
    'not-with-notation': ({ field }) => `“${field}” is for actions, not for dice notation.`,
    'options-conflict': ({ one, other }) => `“${one}” and “${other}” exclude each other.`,
    'unknown-action': ({ name, near }) =>
      `There is no action “${name}”.${meant(near)} “actions” lists them all.`,
    'unknown-system': ({ name, known }) => `There is no system “${name}”. Known: ${listed(known)}.`,
    'unknown-rule': ({ name, near }) => `There is no system or rule “${name}”.${meant(near)}`,
    'action-without-figures': ({ action }) =>
      `${action} knows no figures; hand in the values with the input.`,
    'ambiguous-word': ({ word, values }) => `“${word}” can mean several things: ${listed(values)}.`,
    'not-a-character-file': ({ name }) => `“${name}” holds no character of Tafelrunde.`,
    'unsupported-version': ({ name, version }) => `“${name}” has version ${version}; only 1 is known.`,
    'character-of-other-system': ({ name, system }) =>
      `The character in “${name}” belongs to ${system}; all figures here come from one system.`,
    'faces-missing': ({ pool, given }) =>
      `Faces are missing: ${poolName(pool, 'en')} is thrown, and ${given === 0 ? 'none is given' : given === 1 ? 'only 1 is given' : `only ${given} are given`}.`,
    'faces-left-over': ({ faces }) => `These faces are left over: ${listed(faces)}.`,
    'face-impossible': ({ face, position, sides }) =>
      sides === undefined
        ? `“${face}” at position ${position} is not a face.`
        : `A d${sides} has no ${face} (position ${position} of the faces).`,
    'dice-impossible': ({ thrown, kept }) =>
      `The dice cannot lie like this: thrown ${listed(thrown)}${kept.length === 0 ? '' : `, kept ${listed(kept)}`}.`,
    'not-answers': () => 'The decisions must be a JSON list of texts, such as ["heart","prone"].',
    'answers-missing': ({ question }, words) => {
      const { ask, options } = optionsTold(words, question);
      return `A decision is missing (${question.id}): ${ask} Options: ${options}.`;
    },
    'answers-left-over': ({ answers }) => `These decisions are left over: ${listed(answers)}.`,
    'answer-illegal': ({ answer, question }, words) =>
      `“${answer}” does not answer ${question.id}. Options: ${optionsTold(words, question).options}.`,
    'not-a-goal': ({ chances, numbers }) =>
      chances.length + numbers.length === 0
        ? 'This action has nothing best play could aim at.'
        : `The goal must be {"chance":"…"} or {"maximise":"…"}. Chances: ${listed(chances) || 'none'}; numbers: ${listed(numbers) || 'none'}.`,
    'goal-missing': ({ action }) =>
      `${action} has nothing best play could aim at. Use “first” instead of “best”.`,
    'thrown-missing': () => 'Kept dice need the thrown ones beside them (“thrown”).',
    'nothing-to-decide': () => 'There is nothing to decide here.',
    'too-large': ({ of, states }) => {
      const size = states === undefined ? '' : ` (at least ${states.toLocaleString('en-GB')} states)`;
      return of === 'policy'
        ? `Best play is too large to be calculated here${size}. Use “first”, or decide yourself.`
        : `This is too large for an exact calculation${size}. Without a goal it is estimated.`;
    },
    'never-ends': () => 'This never comes to an end, so it cannot be calculated.',
    refused: ({ reason }, words) =>
      `The rules do not allow it: ${words?.problem({ code: reason, at: '' }) ?? reason}`,
  },
  at: (sentence, position) => `${sentence} (position ${position})`,
  quoted: (text) => `“${text}”`,
  somethingWrong: (code) => `Something is wrong with this (${code}).`,
};

import type { FileTrouble } from '../options/read-text.ts';
import { poolName } from '../output/telling.ts';
import type { Complaints } from './texts.ts';

const list = (names: readonly (string | number)[]): string => names.join(', ');
const meant = (near: readonly string[]): string =>
  near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`;
const because = (refusal: string | undefined): string =>
  refusal === undefined ? '' : ` The rule refused: ${refusal}`;

const TROUBLE: Readonly<Record<FileTrouble, string>> = {
  missing: 'there is no such file',
  'not-a-file': 'that is not a file',
  forbidden: 'access is denied',
  'too-large': 'it is too large',
  'not-text': 'it holds no UTF-8 text',
  failed: 'the file system reports an error',
};

const RESTORE = {
  missing: 'there is no such file',
  damaged: 'it is damaged, or no backup of Tafelrunde',
  newer: 'it was made by a newer program',
  'in-use': 'the data are in use; stop the server first',
} as const;

export const complaintsEn: Complaints = {
  'unknown-command': ({ name, near }) =>
    `There is no command “${name}”.${meant(near)} “tafelrunde --help” lists them all.`,
  'missing-command': ({ commands }) => `A command is missing: ${list(commands)}.`,
  'unknown-option': ({ name, near }) => `There is no option “${name}” here.${meant(near)}`,
  'missing-argument': ({ name }) => `<${name}> is missing.`,
  'missing-value': ({ name }) => `“${name}” needs a value.`,
  'too-many-arguments': () => 'These are too many arguments. JSON and notation with spaces belong in quotes.',
  'options-conflict': ({ one, other }) => `“${one}” and “${other}” exclude each other.`,
  'not-with-notation': ({ option }) => `“${option}” is for actions, not for dice notation.`,
  'not-json': ({ option }) => `The value of “${option}” is not JSON.`,

  'unknown-action': ({ name, near }) =>
    `There is no action “${name}”.${meant(near)} “tafelrunde actions” lists them all.`,
  'unknown-system': ({ name, known }) => `There is no system “${name}”. Known: ${list(known)}.`,
  'system-missing': ({ known }) => `For which system? Name it by --system: ${list(known)}.`,
  'unknown-rule': ({ name, near }) => `There is no system or rule “${name}”.${meant(near)}`,

  'faces-missing': ({ pool, given }) =>
    `Faces are missing: ${poolName(pool, 'en')} is thrown, and ${given === 0 ? 'none is given' : given === 1 ? 'only 1 is given' : `only ${given} are given`}.`,
  'faces-left-over': ({ faces, refusal }) => `These faces are left over: ${list(faces)}.${because(refusal)}`,
  'face-impossible': ({ face, position, sides }) =>
    sides === undefined
      ? `“${face}” at position ${position} of --faces is not a face.`
      : `A d${sides} has no ${face} (position ${position} of --faces).`,
  'dice-impossible': ({ thrown, kept }) =>
    `The dice cannot lie like this: thrown ${thrown}${kept === '' ? '' : `, kept ${kept}`}.`,
  'not-answers': () => '--answers must be a JSON list of texts, such as ["heart","prone"].',
  'answers-missing': ({ ask, question, options }) =>
    `A decision is missing (${question}): ${ask} Options: ${list(options.map(({ key, label }) => (key === label ? key : `${key} (${label})`)))}.`,
  'answers-left-over': ({ answers, refusal }) =>
    `These decisions are left over: ${list(answers)}.${because(refusal)}`,
  'answer-illegal': ({ answer, question, allowed }) =>
    `“${answer}” does not answer ${question}. Options: ${list(allowed)}.`,
  'not-a-goal': ({ chances, numbers }) =>
    chances.length + numbers.length === 0
      ? 'This action has nothing best play could aim at.'
      : `The goal must be {"chance":"…"} or {"maximise":"…"}. Chances: ${list(chances) || 'none'}; numbers: ${list(numbers) || 'none'}.`,
  'goal-missing': ({ action }) => `${action} has nothing best play could aim at. Use --policy first.`,
  'nothing-to-decide': () => 'There is nothing to decide here.',
  'too-large': () => 'This is too large for an exact calculation. Without --goal it is estimated.',
  'never-ends': () => 'This never comes to an end, so it cannot be calculated.',
  refused: ({ reason }) => `The rules do not allow it: ${reason}`,
  cancelled: () => 'Cancelled.',

  'file-unreadable': ({ path, why }) => `The file “${path}” cannot be read: ${TROUBLE[why]}.`,
  'file-not-json': ({ path }) => `The file “${path}” holds no JSON.`,
  'file-exists': ({ path }) => `The file “${path}” already exists. --force overwrites it.`,
  'file-not-writable': ({ path, why }) =>
    `“${path}” cannot be written: ${why === 'missing' ? 'there is no such folder' : TROUBLE[why]}.`,
  'not-a-character-file': ({ path }) => `The file “${path}” holds no character of Tafelrunde.`,
  'unsupported-version': ({ path, version }) => `The file “${path}” has version ${version}; only 1 is known.`,
  'character-of-other-system': ({ path, system }) =>
    `The character in the file “${path}” belongs to ${system}; all figures of a fight come from one system.`,

  'port-in-use': ({ port }) =>
    `Port ${port} is already in use. Take another one by --port or PORT, or end what runs there.`,
  'port-forbidden': ({ port }) => `Port ${port} is not allowed. Take one from 1024 up by --port or PORT.`,
  'data-unusable': ({ path, why }) =>
    `The data in “${path}” cannot be opened (${why}). Take another folder by --data or TAFELRUNDE_DATA.`,
  'bad-variable': ({ variable }) =>
    `The environment variable ${variable} cannot be used as it is. docs/hosting.md says what it takes.`,
  'database-unreachable': ({ why }) =>
    `The database of DATABASE_URL cannot be reached (${why}). Is it running, and are name and password right?`,
  'cannot-restore': ({ path, why }) => `The backup “${path}” cannot be restored: ${RESTORE[why]}.`,
  'host-unavailable': ({ host }) =>
    `The address “${host}” is not one of this machine. Take another one by --host or HOST.`,
};

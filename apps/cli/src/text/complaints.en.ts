import type { FileTrouble } from '../options/read-text.ts';
import type { Complaints } from './texts.ts';

const list = (names: readonly (string | number)[]): string => names.join(', ');
const meant = (near: readonly string[]): string =>
  near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`;

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
  'not-json': ({ option }) => `The value of “${option}” is not JSON.`,

  'system-missing': ({ known }) => `For which system? Name it by --system: ${list(known)}.`,

  'system-not-loaded': ({ path, why }) => `The system “${path}” cannot be loaded: ${why}`,
  'not-a-system': ({ path, part }) =>
    part === 'system'
      ? `“${path}” provides no system: a module exports it as “system”.`
      : `The system in “${path}” lacks “${part}”, or it is not what it should be.`,
  'system-id-taken': ({ path, id }) =>
    `There is a system “${id}” already. The one in “${path}” needs another id.`,

  cancelled: () => 'Cancelled.',

  'file-unreadable': ({ path, why }) => `The file “${path}” cannot be read: ${TROUBLE[why]}.`,
  'file-not-json': ({ path }) => `The file “${path}” holds no JSON.`,
  'file-exists': ({ path }) => `The file “${path}” already exists. --force overwrites it.`,
  'file-not-writable': ({ path, why }) =>
    `“${path}” cannot be written: ${why === 'missing' ? 'there is no such folder' : TROUBLE[why]}.`,

  'folder-in-use': ({ path }) =>
    `Another server is using the folder ${path}. Stop it first, or give this one a folder of its own with --data.`,
  'not-a-seat-link': () =>
    'This is no link to a seat. It looks like this: http://localhost:4680/table/id#key',
  'not-a-seat-key': () => 'This is no key of a seat. It stands in the link to your seat, behind the “#”.',
  'not-an-address': ({ address }) => `“${address}” is no address of a server (http://… or https://…).`,
  'no-such-table': ({ table }) => `There is no table ${table} here.`,
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

import type { TableNow } from './model.ts';

const MAX_NAME = 80;
/** Control characters, and marks that turn the direction of writing, have no width or join what stands beside them. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/u;

export const cleanName = (name: string): string => name.normalize('NFC').trim().replace(/\s+/gu, ' ');

/** A name people can read: something to see in it, and nothing that only pretends. */
export function isName(name: string): boolean {
  const clean = cleanName(name);
  return clean !== '' && clean.length <= MAX_NAME && !UNSEEN.test(name.trim());
}

/** A name from elsewhere, without what cannot be seen in it. */
export const readableName = (name: string): string =>
  cleanName(name.replace(new RegExp(UNSEEN, 'gu'), '')).slice(0, MAX_NAME) || '?';

/** Letters and digits that look like another letter: those of other scripts, and I, l and 1. */
const LOOK_ALIKE: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'aаαɑ',
    'bЬв',
    'cсϲ',
    'dԁ',
    'eеεє',
    'gɡ',
    'hһн',
    'iіιıl1|ӏ',
    'jј',
    'kкκ',
    'mм',
    'nոη',
    'oоο0օ',
    'pрρ',
    'qԛ',
    'sѕ',
    'tтτ',
    'uυս',
    'vνѵ',
    'wԝω',
    'xхχ',
    'yуγ',
  ].flatMap(([plain = '', ...others]) => others.map((other) => [other, plain])),
);

/** As names are told apart: without case, accents, width and script, so that nobody passes for another by a trifle. */
const skeleton = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{P}\p{Z}\s]/gu, '')
    .replace(/./gu, (letter) => LOOK_ALIKE[letter] ?? letter);

type Seats = Pick<TableNow, 'seats'>;

/** Whether a name would pass for that of a GM of the table. */
export function isGmName({ seats }: Seats, name: string): boolean {
  return isTaken(
    seats.filter(({ role }) => role === 'gm'),
    name,
  );
}

/** Whether somebody else at the table is called so that a GM of this name could be mistaken for them. */
export function isOthersName({ seats }: Seats, id: string, name: string): boolean {
  return isTaken(
    seats.filter((seat) => seat.id !== id),
    name,
  );
}

function isTaken(seats: Seats['seats'], name: string): boolean {
  const wanted = skeleton(name);
  return seats.some((seat) => !seat.revoked && skeleton(seat.name) === wanted);
}

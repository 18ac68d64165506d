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

/** As names are told apart: without case, accents and width, so that nobody passes for another by a trifle. */
const skeleton = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}\p{P}\p{Z}\s]/gu, '')
    .toLowerCase();

/** Whether a name would pass for that of a GM of the table. */
export function isGmName({ seats }: Pick<TableNow, 'seats'>, name: string): boolean {
  const wanted = skeleton(name);
  return seats.some((seat) => seat.role === 'gm' && !seat.revoked && skeleton(seat.name) === wanted);
}

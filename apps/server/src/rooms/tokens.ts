import { createHash, randomBytes } from 'node:crypto';

/** A link's secret: 192 random bits, safe in an address. */
export const newToken = (): string => randomBytes(24).toString('base64url');

/** A short random id for tables and seats. */
export const newId = (): string => randomBytes(9).toString('base64url');

/** Tokens are never stored, only this. They are long and random, so a plain hash is enough. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

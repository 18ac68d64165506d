import { join } from 'node:path';

/** The checkout, both from the sources and from the bundle. */
export const ROOT = join(import.meta.dirname, '../..');

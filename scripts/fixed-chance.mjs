// Loaded before the program (`node --import`) in browser tests and for pictures: the server's random bytes come from a
// fixed sequence, so that the same evening throws the same dice each time. The program itself has no such switch.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const start = new URL(import.meta.url).searchParams.get('start') ?? '';
const { randomBytes } = crypto;
/** Seeds, ids and tokens differ in length: one kind never shifts the others. @type {Map<number, number>} */
const drawn = new Map();

/**
 * @param {number} size
 * @param {(problem: Error | null, bytes: Buffer) => void} [tell]
 */
function fixedBytes(size, tell) {
  if (tell !== undefined) return randomBytes(size, tell);
  const count = (drawn.get(size) ?? 0) + 1;
  drawn.set(size, count);
  return crypto.createHash('shake256', { outputLength: size }).update(`${start}|${size}|${count}`).digest();
}

crypto.randomBytes = /** @type {typeof randomBytes} */ (fixedBytes);
syncBuiltinESMExports();

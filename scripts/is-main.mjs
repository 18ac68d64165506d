import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Whether a module is the program that was started rather than imported. Node follows links for `import.meta.url` but
 * not for argv; without realpath a check would silently do nothing in a linked folder.
 *
 * @param {string} moduleUrl
 */
export function isMain(moduleUrl) {
  const program = process.argv[1];
  return program !== undefined && realpathSync(program) === fileURLToPath(moduleUrl);
}

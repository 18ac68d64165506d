// How many lines each system has, by what they are for: `npm run check` prints the table.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const KINDS = ['rules', 'data', 'solver', 'text', 'plumbing'];

/** @param {string} path below src */
const kindOf = (path) => KINDS.find((kind) => path.startsWith(`${kind}/`)) ?? 'plumbing';

/** @param {string} system @returns {Record<string, number | string>} */
function linesOf(system) {
  const folder = join(root, 'systems', system, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && file !== 'test-counts.ts', // generated
  );
  /** @type {Record<string, number>} */
  const lines = Object.fromEntries(KINDS.map((kind) => [kind, 0]));
  for (const file of files) {
    const kind = kindOf(file.replaceAll('\\', '/'));
    lines[kind] = (lines[kind] ?? 0) + readFileSync(join(folder, file), 'utf8').split('\n').length - 1;
  }
  const all = Object.values(lines).reduce((sum, one) => sum + one, 0);
  const code = all - (lines['text'] ?? 0);
  return { ...lines, all, 'plumbing of code': `${Math.round((100 * (lines['plumbing'] ?? 0)) / code)} %` };
}

const systems = readdirSync(join(root, 'systems'));
const table = Object.fromEntries(systems.map((system) => [system, linesOf(system)]));
console.table(table);
console.log(`${Object.values(table).reduce((sum, { all }) => sum + Number(all), 0)} lines of systems in all`);

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../root.ts';
import { plainRow, type Row } from '../row.ts';

const DIST = join(ROOT, 'apps/web/dist');
const GOAL_KB = 150;

export const FIRST_LOAD = 'web: first load, gzip, without fonts and images';

/** What a browser fetches before the first page shows: the page, its scripts and its styles. */
export function firstLoadRow(): Row {
  const page = join(DIST, 'index.html');
  if (!existsSync(page)) throw new Error('the page is not built: run npm run build first');
  const html = readFileSync(page, 'utf8');
  const files = [...html.matchAll(/(?:src|href)="\.?\/([^"]+\.(?:js|css))"/g)].map(([, file = '']) =>
    join(DIST, file),
  );
  const bytes = [page, ...files].reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);
  const kB = bytes / 1000;
  return plainRow({
    ...{ name: FIRST_LOAD, unit: 'kB', ours: kB, goal: `at most ${GOAL_KB} kB`, met: kB <= GOAL_KB },
    ...{ why: null, spread: 0 },
  });
}

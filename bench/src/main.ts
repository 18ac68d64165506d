// npm run bench [-- --json] [-- --only <part of a name>] [-- --save]
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isRegression, readBaseline, saveBaseline, slowerThan } from './baseline.ts';
import { benchmarks } from './benchmarks.ts';
import { type Row, rowOf } from './row.ts';
import { FIRST_LOAD, firstLoadRow } from './rows/first-load.ts';
import { LAB, labRows } from './rows/lab.ts';
import { PAGE, pageRows } from './rows/page.ts';
import { TWO_CORES, twoCoresRow } from './rows/two-cores.ts';
import { table } from './table.ts';

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    save: { type: 'boolean', default: false },
  },
});

/** Every row in a process of its own: what one row teaches the compiler must not slow down or speed up another. */
function measureApart(name: string): Promise<Row> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), [], { env: { ...process.env, BENCH_ROW: name } });
    child.once('message', (row) => resolve(row as Row));
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code} and without a figure`)));
  });
}

const isChosen = (name: string): boolean => name.includes(options.only);

function tell(name: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${name}`);
}

async function rowsChosen(): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const { name } of benchmarks) {
    if (!isChosen(name)) continue;
    tell(name);
    rows.push(await measureApart(name));
  }
  if (isChosen(TWO_CORES)) rows.push(await twoCoresRow());
  if (isChosen(FIRST_LOAD)) rows.push(firstLoadRow());
  // The names of its rows are those of all actions; each begins like this.
  if (LAB.startsWith(options.only) || options.only.startsWith(LAB))
    rows.push(...(await labRows(options.only, tell)));
  if (PAGE.startsWith(options.only) || options.only.startsWith(PAGE))
    rows.push(...(await pageRows(options.only, tell)));
  return rows;
}

async function measureAll(): Promise<void> {
  const rows = await rowsChosen();
  tell('');
  if (rows.length === 0) {
    const names = [
      ...benchmarks.map(({ name }) => name),
      TWO_CORES,
      FIRST_LOAD,
      `${LAB}: <action>`,
      `${PAGE}: …`,
    ];
    console.error(`no benchmark has "${options.only}" in its name; there are:\n${names.join('\n')}`);
    process.exitCode = 2;
    return;
  }
  const baseline = readBaseline();
  const compared = rows.map((row) => ({
    ...row,
    slower: slowerThan(baseline, row),
    regressed: isRegression(baseline, row),
  }));
  console.log(options.json ? JSON.stringify(compared, undefined, 2) : table(compared));
  if (options.save) saveBaseline(rows);
}

const row = benchmarks.find(({ name }) => name === process.env['BENCH_ROW']);
if (row === undefined) await measureAll();
else process.send?.(rowOf(row));

// npm run bench [-- --json] [-- --only <part of a name>]
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { benchmarks } from './benchmarks.ts';
import { type Row, rowOf } from './row.ts';
import { FIRST_LOAD, firstLoadRow } from './rows/first-load.ts';
import { table } from './table.ts';

const { values: options } = parseArgs({
  options: { json: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});

/** Every row in a process of its own: what one row teaches the compiler must not slow down or speed up another. */
function measureApart(name: string): Promise<Row> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), [], { env: { ...process.env, BENCH_ROW: name } });
    child.once('message', (row) => resolve(row as Row));
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code} and without a figure`)));
  });
}

async function measureAll(): Promise<void> {
  const chosen = benchmarks.filter(({ name }) => name.includes(options.only));
  const isLoadChosen = FIRST_LOAD.includes(options.only);
  if (chosen.length === 0 && !isLoadChosen) {
    console.error(
      `no benchmark has "${options.only}" in its name; there are:\n${[...benchmarks.map((b) => b.name), FIRST_LOAD].join('\n')}`,
    );
    process.exitCode = 2;
    return;
  }
  const rows: Row[] = [];
  for (const [i, { name }] of chosen.entries()) {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${i + 1}/${chosen.length} ${name}`);
    rows.push(await measureApart(name));
  }
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');
  if (isLoadChosen) rows.push(firstLoadRow());
  console.log(options.json ? JSON.stringify(rows, undefined, 2) : table(rows));
}

const row = benchmarks.find(({ name }) => name === process.env['BENCH_ROW']);
if (row === undefined) await measureAll();
else process.send?.(rowOf(row));

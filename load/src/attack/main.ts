// npm run attack [-- --json] [-- --seconds 4] [-- --windows 3] [-- --sqlite | --postgres] [-- --only <part of a name>] [-- --profile <folder>]
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Child } from '../child.ts';
import { withPostgres } from '../own-postgres.ts';
import { programFile } from '../program.ts';
import { attacks } from './attacks.ts';
import { median, p99, Victims } from './victim.ts';

/** While an attack runs, 99 of 100 answers at another table may take this many times as long as without it. */
const MAX_RATIO = 3;
/** A difference below this many milliseconds is no difference. */
const NOISE_MS = 5;
/** And the server may take so many megabytes more than before. */
const MAX_MORE_MB = 512;

interface Row {
  readonly name: string;
  readonly idle: number;
  readonly during: number;
  readonly ratio: number;
  readonly met: boolean;
}

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '4' },
    windows: { type: 'string', default: '3' },
    sqlite: { type: 'boolean', default: false },
    postgres: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    profile: { type: 'string', default: '' },
  },
});
const ms = 1_000 * Number(values.seconds);
const windows = Number(values.windows);
const rows: Row[] = [];
const say = (line: string) => process.stderr.write(`${line}\n`);
const row = (name: string, idle: number, during: number, met: boolean) => {
  const ratio = during / Math.max(idle, 0.1);
  rows.push({ name, idle: rounded(idle), during: rounded(during), ratio: rounded(ratio), met });
  say(
    `${met ? 'held    ' : 'NOT HELD'} ${name}: ${rounded(idle)} → ${rounded(during)} (${rounded(ratio)} times)`,
  );
};
const rounded = (value: number): number => Math.round(value * 10) / 10;

async function attackAll(store: string): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'tafelrunde-attack-'));
  const profile = values.profile === '' ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`];
  const server = await Child.start('server-process', [data], profile);
  try {
    const victims = await Victims.sit(server.url);
    await setTimeout(1_000);
    const before = (await server.usage()).rssBytes;
    let most = before;
    for (const { name } of attacks.filter((one) => one.name.includes(values.only))) {
      // Other work on the machine comes and goes: the window in the middle tells.
      const measured: { idle: number; during: number }[] = [];
      for (let i = 0; i < windows; i += 1) {
        measured.push(await measure(await ready(server.url, name), victims));
        most = Math.max(most, (await server.usage()).rssBytes);
      }
      const [idle, during] = [
        median(measured.map((one) => one.idle)),
        median(measured.map((one) => one.during)),
      ];
      row(`${store}: ${name}`, idle, during, during <= MAX_RATIO * idle || during - idle <= NOISE_MS);
    }
    victims.leave();
    row(`${store}: memory in MB`, before / 2 ** 20, most / 2 ** 20, (most - before) / 2 ** 20 <= MAX_MORE_MB);
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/** What 99 of 100 answers stay within while an attack runs, and without it: half of that before, half after. */
async function measure(
  attack: () => Promise<void>,
  victims: Victims,
): Promise<{ readonly idle: number; readonly during: number }> {
  await setTimeout(500);
  victims.taken();
  await setTimeout(ms / 2);
  const quiet = [...victims.taken()];
  await attack();
  const during = p99(victims.taken());
  await setTimeout(500);
  victims.taken();
  await setTimeout(ms / 2);
  return { idle: p99([...quiet, ...victims.taken()]), during };
}

/** Somebody who is ready to attack; goes on for as long as is measured, then ends. */
function ready(url: string, name: string): Promise<() => Promise<void>> {
  const attacker = fork(programFile('attack-process'), [url, name, `${ms}`]);
  const heard = (word: string) =>
    new Promise<void>((resolve, reject) => {
      const ended = () => reject(new Error(`${name}: the attacker gave up`));
      attacker.once('exit', ended);
      attacker.once('message', (message) => {
        attacker.off('exit', ended);
        if (message === word) resolve();
      });
    });
  return heard('ready').then(() => () => {
    const done = heard('done');
    attacker.send('go');
    return done;
  });
}

const url = process.env['DATABASE_URL'];
delete process.env['DATABASE_URL'];
if (!values.postgres) await attackAll('SQLite');
if (url !== undefined) process.env['DATABASE_URL'] = url;
if (!values.sqlite) await withPostgres(() => attackAll('PostgreSQL'));
if (values.json) process.stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
else console.table(rows);
process.exit(rows.every(({ met }) => met) ? 0 : 1);

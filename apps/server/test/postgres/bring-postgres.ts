import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

export interface BroughtPostgres {
  /** A new, empty database. */
  freshDatabase(): Promise<string>;
  /** Cuts all connections of our servers to a database. */
  cutConnections(database: string): Promise<void>;
  /** kill -9, and a new start on what it has left; false for one that is not ours. */
  kill(): Promise<boolean>;
  close(): Promise<void>;
}

/** A real PostgreSQL: the one DATABASE_URL names, where it makes databases of its own, or one brought along. */
export async function bringPostgres(): Promise<BroughtPostgres> {
  const given = process.env['DATABASE_URL'];
  const { url, end, kill } =
    given === undefined
      ? await startOwn()
      : { url: given, end: async () => undefined, kill: async () => false };
  const made: string[] = [];
  return {
    freshDatabase: async () => {
      const name = `tafelrunde_test_${randomBytes(6).toString('hex')}`;
      await run(url, `CREATE DATABASE ${name}`);
      made.push(name);
      return Object.assign(new URL(url), { pathname: `/${name}` }).href;
    },
    cutConnections: (database) =>
      run(
        database,
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE application_name = 'tafelrunde' AND datname = current_database()`,
      ),
    kill,
    close: async () => {
      if (given !== undefined) for (const name of made) await run(url, `DROP DATABASE ${name} WITH (FORCE)`);
      await end();
    },
  };
}

async function startOwn(): Promise<{
  url: string;
  end: () => Promise<void>;
  kill: () => Promise<boolean>;
}> {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-postgres-'));
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'postgres-process.ts'), folder],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (data) => resolve(String(data).trim()));
    child.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code} before it was ready`)));
  });
  const kill = async () => {
    const back = new Promise<void>((resolve) => child.stdout.once('data', () => resolve()));
    child.stdin.write('kill\n');
    await back;
    return true;
  };
  return { url, end: () => ended(child), kill };
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.stdin?.end();
  });
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

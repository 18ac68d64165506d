import { Pool, type PoolConfig } from 'pg';
import type { FileStore } from '../files/file-store.ts';
import { PostgresFiles } from '../files/postgres-files.ts';
import type { EventStore } from './event-store.ts';
import { PostgresLine } from './postgres-line.ts';
import { PostgresPresence } from './postgres-presence.ts';
import { migrate } from './postgres-schema.ts';
import { PostgresStore } from './postgres-store.ts';
import type { PresenceBoard } from './presence-board.ts';

/** Connections one process keeps for its queries; one more listens. */
const POOL_SIZE = 10;
const CONNECT_MS = 5_000;
/** A database that does not answer for so long counts as away. */
const QUERY_MS = 15_000;

/** The database cannot be used; `message` says why without telling its password. */
export class DatabaseUnreachable extends Error {
  readonly code = 'DATABASE_UNREACHABLE';
}

export interface OpenedPostgres {
  readonly store: EventStore;
  readonly files: FileStore;
  readonly board: PresenceBoard;
}

/** Connects, brings the layout up to date and listens to the other processes. */
export async function openPostgres(url: string): Promise<OpenedPostgres> {
  const config: PoolConfig = {
    connectionString: url,
    application_name: 'tafelrunde',
    // Whatever the database's default is: an answered append is on its disk.
    options: '-c synchronous_commit=on',
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    keepAlive: true,
    max: POOL_SIZE,
  };
  const pool = new Pool(config);
  pool.on('error', () => undefined); // an idle connection was cut; the next query takes another one
  const line = new PostgresLine(pool, config);
  try {
    await migrate(pool);
    await line.open();
  } catch (problem) {
    await pool.end();
    throw new DatabaseUnreachable(`${placeOf(url)}: ${reasonOf(problem)}`, { cause: problem });
  }
  const board = new PostgresPresence(pool, line);
  await board.open();
  const store = new PostgresStore(pool, line, async () => {
    await board.close();
    await line.close();
    await pool.end();
  });
  return { store, files: new PostgresFiles(pool), board };
}

/** Host and database, for people. */
function placeOf(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return 'DATABASE_URL';
  }
}

/** A refused connection comes as a bundle of one error per address, without a message of its own. */
function reasonOf(problem: unknown): string {
  const inner = problem instanceof AggregateError ? (problem.errors[0] as unknown) : problem;
  return inner instanceof Error ? inner.message : String(inner);
}

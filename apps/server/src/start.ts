import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, createApp } from './app.ts';
import { sqliteFiles } from './files/sqlite-files.ts';
import { firstTablePath } from './first-table.ts';
import { reachOf } from './reach.ts';
import { BACKUP_EVERY_MS, makeBackup } from './store/backups.ts';
import type { StoreKind } from './store/event-store.ts';
import { lockFolder } from './store/folder-lock.ts';
import { makeFolder } from './store/make-folder.ts';
import { openPostgres } from './store/open-postgres.ts';
import { sqliteStore } from './store/sqlite-store.ts';

/** No import takes as long as this. */
const LONGEST_IMPORT_MS = 24 * 60 * 60 * 1_000;

export interface ServerOptions extends Omit<AppOptions, 'store' | 'files' | 'board'> {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Where the server keeps what must survive it; made if it is missing. */
  readonly data: string;
  /** A PostgreSQL to keep the tables in, shared with other servers; without one they are in a file below `data`. */
  readonly databaseUrl?: string | undefined;
}

export interface RunningServer {
  readonly url: string;
  /** The GM's link to the table that is there from the first start on. */
  readonly gmLink: string;
  /** The addresses under which other devices of the network reach it; none if it listens to this machine alone. */
  readonly reach: readonly string[];
  /** Where the tables are. */
  readonly store: StoreKind;
  close(): Promise<void>;
}

/**
 * Starts listening. A port in use rejects with the system's own error, `code` EADDRINUSE; a database that cannot be
 * used with `code` DATABASE_UNREACHABLE.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { port, host, data, databaseUrl, ...appOptions } = options;
  makeFolder(data);
  const unlock = databaseUrl === undefined ? lockFolder(data) : () => undefined;
  // Before the store is opened: a newer program may change its layout.
  const backup = databaseUrl === undefined ? await tryBackup(data) : undefined;
  const { store, files, board } =
    databaseUrl === undefined
      ? { store: sqliteStore(data), files: sqliteFiles(data), board: undefined }
      : await openPostgres(databaseUrl);
  // Alone on a folder, whatever is unfinished was left by somebody who is gone; beside others only what is long over.
  const since = databaseUrl === undefined ? Date.now() : Date.now() - LONGEST_IMPORT_MS;
  for (const table of await store.unfinishedImports(since)) {
    await files.drop(table);
    await store.dropImport(table);
  }
  const app = await createApp({ ...appOptions, store, files, board });
  app.addHook('onClose', async () => {
    await files.close();
    await store.close();
    unlock();
  });
  if (backup !== undefined) keepBackups(app, data, backup.problem);
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    throw error;
  }
  const url = urlOf(host, (app.server.address() as AddressInfo).port);
  const basePath = appOptions.basePath ?? '';
  const gmLink = `${url}${basePath}${await firstTablePath(app, data)}`;
  const reach = reachOf(app).map((origin) => `${origin}${basePath}`);
  return { url, gmLink, reach, store: store.kind, close: () => app.close() };
}

/** A backup that cannot be made is told, and the server goes on. */
const tryBackup = (data: string): Promise<{ problem?: unknown }> =>
  makeBackup(data, new Date()).then(
    () => ({}),
    (problem: unknown) => ({ problem }),
  );

function keepBackups(app: FastifyInstance, data: string, first: unknown): void {
  const complain = (problem: unknown) => problem !== undefined && app.log.error(problem);
  complain(first);
  const daily = async () => complain((await tryBackup(data)).problem);
  const timer = setInterval(() => void daily(), BACKUP_EVERY_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/** An address people can open: all interfaces means this machine, too. */
function urlOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' || host === '' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

import { resolve } from 'node:path';
import type { RunningServer } from '@tafelrunde/server';
import type { Command } from 'commander';
import { type BadInput, badInput } from '../bad-input.ts';
import { troubleOf } from '../options/read-text.ts';
import { parseWholeNumber } from '../options/whole-number.ts';
import { present } from '../output/present.ts';
import { defaultData, webRoot } from '../paths.ts';
import type { Session } from '../session.ts';

interface ServeOptions {
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
}

const DEFAULT_PORT = '4680';
const DEFAULT_HOST = 'localhost';
const HIGHEST_PORT = 65_535;

export function addServe(program: Command, session: Session): void {
  const { help } = session.text;
  program
    .command('serve')
    .description(help.serve)
    .option('-p, --port <n>', help.port)
    .option('--host <name>', help.host)
    .option('--data <folder>', help.data)
    .action((options: ServeOptions) => serve(session, options));
}

/** Serves until it is asked to stop. */
async function serve(session: Session, options: ServeOptions): Promise<void> {
  const { env, cwd } = session.io;
  const where: Where = {
    port: parseWholeNumber('port', options.port ?? (env['PORT'] || DEFAULT_PORT), 0, HIGHEST_PORT),
    host: options.host ?? (env['HOST'] || DEFAULT_HOST),
    data: resolve(cwd, options.data ?? (env['TAFELRUNDE_DATA'] || defaultData())),
  };
  // Before it starts: a signal that comes while it does must not be lost.
  const stopped = session.io.untilStopped();
  const server = await start(where);
  const { url, gmLink } = server;
  present(session, { url, gmLink }, () => [session.text.serving(url, gmLink)]);
  await stopped;
  await server.close();
}

interface Where {
  readonly port: number;
  readonly host: string;
  readonly data: string;
}

async function start(where: Where): Promise<RunningServer> {
  // Loaded only here: nothing else needs a web server.
  const { startServer } = await import('@tafelrunde/server');
  try {
    return await startServer({ ...where, webRoot: webRoot() });
  } catch (thrown) {
    throw cannotServe(thrown, where) ?? thrown;
  }
}

/** What the operating system has against this port, host or folder. */
function cannotServe(thrown: unknown, { port, host, data }: Where): BadInput | undefined {
  const { code, syscall } = thrown as { code?: unknown; syscall?: unknown };
  if (code === 'EADDRINUSE') return badInput('port-in-use', { port }, 'port');
  if (syscall === 'listen' && code === 'EACCES') return badInput('port-forbidden', { port }, 'port');
  if (syscall === 'listen' || syscall === 'getaddrinfo')
    return badInput('host-unavailable', { host }, 'host');
  if (code === 'ERR_SQLITE_ERROR') {
    return badInput('data-unusable', { path: data, why: (thrown as Error).message }, 'data');
  }
  const why = troubleOf(thrown);
  return why === undefined ? undefined : badInput('file-not-writable', { path: data, why }, 'data');
}

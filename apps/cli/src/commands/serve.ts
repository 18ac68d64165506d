import { resolve } from 'node:path';
import type { RunningServer, ServerOptions } from '@tafelrunde/server';
import type { Command } from 'commander';
import { type BadInput, badInput } from '../bad-input.ts';
import { limitsFrom } from '../options/limits.ts';
import { withOutsideSystems } from '../options/outside.ts';
import { troubleOf } from '../options/read-text.ts';
import { parseWholeNumber } from '../options/whole-number.ts';
import { present } from '../output/present.ts';
import { reachLines } from '../output/reach-lines.ts';
import { defaultData, webRoot } from '../paths.ts';
import type { Session } from '../session.ts';

interface ServeOptions {
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
  readonly restore?: string;
}

const DEFAULT_PORT = '4680';
const DEFAULT_HOST = 'localhost';
const HIGHEST_PORT = 65_535;

export function addServe(program: Command, session: Session): void {
  const { help } = session.text;
  withOutsideSystems(program.command('serve'), session)
    .description(help.serve)
    .option('-p, --port <n>', help.port)
    .option('--host <name>', help.host)
    .option('--data <folder>', help.data)
    .option('--restore <file>', help.restore)
    .action((options: ServeOptions) => serve(session, options));
}

/** Serves until it is asked to stop. */
async function serve(session: Session, options: ServeOptions): Promise<void> {
  const { env, cwd } = session.io;
  const where: Where = {
    port: parseWholeNumber('port', options.port ?? (env['PORT'] || DEFAULT_PORT), 0, HIGHEST_PORT),
    host: options.host ?? (env['HOST'] || DEFAULT_HOST),
    limits: limitsFrom(env),
    data: resolve(cwd, options.data ?? (env['TAFELRUNDE_DATA'] || defaultData())),
  };
  // Before it starts: a signal that comes while it does must not be lost.
  const stopped = session.io.untilStopped();
  // Loaded only here: nothing else needs a web server.
  const program = await import('@tafelrunde/server');
  const settings = readSettings(program, env);
  const restored = options.restore === undefined ? undefined : resolve(cwd, options.restore);
  if (restored !== undefined) await restore(program, settings, restored, where.data);
  const server = await start(program, settings, where);
  const { url, gmLink, reach, store } = server;
  const more = { ...(reach.length === 0 ? {} : { reach }), ...(restored === undefined ? {} : { restored }) };
  present(session, { url, gmLink, store, ...more }, () => [
    ...(restored === undefined ? [] : [session.text.restored(restored)]),
    session.text.serving(url, gmLink, store),
    ...reachLines(session, reach),
  ]);
  await stopped;
  await server.close();
}

interface Where {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly limits: ServerOptions['limits'];
}

type Program = typeof import('@tafelrunde/server');
type Settings = ReturnType<Program['readEnvironment']>;

function readSettings({ readEnvironment, BadVariable }: Program, env: Session['io']['env']): Settings {
  try {
    return readEnvironment(env);
  } catch (thrown) {
    if (!(thrown instanceof BadVariable)) throw thrown;
    throw badInput('bad-variable', { variable: thrown.variable }, thrown.variable);
  }
}

async function restore(
  { restoreBackup, CannotRestore }: Program,
  { databaseUrl }: Settings,
  path: string,
  data: string,
): Promise<void> {
  if (databaseUrl !== undefined)
    throw badInput('options-conflict', { one: '--restore', other: 'DATABASE_URL' }, 'restore');
  try {
    await restoreBackup(path, data, new Date());
  } catch (thrown) {
    if (thrown instanceof CannotRestore)
      throw badInput('cannot-restore', { path, why: thrown.why }, 'restore');
    const why = troubleOf(thrown);
    throw why === undefined ? thrown : badInput('file-not-writable', { path: data, why }, 'data');
  }
}

async function start(
  { startServer, DatabaseUnreachable }: Program,
  settings: Settings,
  where: Where,
): Promise<RunningServer> {
  try {
    return await startServer({ ...settings, ...where, webRoot: webRoot() });
  } catch (thrown) {
    if (thrown instanceof DatabaseUnreachable)
      throw badInput('database-unreachable', { why: thrown.message }, 'DATABASE_URL');
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
  if (code === 'FOLDER_IN_USE') return badInput('folder-in-use', { path: data }, 'data');
  if (code === 'ERR_SQLITE_ERROR') {
    return badInput('data-unusable', { path: data, why: (thrown as Error).message }, 'data');
  }
  const why = troubleOf(thrown);
  return why === undefined ? undefined : badInput('file-not-writable', { path: data, why }, 'data');
}

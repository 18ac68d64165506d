// `npm run dev`: the page with hot reload and the server from its sources, nothing built. The server starts anew when its
// sources change; tables are kept in .cache/dev.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bootstrap } from './bootstrap.mjs';
import { endWithParent } from './end-with-parent.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const PAGE_PORT = 5173;
const SERVER_PORT = 4681;

/** What the page asks the server for. */
const SERVER_PATHS = ['/api', '/ws', '/health', '/mcp'];

function serve() {
  const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  const data = join(root, '.cache', 'dev');
  const args = ['serve', '--port', `${SERVER_PORT}`, '--host', '127.0.0.1', '--data', data];
  const server = spawn(
    process.execPath,
    [tsx, 'watch', '--clear-screen=false', '--conditions=source', 'apps/cli/src/from-source.ts', ...args],
    { cwd: root, stdio: 'inherit' },
  );
  process.once('exit', () => server.kill());
}

/**
 * Our own packages by their sources. The condition `source` would do so, too, but libraries that bring theirs name them
 * by it as well.
 */
function sources() {
  return ['packages', 'systems', 'apps'].flatMap((group) =>
    readdirSync(join(root, group)).flatMap((folder) => {
      const { name, exports = {} } = JSON.parse(
        readFileSync(join(root, group, folder, 'package.json'), 'utf8'),
      );
      return Object.entries(exports).map(([path, { source }]) => ({
        find: new RegExp(`^${name}${path.slice(1)}$`),
        replacement: join(root, group, folder, source),
      }));
    }),
  );
}

async function showPage() {
  const { createServer } = await import('vite');
  const target = `http://127.0.0.1:${SERVER_PORT}`;
  const { default: react } = await import('@vitejs/plugin-react');
  const page = await createServer({
    root: join(root, 'apps', 'web'),
    configFile: false,
    plugins: [react()],
    resolve: { alias: sources() },
    worker: { format: 'es' },
    server: {
      port: PAGE_PORT,
      proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, { target, ws: true }])),
    },
  });
  await page.listen();
  console.log(`The page with hot reload: ${page.resolvedUrls?.local[0] ?? `http://localhost:${PAGE_PORT}/`}`);
}

endWithParent();
process.exitCode = await bootstrap(root);
if (process.exitCode === 0) {
  (await import('./rules-index.mjs')).writeTestCounts(root);
  serve();
  await showPage();
}

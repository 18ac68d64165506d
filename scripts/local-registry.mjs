// A registry of npm packages on this machine, for tests: our own tarballs, and of everybody else what is installed here.
// So an installation can be tried as it will be outside, without any network.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, dirname, join } from 'node:path';

/** @typedef {{ manifest: Record<string, unknown> & { name: string; version: string }; send: (response: import('node:http').ServerResponse) => void }} Version */

/**
 * @param {string} root
 * @returns {Version[]}
 */
function installed(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8'));
  return Object.entries(packages).flatMap(([path, { link }]) => {
    if (link || !path.includes('node_modules/')) return [];
    const folder = join(root, path);
    /** @type {Version['manifest'] | undefined} */
    let manifest;
    try {
      manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    } catch {
      return []; // of another platform
    }
    // npm takes the first folder off, whatever it is called.
    const args = ['-czf', '-', '--exclude', 'node_modules', '-C', dirname(folder), basename(folder)];
    return manifest === undefined
      ? []
      : [{ manifest, send: (response) => void spawn('tar', args).stdout.pipe(response) }];
  });
}

/**
 * @param {string} tarball
 * @param {Version['manifest']} manifest
 * @returns {Version}
 */
const packed = (tarball, manifest) => ({ manifest, send: (response) => response.end(readFileSync(tarball)) });

/**
 * @param {string} root
 * @param {readonly { tarball: string; manifest: Version['manifest'] }[]} own
 * @returns {Promise<{ url: string; close(): Promise<void> }>}
 */
export async function openRegistry(root, own) {
  const versions = [...installed(root), ...own.map(({ tarball, manifest }) => packed(tarball, manifest))];
  /** @type {Map<string, Map<string, Version>>} */
  const byName = new Map();
  for (const version of versions) {
    const { name } = version.manifest;
    byName.set(name, (byName.get(name) ?? new Map()).set(version.manifest.version, version));
  }
  let url = '';
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').slice(1));
    const [name = '', version] = path.split('/-/');
    const known = byName.get(name);
    const wanted = version === undefined ? undefined : known?.get(version);
    if (wanted !== undefined) return wanted.send(response);
    if (known === undefined || version !== undefined) return response.writeHead(404).end('{}');
    const latest = [...known.keys()].at(-1);
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        name,
        'dist-tags': { latest },
        versions: Object.fromEntries(
          [...known].map(([number, { manifest }]) => [
            number,
            { ...manifest, dist: { tarball: `${url}/${name}/-/${number}` } },
          ]),
        ),
      }),
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

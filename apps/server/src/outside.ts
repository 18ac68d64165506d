import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { type OutsideSystem, outsideSystems } from '@tafelrunde/registry';
import type { OutsideCard } from '@tafelrunde/registry/lazy';
import type { FastifyInstance } from 'fastify';

/** A system of the host as one file that a browser can load. */
interface Bundled {
  readonly card: OutsideCard;
  readonly path: string;
  readonly code: string;
}

/**
 * The host's systems for the page: each module is put together with what it imports and lies under an address that
 * holds the hash of its content. Only what the host has named is served. What cannot run in a browser is told and left out.
 */
export async function serveOutside(app: FastifyInstance, basePath: string): Promise<readonly OutsideCard[]> {
  const cards: OutsideCard[] = [];
  for (const one of outsideSystems()) {
    const bundled = await bundle(one, basePath).catch((problem: unknown) => {
      app.log.warn(`the page cannot show ${one.system.id}: ${String(problem)}`);
      return undefined;
    });
    if (bundled === undefined) continue;
    cards.push(bundled.card);
    app.get(bundled.path, (_, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(bundled.code),
    );
  }
  return cards;
}

async function bundle({ address, system }: OutsideSystem, basePath: string): Promise<Bundled> {
  // Loaded only here: most servers have no system of their own.
  const { build } = await import('esbuild');
  const file = fileURLToPath(address);
  const entry = `import * as all from ${JSON.stringify(file)}; export const system = all.system ?? all.default;`;
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: '/', loader: 'js' },
    bundle: true,
    write: false,
    minify: true,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    logLevel: 'silent',
    // While the server runs from its sources, so do the packages beside it.
    conditions: import.meta.url.endsWith('.ts') ? ['source'] : [],
  });
  const code = outputFiles[0]?.text ?? '';
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 16);
  const path = `/outside/${system.id}-${hash}.js`;
  const { id, title, summary } = system;
  return { card: { id, title, summary, module: `${basePath}${path}` }, path, code };
}

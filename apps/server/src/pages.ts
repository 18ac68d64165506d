import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { OutsideCard } from '@tafelrunde/registry/lazy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './problems.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The built page. Files under assets/ carry a hash in their name, so they never change. */
export async function servePages(
  app: FastifyInstance,
  webRoot: string,
  basePath: string,
  outside: readonly OutsideCard[],
): Promise<void> {
  const assets = join(webRoot, 'assets');
  await app.register(fastifyStatic, {
    root: webRoot,
    cacheControl: false,
    index: false,
    // The build lays a .br and a .gz beside each file that shrinks.
    preCompressed: true,
    setHeaders: (response, path) => {
      const isHashed = path.startsWith(assets);
      response.setHeader(
        'cache-control',
        isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      );
    },
  });
  // Read before anything is drawn: the start page offers these beside its own.
  const more =
    outside.length === 0 ? '' : `<meta name="outside" content="${escaped(JSON.stringify(outside))}" />`;
  // The page is built to lie anywhere; here it learns where. The same page answers at every address inside it.
  const sendPage = async ({ headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const page = (await readFile(join(webRoot, 'index.html'), 'utf8'))
      .replaceAll('="./', `="${basePath}/`)
      .replace('</head>', () => `${more}</head>`);
    reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .type('text/html; charset=utf-8');
    if (!/\bgzip\b/.test(String(headers['accept-encoding'] ?? ''))) return reply.send(page);
    return reply.header('content-encoding', 'gzip').send(gzipSync(page));
  };
  app.get('/', sendPage);
  app.setNotFoundHandler((request, reply) =>
    wantsPage(request) ? sendPage(request, reply) : sendUnknownRoute(request, reply),
  );
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** An address inside the page that a browser opens; the page itself shows what belongs there. */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const isPage = (method === 'GET' || method === 'HEAD') && !/^\/(api|assets|outside)(\/|\?|$)/.test(url);
  return isPage && (headers.accept ?? '').includes('text/html');
}

export const sendUnknownRoute = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendProblem(request, reply, 404, {
    code: 'unknown-route',
    at: '',
    data: { route: `${request.method} ${request.url.slice(0, 200)}` },
  });

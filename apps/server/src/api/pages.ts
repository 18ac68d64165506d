import type { FastifyInstance } from 'fastify';
import { localeOf } from '../locale.ts';
import { OPERATIONS, openApi } from './openapi.ts';
import { type ApiText, apiTexts } from './texts.ts';

/** The API for programs (`/api/openapi.json`) and for people (`/api`). */
export function apiPages(app: FastifyInstance, basePath: string): void {
  app.get('/api/openapi.json', (request) => openApi(localeOf(request.headers['accept-language']), basePath));
  app.get('/api', (request, reply) => {
    const locale = localeOf(request.headers['accept-language']);
    return reply.type('text/html; charset=utf-8').send(pageOf(apiTexts[locale], locale, basePath));
  });
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** One page without scripts: each door with what it takes and a line to copy. */
function pageOf(text: ApiText, locale: string, basePath: string): string {
  const doors = OPERATIONS.map((one) => {
    const { summary, description } = text.operations[one.id];
    const path = `${basePath}${(one.parameters ?? []).reduce<string>((filled, { name, example }) => filled.replace(`{${String(name)}}`, String(example)), one.path)}`;
    const curl =
      one.method === 'get'
        ? `curl ${one.token === true ? "-H 'authorization: Bearer …' " : ''}http://localhost:3000${path}`
        : one.example === undefined
          ? undefined
          : `curl http://localhost:3000${path} -H 'content-type: application/json' -d '${JSON.stringify(one.example)}'`;
    const properties = Object.entries(
      (one.body?.['properties'] ?? {}) as Record<string, { description?: string }>,
    );
    const required = (one.body?.['required'] ?? []) as readonly string[];
    const fields = properties.map(
      ([name, { description: about = '' }]) =>
        `<li><code>${escaped(name)}</code>${required.includes(name) ? ` <em>${text.required}</em>` : ''} ${escaped(about)}</li>`,
    );
    return `<section id="${one.id}"><h2>${escaped(summary)}</h2><p>${escaped(description)}</p>
<p><code>${one.method.toUpperCase()} ${escaped(one.path)}</code></p>
${fields.length === 0 ? '' : `<h3>${text.fields}</h3><ul>${fields.join('')}</ul>`}
${curl === undefined ? '' : `<h3>${text.example}</h3><pre tabindex="0"><code>${escaped(curl)}</code></pre>`}</section>`;
  });
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="${basePath}/icon.svg" type="image/svg+xml"><title>${escaped(text.title)}</title><style>${STYLE}</style></head><body><main><h1>${escaped(text.title)}</h1>
<p>${escaped(text.lead)}</p><p>${text.machine}: <a href="${basePath}/api/openapi.json">openapi.json</a></p>
<nav><ul>${OPERATIONS.map(({ id }) => `<li><a href="#${id}">${escaped(text.operations[id].summary)}</a></li>`).join('')}</ul></nav>
${doors.join('\n')}</main></body></html>`;
}

const STYLE = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;margin:0}main{max-width:46rem;margin:0 auto;padding:1rem}
section{border-top:1px solid #8885;padding-block:.5rem}pre{overflow-x:auto;padding:.75rem;background:#8882;border-radius:.5rem}h3{font-size:1rem;margin:.5rem 0}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:0;list-style:none}nav a{display:inline-block;min-height:44px;line-height:44px}`;

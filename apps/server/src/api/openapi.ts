import { callSchemas } from '@tafelrunde/engine';
import type { Locale } from '@tafelrunde/kernel';
import { invitationBody, inviteBody, joinBody, openBody } from '../rooms/routes.ts';
import { VERSION } from '../version.ts';
import { webhookBody } from '../webhook/routes.ts';
import { apiTexts } from './texts.ts';

type Json = Readonly<Record<string, unknown>>;

interface Operation {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  readonly path: string;
  readonly id: keyof (typeof apiTexts)['de']['operations'];
  readonly parameters?: readonly Json[];
  readonly body?: Json;
  readonly example?: unknown;
  readonly status?: number;
  readonly token?: boolean;
  /** Types beside JSON that the answer can have, by `Accept`. */
  readonly streams?: readonly string[];
}

const inPath = (name: string, example: string): Json => ({
  name,
  in: 'path',
  required: true,
  schema: { type: 'string' },
  example,
});
const FULL: Json = { name: 'full', in: 'query', required: false, schema: { type: 'boolean' }, example: true };

/** What `progress.ts` can write: one object per line, or events as browsers read them. */
const STREAMS = ['application/x-ndjson', 'text/event-stream'];

/** Every door of the server that speaks HTTP, in the order they are read about. */
// biome-ignore format: a table reads best in columns
export const OPERATIONS: readonly Operation[] = [
  { method: 'get',  path: '/api/systems', id: 'systems' },
  { method: 'get',  path: '/api/rules/{name}', id: 'rules', parameters: [inPath('name', 'GW-REV-01'), FULL] },
  { method: 'get',  path: '/api/actions/{system}/{action}', id: 'actions', parameters: [inPath('system', 'grundregelwerk'), inPath('action', 'test'), FULL] },
  { method: 'post', path: '/api/roll', id: 'roll', body: callSchemas.roll, example: { action: 'grundregelwerk/test', input: { die: 10, tn: 6 }, faces: [7] } },
  { method: 'post', path: '/api/odds', id: 'odds', body: callSchemas.odds, example: { action: 'grundregelwerk/test', input: { die: 'W10', tn: 6 } } },
  { method: 'post', path: '/api/advise', id: 'advise', body: callSchemas.advise, example: { action: 'heldenhandbuch/check', input: { mode: 'cascade', sides: 20, count: 4, value: 16, minimum: 31 }, thrown: [14, 13, 2, 1] } },
  { method: 'get',  path: '/api/house/{system}', id: 'house', parameters: [inPath('system', 'grundregelwerk'), FULL] },
  { method: 'post', path: '/api/impact', id: 'impact', body: callSchemas.impact, example: { system: 'grundregelwerk', house: { maxAlwaysSucceeds: false } } },
  { method: 'post', path: '/api/simulate', id: 'simulate', streams: STREAMS, body: callSchemas.simulate, example: { scenario: { system: 'grundregelwerk', sides: [{ name: 'Helden', figures: [{ template: 'warrior' }] }, { name: 'Gegner', figures: [{ template: 'minion' }] }] }, fights: 100, seed: 1 } },
  { method: 'post', path: '/api/verify', id: 'verify', body: { type: 'object', description: 'A table as `/api/tables/{table}/export` gives it.' } },
  { method: 'post', path: '/api/tables', id: 'open', body: openBody.json, example: { system: 'grundregelwerk', name: 'Donnerstag', gm: 'Katrin' }, status: 201 },
  { method: 'get',  path: '/api/tables/{table}', id: 'table', parameters: [inPath('table', 'Tisch')] },
  { method: 'post', path: '/api/tables/invite', id: 'invite', body: inviteBody.json, status: 201 },
  { method: 'post', path: '/api/tables/invitation', id: 'invitation', body: invitationBody.json },
  { method: 'post', path: '/api/tables/join', id: 'join', body: joinBody.json, status: 201 },
  { method: 'get',  path: '/api/tables/{table}/export', id: 'export', parameters: [inPath('table', 'Tisch')], token: true },
  { method: 'get',  path: '/api/tables/{table}/webhook', id: 'webhook', parameters: [inPath('table', 'Tisch')], token: true },
  { method: 'put',  path: '/api/tables/{table}/webhook', id: 'setWebhook', parameters: [inPath('table', 'Tisch')], body: webhookBody.json, token: true },
  { method: 'delete', path: '/api/tables/{table}/webhook', id: 'removeWebhook', parameters: [inPath('table', 'Tisch')], token: true },
];

const ERROR: Json = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', description: 'Stable English kebab-case.' },
        message: { type: 'string', description: 'A sentence in the language that was asked for.' },
        at: { description: 'The field it is about.', type: ['string', 'integer'] },
        reason: { type: 'string', description: 'Why the rules refuse it.' },
      },
    },
  },
};

/** The description of the API in the format of its trade. */
export function openApi(locale: Locale, basePath: string): Json {
  const text = apiTexts[locale];
  const paths: Record<string, Record<string, Json>> = {};
  for (const one of OPERATIONS) {
    paths[one.path] = { ...paths[one.path], [one.method]: described(one, text) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tafelrunde',
      version: VERSION,
      description: text.lead,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: basePath === '' ? '/' : basePath }],
    paths,
    components: {
      schemas: { Error: ERROR },
      securitySchemes: { seat: { type: 'http', scheme: 'bearer', description: text.token } },
    },
  };
}

function described(
  { id, parameters, body, example, status = 200, token, streams = [] }: Operation,
  text: (typeof apiTexts)['de'],
): Json {
  const { summary, description } = text.operations[id];
  const error = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } };
  return {
    operationId: id,
    summary,
    description,
    ...(parameters === undefined ? {} : { parameters }),
    ...(token === true ? { security: [{ seat: [] }] } : {}),
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: withoutDialect(body),
                ...(example === undefined ? {} : { example }),
              },
            },
          },
        }),
    responses: {
      [String(status)]: {
        description: text.answer,
        content: {
          'application/json': { schema: {} },
          ...Object.fromEntries(streams.map((type) => [type, { schema: { type: 'string' } }])),
        },
      },
      '4XX': { description: text.refusal, ...error },
      '503': { description: text.busy, ...error },
    },
  };
}

/** Inside of a document the dialect is that of the document. */
function withoutDialect({ $schema: _, ...schema }: Json): Json {
  return schema;
}

import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { householdOf } from '../household.ts';
import { localeOf } from '../locale.ts';
import { sendProblem } from '../problems.ts';
import { bearerOf } from '../rooms/bearer.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { pool } from '../workers/pool.ts';
import type { Calculate } from './engine-tools.ts';
import { assistantServer } from './server.ts';
import { useTable } from './table-tools.ts';

/** The headers of a request that the protocol reads. */
const HEADERS = ['accept', 'content-type', 'mcp-protocol-version'] as const;

/** The tools for assistants over HTTP: one request, one answer. Nothing is remembered between them. */
export function assistantRoutes(app: FastifyInstance, { rooms }: { readonly rooms: Rooms }): void {
  app.post('/mcp', async (request, reply) => {
    // One call at a time, so that what an address may ask is counted.
    if (Array.isArray(request.body))
      return sendProblem(request, reply, 400, { code: 'invalid-json', at: '' });
    const locale = localeOf(request.headers['accept-language']);
    const token = bearerOf(request);
    const server = assistantServer({
      locale,
      calculate: inThread(householdOf(request)),
      table: (tool, given) => useTable(tool, given, { rooms, token, locale }),
      fixedTable: false,
      complain: (problem) => request.log.error(problem),
    });
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    try {
      const answer = await transport.handleRequest(webRequest(request), { parsedBody: request.body });
      const type = answer.headers.get('content-type');
      if (type !== null) reply.type(type);
      return reply
        .code(answer.status)
        .header('cache-control', 'no-store')
        .send(await answer.text());
    } finally {
      await server.close();
    }
  });
  // There is nothing to listen to and no session to end.
  const onlyPost = (request: FastifyRequest, reply: FastifyReply) =>
    sendProblem(request, reply.header('allow', 'POST'), 405, { code: 'method-not-allowed', at: '' });
  app.get('/mcp', onlyPost);
  app.delete('/mcp', onlyPost);
}

const inThread =
  (address: string): Calculate =>
  async (call, request, locale) => {
    const body = Buffer.from(JSON.stringify(request));
    const done = await pool.run(address, { kind: 'call', call, body, locale });
    if (done.kind !== 'call') throw new Error('another job');
    return done.reply;
  };

function webRequest({ headers }: FastifyRequest): Request {
  const passed = HEADERS.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as [string, string]] : [];
  });
  return new Request('http://localhost/mcp', { method: 'POST', headers: passed });
}

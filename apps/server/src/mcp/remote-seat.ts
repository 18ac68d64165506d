import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { Locale } from '@tafelrunde/kernel';
import { VERSION } from '../version.ts';
import { refusedFor, refusedWith, type ToolAnswer, type ToolError, told } from './answer.ts';
import type { TableTool } from './tools.ts';

/** A seat at a table of a server somewhere. */
export interface RemoteSeat {
  /** The address of the server, with its path if it has one. */
  readonly server: string;
  readonly table: string;
  /** The key of the seat. */
  readonly token: string;
}

const TOO_MANY = 429;

/** Uses the tools of a seat where its table is. The server checks everything, as for anybody else. */
export function remoteTable({ server, table, token }: RemoteSeat, locale: Locale) {
  let connected: Promise<Client> | undefined;
  const connect = async (): Promise<Client> => {
    // Loaded only here: nothing else needs a client.
    const [sdk, http] = await Promise.all([
      import('@modelcontextprotocol/sdk/client/index.js'),
      import('@modelcontextprotocol/sdk/client/streamableHttp.js'),
    ]);
    const client = new sdk.Client({ name: 'tafelrunde', version: VERSION });
    const headers = { authorization: `Bearer ${token}`, 'accept-language': locale };
    const url = new URL(`${server.replace(/\/+$/, '')}/mcp`);
    // Its declared type and `exactOptionalPropertyTypes` disagree about the id of a session.
    const transport = new http.StreamableHTTPClientTransport(url, { requestInit: { headers } });
    await client.connect(transport as Parameters<Client['connect']>[0]);
    return client;
  };
  return {
    async use(tool: TableTool, given: unknown): Promise<ToolAnswer> {
      if (typeof given === 'object' && given !== null && 'table' in given)
        return refusedFor({ code: 'unknown-field', at: 'table' }, locale);
      try {
        connected ??= connect();
        const client = await connected;
        const result = await client.callTool({ name: tool, arguments: { ...(given as object), table } });
        return readAnswer(result);
      } catch (problem) {
        // The next call tries again.
        connected = undefined;
        if ((problem as { readonly code?: unknown } | null)?.code === TOO_MANY)
          return refusedFor({ code: 'too-many-requests', at: '' }, locale);
        return refusedFor({ code: 'server-unreachable', at: 'server', data: { server } }, locale);
      }
    },
    async close(): Promise<void> {
      await (await connected?.catch(() => undefined))?.close();
    },
  };
}

function readAnswer(result: Awaited<ReturnType<Client['callTool']>>): ToolAnswer {
  const [first] = result.content as readonly { readonly type: string; readonly text?: string }[];
  const body: unknown = JSON.parse(first?.text ?? 'null');
  return result.isError === true ? refusedWith((body as { readonly error: ToolError }).error) : told(body);
}

import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { type RunningServer, startServer } from '@tafelrunde/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from './support/folder.ts';
import { refusal } from './support/run.ts';

const bin = fileURLToPath(new URL('../bin/tafelrunde.mjs', import.meta.url));
const data = temporaryFolder();

interface Seat {
  readonly table: string;
  readonly seat: string;
  readonly token: string;
}

let server: RunningServer;
let gm: Seat;
let player: Seat;

async function post<T>(path: string, body: unknown): Promise<T> {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as T;
}

beforeAll(async () => {
  server = await startServer({ port: 0, host: '127.0.0.1', data, webRoot: data, log: 'silent' });
  const opened = await post<Seat & { invitations: { player: string } }>('/api/tables', {
    system: 'heldenhandbuch',
    name: 'Reise',
    gm: 'Katrin',
  });
  gm = opened;
  player = await post('/api/tables/join', { invitation: opened.invitations.player, name: 'Jonas' });
});
afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true, force: true });
});

/** The built program, used by a real client of the protocol. */
class Assistant {
  readonly client = new Client({ name: 'test', version: '1' });

  static async start(args: readonly string[], env: Record<string, string> = {}): Promise<Assistant> {
    const assistant = new Assistant();
    const { PATH = '' } = process.env;
    const command = { command: process.execPath, args: [bin, 'mcp', ...args], env: { PATH, ...env } };
    await assistant.client.connect(new StdioClientTransport({ ...command, stderr: 'ignore' }));
    return assistant;
  }

  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  async use(name: string, given: Record<string, unknown> = {}): Promise<any> {
    const { content } = await this.client.callTool({ name, arguments: given });
    return JSON.parse((content as readonly { readonly text: string }[])[0]?.text ?? 'null');
  }

  async names(): Promise<readonly string[]> {
    return (await this.client.listTools()).tools.map(({ name }) => name);
  }
}

const docs = readFileSync(join(import.meta.dirname, '../../../docs/assistants.md'), 'utf8');

interface Configured {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What the guide tells people to write into the configuration of their assistant, with this seat filled in. */
function configured(which: number, seat: Seat = gm): Configured {
  const text = [...docs.matchAll(/^```json\n(.+?)^```$/gms)][which]?.[1] ?? '';
  const filled = text
    .replaceAll('http://localhost:4680', server.url)
    .replaceAll('"TABLE"', JSON.stringify(seat.table))
    .replaceAll('KEY', seat.token);
  return (JSON.parse(filled) as { mcpServers: { tafelrunde: Configured } }).mcpServers.tafelrunde;
}

const started = ({ args = [], env = {} }: Configured, ...more: readonly string[]): Promise<Assistant> => {
  expect(args.slice(0, 2)).toEqual(['tafelrunde', 'mcp']);
  return Assistant.start([...args.slice(2), ...more], env);
};

describe('tafelrunde mcp', () => {
  test('without a seat: the rules, in the same JSON as on the command line', async () => {
    const assistant = await started(configured(0), '--locale', 'en');
    expect(await assistant.names()).toHaveLength(7);
    const odds = await assistant.use('odds', { action: 'grundregelwerk/test', input: { die: 10, tn: 6 } });
    expect(odds.chances.success).toEqual({ p: 0.5, fraction: '1/2' });
    const rolled = await assistant.use('roll', { action: '3W20kh1+2', faces: [4, 17, 9] });
    expect(rolled.outcome).toEqual({ total: 19 });
    const [best] = await assistant.use('advise', {
      action: 'heldenhandbuch/check',
      input: { mode: 'cascade', sides: 20, count: 4, value: 16, minimum: 31 },
      thrown: [14, 13, 2, 1],
    });
    expect(best.value).toBeGreaterThan(0);
    const rules = await assistant.use('search_rules', { query: 'retaliation' });
    expect(rules.length).toBeGreaterThan(0);
    expect((await assistant.use('look_at_table')).error).toEqual({
      code: 'unknown-tool',
      message: 'There is no such tool: look_at_table',
      at: 'name',
    });
    await assistant.client.close();
  });

  test('with a seat: a check with decisions is played, and the dice are the table’s', async () => {
    const assistant = await started(configured(1, player), '--locale', 'de');
    expect(await assistant.names()).toHaveLength(12);
    const { tools } = await assistant.client.listTools();
    for (const { inputSchema } of tools) expect(inputSchema.properties).not.toHaveProperty('table');
    expect((await assistant.use('look_at_table')).you).toMatchObject({ name: 'Jonas', role: 'player' });

    const input = { mode: 'cascade', sides: 20, count: 4, value: 16, minimum: 31 };
    let body = await assistant.use('act', { action: 'heldenhandbuch/check', input });
    let decisions = 0;
    for (; body.open !== undefined && decisions < 20; decisions += 1) {
      const [{ options }] = body.open.questions;
      body = await assistant.use('answer', { run: body.open.run, answer: options[0].key });
    }
    expect(decisions).toBeGreaterThan(0);
    expect(body.outcome).toMatchObject({ success: expect.any(Boolean) });

    const refused = async (tool: string, given: Record<string, unknown>) =>
      (await assistant.use(tool, given)).error;
    expect(await refused('act', { action: 'heldenhandbuch/check', input, faces: [20] })).toMatchObject({
      code: 'unknown-field',
      at: 'faces',
    });
    expect(await refused('answer', { run: 'r1', answer: [20, 20] })).toMatchObject({ code: 'table-throws' });
    expect(await refused('request_roll', { action: 'heldenhandbuch/check' })).toEqual({
      code: 'only-gm',
      message: 'Das kann nur die Spielleitung.',
    });
    // Its key opens one table; no argument leads to another.
    expect(await refused('look_at_table', { table: gm.table })).toMatchObject({ code: 'unknown-field' });
    await assistant.client.close();
  });

  test('a link is as good as its parts', async () => {
    const assistant = await Assistant.start(['--link', `${server.url}/table/${gm.table}#${gm.token}`]);
    expect((await assistant.use('look_at_table')).you.role).toBe('gm');
    await assistant.client.close();
  });

  test('a server that is away is named, and the rules go on', async () => {
    const args = ['--server', 'http://127.0.0.1:1', '--table', 'x', '--token', 'x'.repeat(32)];
    const assistant = await Assistant.start([...args, '--locale', 'en']);
    expect((await assistant.use('look_at_table')).error).toMatchObject({
      code: 'server-unreachable',
      message: expect.stringContaining('http://127.0.0.1:1'),
    });
    expect((await assistant.use('odds', { action: 'W6' })).mean).toBeDefined();
    await assistant.client.close();
  });

  test('what was asked before the end is answered, however long it takes', async () => {
    const { args = [], env = {} } = configured(1);
    const { PATH = '' } = process.env;
    const child = spawn(process.execPath, [bin, ...args.slice(1)], { env: { PATH, ...env } });
    const params = { name: 'look_at_table', arguments: {} };
    child.stdin.end(`no JSON\n${JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'tools/call', params })}\n`);
    let stdout = '';
    child.stdout.on('data', (chunk) => {
      stdout += chunk;
    });
    const code = await new Promise((resolve) => {
      child.once('close', resolve);
    });
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ id: 7, result: { isError: false } });
  });

  test('options that make no seat are refused before anything starts', async () => {
    const key = 'x'.repeat(32);
    for (const [args, code, place] of [
      [['--server', 'http://x'], 'missing-value', 'table'],
      [['--table', 'x', '--token', key], 'missing-value', 'server'],
      [['--server', 'http://x', '--table', 'x'], 'missing-value', 'token'],
      [['--server', 'ftp://x', '--table', 'x', '--token', key], 'not-an-address', 'server'],
      [['--server', 'http://x', '--table', 'x', '--token', 'short'], 'not-a-seat-key', 'token'],
      [['--link', 'http://x/table/y'], 'not-a-seat-link', 'link'],
      [['--link', `http://x/table/y#${key}`, '--server', 'http://x'], 'options-conflict', 'link'],
    ] as const)
      expect(await refusal(['mcp', ...args]), args.join(' ')).toMatchObject({ code, at: place });
  });
});

describe('the guide', () => {
  test('its lines for HTTP let a client in', async () => {
    const { url = '', headers = {} } = configured(2);
    const client = new Client({ name: 'test', version: '1' });
    const transport = new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } });
    await client.connect(transport as Transport);
    const { tools } = await client.listTools();
    // Its table of tools is whole.
    expect([...docs.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)).toEqual(
      tools.map(({ name }) => name),
    );
    const { content } = await client.callTool({ name: 'look_at_table', arguments: { table: gm.table } });
    expect(JSON.stringify(content)).toContain('Katrin');
    await client.close();
  });

  test('its line for curl is answered', async () => {
    const [line = ''] = /^curl .+$/m.exec(docs) ?? [];
    const headers = Object.fromEntries(
      [...line.matchAll(/-H '([^:]+): ([^']+)'/g)].map(([, name = '', value = '']) => [name, value]),
    );
    const [, body = ''] = /-d '(.+)'$/.exec(line) ?? [];
    const response = await fetch(`${server.url}/mcp`, { method: 'POST', headers, body });
    const { result } = (await response.json()) as { result: { content: readonly { text: string }[] } };
    expect(JSON.parse(result.content[0]?.text ?? '').chances.success.fraction).toBe('1/2');
  });
});

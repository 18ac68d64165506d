import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { type RunningServer, startServer } from '@tafelrunde/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from './support/folder.ts';
import { json } from './support/run.ts';

const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8');
const cwd = temporaryFolder();
let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ port: 0, host: '127.0.0.1', data: cwd, webRoot: cwd, log: 'silent' });
});
afterAll(async () => {
  await server.close();
  rmSync(cwd, { recursive: true, force: true });
});

// biome-ignore lint/suspicious/noExplicitAny: the test looks into answers of every shape
type Json = any;
type Fields = Readonly<Record<string, Json>>;

/** The real program, as somebody types it. */
async function curl(path: string, body?: unknown): Promise<Json> {
  const post = ['-H', 'content-type: application/json', '-d', JSON.stringify(body)];
  const args = [
    '-sS',
    '-H',
    'accept-language: de',
    ...(body === undefined ? [] : post),
    `${server.url}${path}`,
  ];
  return JSON.parse((await promisify(execFile)('curl', args)).stdout);
}

/** A real client of the protocol, with the key of a seat if there is one. */
async function assistant(token?: string) {
  const client = new Client({ name: 'test', version: '1' });
  const headers = {
    'accept-language': 'de',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const url = new URL(`${server.url}/mcp`);
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }) as Transport);
  const use = async (name: string, given: Fields): Promise<Json> => {
    const { content } = await client.callTool({ name, arguments: given });
    return JSON.parse((content as readonly { readonly text: string }[])[0]?.text ?? 'null');
  };
  return { use, close: () => client.close() };
}

const wordsOf = (line: string): string[] =>
  [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, one, two, plain]) => one ?? two ?? plain ?? '');

/** The options of a line as the fields of a request. */
function fieldsOf(options: readonly string[]): Fields {
  const fields: Record<string, unknown> = {};
  for (let i = 0; i < options.length; i += 1) {
    const name = options[i]?.replace(/^--/, '') ?? '';
    if (name === 'json') continue;
    const value = options[i + 1] ?? '';
    i += 1;
    const file = () => JSON.parse(readFileSync(join(cwd, value), 'utf8'));
    if (name === 'character') fields['characters'] = [file()];
    else if (name === 'against') fields['against'] = file();
    else if (name === 'faces' || name === 'thrown') fields[name] = value.split(',').map(Number);
    else fields[name] = ['input', 'house', 'goal'].includes(name) ? JSON.parse(value) : value;
  }
  return fields;
}

test('curl and a client of MCP do what the README shows of the command line', async () => {
  const lines = [...readme.matchAll(/^npx tafelrunde (.+)$/gm)].map(([, line = '']) => wordsOf(line));
  expect(lines.length).toBeGreaterThan(15);
  const done = new Set<string>();
  const { use, close } = await assistant();
  for (const [command = '', name = '', ...options] of lines) {
    done.add(command);
    if (command === 'character') {
      // `character create file --system … --input …` is the roll of the action that makes one.
      const [file = '', ...rest] = options;
      const { system, ...fields } = fieldsOf(rest);
      const typed = await json([command, name, file, ...rest, '--seed', '1'], { cwd });
      const request = { ...fields, action: `${system}/create`, seed: 1 };
      expect((await curl('/api/roll', request)).outcome.character).toEqual(typed.character);
      expect((await use('roll', request)).outcome.character).toEqual(typed.character);
    } else if (command === 'rules' || command === 'actions' || command === 'house') {
      const typed = await json([command, name, ...options], { cwd });
      expect(await curl(`/api/${command}/${name}`)).toEqual(typed);
      if (command === 'rules') expect(await use('explain_rule', { rule: name })).toEqual(typed);
      if (command === 'actions') expect(await use('list_actions', { name, full: true })).toEqual(typed);
    } else if (command === 'impact') {
      const request = { system: name, ...fieldsOf(options) } as Fields;
      const typed = await json([command, name, ...options], { cwd });
      expect(await curl('/api/impact', request)).toEqual(typed);
      // An assistant asks for the odds twice.
      for (const { action, input, chance, before, after } of typed.checks) {
        expect((await use('odds', { action, input })).chances[chance]).toEqual(before);
        expect((await use('odds', { action, input, house: request['house'] })).chances[chance]).toEqual(
          after,
        );
      }
    } else {
      // A roll of the table's own dice cannot be repeated; with a seed it can.
      const own = command === 'roll' && !options.includes('--faces') ? ['--seed', '7'] : [];
      const seed = own.length === 0 ? {} : { seed: 7 };
      const request = { action: name, ...fieldsOf(options), ...seed };
      const typed = await json([command, name, ...options.filter((one) => one !== '--json'), ...own], {
        cwd,
      });
      expect(await curl(`/api/${command}`, request), `${command} ${name}`).toEqual(typed);
      expect(await use(command, request), `${command} ${name}`).toEqual(typed);
    }
  }
  expect([...done].sort()).toEqual([
    'actions',
    'advise',
    'character',
    'house',
    'impact',
    'odds',
    'roll',
    'rules',
  ]);
  await close();

  // And a table: opened and joined with curl, played by the assistant.
  const opened = await curl('/api/tables', { system: 'heldenhandbuch', name: 'Reise', gm: 'Katrin' });
  const seat = await curl('/api/tables/join', { invitation: opened.invitations.player, name: 'Jonas' });
  const [gm, player] = [await assistant(opened.token), await assistant(seat.token)];
  const at = { table: opened.table };
  const input = { mode: 'cascade', sides: 20, count: 4, value: 16, minimum: 31 };
  const check = { ...at, action: 'heldenhandbuch/check', input };
  let body = await player.use('act', check);
  let decisions = 0;
  for (; body.open !== undefined && decisions < 20; decisions += 1) {
    const [{ options }] = body.open.questions;
    body = await player.use('answer', { ...at, run: body.open.run, answer: options[0].key });
  }
  expect(decisions).toBeGreaterThan(0);
  expect(body.outcome).toMatchObject({ success: expect.any(Boolean) });
  // It bends no die, does nothing that is the GM's, and sees nothing that is hidden.
  for (const trick of [{ faces: [20] }, { seed: 1 }, { realDice: true }])
    expect((await player.use('act', { ...check, ...trick })).error.code).toBe('unknown-field');
  expect((await player.use('request_roll', { ...at, action: 'heldenhandbuch/check' })).error.code).toBe(
    'only-gm',
  );
  expect((await player.use('act', { ...check, audience: 'gm' })).error.code).toBe('only-gm');
  const hidden = await gm.use('act', { ...at, action: 'W%+4242', audience: 'gm' });
  expect(hidden.total).toBeGreaterThan(4242);
  expect(JSON.stringify(await gm.use('look_at_table', at))).toContain('4242');
  expect(JSON.stringify(await player.use('look_at_table', { ...at, full: true }))).not.toContain('4242');
  await gm.close();
  await player.close();
});

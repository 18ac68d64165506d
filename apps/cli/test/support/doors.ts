import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@tafelrunde/kernel';
import { startServer } from '@tafelrunde/server';
import type { ContractCall } from '@tafelrunde/testkit';
import { run } from './run.ts';

/** What comes back through a door: the JSON, and whether it is an error. */
export interface Answer {
  readonly isError: boolean;
  readonly json: unknown;
}

export type Door = (call: ContractCall, locale: Locale) => Promise<Answer>;

/** The command line, in this process. */
export const commandLine =
  (cwd: string): Door =>
  async (call, locale) => {
    const args = argumentsOf(call, cwd);
    const { code, stdout, stderr } = await run(['--json', '--locale', locale, ...args], {
      cwd,
      untilStopped: () => new Promise(() => {}),
    });
    if (code === 0) return { isError: false, json: JSON.parse(stdout) };
    if (code !== 2) throw new Error(`exit ${code} for ${args.join(' ')}: ${stderr}`);
    return { isError: true, json: JSON.parse(stderr) };
  };

/** Options whose values are JSON; all others are written as they are. */
const JSON_OPTIONS = ['input', 'house', 'goal', 'answers', 'checks'];

function argumentsOf({ command, name, full, request = {} }: ContractCall, cwd: string): readonly string[] {
  const { action, system, scenario, characters = [], ...fields } = request;
  const files = (characters as readonly unknown[]).map((character, i) => {
    const name = `character-${i}.json`;
    writeFileSync(join(cwd, name), JSON.stringify(character));
    return `--character=${name}`;
  });
  if (scenario !== undefined) writeFileSync(join(cwd, 'fight.json'), JSON.stringify(scenario));
  const options = Object.entries(fields).map(([option, value]) => {
    const text = JSON_OPTIONS.includes(option)
      ? JSON.stringify(value)
      : Array.isArray(value)
        ? value.join(',')
        : `${value}`;
    return `--${option}=${text}`;
  });
  return [
    command,
    ...(name === undefined ? [] : [name]),
    ...(full ? ['--full'] : []),
    ...(action === undefined ? [] : [String(action)]),
    ...(system === undefined ? [] : [String(system)]),
    ...(scenario === undefined ? [] : ['fight.json']),
    ...files,
    ...options,
  ];
}

/** A server of its own, and its HTTP API. */
export async function httpDoor(data: string): Promise<{ readonly door: Door; close(): Promise<void> }> {
  const server = await startServer({
    port: 0,
    host: 'localhost',
    data,
    webRoot: data,
    log: 'silent',
    limits: { requestsPerMinute: 1_000_000, importsPerHour: 1_000 },
  });
  const door: Door = async ({ command, name, full, request }, locale) => {
    const path = ['api', command, ...(name === undefined ? [] : [name])].join('/');
    const isList = request === undefined;
    const reply = await fetch(new URL(`${path}${full ? '?full' : ''}`, server.url), {
      headers: { 'accept-language': locale, ...(isList ? {} : { 'content-type': 'application/json' }) },
      ...(isList ? {} : { method: 'POST', body: JSON.stringify(request) }),
    });
    if (reply.status >= 500) throw new Error(`status ${reply.status} for ${path}`);
    return { isError: reply.status >= 400, json: await reply.json() };
  };
  return { door, close: () => server.close() };
}

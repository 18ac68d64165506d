import process from 'node:process';
import type { RemoteSeat } from '@tafelrunde/server';
import type { Command } from 'commander';
import { badInput } from '../bad-input.ts';
import type { Session } from '../session.ts';

interface McpOptions {
  readonly link?: string;
  readonly server?: string;
  readonly table?: string;
  readonly token?: string;
}

/** The link of a seat as it stands in the address bar: server, table and key in one. */
const LINK = /^(https?:\/\/.+?)\/table\/([\w-]+)#([\w-]{16,200})$/;
const TOKEN = /^[\w-]{16,200}$/;

export function addMcp(program: Command, session: Session): void {
  const { help } = session.text;
  program
    .command('mcp')
    .description(help.mcp)
    .option('--link <link>', help.mcpLink)
    .option('--server <url>', help.mcpServer)
    .option('--table <id>', help.mcpTable)
    .option('--token <key>', help.mcpToken)
    .addHelpText('after', `\n${help.mcpExamples}`)
    .action((options: McpOptions) => serveAssistants(session, options));
}

/** Serves one assistant on stdin and stdout until either side ends it. */
async function serveAssistants({ io, locale }: Session, options: McpOptions): Promise<void> {
  const seat = readSeat(options, io.env['TAFELRUNDE_TOKEN'] || undefined);
  const stopped = io.untilStopped();
  const { serveAssistant } = await import('@tafelrunde/server');
  const { stdin, stdout } = process;
  // Stdout belongs to the protocol.
  const complain = (problem: unknown) =>
    io.stderr.write(`${problem instanceof Error ? problem.message : String(problem)}\n`);
  await serveAssistant({ stdin, stdout, locale, seat, complain }, stopped);
}

function readSeat(
  { link, server, table, token }: McpOptions,
  known: string | undefined,
): RemoteSeat | undefined {
  if (link !== undefined) {
    if (server !== undefined)
      throw badInput('options-conflict', { one: '--link', other: '--server' }, 'link');
    const [, address, id, key] = LINK.exec(link) ?? [];
    if (address === undefined || id === undefined || key === undefined)
      throw badInput('not-a-seat-link', {}, 'link');
    return { server: address, table: id, token: key };
  }
  if (server === undefined && table === undefined && token === undefined) return undefined;
  const given = { server, table, token: token ?? known };
  for (const name of ['server', 'table', 'token'] as const)
    if (!given[name]) throw badInput('missing-value', { name: `--${name}` }, name);
  const seat = given as RemoteSeat;
  if (!URL.canParse(seat.server) || !/^https?:$/.test(new URL(seat.server).protocol))
    throw badInput('not-an-address', { address: seat.server }, 'server');
  if (!TOKEN.test(seat.token)) throw badInput('not-a-seat-key', {}, 'token');
  return seat;
}

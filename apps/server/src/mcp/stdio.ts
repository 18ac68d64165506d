import type { Readable, Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { Locale } from '@tafelrunde/kernel';
import { calculateHere } from './engine-tools.ts';
import { type RemoteSeat, remoteTable } from './remote-seat.ts';
import { assistantServer } from './server.ts';
import type { TableTool } from './tools.ts';

export interface StdioOptions {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly locale: Locale;
  /** A seat that the tools of the table use; without one there are only those of the rules. */
  readonly seat?: RemoteSeat | undefined;
  readonly complain: (problem: unknown) => void;
}

/** Serves one assistant on two streams until the first one ends or `stopped` settles. */
export async function serveAssistant(options: StdioOptions, stopped: Promise<void>): Promise<void> {
  const { stdin, stdout, locale, seat, complain } = options;
  const remote = seat === undefined ? undefined : remoteTable(seat, locale);
  const underWay = new Set<Promise<unknown>>();
  const atTable = async (tool: TableTool, given: unknown, seated: NonNullable<typeof remote>) => {
    const answer = seated.use(tool, given);
    underWay.add(answer);
    return answer.finally(() => underWay.delete(answer));
  };
  const server = assistantServer({
    locale,
    calculate: calculateHere,
    table: remote === undefined ? undefined : (tool, given) => atTable(tool, given, remote),
    fixedTable: true,
    complain,
  });
  const ended = new Promise<void>((resolve) => {
    for (const event of ['end', 'close']) stdin.once(event, () => resolve());
  });
  await server.connect(new StdioServerTransport(stdin, stdout));
  await Promise.race([ended.then(() => answered(underWay)), stopped]);
  await server.close();
  await remote?.close();
}

/** Who has said the last word still hears the answers to what was asked before. */
async function answered(underWay: ReadonlySet<Promise<unknown>>): Promise<void> {
  // What has just been read is begun.
  await setImmediate();
  while (underWay.size > 0) await Promise.allSettled(underWay);
  await setImmediate();
}

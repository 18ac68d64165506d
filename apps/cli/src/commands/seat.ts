import { resolve } from 'node:path';
import type { Command } from 'commander';
import { badInput } from '../bad-input.ts';
import { present } from '../output/present.ts';
import { defaultData } from '../paths.ts';
import type { Session } from '../session.ts';

interface SeatOptions {
  readonly gm: boolean;
  readonly data?: string;
}

/** For whoever owns the server: who can read the store may have any seat anyway. */
export function addSeat(program: Command, session: Session): void {
  const { help } = session.text;
  program
    .command('seat')
    .description(help.seat)
    .argument('<table>', help.seatTable)
    .requiredOption('--gm', help.seatGm)
    .option('--data <folder>', help.data)
    .addHelpText('after', `\n${help.seatExamples}`)
    .action(async (table: string, { data }: SeatOptions) => {
      const { env, cwd } = session.io;
      const { issueGmSeat, readEnvironment } = await import('@tafelrunde/server');
      const path = await issueGmSeat(table, {
        databaseUrl: readEnvironment(env).databaseUrl,
        data: resolve(cwd, data ?? (env['TAFELRUNDE_DATA'] || defaultData())),
      });
      if (path === undefined) throw badInput('no-such-table', { table }, 'table');
      present(session, { table, path }, () => [path]);
    });
}

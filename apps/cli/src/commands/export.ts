import { accountOf } from '@tafelrunde/table';
import type { Command } from 'commander';
import { withOutsideSystems } from '../options/outside.ts';
import { readTable } from '../options/read-table.ts';
import { present } from '../output/present.ts';
import type { Session } from '../session.ts';

export function addExport(program: Command, session: Session): void {
  const { help } = session.text;
  withOutsideSystems(program.command('export'), session)
    .description(help.export)
    .argument('<file>', help.tableArgument)
    .option('--markdown', help.markdown)
    .addHelpText('after', `\n${help.exportExamples}`)
    .action((path: string, { markdown = false }: { readonly markdown?: boolean }) => {
      const { file, system } = readTable(path, session.io.cwd);
      if (!markdown) return present(session, file, () => [JSON.stringify(file)]);
      const { locale } = session;
      const day = (at: number) =>
        new Date(at).toLocaleDateString(locale === 'de' ? 'de-DE' : 'en-GB', { dateStyle: 'long' });
      const account = accountOf(system, file.events, locale, { day });
      present(session, { markdown: account }, () => account.trimEnd().split('\n'));
    });
}

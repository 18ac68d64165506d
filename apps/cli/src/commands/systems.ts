import { listSystems } from '@tafelrunde/engine';
import { registry, systemOf } from '@tafelrunde/registry';
import type { System } from '@tafelrunde/system';
import type { Command } from 'commander';
import { withOutsideSystems } from '../options/outside.ts';
import { present } from '../output/present.ts';
import { indented } from '../output/wrap.ts';
import type { Session } from '../session.ts';

export function addSystems(program: Command, session: Session): void {
  withOutsideSystems(program.command('systems'), session)
    .description(session.text.help.systems)
    .action(() => showSystems(session));
}

function showSystems(session: Session): void {
  const { locale, text, paint, width } = session;
  const listed = listSystems(registry, locale);
  present(session, listed, () =>
    listed.flatMap((one, i) => [
      ...(i === 0 ? [] : ['']),
      `${paint.bold(one.title)}  ${paint.dim(one.id)}`,
      ...indented((systemOf(one.id) as System).summary[locale], width, 2),
      ...indented(text.systemCounts(one), width, 2).map(paint.dim),
    ]),
  );
}

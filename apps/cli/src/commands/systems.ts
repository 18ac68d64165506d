import type { RuleKind, System } from '@tafelrunde/kernel';
import { systems } from '@tafelrunde/registry';
import type { Command } from 'commander';
import { present } from '../output/present.ts';
import { indented } from '../output/wrap.ts';
import type { Session } from '../session.ts';

export function addSystems(program: Command, session: Session): void {
  program
    .command('systems')
    .description(session.text.help.systems)
    .action(() => showSystems(session));
}

function showSystems(session: Session): void {
  const { locale, text, paint, width } = session;
  const listed = systems.map((system) => ({
    id: system.id,
    title: system.title[locale],
    rules: countOf(system, 'rule'),
    rulings: countOf(system, 'ruling'),
    additions: countOf(system, 'addition'),
    actions: system.actions.length,
  }));
  present(session, listed, () =>
    systems.flatMap((system, i) => [
      ...(i === 0 ? [] : ['']),
      `${paint.bold(system.title[locale])}  ${paint.dim(system.id)}`,
      ...indented(system.summary[locale], width, 2),
      ...indented(text.systemCounts(listed[i] as (typeof listed)[number]), width, 2).map(paint.dim),
    ]),
  );
}

const countOf = ({ catalogue }: System, kind: RuleKind): number =>
  catalogue.filter((entry) => entry.kind === kind).length;

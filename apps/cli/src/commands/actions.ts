import { type ListedAction, listActions, type ToldAction } from '@tafelrunde/engine';
import { registry, systems } from '@tafelrunde/registry';
import type { System } from '@tafelrunde/system';
import type { Command } from 'commander';
import { orBad } from '../bad-input.ts';
import { withOutsideSystems } from '../options/outside.ts';
import { actionPage } from '../output/action-page.ts';
import { present } from '../output/present.ts';
import { table } from '../output/table.ts';
import { fit, indented, wrap } from '../output/wrap.ts';
import type { Session } from '../session.ts';

export function addActions(program: Command, session: Session): void {
  const { help } = session.text;
  withOutsideSystems(program.command('actions'), session)
    .description(help.actions)
    .argument('[system|action]', help.actionsArgument)
    .option('--full', help.fullActions)
    .action((name: string | undefined, { full = false }: { readonly full?: boolean }) =>
      showActions(session, name, full),
    );
}

function showActions(session: Session, name: string | undefined, full: boolean): void {
  const listed = orBad(listActions(registry, name, { locale: session.locale, full }));
  present(session, listed, () => {
    if (!isList(listed)) return actionPage(session, listed);
    const sections = systems
      .map((system) => ({ system, own: listed.filter(({ id }) => id.startsWith(`${system.id}/`)) }))
      .filter(({ own }) => own.length > 0);
    const lines = sections.flatMap(({ system, own }) => [
      session.paint.bold(system.title[session.locale]),
      ...(full ? own.flatMap((action) => ['', ...fullLines(session, system, action)]) : rows(session, own)),
      '',
    ]);
    return [...lines, ...wrap(session.text.actions.more, session.width)];
  });
}

const isList = (listed: readonly ListedAction[] | ToldAction): listed is readonly ListedAction[] =>
  Array.isArray(listed);

function rows({ paint, width }: Session, actions: readonly ListedAction[]): string[] {
  const room = width - Math.max(...actions.map(({ id }) => id.length)) - 4;
  return table(
    actions.map(({ id, title }) => [id, fit(title, room)]),
    [{ paint: paint.accent }, {}],
  );
}

function fullLines(
  session: Session,
  system: System,
  { id, title, input, chances, goals }: ListedAction,
): string[] {
  const { text, paint, locale, width } = session;
  const { hint } = system.words[locale].action(id);
  const schema = input as { properties?: object; required?: readonly string[] };
  // A star marks what has to be given.
  const fields = Object.keys(schema.properties ?? {}).map((name) =>
    schema.required?.includes(name) ? `${name}*` : name,
  );
  const details = [
    text.actions.fields(fields),
    ...(chances.length > 0 ? [text.actions.chances(chances)] : []),
    ...(goals.length > 0 ? [text.actions.goals(goals)] : []),
  ];
  const fitsOneLine = id.length + title.length + 4 <= width;
  return [
    ...(fitsOneLine
      ? [`  ${paint.accent(id)}  ${paint.bold(title)}`]
      : [`  ${paint.accent(id)}`, `  ${paint.bold(title)}`]),
    ...indented(hint, width, 4),
    ...details.flatMap((line) => indented(line, width, 4)).map(paint.dim),
  ];
}

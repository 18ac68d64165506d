import type { Action, System } from '@tafelrunde/kernel';
import { systems } from '@tafelrunde/registry';
import type { Command } from 'commander';
import { findSystem } from '../find.ts';
import { present } from '../output/present.ts';
import { indented } from '../output/wrap.ts';
import type { Session } from '../session.ts';

export function addActions(program: Command, session: Session): void {
  program
    .command('actions')
    .description(session.text.help.actions)
    .argument('[system]', session.text.help.systemArgument)
    .action((name: string | undefined) => showActions(session, name));
}

function showActions(session: Session, name: string | undefined): void {
  const chosen = name === undefined ? systems : [findSystem(name)];
  const listed = chosen.flatMap((system) =>
    system.actions.map((action) => listedAction(session, system, action)),
  );
  present(session, listed, () =>
    chosen.flatMap((system, i) => [
      ...(i === 0 ? [] : ['']),
      session.paint.bold(system.title[session.locale]),
      ...system.actions.flatMap((action) => ['', ...actionLines(session, system, action)]),
    ]),
  );
}

function listedAction({ locale }: Session, system: System, { id, cites, input, chances, goals }: Action) {
  return {
    id,
    title: system.words[locale].action(id).title,
    cites,
    input: input.json,
    chances: Object.keys(chances),
    goals: Object.keys(goals),
  };
}

function actionLines(session: Session, system: System, { id, input, chances, goals }: Action): string[] {
  const { text, paint, locale, width } = session;
  const { title, hint } = system.words[locale].action(id);
  const schema = input.json as { properties?: object; required?: readonly string[] };
  // A star marks what has to be given.
  const fields = Object.keys(schema.properties ?? {}).map((name) =>
    schema.required?.includes(name) ? `${name}*` : name,
  );
  const details = [
    text.actions.fields(fields),
    ...(Object.keys(chances).length > 0 ? [text.actions.chances(Object.keys(chances))] : []),
    ...(Object.keys(goals).length > 0 ? [text.actions.goals(Object.keys(goals))] : []),
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

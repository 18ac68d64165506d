import type { ListedField, ToldAction } from '@tafelrunde/engine';
import type { Session } from '../session.ts';
import { table } from './table.ts';
import { capitalised } from './values.ts';
import { indented, wrap } from './wrap.ts';

/** One action for somebody who has never used it: what it does, what it wants to know, a call that works. */
export function actionPage(session: Session, action: ToldAction): string[] {
  const { text, paint, width } = session;
  const { actions: words } = text;
  const labels = [...action.chances, ...action.goals].map((name) => [
    name,
    capitalised(action.labels[name] ?? name),
  ]);
  return [
    `${paint.bold(action.title)}  ${paint.dim(action.id)}`,
    ...wrap(action.hint, width),
    '',
    paint.bold(words.inputTitle),
    ...(action.fields.length === 0
      ? [`  ${words.noInput}`]
      : action.fields.flatMap((field) => fieldLines(session, field))),
    ...(labels.length === 0
      ? []
      : ['', paint.bold(words.aimsTitle), ...table(labels, [{ paint: paint.accent }, {}])]),
    ...(action.example === undefined ? [] : ['', ...exampleLines(session, action)]),
    '',
    ...wrap(text.rules.cites(action.cites), width).map(paint.dim),
  ];
}

function fieldLines({ text, paint, width }: Session, field: ListedField): string[] {
  const { actions: words } = text;
  const notes = [
    ...(field.required ? [words.required] : []),
    ...(isWorthSaying(field.usual) ? [words.usual(JSON.stringify(field.usual))] : []),
  ];
  const head = `  ${paint.accent(field.name)}  ${capitalised(field.label)}${notes.length === 0 ? '' : ` ${paint.dim(`(${notes.join(', ')})`)}`}`;
  const values = field.values?.map(({ value, label }) =>
    label === `${value}` ? label : `${value} (${label})`,
  );
  return [head, ...(values === undefined ? [] : indented(values.join(', '), width, 6).map(paint.dim))];
}

const isWorthSaying = (usual: unknown): boolean =>
  usual !== undefined && usual !== null && usual !== '' && JSON.stringify(usual).length <= 20;

/** A call that can be copied, over as many lines as it takes: a shell reads on behind a backslash. */
function exampleLines({ text, paint, width }: Session, { id, example, house }: ToldAction): string[] {
  const quoted = (value: unknown): string => `'${JSON.stringify(value).replaceAll("'", "'\\''")}'`;
  const parts = [
    `tafelrunde roll ${id}`,
    `--input ${quoted(example)}`,
    ...(house === undefined ? [] : [`--house ${quoted(house)}`]),
    // Decisions that come up take the rule's default: this also works where nobody can be asked.
    '--policy first',
  ];
  const line = `  ${parts.join(' ')}`;
  const lines = line.length <= width ? [line] : [`  ${parts.join(' \\\n    ')}`];
  return [paint.bold(text.actions.exampleTitle), ...lines.join('\n').split('\n')];
}

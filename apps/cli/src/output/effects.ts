import type { Effect, Names, SystemWords } from '@tafelrunde/system';
import type { Session } from '../session.ts';
import { valueText } from './values.ts';
import { indented } from './wrap.ts';

/** What changes, one line each; the account has told it in sentences, so these are the bare facts. */
export function effectLines(
  session: Session,
  words: SystemWords,
  effects: readonly Effect[],
  names: Names,
): string[] {
  const { text, paint, width } = session;
  if (effects.length === 0) return [];
  return [
    '',
    paint.bold(text.effects),
    ...effects.flatMap((effect) => indented(effectText(session, words, effect, names), width, 2)),
  ];
}

function effectText(session: Session, words: SystemWords, { kind, ...fields }: Effect, names: Names): string {
  const details = Object.entries(fields).map(([field, value]) => {
    const said = valueText(session, words, field, value, names);
    // Whose it is and by how much needs no label, and an object has labels of its own.
    return field === 'figure' || field === 'by' || isObject(value) ? said : `${words.field(field)} ${said}`;
  });
  return [words.effect(kind), ...details].join(' · ');
}

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

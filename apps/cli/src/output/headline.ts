import type { TraceLine } from '@tafelrunde/kernel';
import { type Action, headlineOf, type System } from '@tafelrunde/system';
import type { Session } from '../session.ts';

/** What came of an action, in one sentence. */
export function headline(
  { locale }: Session,
  system: System,
  action: Action,
  trace: readonly TraceLine[],
): string {
  const words = system.words[locale];
  const fact = headlineOf(action, trace);
  return fact === undefined ? words.action(action.id).title : words.fact(fact);
}

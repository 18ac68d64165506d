import {
  type Action,
  type Fact,
  headlineOf,
  type Outcome,
  type System,
  type TraceLine,
} from '@tafelrunde/kernel';
import type { Session } from '../session.ts';

/** What came of an action, in one sentence. */
export function headline(
  session: Session,
  system: System,
  action: Action,
  trace: readonly TraceLine[],
  outcome: Outcome,
): string {
  const words = system.words[session.locale];
  const fact = headlineOf(action, trace);
  if (fact !== undefined) return words.fact(fact);
  return refusalOf(session, system, outcome) ?? words.action(action.id).title;
}

/** Why a rule did not let it happen; undefined if it did. */
export function refusalOf(
  { locale }: Session,
  system: System,
  { kind, reason }: Outcome,
): string | undefined {
  if (kind !== 'refused') return undefined;
  const fact: Fact & { readonly reason: unknown } = { kind, reason };
  return system.words[locale].fact(fact);
}

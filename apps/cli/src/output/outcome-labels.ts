import { canonical } from '@tafelrunde/kernel';
import type { Names, Outcome, SystemWords } from '@tafelrunde/system';
import type { Session } from '../session.ts';
import { capitalised, valueText } from './values.ts';

/** One name for each outcome: what kind it is, and the fields in which the outcomes differ. */
export function outcomeLabels(
  session: Session,
  words: SystemWords | undefined,
  outcomes: readonly Outcome[],
  names?: Names,
): readonly string[] {
  const fields = [...new Set(outcomes.flatMap((outcome) => Object.keys(outcome)))];
  const differing = fields.filter(
    (field) => new Set(outcomes.map((outcome) => canonical(outcome[field]))).size > 1,
  );
  const shown = differing.length > 0 ? differing : fields;
  return outcomes.map((outcome) => {
    const parts = shown
      .filter((field) => isWorthSaying(outcome[field]))
      .map((field) => {
        const value = valueText(session, words, field, outcome[field], names);
        // What kind of outcome it is needs no label.
        return field === 'kind'
          ? capitalised(value)
          : `${capitalised(words?.field(field) ?? field)}: ${value}`;
      });
    return parts.length > 0 ? parts.join(' · ') : session.text.odds.otherwise;
  });
}

/** An outcome names what happened; that there were no wounds and no complication goes without saying. */
const isWorthSaying = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== 0 && value !== 'none' && value !== false;

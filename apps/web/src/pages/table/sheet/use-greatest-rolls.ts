import type { PastRoll } from '@tafelrunde/table';
import { useMemo } from 'react';
import { useTable } from '../../../table/table-context.ts';
import { useLocale } from '../../../text/use-text.ts';
import { useEntryLine } from '../log/use-entry-line.ts';
import { topicOf, verdictOf } from '../result/told.ts';

export interface GreatestRoll extends PastRoll {
  readonly seq: number;
}

/** What a figure did best at this table, as far as its log is known here; the latest last. */
export function useGreatestRolls(figure: string): readonly GreatestRoll[] {
  const locale = useLocale();
  const at = useTable();
  const line = useEntryLine();
  const greatest = useMemo(
    () =>
      at.table.log.filter((entry) => {
        if (entry.kind !== 'run' || entry.detail === null || entry.result === null) return false;
        if (topicOf(at, entry.detail, at.scene, locale).actor !== figure) return false;
        return verdictOf(at, entry.detail, entry.result, locale)?.tone === 'exceptional';
      }),
    [at, figure, locale],
  );
  return greatest.map((entry) => ({ seq: entry.seq, at: entry.at, what: line(entry).what }));
}

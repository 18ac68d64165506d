import type { AskedQuestion } from '@tafelrunde/kernel';
import type { AnswerView } from '@tafelrunde/system';
import type { OpenRun } from '@tafelrunde/table';
import { useCallback } from 'react';
import { useTable } from '../../../table/table-context.ts';
import { useLocale } from '../../../text/use-text.ts';

/** What each answer to a question comes to, by the system's own account of it. */
export function useAnswerViews(run: OpenRun, question: AskedQuestion): (key: string) => AnswerView | null {
  const locale = useLocale();
  const { play } = useTable().system.table;
  return useCallback(
    (key) => {
      const { detail, progress, scene, house } = run;
      if (detail === null || progress === null) return null;
      const told = { action: detail.action, input: detail.input ?? {}, scene };
      return play?.answer?.({ run: told, trace: progress.trace, house, question }, key, locale) ?? null;
    },
    [run, question, play, locale],
  );
}

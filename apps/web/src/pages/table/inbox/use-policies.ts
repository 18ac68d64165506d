import { GM } from '@tafelrunde/kernel';
import type { OpenRun } from '@tafelrunde/table';
import { useEffect, useRef } from 'react';
import { questionKey, useOpenRuns } from '../decision/open-runs.ts';
import { useTable } from '../table-context.ts';
import { answerFor, usePolicies } from './policies.ts';

const NONE: readonly string[] = [];

/** The answer a run gets without anybody being asked; undefined if it has to be. */
export function useQuietAnswer(): (run: OpenRun) => string | undefined {
  const { system, table } = useTable();
  const policies = usePolicies((state) => state.policies);
  const quiet = system.table.play?.quiet ?? NONE;
  return ({ progress }) => {
    const ask = progress?.ask;
    const [question] = ask?.kind === 'choose' && !ask.together ? ask.questions : [];
    if (question === undefined || question.by !== GM) return undefined;
    return answerFor(policies, table.id, question, quiet);
  };
}

/** Answers for the GM what the GM has settled beforehand. */
export function useAnswerQuietly(): void {
  const { isGm, link, send } = useTable();
  const { mine } = useOpenRuns();
  const answerOf = useQuietAnswer();
  const done = useRef(new Set<string>());
  useEffect(() => {
    if (!isGm || link.solo) return;
    for (const run of mine) {
      const answer = answerOf(run);
      const key = questionKey(run);
      if (answer === undefined || done.current.has(key)) continue;
      done.current.add(key);
      void send({ kind: 'answer', run: run.id, answer });
    }
  }, [isGm, link, mine, answerOf, send]);
}

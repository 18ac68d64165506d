import type { OpenRun } from '@tafelrunde/table';
import { Hourglass, MessageCircleQuestionMark } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { askedTogether, ownQuestions } from '../decision/deciders.ts';
import { questionKey, useOpenRuns, useWaitingNames } from '../decision/open-runs.ts';
import { Outlook } from '../decision/outlook.tsx';
import { useTable } from '../table-context.ts';
import { useTableText } from '../use-table-text.ts';
import { useView } from '../view-store.ts';
import { WaitingRequests } from './waiting-requests.tsx';

/** Who the table waits for, and the way back to a question that was put aside. */
export function Waiting() {
  const text = useTableText();
  const { isGm, state, table, words, send } = useTable();
  const { mine, others } = useOpenRuns();
  const namesOf = useWaitingNames();
  const { aside, change } = useView();
  const hasAnswered = (run: OpenRun) => ownQuestions(table, state.seat, askedTogether(run) ?? []).length > 0;
  const putAside = mine.filter((run) => aside.includes(questionKey(run)));
  if (putAside.length === 0 && others.length === 0 && table.requests.length === 0) return null;
  return (
    <section className="waiting" aria-label={text.waits.label}>
      {putAside.length > 0 && (
        <div className="notice" data-tone="accent">
          <MessageCircleQuestionMark aria-hidden />
          <p>{text.waits.mine(putAside.length)}</p>
          <Button className="button primary" onPress={() => change({ aside: [] })}>
            {text.waits.answer}
          </Button>
        </div>
      )}
      <WaitingRequests />
      {others.map((run) => (
        <div className="notice" key={run.id}>
          <Hourglass aria-hidden />
          <p>
            {run.detail !== null && `${words.action(run.detail.action).title}: `}
            {text.waitsFor(namesOf(run).join(text.waits.and))}
          </p>
          <Outlook run={run} />
          {hasAnswered(run) && (
            <Button className="button" onPress={() => change({ steppedIn: run.id })}>
              {text.decision.change}
            </Button>
          )}
          {isGm && !hasAnswered(run) && (
            <Button className="button" onPress={() => change({ steppedIn: run.id })}>
              {text.waits.stepIn}
            </Button>
          )}
          {(isGm || run.by === state.seat) && (
            <Button className="button quiet" onPress={() => send({ kind: 'cancel', run: run.id })}>
              {text.waits.cancel}
            </Button>
          )}
        </div>
      ))}
    </section>
  );
}

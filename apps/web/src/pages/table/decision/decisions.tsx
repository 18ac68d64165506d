import type { AskedQuestion } from '@tafelrunde/kernel';
import type { OpenRun } from '@tafelrunde/table';
import { useEffect } from 'react';
import { Button } from 'react-aria-components/Button';
import { useAnnouncer } from '../../../state/announcer.ts';
import { SheetDialog } from '../../../ui/sheet-dialog.tsx';
import { Why } from '../../../ui/why.tsx';
import { RequestSheet } from '../inbox/request-sheet.tsx';
import { namedTrace } from '../named.ts';
import { DiceRow } from '../result/dice-row.tsx';
import { throwsOf } from '../result/throws-of.ts';
import { useTable } from '../table-context.ts';
import { useTableText } from '../use-table-text.ts';
import { useView } from '../view-store.ts';
import { ChoiceAnswer } from './choice-answer.tsx';
import { FacesAnswer } from './faces-answer.tsx';
import { questionKey, useOpenRuns } from './open-runs.ts';
import { Outlook } from './outlook.tsx';

/** The first question that waits for us comes up by itself, then what the GM asks us to roll. Put aside it is found again in the list of open ones. */
export function Decisions() {
  const { table } = useTable();
  const { mine } = useOpenRuns();
  const { aside, steppedIn } = useView();
  const asked = table.runs.find(({ id, progress }) => id === steppedIn && progress !== null);
  const run = asked ?? mine.find((one) => !aside.includes(questionKey(one)));
  return run === undefined ? <RequestSheet /> : <DecisionSheet key={questionKey(run)} run={run} />;
}

/** More dice than this are shown smaller. */
const FEW_DICE = 5;

function DecisionSheet({ run }: { run: OpenRun }) {
  const text = useTableText();
  const { words, system, nameOf, send, state, isGm } = useTable();
  const { aside, steppedIn, change } = useView();
  const announce = useAnnouncer((one) => one.announce);
  const { ask, trace = [] } = run.progress ?? {};
  const question = ask?.kind === 'choose' ? (ask.questions[0] as AskedQuestion) : undefined;
  const spoken = question === undefined ? text.decision.title : words.question(question).ask;
  useEffect(() => announce(text.decision.announce(spoken)), [announce, text, spoken]);
  if (ask === undefined) return null;
  const close = () =>
    change(steppedIn === run.id ? { steppedIn: null } : { aside: [...aside, questionKey(run)] });
  // Dice that are picked from are shown where they are picked.
  const showsDice = ask.kind === 'choose' && ask.questions.some(({ dice }) => dice !== undefined);
  const rolls = showsDice ? [] : throwsOf(trace);
  const count = rolls.reduce((sum, { faces }) => sum + faces.length, 0);
  const title = run.detail === null ? text.decision.hidden : words.action(run.detail.action).title;
  return (
    <SheetDialog title={title} onClose={close} isDismissable={false}>
      {rolls.length > 0 && (
        <div className="dice" data-fresh>
          <DiceRow throws={rolls} size={count > FEW_DICE ? 36 : 56} />
        </div>
      )}
      {ask.kind === 'roll' ? (
        <FacesAnswer run={run} pool={ask.pool} />
      ) : (
        <ChoiceAnswer run={run} questions={ask.questions} together={ask.together} />
      )}
      <Outlook run={run} />
      {trace.length > 0 && (
        <details className="why">
          <summary>{text.decision.soFar}</summary>
          <Why system={system} trace={namedTrace(trace, nameOf)} />
        </details>
      )}
      <div className="form-end">
        <Button className="button quiet" onPress={close}>
          {text.decision.aside}
        </Button>
        {(isGm || run.by === state.seat) && (
          <Button className="button quiet" onPress={() => send({ kind: 'cancel', run: run.id })}>
            {text.decision.cancel}
          </Button>
        )}
      </div>
    </SheetDialog>
  );
}

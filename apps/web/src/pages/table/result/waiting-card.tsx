import type { OpenRun } from '@tafelrunde/table';
import { Hourglass } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { useTable } from '../../../table/table-context.ts';
import { useView } from '../../../table/view-store.ts';
import { usePlayText } from '../../../text/use-play-text.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { useLocale } from '../../../text/use-text.ts';
import { askedTogether, ownQuestions } from '../decision/deciders.ts';
import { HandRow, useHands } from '../decision/hands.tsx';
import { useWaitingNames } from '../decision/open-runs.ts';
import { DiceRows, sizeFor } from './dice-rows.tsx';
import { rowsOf, sentenceSoFar, topicOf, whatOf, whoOf } from './told.ts';

/** A run that waits for somebody else: the dice that lie already, the goal, and who decides what. */
export function WaitingCard({ run }: { run: OpenRun }) {
  const text = usePlayText().result;
  const { waits } = useTableText();
  const locale = useLocale();
  const at = useTable();
  const namesOf = useWaitingNames();
  const change = useView((view) => view.change);
  const hands = useHands(run);
  const { detail, progress } = run;
  if (detail === null || progress === null) return null;
  const topic = topicOf(at, detail, run.scene, locale);
  const isOwn = topic.actor === null ? run.by === at.state.seat : at.isMine(topic.actor);
  const rows = hands.length > 0 ? [] : rowsOf(at, detail, progress.trace, undefined, locale);
  const count = rows.reduce((sum, { dice }) => sum + dice.length, 0);
  const names = namesOf(run).join(waits.and);
  const [question] = progress.ask.kind === 'choose' ? progress.ask.questions : [];
  const decider = at.figures.find(({ id }) => id === question?.by)?.name;
  const who = decider === undefined ? names : `${names} (${decider})`;
  const soFar = sentenceSoFar(at, run);
  const hasAnswered = ownQuestions(at.table, at.state.seat, askedTogether(run) ?? []).length > 0;
  return (
    <div className="result-card" data-own={isOwn} data-waiting>
      <header className="result-head">
        <h2 className="result-title">
          {text.title(whoOf(at, topic, run.by), whatOf(at, topic, text))}
          {topic.goal !== null && <span className="result-goal"> · {topic.goal}</span>}
        </h2>
      </header>
      {hands.length > 0 && (
        <div className="result-hands">
          {hands.map((hand) => (
            <HandRow key={hand.figure} hand={hand} isOwn={at.isMine(hand.figure)} />
          ))}
        </div>
      )}
      <div className="result-body">
        {count > 0 && <DiceRows rows={rows} size={sizeFor(count, isOwn)} />}
        <div className="result-told">
          {soFar !== undefined && <p className="result-sentence">{soFar}</p>}
          <p className="result-wait" role="status">
            <Hourglass aria-hidden />
            {question === undefined ? text.throws(names) : text.decides(who, at.words.question(question).ask)}
          </p>
        </div>
      </div>
      <div className="result-ways">
        {hasAnswered && (
          <Button className="button quiet" onPress={() => change({ steppedIn: run.id })}>
            {text.changeAnswer}
          </Button>
        )}
        {at.isGm && !hasAnswered && (
          <Button className="button quiet" onPress={() => change({ steppedIn: run.id })}>
            {text.stepIn}
          </Button>
        )}
        {(at.isGm || run.by === at.state.seat) && (
          <Button className="button quiet" onPress={() => at.send({ kind: 'cancel', run: run.id })}>
            {text.cancel}
          </Button>
        )}
      </div>
    </div>
  );
}

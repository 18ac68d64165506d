import type { OpenRun } from '@tafelrunde/table';
import { type ReactNode, useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTable } from '../../../table/table-context.ts';
import { usePlayText } from '../../../text/use-play-text.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { useLocale } from '../../../text/use-text.ts';
import { Why } from '../../../ui/why.tsx';
import { namedTrace } from '../named.ts';
import { DiceRows, sizeFor } from '../result/dice-rows.tsx';
import { rowsOf, topicOf, whatOf, whoOf } from '../result/told.ts';
import { answerTo } from './answer-to.ts';
import { FacesAnswer } from './faces-answer.tsx';
import { OtherHands, useHands } from './hands.tsx';
import { QuestionBody } from './question-body.tsx';
import { TogetherAnswer } from './together-answer.tsx';

/** Who · what · goal · so far; of a hidden run only that it is one. */
export function useRunTitle(run: OpenRun): { readonly who: string; readonly rest: readonly string[] } {
  const locale = useLocale();
  const { result } = usePlayText();
  const { decision } = useTableText();
  const at = useTable();
  const { detail, progress } = run;
  if (detail === null) return { who: decision.hidden, rest: [] };
  const topic = topicOf(at, detail, run.scene, locale);
  const told = { ...detail, scene: run.scene };
  const soFar = at.system.table.play?.soFar?.(told, progress?.trace ?? [], locale) ?? null;
  const rest = [whatOf(at, topic, result), topic.goal, soFar];
  // Where all act at once it is about whoever decides.
  const decider =
    progress?.ask.kind === 'choose' && !progress.ask.together ? progress.ask.questions[0]?.by : '';
  const isFigure = at.figures.some((figure) => figure.id === decider);
  const who = topic.actor === null && isFigure ? at.nameOf(decider ?? '') : whoOf(at, topic, run.by);
  return { who, rest: rest.filter((one) => one !== null) };
}

/** A decision with everything that is needed for it: about which roll, against which goal, with the dice. */
export function DecisionCard({
  run,
  onLater,
  children,
}: {
  run: OpenRun;
  onLater: () => void;
  children?: ReactNode;
}) {
  const text = useTableText();
  const { decision } = usePlayText();
  const id = useId();
  const locale = useLocale();
  const at = useTable();
  const { system, nameOf, send, state, isGm } = at;
  const { who, rest } = useRunTitle(run);
  const hands = useHands(run);
  const { ask, trace = [] } = run.progress ?? {};
  if (ask === undefined) return null;
  const [question] = ask.kind === 'choose' ? ask.questions : [];
  // Dice that are picked from are shown where they are picked.
  const picks = ask.kind === 'choose' && ask.questions.some(({ dice }) => dice !== undefined);
  const rows =
    picks || hands.length > 0 || run.detail === null ? [] : rowsOf(at, run.detail, trace, undefined, locale);
  const count = rows.reduce((sum, { dice }) => sum + dice.length, 0);
  const decider = question === undefined ? undefined : at.figures.find((one) => one.id === question.by)?.name;
  return (
    <article
      className="decision-card"
      data-step={`${run.id} ${run.progress?.tape.length}`}
      aria-labelledby={id}
    >
      <header className="decision-head">
        <h2 id={id} className="decision-title">
          <strong>{who}</strong>
          {rest.map((one) => (
            <span key={one}> · {one}</span>
          ))}
        </h2>
        {decider !== undefined && decider !== who && (
          <p className="decision-by">{decision.decides(decider)}</p>
        )}
      </header>
      {count > 0 && <DiceRows rows={rows} size={Math.min(sizeFor(count, true), 52)} />}
      {ask.kind === 'choose' && !ask.together && <OtherHands hands={hands} than={question?.by} />}
      {ask.kind === 'roll' ? (
        <FacesAnswer run={run} pool={ask.pool} />
      ) : ask.together ? (
        <TogetherAnswer run={run} questions={ask.questions} />
      ) : (
        question !== undefined && (
          <QuestionBody run={run} question={question} onAnswer={(key) => void send(answerTo(run, key))} />
        )
      )}
      {children}
      {trace.length > 0 && (
        <details className="why">
          <summary>{text.decision.soFar}</summary>
          <Why system={system} trace={namedTrace(trace, nameOf)} />
        </details>
      )}
      <div className="decision-ways">
        <Button className="button quiet" onPress={onLater}>
          {text.decision.aside}
        </Button>
        {(isGm || run.by === state.seat) && (
          <Button className="button quiet" onPress={() => send({ kind: 'cancel', run: run.id })}>
            {text.decision.cancel}
          </Button>
        )}
      </div>
    </article>
  );
}

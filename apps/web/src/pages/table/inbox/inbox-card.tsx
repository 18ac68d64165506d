import { type AskedQuestion, GM } from '@tafelrunde/kernel';
import type { OpenRun } from '@tafelrunde/table';
import { useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTable } from '../../../table/table-context.ts';
import { useView } from '../../../table/view-store.ts';
import { usePlayText } from '../../../text/use-play-text.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { useLocale } from '../../../text/use-text.ts';
import { Why } from '../../../ui/why.tsx';
import { answerTo } from '../decision/answer-to.ts';
import { useRunTitle } from '../decision/decision-card.tsx';
import { FacesAnswer } from '../decision/faces-answer.tsx';
import { OtherHands, useHands } from '../decision/hands.tsx';
import { QuestionBody } from '../decision/question-body.tsx';
import { TogetherAnswer } from '../decision/together-answer.tsx';
import { useNumberKeys } from '../decision/use-number-keys.ts';
import { useQuestion } from '../decision/use-question.ts';
import { namedTrace } from '../named.ts';
import { DiceRows, sizeFor } from '../result/dice-rows.tsx';
import { rowsOf } from '../result/told.ts';

/** More options than keys are shown one below the other. */
const KEYS = 9;

/** One question to the GM: figure, action, goal, dice, and the answers with the usual one first. */
export function InboxCard({ run, count, onLater }: { run: OpenRun; count: number; onLater: () => void }) {
  const text = useTableText();
  const { inbox, decision } = usePlayText();
  const id = useId();
  const at = useTable();
  const locale = useLocale();
  const { system, nameOf, send } = at;
  const isDice = (key: string, question: AskedQuestion): boolean =>
    (system.table.play?.option?.(question, key, run.progress?.trace ?? [], locale) ?? null) !== null;
  const { who, rest } = useRunTitle(run);
  const hands = useHands(run);
  const { ask, trace = [] } = run.progress ?? {};
  if (ask === undefined) return null;
  const [question] = ask.kind === 'choose' ? ask.questions : [];
  const isPlain =
    ask.kind === 'choose' &&
    !ask.together &&
    question !== undefined &&
    question.dice === undefined &&
    question.options.length <= KEYS &&
    hands.length === 0 &&
    !question.options.some((key) => isDice(key, question));
  const picks = ask.kind === 'choose' && ask.questions.some(({ dice }) => dice !== undefined);
  const rows =
    picks || hands.length > 0 || run.detail === null ? [] : rowsOf(at, run.detail, trace, undefined, locale);
  const dice = rows.reduce((sum, row) => sum + row.dice.length, 0);
  const decider = question === undefined ? undefined : at.figures.find((one) => one.id === question.by)?.name;
  const answer = (key: string) => void send(answerTo(run, key));
  return (
    <article className="inbox-card" data-step={`${run.id} ${run.progress?.tape.length}`} aria-labelledby={id}>
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
        {count > 1 && <span className="badge inbox-count">{inbox.of(1, count)}</span>}
      </header>
      {dice > 0 && <DiceRows rows={rows} size={Math.min(sizeFor(dice, false), 48)} />}
      {ask.kind === 'choose' && !ask.together && <OtherHands hands={hands} than={question?.by} />}
      {ask.kind === 'roll' && <FacesAnswer run={run} pool={ask.pool} />}
      {ask.kind === 'choose' && ask.together && <TogetherAnswer run={run} questions={ask.questions} />}
      {isPlain && question !== undefined && <KeyedOptions run={run} question={question} onAnswer={answer} />}
      {!isPlain && ask.kind === 'choose' && !ask.together && question !== undefined && (
        <QuestionBody run={run} question={question} onAnswer={answer} />
      )}
      <div className="decision-ways">
        {trace.length > 0 && (
          <details className="why">
            <summary>{text.decision.soFar}</summary>
            <Why system={system} trace={namedTrace(trace, nameOf)} />
          </details>
        )}
        {count > 1 && (
          <Button className="button quiet" onPress={onLater}>
            {text.decision.aside}
          </Button>
        )}
        <Button className="button quiet" onPress={() => send({ kind: 'cancel', run: run.id })}>
          {text.decision.cancel}
        </Button>
      </div>
    </article>
  );
}

/** Answers with the keys 1 to 9; the usual one comes first. */
function KeyedOptions({
  run,
  question,
  onAnswer,
}: {
  run: OpenRun;
  question: AskedQuestion;
  onAnswer: (key: string) => void;
}) {
  const words = useQuestion(question, run.progress?.trace);
  const isCovered = useView((view) => view.form !== null);
  const text = usePlayText().inbox;
  const { send } = useTable();
  const [usual] = question.options;
  const settle = async () => {
    if (usual === undefined) return;
    const policy = { kind: 'always', answer: usual } as const;
    if (await send({ kind: 'setPolicy', question: question.id, policy })) onAnswer(usual);
  };
  useNumberKeys(isCovered ? 0 : question.options.length, (i) => onAnswer(question.options[i] as string));
  return (
    <fieldset className="decision">
      <legend className="decision-ask">{words.ask}</legend>
      <div className="inbox-options">
        {question.options.map((key, i) => (
          <Button
            key={key}
            className={i === 0 ? 'button primary' : 'button'}
            aria-keyshortcuts={`${i + 1}`}
            onPress={() => onAnswer(key)}
          >
            <kbd className="inbox-key" aria-hidden>
              {i + 1}
            </kbd>{' '}
            {words.label(key)}
          </Button>
        ))}
        {question.by === GM && usual !== undefined && (
          <Button
            className="button always"
            aria-label={text.alwaysThis(words.label(usual))}
            onPress={() => void settle()}
          >
            {text.always}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

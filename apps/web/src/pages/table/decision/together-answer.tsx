import type { AskedQuestion } from '@tafelrunde/kernel';
import type { OpenRun } from '@tafelrunde/table';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTable } from '../../../table/table-context.ts';
import { useView } from '../../../table/view-store.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { answerTo } from './answer-to.ts';
import { decidersOf, ownQuestions } from './deciders.ts';
import { HandRow, useHands } from './hands.tsx';
import { QuestionBody } from './question-body.tsx';
import { useQuestion } from './use-question.ts';

/** So many hands of others leave one's own in view. */
const FEW_HANDS = 2;

/**
 * Questions that several people answer at once. Everybody sees the dice of all and answers the own ones, one after the
 * other; until the last answer is in, the own ones can be changed.
 */
export function TogetherAnswer({ run, questions }: { run: OpenRun; questions: readonly AskedQuestion[] }) {
  const { decision: text } = useTableText();
  const { table, state, isGm, send } = useTable();
  const { steppedIn, change } = useView();
  const own = ownQuestions(table, state.seat, questions);
  const isGiven = (i: number) => run.given.some(({ question }) => question === i);
  const givenKey = (i: number) => run.given.find(({ question }) => question === i)?.key ?? undefined;
  const open = own.filter((i) => !isGiven(i));
  // Whoever comes back to the only answer wants to change it.
  const [changing, setChanging] = useState(own.length === 1 && open.length === 0 ? own[0] : undefined);
  const shown = changing ?? open[0];
  const current = shown === undefined ? undefined : questions[shown];
  const others = questions.flatMap((question, i) => (own.includes(i) ? [] : [{ question, i }]));
  const hands = useHands(run);
  const otherHands = hands.filter(({ figure }) => figure !== current?.by);
  const rows = otherHands.map((hand) => {
    const asked = others.find(({ question }) => question.by === hand.figure);
    return (
      <HandRow key={hand.figure} hand={hand}>
        {asked !== undefined && (
          <p className="hint">
            <Standing question={asked.question} hasAnswered={isGiven(asked.i)} isNamed={false} />
          </p>
        )}
      </HandRow>
    );
  });
  // One or two opponents lie before one's own dice; behind a whole row of them nobody would find these.
  const isCrowd = rows.length > FEW_HANDS && current !== undefined;
  const answer = (at: number, key: string) => {
    setChanging(undefined);
    if (steppedIn === run.id && open.every((i) => i === at)) change({ steppedIn: null });
    void send(
      answerTo(
        run,
        questions.map((_, i) => (i === at ? key : null)),
      ),
    );
  };
  return (
    <div className="controls">
      <p className="hint">{text.together}</p>
      {!isCrowd && rows}
      {own.length > 1 && shown !== undefined && (
        <p className="hint">{text.toDecide(own.indexOf(shown) + 1, own.length)}</p>
      )}
      {current !== undefined && shown !== undefined && (
        <QuestionBody
          key={shown}
          run={run}
          place={shown}
          question={current}
          given={givenKey(shown)}
          onAnswer={(key) => answer(shown, key)}
        >
          <Given question={current} given={givenKey(shown)} />
        </QuestionBody>
      )}
      {isCrowd && rows}
      {own
        .filter((i) => isGiven(i) && i !== shown)
        .map((i) => (
          <GivenAnswer
            key={i}
            question={questions[i] as AskedQuestion}
            given={givenKey(i)}
            onChange={() => setChanging(i)}
          />
        ))}
      {others
        .filter(({ question }) => !hands.some(({ figure }) => figure === question.by))
        .map(({ question, i }) => (
          <p className="hint" key={i}>
            <Standing question={question} hasAnswered={isGiven(i)} isNamed />
          </p>
        ))}
      {isGm && others.some(({ i }) => !isGiven(i)) && (
        <details className="why">
          <summary>{text.forOthers}</summary>
          {others
            .filter(({ i }) => !isGiven(i))
            .map(({ question, i }) => (
              <QuestionBody
                key={i}
                run={run}
                place={i}
                question={question}
                isMain={false}
                onAnswer={(key) => answer(i, key)}
              />
            ))}
        </details>
      )}
    </div>
  );
}

/** What was answered; the key stays hidden from everybody else. */
function Given({ question, given }: { question: AskedQuestion; given: string | undefined }) {
  const { decision: text } = useTableText();
  const { nameOf } = useTable();
  const { label } = useQuestion(question);
  return given === undefined ? null : <p>{text.given(nameOf(question.by), label(given))}</p>;
}

function GivenAnswer({
  question,
  given,
  onChange,
}: {
  question: AskedQuestion;
  given: string | undefined;
  onChange: () => void;
}) {
  const { decision: text } = useTableText();
  return (
    <div className="given-answer">
      <Given question={question} given={given} />
      <Button className="button" onPress={onChange}>
        {text.change}
      </Button>
    </div>
  );
}

/** Whether the table still waits for somebody. */
function Standing({
  question: { by },
  hasAnswered,
  isNamed,
}: {
  question: AskedQuestion;
  hasAnswered: boolean;
  /** Whether the figure still has to be named: above its own dice it is. */
  isNamed: boolean;
}) {
  const { decision: text } = useTableText();
  const { table, nameOf, seatName } = useTable();
  const who = decidersOf(table, by).map(seatName).join(', ');
  const figure = isNamed ? nameOf(by) : null;
  return hasAnswered ? text.hasAnswered(figure) : text.waitsFor(who, figure);
}

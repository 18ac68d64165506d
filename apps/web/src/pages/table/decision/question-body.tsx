import type { AskedQuestion } from '@tafelrunde/kernel';
import type { OpenRun } from '@tafelrunde/table';
import type { ReactNode } from 'react';
import { useTable } from '../../../table/table-context.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { CirclePicture, segmentId } from '../../../ui/circle-picture.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { DicePick } from './dice-pick.tsx';
import { HandRow, useHands } from './hands.tsx';
import { Options } from './options.tsx';
import { pickPool } from './pick-pool.ts';
import { useAdvice } from './use-advice.ts';
import { useAnswerViews } from './use-answer-views.ts';
import { useGainsOf } from './use-gains-of.ts';
import { useQuestion } from './use-question.ts';

export interface QuestionBodyProps {
  readonly run: OpenRun;
  readonly question: AskedQuestion;
  /** Where several decide at once: which of their questions it is. */
  readonly place?: number;
  /** The answer that was given already and can still be changed. */
  readonly given?: string | undefined;
  /** Whether number keys are its dice. */
  readonly isMain?: boolean;
  readonly onAnswer: (key: string) => void;
  readonly children?: ReactNode;
}

/** What is asked, and the ways to answer: dice to tap, a circle to point at, or one button for each option. */
export function QuestionBody(props: QuestionBodyProps) {
  const { run, question, place, given, isMain = true, onAnswer, children } = props;
  const trace = run.progress?.trace;
  const words = useQuestion(question, trace);
  const advice = useAdvice(run, question, place);
  const told = useAnswerViews(run, question);
  const gains = useGainsOf(run);
  const pool = pickPool(question, words);
  const hand = useHands(run).find(({ figure }) => figure === question.by);
  const shared = { words, advice, given, isMain, onAnswer };
  return (
    <fieldset className="decision">
      <legend className="decision-ask">{words.ask}</legend>
      <CirclePick question={question} onAnswer={onAnswer} />
      {pool !== undefined ? (
        <DicePick question={question} pool={pool} hand={hand} told={told} {...shared} />
      ) : (
        <>
          {hand !== undefined && <HandRow hand={hand} isOwn />}
          <Options question={question} gains={gains} {...shared} />
        </>
      )}
      <AdviceGoal advice={advice} />
      {children}
    </fieldset>
  );
}

/** What the numbers aim at, where there is a choice. */
function AdviceGoal({ advice }: { advice: ReturnType<typeof useAdvice> }) {
  const { advice: text } = useTableText();
  const { goals, goal, setGoal, options, note, isBusy, isChosen } = advice;
  // With the own dice another aim may tell more than the first one.
  if (goal === '' || (!isBusy && !isChosen && options.size === 0 && note === undefined)) return null;
  return (
    <div className="advice-goal" aria-busy={isBusy}>
      {isBusy && <p className="hint">{text.busy}</p>}
      {!isBusy && goals.length > 1 && (
        <SelectField label={text.goal} value={goal} options={[...goals]} onChange={setGoal} />
      )}
      {note !== undefined && <p className="hint">{note}</p>}
    </div>
  );
}

/** Where the options are segments of the circles of whoever decides, they can be pointed at. */
function CirclePick({ question, onAnswer }: { question: AskedQuestion; onAnswer: (key: string) => void }) {
  const { figures } = useTable();
  const { circles: text } = useTableText();
  const circles = figures.find(({ id }) => id === question.by)?.circles ?? [];
  const segments = circles.flatMap(({ id, rings }) =>
    rings.flatMap((ring) => ring.segments.map((_, i) => segmentId(id, ring.id, i))),
  );
  if (!question.options.every((key) => segments.includes(key))) return null;
  return (
    <div className="circle-pick">
      <div className="circles">
        {circles.map((circle) => (
          <CirclePicture
            key={circle.id}
            circle={circle}
            size={132}
            pickable={question.options}
            onPick={onAnswer}
          />
        ))}
      </div>
      <p className="hint">{text.tap}</p>
    </div>
  );
}

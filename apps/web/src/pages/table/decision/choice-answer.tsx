import type { AskedQuestion } from '@tafelrunde/kernel';
import type { OpenRun } from '@tafelrunde/table';
import { useTable } from '../table-context.ts';
import { AdvicePanel } from './advice-panel.tsx';
import { QuestionBody, useQuestion } from './question-body.tsx';
import { TogetherAnswer } from './together-answer.tsx';

/** One question with its advice, or questions that several people answer at once. */
export function ChoiceAnswer({
  run,
  questions,
  together,
}: {
  run: OpenRun;
  questions: readonly AskedQuestion[];
  together: boolean;
}) {
  const [first] = questions;
  if (together) return <TogetherAnswer run={run} questions={questions} />;
  return first === undefined ? null : <OneAnswer run={run} question={first} />;
}

function OneAnswer({ run, question }: { run: OpenRun; question: AskedQuestion }) {
  const { send } = useTable();
  const { label } = useQuestion(question);
  const answer = (key: string) => void send({ kind: 'answer', run: run.id, answer: key });
  return (
    <>
      <QuestionBody question={question} onAnswer={answer} />
      <AdvicePanel run={run} question={question} label={label} onTake={answer} />
    </>
  );
}

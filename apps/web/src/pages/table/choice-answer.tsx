import { type Answer, type AskedQuestion, GM } from '@tafelrunde/kernel';
import type { OpenRun } from '@tafelrunde/table';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Segmented } from '../../components/segmented.tsx';
import { useText } from '../../text/use-text.ts';
import { useTable } from './table-context.ts';
import { useTableText } from './use-table-text.ts';

/** One question has a button for each answer; questions that are answered together are sent together. */
export function ChoiceAnswer({
  run,
  questions,
  together,
}: {
  run: OpenRun;
  questions: readonly AskedQuestion[];
  together: boolean;
}) {
  const text = useTableText();
  const { send } = useTable();
  const [keys, setKeys] = useState<readonly string[]>(questions.map(({ options }) => options[0] ?? ''));
  const answer = (given: Answer) => void send({ kind: 'answer', run: run.id, answer: given });
  const [first] = questions;
  if (!together && first !== undefined) return <OneQuestion question={first} onAnswer={answer} />;
  return (
    <div className="controls">
      {questions.map((question, i) => (
        <TogetherQuestion
          key={`${question.id} ${question.by}`}
          question={question}
          value={keys[i] ?? ''}
          onChange={(key) => setKeys(keys.map((one, j) => (j === i ? key : one)))}
        />
      ))}
      <Button className="button primary" onPress={() => answer(keys)}>
        {text.decision.answer}
      </Button>
    </div>
  );
}

/** The question and its options in words; options that are figures by their names. */
function useQuestion(question: AskedQuestion) {
  const { words, figures } = useTable();
  const { ask, options } = words.question(question);
  const label = (key: string) => figures.find(({ id }) => id === key)?.name ?? options[key] ?? key;
  return { ask, label };
}

function OneQuestion({ question, onAnswer }: { question: AskedQuestion; onAnswer: (key: string) => void }) {
  const { decision } = useText();
  const { figures } = useTable();
  const { ask, label } = useQuestion(question);
  const who = figures.find(({ id }) => id === question.by)?.name;
  return (
    <fieldset className="decision">
      <legend>
        {question.by === GM && <span className="decision-by">{decision.gm}</span>}
        {who !== undefined && <span className="decision-by">{decision.player(who)}</span>}
        <span className="decision-ask">{ask}</span>
      </legend>
      <div className="decision-options">
        {question.options.map((key, i) => (
          <Button
            key={key}
            className={i === 0 ? 'button primary' : 'button'}
            autoFocus={i === 0}
            onPress={() => onAnswer(key)}
          >
            {label(key)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

function TogetherQuestion({
  question,
  value,
  onChange,
}: {
  question: AskedQuestion;
  value: string;
  onChange: (key: string) => void;
}) {
  const { ask, label } = useQuestion(question);
  const segments = question.options.map((key) => ({ value: key, label: label(key) }));
  return <Segmented label={ask} look="list" value={value} onChange={onChange} segments={segments} />;
}

import type { AskedQuestion } from '@tafelrunde/kernel';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import type { Gain } from '../../../engine/gains.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { GainLine } from './gain-line.tsx';
import { OptionFace, OptionWorth } from './option-face.tsx';
import type { QuestionAdvice } from './use-advice.ts';
import type { QuestionWords } from './use-question.ts';

/** Options shown at first. */
const FIRST = 6;

/** One button for each option, with what it is worth; a tap answers. The best one stands out, else the rule's default. */
export function Options({
  question,
  words,
  advice,
  given,
  gains,
  onAnswer,
}: {
  question: AskedQuestion;
  words: QuestionWords;
  advice: QuestionAdvice;
  /** The answer that was given already and can still be changed. */
  given?: string | undefined;
  /** What each answer makes of the sheet, where that is known. */
  gains?: ReadonlyMap<string, readonly Gain[]> | undefined;
  onAnswer: (key: string) => void;
}) {
  const { advice: text } = useTableText();
  const [isAll, setAll] = useState(false);
  const { options } = advice;
  // A few stay where they are when their worth comes: nothing moves under a thumb. Of many the best are worth more.
  const order = question.options.length > FIRST ? advice.order : question.options;
  // Without advice nobody can tell which ones could be left out.
  const shown = isAll || options.size === 0 ? order : order.slice(0, FIRST);
  const first = given ?? (options.size > 0 ? advice.order[0] : question.options[0]);
  return (
    <>
      <ul className="options" aria-busy={advice.isBusy}>
        {shown.map((key) => (
          <li key={key}>
            <Button
              className="option"
              data-first={key === first}
              data-best={options.get(key)?.isBest ?? false}
              onPress={() => onAnswer(key)}
            >
              <span className="option-told">
                <OptionFace name={words.label(key)} view={words.view(key)} />
                {gains?.get(key)?.map((gain) => (
                  <GainLine key={gain.label} gain={gain} />
                ))}
              </span>
              <OptionWorth advice={options.get(key)} best={text.best} isBusy={advice.isBusy} />
            </Button>
          </li>
        ))}
      </ul>
      {order.length > shown.length && (
        <Button className="button quiet" onPress={() => setAll(true)}>
          {text.more(order.length - shown.length)}
        </Button>
      )}
    </>
  );
}

import type { AskedQuestion, System } from '@tafelrunde/kernel';
import { GM } from '@tafelrunde/kernel';
import { useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { useLocale, useText } from '../text/use-text.ts';

export interface DecisionProps {
  readonly system: System;
  readonly question: AskedQuestion;
  /** The name of a figure that decides. */
  readonly nameOf: (figure: string) => string;
  readonly onAnswer: (key: string) => void;
}

/** A decision where it arises: who is asked, what, and one button for each answer. */
export function Decision({ system, question, nameOf, onAnswer }: DecisionProps) {
  const { decision } = useText();
  const { ask, options } = system.words[useLocale()].question(question);
  const box = useRef<HTMLFieldSetElement>(null);
  // The eye is on the question that just appeared, so the keyboard should be, too.
  useEffect(() => {
    if (question.id !== '') box.current?.querySelector('button')?.focus();
  }, [question]);
  return (
    <fieldset className="decision" ref={box}>
      <legend>
        <span className="decision-by">
          {question.by === GM ? decision.gm : decision.player(nameOf(question.by))}
        </span>
        <span className="decision-ask">{ask}</span>
      </legend>
      <div className="decision-options">
        {question.options.map((key, i) => (
          <Button key={key} className={i === 0 ? 'button primary' : 'button'} onPress={() => onAnswer(key)}>
            {options[key] ?? key}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

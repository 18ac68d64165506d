import { type AskedQuestion, GM } from '@tafelrunde/kernel';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { facesOfKey, keyOfFaces } from '../../../engine/picking.ts';
import { useText } from '../../../text/use-text.ts';
import { CirclePicture, segmentId } from '../../../ui/circle-picture.tsx';
import { useTable } from '../table-context.ts';
import { useTableText } from '../use-table-text.ts';
import { DicePick } from './dice-pick.tsx';

/** The question and its options in words; figures by their names, sets of dice by their faces. */
export function useQuestion(question: AskedQuestion) {
  const { words, figures } = useTable();
  const { pick } = useTableText();
  const { ask, options } = words.question(question);
  const label = (key: string): string => {
    const faces = question.dice === undefined ? undefined : facesOfKey(key);
    if (faces?.length === 0) return pick.none;
    if (question.dice !== undefined && faces !== undefined)
      return (key === keyOfFaces(question.dice.thrown) ? pick.allOf : pick.set)(faces.join(', '));
    return figures.find(({ id }) => id === key)?.name ?? options[key] ?? key;
  };
  return { ask, label };
}

export interface QuestionBodyProps {
  readonly question: AskedQuestion;
  /** The answer that was given already and can still be changed. */
  readonly given?: string | undefined;
  /** Whether it has the keyboard: its first answer the focus, number keys its dice. */
  readonly isMain?: boolean;
  readonly onAnswer: (key: string) => void;
  readonly children?: ReactNode;
}

/** Who is asked, what, and the ways to answer: dice to tap, a circle to point at, or one button for each option. */
export function QuestionBody({ question, given, isMain = true, onAnswer, children }: QuestionBodyProps) {
  const { decision } = useText();
  const { figures } = useTable();
  const { ask, label } = useQuestion(question);
  const who = figures.find(({ id }) => id === question.by)?.name;
  const { dice } = question;
  return (
    <fieldset className="decision">
      <legend>
        {question.by === GM && <span className="decision-by">{decision.gm}</span>}
        {who !== undefined && <span className="decision-by">{decision.player(who)}</span>}
        <span className="decision-ask">{ask}</span>
      </legend>
      {dice === undefined ? (
        <>
          <CirclePick question={question} onAnswer={onAnswer} />
          <div className="decision-options">
            {question.options.map((key, i) => (
              <Button
                key={key}
                className={key === (given ?? question.options[0]) ? 'button primary' : 'button'}
                autoFocus={isMain && i === 0}
                onPress={() => onAnswer(key)}
              >
                {label(key)}
              </Button>
            ))}
          </div>
        </>
      ) : (
        <DicePick
          question={{ ...question, dice }}
          label={label}
          given={given}
          isMain={isMain}
          onAnswer={onAnswer}
        />
      )}
      {children}
    </fieldset>
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

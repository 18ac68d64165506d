import type { AskedQuestion, DiceToPick } from '@tafelrunde/kernel';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { facesOfKey, keyOfFaces, pickableDice, selectionOf } from '../../../engine/picking.ts';
import { usePlayText } from '../../../text/use-play-text.ts';
import { Die } from '../../../ui/die.tsx';
import { useTableText } from '../use-table-text.ts';
import { DiceLine } from './dice-line.tsx';
import { OptionFace, OptionWorth } from './option-face.tsx';
import type { QuestionAdvice } from './use-advice.ts';
import { useNumberKeys } from './use-number-keys.ts';
import type { QuestionWords } from './use-question.ts';

export interface DicePickProps {
  readonly question: AskedQuestion & { readonly dice: DiceToPick };
  readonly words: QuestionWords;
  readonly advice: QuestionAdvice;
  /** The answer that was given already and can still be changed. */
  readonly given?: string | undefined;
  /** Whether number keys are its dice. */
  readonly isMain: boolean;
  readonly onAnswer: (key: string) => void;
}

/** Ways shown at first. */
const FIRST = 3;

/** A throw of which some dice are kept: each die is a toggle, locked ones stay. The best way is laid out already. */
export function DicePick({ question, words, advice, given, isMain, onAnswer }: DicePickProps) {
  const { pick, advice: adviceText } = useTableText();
  const { decision: text } = usePlayText();
  const { dice, options } = question;
  const shown = pickableDice(dice);
  const best = given ?? (advice.options.size > 0 ? advice.order[0] : options[0]);
  // The best way is laid out until somebody chooses.
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null);
  const picked = chosen ?? placesOf(question, best);
  const [isAll, setAll] = useState(false);
  const toggle = (i: number) => setChosen(toggled(picked, i));
  useNumberKeys(isMain ? shown.length : 0, (i) => {
    if (shown[i]?.isLocked === false) toggle(i);
  });
  const { key, lying, again, problem } = selectionOf(question, picked);
  const all = keyOfFaces(dice.thrown);
  const others = options.filter((option) => facesOfKey(option) === undefined);
  const ways = advice.order.filter((option) => facesOfKey(option) !== undefined);
  const worth = (option: string) => advice.options.get(option)?.value;
  return (
    <div className="dice-pick">
      <div className="pick-lines">
        {dice.aside.length > 0 && (
          <DiceLine title={pick.aside}>
            {[...dice.aside]
              .sort((a, b) => b - a)
              .map((face, i) => (
                <Die
                  // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name
                  key={i}
                  sides={dice.sides}
                  face={face}
                  size={44}
                  label={`${face}`}
                />
              ))}
          </DiceLine>
        )}
        <DiceLine title={pick.thrown}>
          {shown.map(({ face, isLocked }, i) =>
            isLocked ? (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: dice stay where they fell
                key={i}
                className="pick-die"
                data-locked
              >
                <Die sides={dice.sides} face={face} size={48} state="locked" label={pick.lockedDie(face)} />
                <span className="pick-word" aria-hidden>
                  {pick.locked}
                </span>
              </span>
            ) : (
              <ToggleButton
                // biome-ignore lint/suspicious/noArrayIndexKey: dice stay where they fell
                key={i}
                className="pick-die"
                aria-label={pick.die(face, dice.sides)}
                aria-keyshortcuts={`${i + 1}`}
                isSelected={picked.has(i)}
                onChange={() => toggle(i)}
              >
                <Die sides={dice.sides} face={face} size={48} state={picked.has(i) ? 'kept' : 'thrown'} />
                <span className="pick-word">{picked.has(i) ? pick.kept : pick.again}</span>
              </ToggleButton>
            ),
          )}
        </DiceLine>
      </div>
      <p className="pick-effect" role="status">
        {problem === undefined && pick.effect(lying.join(', '), again)}
        {problem === 'needs-one' && pick.needsOne}
        {problem === 'not-together' && pick.notTogether}
      </p>
      {advice.options.size > 0 && (
        <ul className="options" aria-label={adviceText.title}>
          {(isAll ? ways : ways.slice(0, FIRST)).map((option) => (
            <li key={option}>
              <Button
                className="option"
                data-first={option === key}
                data-best={advice.options.get(option)?.isBest ?? false}
                onPress={() => setChosen(placesOf(question, option))}
              >
                <OptionFace name={words.label(option)} view={words.view(option)} />
                <OptionWorth advice={advice.options.get(option)} best={adviceText.best} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {advice.options.size > 0 && ways.length > FIRST && !isAll && (
        <Button className="button quiet" onPress={() => setAll(true)}>
          {adviceText.more(ways.length - FIRST)}
        </Button>
      )}
      <div className="decision-options">
        <Button
          className="button primary decide"
          isDisabled={problem !== undefined}
          onPress={() => onAnswer(key)}
        >
          {again === 0 ? pick.keepAll : text.keepAndThrow(words.label(key))}
          {worth(key) !== undefined && <span className="decide-worth">{worth(key)}</span>}
        </Button>
        {options.includes(all) && again > 0 && (
          <Button className="button" onPress={() => onAnswer(all)}>
            {pick.keepAll}
            {worth(all) !== undefined && <span className="decide-worth">{worth(all)}</span>}
          </Button>
        )}
        {others.map((option) => (
          <Button key={option} className="button" onPress={() => onAnswer(option)}>
            {words.label(option)}
            {worth(option) !== undefined && <span className="decide-worth">{worth(option)}</span>}
          </Button>
        ))}
      </div>
    </div>
  );
}

const toggled = (places: ReadonlySet<number>, i: number): ReadonlySet<number> =>
  new Set(places.has(i) ? [...places].filter((place) => place !== i) : [...places, i]);

/** The places of the dice that an answer takes. */
function placesOf({ dice }: DicePickProps['question'], given: string | undefined): ReadonlySet<number> {
  const left = [...((given === undefined ? undefined : facesOfKey(given)) ?? [])];
  const places = pickableDice(dice).flatMap(({ face }, i) => {
    const at = left.indexOf(face);
    if (at < 0) return [];
    left.splice(at, 1);
    return [i];
  });
  return new Set(places);
}

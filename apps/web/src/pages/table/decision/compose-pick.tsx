import type { AskedQuestion } from '@tafelrunde/kernel';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { usePlayText } from '../../../text/use-play-text.ts';
import { Die } from '../../../ui/die.tsx';
import { useTableText } from '../use-table-text.ts';
import type { ComposePool } from './composing.ts';
import { DiceLine } from './dice-line.tsx';
import { OptionFace, OptionWorth } from './option-face.tsx';
import type { QuestionAdvice } from './use-advice.ts';
import { useNumberKeys } from './use-number-keys.ts';
import type { QuestionWords } from './use-question.ts';

/** Ways shown at first. */
const FIRST = 4;

/** An answer that is put together from dice: tap those that go into it. The best way is laid out already. */
export function ComposePick({
  question,
  pool,
  words,
  advice,
  given,
  isMain,
  onAnswer,
}: {
  question: AskedQuestion;
  pool: ComposePool;
  words: QuestionWords;
  advice: QuestionAdvice;
  given?: string | undefined;
  isMain: boolean;
  onAnswer: (key: string) => void;
}) {
  const { decision: text } = usePlayText();
  const { advice: adviceText } = useTableText();
  const best = given ?? (advice.options.size > 0 ? advice.order[0] : question.options[0]);
  // The best way is laid out until somebody chooses.
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const picked = chosen ?? placesFor(pool, words, best);
  const [isAll, setAll] = useState(false);
  const toggle = (place: string) =>
    setChosen(picked.includes(place) ? picked.filter((one) => one !== place) : [...picked, place]);
  const places = [
    ...pool.dice.map((face, i) => ({ face, place: `d${i}` })),
    ...pool.apart.map((face, i) => ({ face, place: `a${i}` })),
  ];
  useNumberKeys(isMain ? places.length : 0, (i) => toggle(places[i]?.place ?? ''));
  const taken = (kind: string) =>
    places.filter(({ place }) => place.startsWith(kind) && picked.includes(place)).map(({ face }) => face);
  const key = pool.keyOf(taken('d'), taken('a'));
  const others = question.options.filter((option) => {
    const view = words.view(option);
    return view === null || view.dice.length + (view.apart?.dice.length ?? 0) === 0;
  });
  const ways = advice.order.filter((option) => !others.includes(option));
  const line = (kind: string, title: string) => (
    <DiceLine title={title}>
      {places
        .filter(({ place }) => place.startsWith(kind))
        .map(({ face, place }) => (
          <ToggleButton
            key={place}
            className="pick-die"
            aria-label={text.die(face, title)}
            isSelected={picked.includes(place)}
            onChange={() => toggle(place)}
          >
            <Die
              sides={pool.sides}
              face={face}
              size={48}
              state={picked.includes(place) ? 'kept' : 'thrown'}
            />
          </ToggleButton>
        ))}
    </DiceLine>
  );
  return (
    <div className="dice-pick">
      {line('d', text.yourDice)}
      {pool.apart.length > 0 && line('a', pool.word)}
      {key === undefined && <p className="pick-effect">{text.notTogether}</p>}
      {advice.options.size > 0 && (
        <ul className="options" aria-label={adviceText.title}>
          {(isAll ? ways : ways.slice(0, FIRST)).map((option) => (
            <li key={option}>
              <Button
                className="option"
                data-first={option === key}
                data-best={advice.options.get(option)?.isBest ?? false}
                onPress={() => setChosen(placesFor(pool, words, option))}
              >
                <OptionFace name={words.label(option)} view={words.view(option)} size={28} />
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
          isDisabled={key === undefined}
          onPress={() => key !== undefined && onAnswer(key)}
        >
          {key === undefined ? text.take : text.takeThese(words.label(key))}
          {key !== undefined && advice.options.get(key) !== undefined && (
            <span className="decide-worth">{advice.options.get(key)?.value}</span>
          )}
        </Button>
        {others.map((option) => (
          <Button key={option} className="button" onPress={() => onAnswer(option)}>
            {words.label(option)}
            {advice.options.get(option) !== undefined && (
              <span className="decide-worth">{advice.options.get(option)?.value}</span>
            )}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Where the dice of an option lie. */
function placesFor(pool: ComposePool, { view }: QuestionWords, key: string | undefined): readonly string[] {
  const shown = key === undefined ? null : view(key);
  if (shown === null) return [];
  const take = (prefix: string, lying: readonly number[], wanted: readonly number[]) => {
    const left = [...wanted];
    return lying.flatMap((face, i) => {
      const at = left.indexOf(face);
      if (at < 0) return [];
      left.splice(at, 1);
      return [`${prefix}${i}`];
    });
  };
  return [...take('d', pool.dice, shown.dice), ...take('a', pool.apart, shown.apart?.dice ?? [])];
}

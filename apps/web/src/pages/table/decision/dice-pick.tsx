import type { AskedQuestion } from '@tafelrunde/kernel';
import type { AnswerView, DicePlace, HandView } from '@tafelrunde/system';
import { Lightbulb, ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { keyOfFaces } from '../../../engine/picking.ts';
import { usePlayText } from '../../../text/use-play-text.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { Die } from '../../../ui/die.tsx';
import { DiceLine } from './dice-line.tsx';
import { HandRow } from './hands.tsx';
import { OptionFace, OptionWorth } from './option-face.tsx';
import type { PickDie, Picked, PickPool } from './pick-pool.ts';
import type { QuestionAdvice } from './use-advice.ts';
import { useNumberKeys } from './use-number-keys.ts';
import type { QuestionWords } from './use-question.ts';

export interface DicePickProps {
  readonly question: AskedQuestion;
  readonly pool: PickPool;
  readonly words: QuestionWords;
  readonly advice: QuestionAdvice;
  /** What lies before whoever decides, where it is a fight. */
  readonly hand?: HandView | undefined;
  /** What an answer comes to. */
  readonly told: (key: string) => AnswerView | null;
  /** The answer that was given already and can still be changed. */
  readonly given?: string | undefined;
  /** Whether number keys are its dice. */
  readonly isMain: boolean;
  readonly onAnswer: (key: string) => void;
}

/** Ways shown at first: of a throw some to compare, of an attack the best one. */
const FIRST = { throw: 3, other: 1 } as const;

/** An answer that is put together from dice: tap those that go into it. The best way is laid out already. */
export function DicePick(props: DicePickProps) {
  const { question, pool, words, advice, hand, told, given, isMain, onAnswer } = props;
  const best = given ?? (advice.options.size > 0 ? advice.order[0] : question.options[0]);
  // The best way is laid out until somebody chooses.
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const places = chosen ?? pool.placesOf(best);
  const toggle = (place: string) => setChosen(toggled(places, place));
  useNumberKeys(isMain ? pool.dice.length : 0, (i) => {
    const die = pool.dice[i];
    if (die?.isLocked === false) toggle(die.place);
  });
  const picked = pool.pickedBy(places);
  // The best may be to use no dice at all.
  const isWord = chosen === null && best !== undefined && !pool.isWay(best);
  const view = picked.key === undefined ? null : told(picked.key);
  const die = (one: PickDie) => (
    <PickButton
      key={one.place}
      die={one}
      pool={pool}
      isPicked={places.has(one.place)}
      onToggle={() => toggle(one.place)}
    />
  );
  return (
    <div className="dice-pick">
      {hand === undefined ? <Lines pool={pool} die={die} /> : <OwnHand hand={hand} pool={pool} die={die} />}
      {!isWord && <Effect pool={pool} picked={picked} view={view} />}
      <Ways {...props} shown={picked.key} onPick={(key) => setChosen(pool.placesOf(key))} />
      <Buttons
        {...{ question, pool, words, advice, onAnswer, picked, view }}
        first={isWord ? best : undefined}
      />
    </div>
  );
}

const toggled = (places: ReadonlySet<string>, place: string): ReadonlySet<string> =>
  new Set(places.has(place) ? [...places].filter((one) => one !== place) : [...places, place]);

function PickButton({
  die: { face, isLocked, place, isApart },
  pool,
  isPicked,
  onToggle,
}: {
  die: PickDie;
  pool: PickPool;
  isPicked: boolean;
  onToggle: () => void;
}) {
  const { pick } = useTableText();
  const { decision: text } = usePlayText();
  const { sides, isThrow } = pool;
  const at = pool.dice.findIndex((one) => one.place === place) + 1;
  if (isLocked)
    return (
      <span className="pick-die" data-locked>
        <Die sides={sides} face={face} size={48} state="locked" label={pick.lockedDie(face)} />
        <span className="pick-word" aria-hidden>
          {pick.locked}
        </span>
      </span>
    );
  const name = isThrow ? pick.die(face, sides) : text.die(face, isApart ? pool.apartWord : text.yourDice);
  return (
    <ToggleButton
      className="pick-die"
      aria-label={name}
      aria-keyshortcuts={`${at}`}
      data-apart={isApart}
      isSelected={isPicked}
      onChange={onToggle}
    >
      <Die sides={sides} face={face} size={48} state={isPicked ? 'kept' : 'thrown'} />
      {isThrow && <span className="pick-word">{isPicked ? pick.kept : pick.again}</span>}
    </ToggleButton>
  );
}

/** Dice by what they are, where nobody fights with them. */
function Lines({ pool, die }: { pool: PickPool; die: (one: PickDie) => ReactNode }) {
  const { pick } = useTableText();
  const { decision: text } = usePlayText();
  const apart = pool.dice.filter(({ isApart }) => isApart);
  return (
    <div className="pick-lines">
      {pool.aside.length > 0 && (
        <DiceLine title={pick.aside}>
          {pool.aside.map((face, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name
            <Die key={i} sides={pool.sides} face={face} size={44} label={`${face}`} />
          ))}
        </DiceLine>
      )}
      <DiceLine title={pool.isThrow ? pick.thrown : text.yourDice}>
        {pool.dice.filter(({ isApart }) => !isApart).map(die)}
      </DiceLine>
      {apart.length > 0 && <DiceLine title={pool.apartWord}>{apart.map(die)}</DiceLine>}
    </div>
  );
}

/** The own row of dice: those that can be used are tapped where they lie. */
function OwnHand({ hand, pool, die }: { hand: HandView; pool: PickPool; die: (one: PickDie) => ReactNode }) {
  const left = [...pool.dice];
  const dieAt = (face: number, place: DicePlace): ReactNode => {
    const isApart = place === 'outside';
    const at = ['group', 'thrown', 'outside'].includes(place)
      ? left.findIndex((one) => one.face === face && one.isApart === isApart)
      : -1;
    const [found] = at < 0 ? [] : left.splice(at, 1);
    return found === undefined ? null : die(found);
  };
  return <HandRow hand={hand} isOwn dieAt={dieAt} />;
}

/** What the tapped dice come to, in words. */
function Effect({ pool, picked, view }: { pool: PickPool; picked: Picked; view: AnswerView | null }) {
  const { pick } = useTableText();
  const { decision: text } = usePlayText();
  const { problem, lying, again } = picked;
  const told = pool.isThrow
    ? problem === undefined
      ? pick.effect(lying.join(', '), again)
      : problem === 'needs-one'
        ? pick.needsOne
        : pick.notTogether
    : problem === undefined
      ? ''
      : problem === 'needs-one'
        ? text.take
        : text.notTogether;
  return (
    <>
      {told !== '' && (
        <p className="pick-effect" role="status">
          {told}
        </p>
      )}
      {(view?.stops?.length ?? 0) > 0 && (
        <ul className="stops">
          {view?.stops?.map(({ attacks, dice }) => (
            <li key={`${attacks.join()}|${dice.join()}`}>
              <span className="stops-dice">
                {dice.map((face, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name
                  <Die key={i} sides={pool.sides} face={face} size={28} />
                ))}
              </span>
              <ShieldCheck aria-hidden />
              <span>{text.stops(dice.join(' + '), attacks.join(' · '))}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The ways to answer with what each is worth; a tap lays its dice out. */
function Ways({
  pool,
  words,
  advice,
  told,
  shown,
  onPick,
}: DicePickProps & { shown: string | undefined; onPick: (key: string) => void }) {
  const { advice: text } = useTableText();
  const [isAll, setAll] = useState(false);
  const ways = advice.order.filter(pool.isWay);
  const first = pool.isThrow ? FIRST.throw : FIRST.other;
  // While they are worked out they stand there already: nothing moves under a thumb when their worth comes.
  if (advice.options.size === 0 && !advice.isBusy) return null;
  return (
    <>
      <ul className="options" aria-label={text.title} aria-busy={advice.isBusy}>
        {(isAll ? ways : ways.slice(0, first)).map((option) => {
          const one = advice.options.get(option);
          const why = one?.isBest === true ? (told(option)?.why ?? null) : null;
          return (
            <li key={option}>
              <Button
                className="option"
                data-first={option === shown}
                data-best={one?.isBest ?? false}
                onPress={() => onPick(option)}
              >
                <span className="option-told">
                  <OptionFace name={words.label(option)} view={words.view(option)} size={28} />
                  {why !== null && (
                    <span className="option-why">
                      <Lightbulb aria-hidden /> {why}
                    </span>
                  )}
                </span>
                <OptionWorth advice={one} best={text.best} isBusy={advice.isBusy} />
              </Button>
            </li>
          );
        })}
      </ul>
      {ways.length > first && !isAll && (
        <Button className="button quiet" onPress={() => setAll(true)}>
          {text.more(ways.length - first)}
        </Button>
      )}
    </>
  );
}

type ButtonsProps = Pick<DicePickProps, 'question' | 'pool' | 'words' | 'advice' | 'onAnswer'> & {
  readonly picked: Picked;
  readonly view: AnswerView | null;
  /** The answer without dice that is best. */
  readonly first: string | undefined;
};

/**
 * The answer that is laid out, and those that are no dice. Each is known by what it answers: when advice comes and lays
 * out other dice, a button that has the keyboard keeps it.
 */
function Buttons({ question, pool, words, advice, onAnswer, picked, view, first }: ButtonsProps) {
  const { pick } = useTableText();
  const { decision: text } = usePlayText();
  const { key, problem, again } = picked;
  const worth = (option: string) => {
    const value = advice.options.get(option)?.value;
    return value === undefined ? null : <span className="decide-worth">{value}</span>;
  };
  const all = question.dice === undefined ? undefined : keyOfFaces(question.dice.thrown);
  const name =
    key === undefined
      ? pool.isThrow
        ? pick.keep
        : text.take
      : pool.isThrow
        ? again === 0
          ? pick.keepAll
          : text.keepAndThrow(words.label(key))
        : (view?.title ?? text.takeThese(words.label(key)));
  const plain = (option: string, label: string) => ({ option, label, rest: null, isOff: false });
  const keepsAll = all !== undefined && question.options.includes(all) && again > 0;
  const buttons = [
    ...(first === undefined ? [] : [plain(first, words.label(first))]),
    { option: key, label: name, rest: view?.rest ?? null, isOff: key === undefined || problem !== undefined },
    ...(keepsAll ? [plain(all, pick.keepAll)] : []),
    ...question.options
      .filter((option) => !pool.isWay(option) && option !== first)
      .map((option) => plain(option, words.label(option))),
  ];
  return (
    <div className="decision-options">
      {buttons.map(({ option, label, rest, isOff }, i) => (
        <Button
          key={option ?? ''}
          className={i === 0 ? 'button primary decide' : 'button'}
          isDisabled={isOff}
          onPress={() => option !== undefined && onAnswer(option)}
        >
          <span className="decide-told">
            {label}
            {rest !== null && <span className="decide-rest">{rest}</span>}
          </span>
          {option !== undefined && worth(option)}
        </Button>
      ))}
    </div>
  );
}

import type { OptionView } from '@tafelrunde/system';
import { usePlayText } from '../../../text/use-play-text.ts';
import { Die } from '../../../ui/die.tsx';
import type { OptionAdvice } from './use-advice.ts';

const HAS_LETTER = /\p{L}/u;

/** What an option is: dice with what else goes with them, or words. */
export function OptionFace({
  name,
  view,
  size = 32,
}: {
  name: string;
  view: OptionView | null;
  size?: number;
}) {
  const { decision: text } = usePlayText();
  if (view === null || view.dice.length + (view.apart?.dice.length ?? 0) === 0)
    return <span className="option-name">{name}</span>;
  const die = (face: number, i: number) => <Die key={i} sides={view.sides} face={face} size={size} />;
  return (
    <span className="option-name">
      <span className="visually-hidden">{HAS_LETTER.test(name) ? name : text.theDice(name)}</span>
      <span className="option-dice" aria-hidden>
        {view.dice.map(die)}
      </span>
      {view.apart !== undefined && (
        <span className="option-dice" aria-hidden>
          + {view.apart.dice.map(die)} <span className="option-apart">{view.apart.word}</span>
        </span>
      )}
    </span>
  );
}

/** What it is worth, at the right. */
export function OptionWorth({
  advice,
  best,
  isBusy = false,
}: {
  advice: OptionAdvice | undefined;
  best: string;
  /** It will be known soon: its place is kept. */
  isBusy?: boolean;
}) {
  if (advice === undefined)
    return isBusy ? (
      <span className="option-worth" aria-hidden>
        <strong>…</strong>
        <span className="option-behind">&nbsp;</span>
      </span>
    ) : null;
  return (
    <span className="option-worth">
      <strong>{advice.value}</strong>
      <span className="option-behind">{advice.isBest ? best : advice.behind}</span>
    </span>
  );
}

import '../../../styles/hands.css';
import type { DicePlace, HandView } from '@tafelrunde/system';
import type { OpenRun } from '@tafelrunde/table';
import { Fragment, type ReactNode, useMemo } from 'react';
import { useTable } from '../../../table/table-context.ts';
import { usePlayText } from '../../../text/use-play-text.ts';
import { useLocale } from '../../../text/use-text.ts';
import { Die } from '../../../ui/die.tsx';

const NO_HANDS: readonly HandView[] = [];

/** What lies before everybody in a run, where it is fought with dice. */
export function useHands({ detail, progress, scene }: OpenRun): readonly HandView[] {
  const locale = useLocale();
  const { system } = useTable();
  return useMemo(() => {
    if (detail === null || progress === null) return NO_HANDS;
    const run = { action: detail.action, input: detail.input ?? {}, scene };
    return system.table.play?.hands?.(run, progress.trace, locale) ?? NO_HANDS;
  }, [system, detail, progress, scene, locale]);
}

/** Within a row what belongs together lies together. */
const ORDER: readonly (readonly DicePlace[])[] = [['group'], ['aside'], ['thrown'], ['outside'], ['used']];

/** A fighter's dice: the name before them, the group lit, what is outside dimmed, owed dice as holes. */
export function HandRow({
  hand,
  isOwn = false,
  children,
  dieAt,
}: {
  hand: HandView;
  isOwn?: boolean;
  children?: ReactNode;
  /** Draws a die that can be tapped; null where it cannot. */
  dieAt?: (face: number, place: DicePlace) => ReactNode;
}) {
  const { nameOf } = useTable();
  const { hands: text } = usePlayText();
  const name = nameOf(hand.figure);
  const lots = ORDER.map((places) => hand.dice.filter(({ place }) => places.includes(place))).filter(
    (dice) => dice.length > 0,
  );
  return (
    <article className="hand" data-own={isOwn} data-figure={hand.figure} aria-label={name}>
      <header className="hand-head">
        <span className="hand-sign" aria-hidden>
          {name.slice(0, 1)}
        </span>
        <strong className="hand-name">{name}</strong>
        {hand.note !== null && <span className="hand-note">{hand.note}</span>}
      </header>
      <div className="hand-dice">
        {lots.map((dice, i) => (
          <Fragment key={dice[0]?.place}>
            {i > 0 && <span className="hand-gap" aria-hidden />}
            {dice.map(({ face, place }, j) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice stay where they lie
              <Fragment key={j}>
                {dieAt?.(face, place) ?? (
                  <span className="hand-die" data-place={place}>
                    <Die
                      sides={hand.sides}
                      face={face}
                      size={isOwn ? 44 : 40}
                      label={text.die(face, place)}
                    />
                  </span>
                )}
              </Fragment>
            ))}
          </Fragment>
        ))}
        {Array.from({ length: hand.owed }, (_, i) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: holes are all alike
            key={i}
            className="hand-hole"
            role="img"
            aria-label={text.hole}
          />
        ))}
      </div>
      {hand.said !== null && <p className="hand-said">{hand.said}</p>}
      {children}
    </article>
  );
}

/** What lies before all the others. */
export const OtherHands = ({ hands, than }: { hands: readonly HandView[]; than: string | undefined }) =>
  hands.filter(({ figure }) => figure !== than).map((hand) => <HandRow key={hand.figure} hand={hand} />);

import type { TurnState } from '@tafelrunde/system';
import type { TrackerEntry } from '@tafelrunde/table';
import { UserPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTable } from '../../../table/table-context.ts';
import { useLocale } from '../../../text/use-text.ts';
import { listed } from './tracker-many.ts';
import { type Place, TrackerRow } from './tracker-row.tsx';
import { useTrackerText } from './tracker-text.ts';
import { newEntry, type Pace, useTrack } from './use-tracker.ts';

export interface TrackerOrderProps {
  readonly pace: Pace;
  readonly chosen: readonly string[];
  readonly onChoose: (figures: readonly string[], on: boolean) => void;
}

/** The order of the round, then everybody who has no place in it. */
export function TrackerOrder({ pace, chosen, onChoose }: TrackerOrderProps) {
  const text = useTrackerText();
  const track = useTrack();
  const { figures, isGm } = useTable();
  const places = usePlaces(pace);
  const list = useRef<HTMLOListElement>(null);
  const [told, setTold] = useState('');
  const inOrder = new Set(places.flatMap((place) => place.figures));
  const others = figures.filter(({ id }) => !inOrder.has(id));
  const move = (place: Place, to: number) => {
    if (to < 0 || to >= places.length || to === place.at) return;
    void track({ kind: 'move', entry: place.id, to });
    setTold(text.moved(place.name, to + 1));
  };
  const row = (place: Place) => (
    <TrackerRow
      key={place.id}
      place={place}
      of={places.length}
      pace={pace}
      isChosen={place.figures.every((id) => chosen.includes(id))}
      onChoose={(on) => onChoose(place.figures, on)}
      onMove={(to) => move(place, to)}
      placeUnder={(y) => placeUnder(list.current, y)}
    />
  );
  return (
    <>
      {places.length > 0 && (
        <ol className="tracker-order" aria-label={text.order} ref={list}>
          {places.map(row)}
        </ol>
      )}
      {others.length > 0 && (
        <section className="tracker-others" aria-label={text.others}>
          {places.length > 0 && <h3 className="section-title">{text.others}</h3>}
          <ul className="tracker-order">
            {others.map(({ id, name }) => (
              <TrackerRow
                key={id}
                place={{ id, name, figures: [id], at: null, state: null, isGroup: false }}
                of={0}
                pace={pace}
                isChosen={chosen.includes(id)}
                onChoose={(on) => onChoose([id], on)}
              >
                {isGm && pace.hasOwn && (
                  <Button
                    className="button"
                    onPress={() => void track({ kind: 'join', entry: newEntry(id) })}
                  >
                    <UserPlus aria-hidden /> {text.join}
                  </Button>
                )}
              </TrackerRow>
            ))}
          </ul>
        </section>
      )}
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </>
  );
}

/** The places of the order, of the table's own or of the rules. */
function usePlaces(pace: Pace): readonly Place[] {
  const locale = useLocale();
  const { turn, table, nameOf } = useTable();
  const nameOfEntry = ({ name, figures }: TrackerEntry) =>
    name === '' ? listed(figures.map(nameOf), locale) : name;
  if (!pace.hasOwn)
    return (turn?.order ?? []).map(({ figure, state }, at) => ({
      ...{ id: figure, name: nameOf(figure), figures: [figure], at, state, isGroup: false },
    }));
  const stateOf = (entry: TrackerEntry): TurnState | null =>
    turn?.order.find(({ figure }) => figure === entry.figures[0])?.state ?? null;
  return table.tracker.order.map((entry, at) => ({
    ...{ id: entry.id, name: nameOfEntry(entry), figures: entry.figures, at, state: stateOf(entry) },
    isGroup: entry.figures.length > 1,
  }));
}

/** The place whose row is at this height of the screen, for whoever drags a row there. */
function placeUnder(list: HTMLElement | null, y: number): number | null {
  const rows = [...(list?.children ?? [])];
  const under = rows.findIndex((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return y >= top && y <= bottom;
  });
  return under < 0 ? null : under;
}

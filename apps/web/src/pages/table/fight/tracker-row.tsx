import type { TurnState } from '@tafelrunde/system';
import { Check, GripVertical, Hourglass, LogIn, LogOut, Swords, Ungroup } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Checkbox } from 'react-aria-components/Checkbox';
import { useTable } from '../../../table/table-context.ts';
import { useLocale } from '../../../text/use-text.ts';
import { Conditions } from './tracker-conditions.tsx';
import { listed } from './tracker-many.ts';
import { useTrackerText } from './tracker-text.ts';
import { useRowDrag } from './use-row-drag.ts';
import { type Pace, useTrack } from './use-tracker.ts';

/** A place in the order, or somebody who has none. */
export interface Place {
  readonly id: string;
  readonly name: string;
  readonly figures: readonly string[];
  readonly at: number | null;
  readonly state: TurnState | null;
  readonly isGroup: boolean;
}

export interface TrackerRowProps {
  readonly place: Place;
  readonly of: number;
  readonly pace: Pace;
  readonly isChosen: boolean;
  readonly onChoose: (on: boolean) => void;
  readonly onMove?: (to: number) => void;
  readonly placeUnder?: (y: number) => number | null;
  readonly children?: ReactNode;
}

/** One place: who it is, how it stands with the turn, what lasts, and for the GM what can be done about it. */
export function TrackerRow({ place, of, pace, isChosen, onChoose, children, ...moving }: TrackerRowProps) {
  const text = useTrackerText();
  const locale = useLocale();
  const { isGm, figures, nameOf } = useTable();
  const { name, state, isGroup } = place;
  const isOut = place.figures.every((id) => figures.find((one) => one.id === id)?.isOut ?? false);
  return (
    <li className="tracker-row" data-state={state} data-out={isOut}>
      {isGm && (
        <Checkbox
          className="tracker-check"
          aria-label={text.choose(name)}
          isSelected={isChosen}
          onChange={onChoose}
        >
          <span className="check-box" aria-hidden>
            <Check strokeWidth={3} />
          </span>
        </Checkbox>
      )}
      <div className="tracker-who">
        <span className="tracker-name">
          {state === 'acting' && <Swords aria-hidden />}
          {name}
        </span>
        {isGroup && <span className="tracker-members">{listed(place.figures.map(nameOf), locale)}</span>}
        {state !== null && <span className="tracker-state">{text.states[state]}</span>}
        {place.figures.map((figure) => (
          <Conditions key={figure} figure={figure} names={isGroup} canEnd={isGm} />
        ))}
      </div>
      <div className="tracker-acts">
        {isGm && pace.hasOwn && <OwnActs place={place} of={of} {...moving} />}
        {!pace.hasOwn && <RuleActs place={place} pace={pace} />}
        {children}
      </div>
    </li>
  );
}

/** Waiting, stepping in and joining, as the rules have it. */
function RuleActs({ place, pace }: Pick<TrackerRowProps, 'place' | 'pace'>) {
  const { act, words, nameOf } = useTable();
  return place.figures.flatMap((figure) =>
    pace.placesOf(figure).map((offer) => {
      const { title } = words.action(offer.action);
      return (
        <Button
          key={offer.action}
          className="button"
          aria-label={`${nameOf(figure)}: ${title}`}
          onPress={() => void act(offer)}
        >
          {title}
        </Button>
      );
    }),
  );
}

function OwnActs({
  place,
  of,
  onMove,
  placeUnder,
}: Pick<TrackerRowProps, 'place' | 'of' | 'onMove' | 'placeUnder'>) {
  const text = useTrackerText();
  const track = useTrack();
  const { turn } = useTable().table.tracker;
  const { id, name, at, state, isGroup } = place;
  const drag = useRowDrag(
    (y) => placeUnder?.(y) ?? null,
    (to) => onMove?.(to),
  );
  if (at === null) return null;
  return (
    <>
      {state === 'waits' ? (
        <IconAct label={text.stepIn} name={name} onPress={() => void track({ kind: 'step-in', entry: id })}>
          <LogIn aria-hidden />
        </IconAct>
      ) : (
        at >= turn && (
          <IconAct label={text.delay} name={name} onPress={() => void track({ kind: 'delay', entry: id })}>
            <Hourglass aria-hidden />
          </IconAct>
        )
      )}
      {isGroup && (
        <IconAct label={text.split} name={name} onPress={() => void track({ kind: 'split', entry: id })}>
          <Ungroup aria-hidden />
        </IconAct>
      )}
      <IconAct label={text.leave} name={name} onPress={() => void track({ kind: 'leave', entry: id })}>
        <LogOut aria-hidden />
      </IconAct>
      <button
        type="button"
        className="icon-button tracker-grip"
        aria-label={text.move(name, at + 1, of)}
        data-dragging={drag.isDragging || undefined}
        onKeyDown={(event) => {
          const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
          if (by === 0) return;
          event.preventDefault();
          onMove?.(at + by);
        }}
        {...drag.handlers}
      >
        <GripVertical aria-hidden />
      </button>
    </>
  );
}

const IconAct = ({
  label,
  name,
  onPress,
  children,
}: {
  label: string;
  name: string;
  onPress: () => void;
  children: ReactNode;
}) => (
  <Button className="button quiet tracker-act" aria-label={`${name}: ${label}`} onPress={onPress}>
    {children}
    <span className="tracker-word">{label}</span>
  </Button>
);

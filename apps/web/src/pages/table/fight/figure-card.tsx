import type { FigureView } from '@tafelrunde/system';
import { Check, Skull } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Checkbox } from 'react-aria-components/Checkbox';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { statusWords } from '../../../table/status-words.ts';
import { useTable } from '../../../table/table-context.ts';
import { useView } from '../../../table/view-store.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { Portrait } from '../pictures/portrait.tsx';
import { SmallCircles } from '../sheet/circles.tsx';
import { TrackCount, Tracks } from '../sheet/tracks.tsx';
import { useSelected } from '../use-selected.ts';
import { MainTrackSteps } from './main-track.tsx';
import { Conditions } from './tracker-conditions.tsx';
import { useTrackerText } from './tracker-text.ts';
import { lastingOf } from './use-tracker.ts';
import { ShowButton, useVeilWord } from './veil-buttons.tsx';

export interface FigureCardProps {
  readonly figure: FigureView;
  /** One line of it, where there are many. */
  readonly isCompact: boolean;
}

/** A figure among the others: who it is, what is counted on it, what is the matter; for the GM with − and +. */
export function FigureCard({ figure, isCompact }: FigureCardProps) {
  const text = useTableText();
  const { system, scene, house, turn, table, state, mayPlay, isGm, send } = useTable();
  const selected = useSelected();
  const change = useView((view) => view.change);
  const { id, name, side, isOut } = figure;
  const isOwned = table.seats.some((seat) => seat.figures.includes(id));
  // Of a group all are up at once.
  const isActing =
    turn?.figure === id ||
    (turn?.order.some(({ figure: one, state: now }) => one === id && now === 'acting') ?? false);
  const main = system.table.mainTrack(scene, id, house);
  const counted = figure.tracks.find((track) => track.id === main?.track);
  return (
    <div
      className="figure-row"
      data-compact={isCompact}
      data-out={isOut}
      data-turn={isActing}
      data-selected={selected === id}
    >
      <ChosenPortrait figure={figure} />
      <ToggleButton
        className="figure-pick"
        isSelected={selected === id}
        onChange={() => change({ selected: id, view: 'sheet' })}
      >
        <span className="figure-head">
          <span className="figure-name" title={name}>
            {name}
          </span>
          {isActing && <span className="badge turn-badge">{text.figure.isTurn}</span>}
        </span>
        {isCompact ? <Matters figure={figure} /> : <Details figure={figure} without={counted?.id} />}
      </ToggleButton>
      {isGm && main !== null && counted !== undefined && (
        <MainTrackSteps name={name} main={main} track={counted} />
      )}
      {!isGm && isCompact && counted !== undefined && <TrackCount name={name} track={counted} />}
      {!isCompact && <ShowButton figure={figure} />}
      {side === 'players' && !isOwned && mayPlay && !isGm && (
        <Button
          className="button"
          aria-label={`${name}: ${text.figure.take}`}
          onPress={() => send({ kind: 'handOver', figure: id, to: state.seat })}
        >
          {text.figure.take}
        </Button>
      )}
    </div>
  );
}

/** Its picture. For the GM it takes a figure into the selection. */
function ChosenPortrait({ figure }: { figure: FigureView }) {
  const { id, name } = figure;
  const { choose } = useTrackerText();
  const { isGm } = useTable();
  const chosen = useView((view) => view.chosen);
  const change = useView((view) => view.change);
  if (!isGm) return <Portrait figure={figure} />;
  return (
    <Checkbox
      className="figure-choose"
      aria-label={choose(name)}
      isSelected={chosen.includes(id)}
      onChange={(on) => change({ chosen: on ? [...chosen, id] : chosen.filter((one) => one !== id) })}
    >
      <Portrait figure={figure} />
      <Check className="figure-check" strokeWidth={3} aria-hidden />
    </Checkbox>
  );
}

/** What somebody is, and who plays it. */
function useKind({ id, name, sort, side }: FigureView): readonly string[] {
  const text = useTableText();
  const { words, table, isMine, isGm } = useTable();
  const owner = table.seats.find((seat) => seat.figures.includes(id));
  const sortWord = words.value('category', sort) ?? sort;
  const veil = useVeilWord(id);
  return [
    ...(veil === null ? [] : [veil]),
    ...(sortWord !== '' && !name.startsWith(sortWord) ? [sortWord] : []),
    ...(isMine(id) ? [text.figure.yours] : []),
    ...(owner !== undefined && !isMine(id) && owner.name !== name ? [text.figure.playedBy(owner.name)] : []),
    ...(side === 'players' && owner === undefined && !isGm ? [text.figure.free] : []),
  ];
}

/** In one line: what is the matter with somebody, else what they are. */
function Matters({ figure }: { figure: FigureView }) {
  const text = useTableText();
  const at = useTable();
  const kind = useKind(figure);
  const matters = [
    ...(figure.isOut ? [text.figure.out] : []),
    ...(figure.looks === undefined || figure.isOut ? [] : [text.figure.looks[figure.looks]]),
    ...lastingOf(at, figure.id).map(({ name }) => name),
    ...statusWords(at, figure),
  ];
  const line = (matters.length > 0 ? matters : kind).join(', ');
  return (
    <span className="figure-sub" title={line}>
      {line}
    </span>
  );
}

/** Everything else that is counted on a figure, and what is the matter with it. */
function Details({ figure, without }: { figure: FigureView; without: string | undefined }) {
  const text = useTableText();
  const { words, isGm } = useTable();
  const kind = useKind(figure);
  // What the GM has between − and + is not shown twice.
  const tracks = isGm ? figure.tracks.filter(({ id }) => id !== without) : figure.tracks;
  return (
    <>
      <span className="figure-sub">
        {kind.map((one) => (
          <span key={one}>{one}</span>
        ))}
      </span>
      {figure.isOut ? (
        <span className="figure-out">
          <Skull aria-hidden /> {text.figure.out}
        </span>
      ) : (
        <>
          <Tracks figure={{ ...figure, tracks }} />
          <SmallCircles figure={figure} />
        </>
      )}
      <Conditions figure={figure.id} />
      {figure.status.length > 0 && (
        <span className="statuses">
          {figure.status.map((one) => (
            <span key={one} className="badge">
              {words.value('status', one) ?? one}
            </span>
          ))}
        </span>
      )}
    </>
  );
}

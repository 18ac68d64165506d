import type { FigureView } from '@tafelrunde/kernel';
import { Plus, Skull } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { BringFigure } from '../seats/bring-figure.tsx';
import { SmallCircles } from '../sheet/circles.tsx';
import { Tracks } from '../sheet/tracks.tsx';
import { useTable } from '../table-context.ts';
import { useSelected } from '../use-selected.ts';
import { useTableText } from '../use-table-text.ts';
import { useView } from '../view-store.ts';
import { Conditions } from './tracker-conditions.tsx';

/** Everybody on the table: the party, then the enemies. */
export function Party({ onCreate }: { onCreate: () => void }) {
  const text = useTableText();
  const { figures, mayPlay } = useTable();
  const ours = figures.filter(({ side }) => side === 'players');
  const theirs = figures.filter(({ side }) => side === 'enemies');
  return (
    <div className="party">
      <FigureList title={text.party} figures={ours} empty={text.figure.noParty} />
      {mayPlay && (
        <div className="party-new">
          <Button className="button" onPress={onCreate}>
            <Plus aria-hidden /> {text.sheet.create}
          </Button>
          <BringFigure />
        </div>
      )}
      <FigureList title={text.enemies} figures={theirs} empty={text.figure.noEnemies} />
    </div>
  );
}

function FigureList({
  title,
  figures,
  empty,
}: {
  title: string;
  figures: readonly FigureView[];
  empty: string;
}) {
  return (
    <section className="figure-list" aria-label={title}>
      <h2 className="section-title">{title}</h2>
      {figures.length === 0 && <p className="hint">{empty}</p>}
      <ul>
        {figures.map((figure) => (
          <li key={figure.id}>
            <FigureRow figure={figure} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FigureRow({ figure }: { figure: FigureView }) {
  const text = useTableText();
  const { words, turn, table, state, isMine, mayPlay, isGm, send } = useTable();
  const selected = useSelected();
  const change = useView((view) => view.change);
  const { id, name, sort, side, status, isOut } = figure;
  const owner = table.seats.find((seat) => seat.figures.includes(id));
  const sortWord = words.value('category', sort) ?? sort;
  const isFree = side === 'players' && owner === undefined;
  // Of a group all are up at once.
  const isActing =
    turn?.figure === id ||
    (turn?.order.some(({ figure: one, state: now }) => one === id && now === 'acting') ?? false);
  return (
    <div className="figure-row" data-out={isOut} data-turn={isActing} data-selected={selected === id}>
      <ToggleButton
        className="figure-pick"
        isSelected={selected === id}
        onChange={() => change({ selected: id, view: 'sheet' })}
      >
        <span className="figure-head">
          <span className="figure-name">{name}</span>
          {isActing && <span className="badge turn-badge">{text.figure.isTurn}</span>}
        </span>
        <span className="figure-sub">
          {sortWord !== '' && !name.startsWith(sortWord) && <span>{sortWord}</span>}
          {isMine(id) && <span>{text.figure.yours}</span>}
          {owner !== undefined && !isMine(id) && <span>{text.figure.playedBy(owner.name)}</span>}
          {isFree && !isGm && <span>{text.figure.free}</span>}
        </span>
        {isOut ? (
          <span className="figure-out">
            <Skull aria-hidden /> {text.figure.out}
          </span>
        ) : (
          <>
            <Tracks figure={figure} />
            <SmallCircles figure={figure} />
          </>
        )}
        <Conditions figure={id} />
        {status.length > 0 && (
          <span className="statuses">
            {status.map((one) => (
              <span key={one} className="badge">
                {words.value('status', one) ?? one}
              </span>
            ))}
          </span>
        )}
      </ToggleButton>
      {isFree && mayPlay && !isGm && (
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

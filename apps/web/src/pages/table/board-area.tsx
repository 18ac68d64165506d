import type { BoardView, Offer } from '@tafelrunde/kernel';
import { play } from '@tafelrunde/kernel';
import { useMemo } from 'react';
import { percent } from '../../engine/format.ts';
import { useLocale } from '../../text/use-text.ts';
import { Board } from './board/board.tsx';
import { BoardTools } from './board-tools.tsx';
import type { Cell } from './cells.ts';
import { fieldOf } from './fields.ts';
import { isPainting, isPlacing, offerName, prospectOf, startValues } from './offers.ts';
import { type AtTable, useTable } from './table-context.ts';
import { useSelected } from './use-selected.ts';
import { useTableText } from './use-table-text.ts';
import { useView } from './view-store.ts';

/** The board, and what a click on it means right now. */
export function BoardArea() {
  const text = useTableText();
  const { system, scene } = useTable();
  const board = system.table.board(scene);
  return board === null ? <p className="empty">{text.board.none}</p> : <BoardInUse board={board} />;
}

function BoardInUse({ board }: { board: BoardView }) {
  const locale = useLocale();
  const text = useTableText();
  const at = useTable();
  const selected = useSelected();
  const { mode, change } = useView();
  const plays = selected !== null && (at.isGm || at.isMine(selected));
  const moves = useMemo(
    () =>
      new Map(
        plays ? at.system.table.moves(at.scene, selected).map(({ to, offer }) => [String(to), offer]) : [],
      ),
    [plays, selected, at.system, at.scene],
  );
  const offers = useMemo(
    () =>
      plays
        ? at.system.table.offers(at.scene, selected, at.house).filter(({ chance }) => chance !== null)
        : [],
    [plays, selected, at.system, at.scene, at.house],
  );
  const chanceAt = (figure: string): string | null => {
    // The best way to get at an enemy is what the board shows; the others are behind the click.
    const chances = offers
      .filter(({ target }) => target === figure && figure !== selected)
      .flatMap((offer) => prospectOf(at, offer, startValues(at, offer, text)).chance?.p ?? []);
    return chances.length === 0 ? null : percent(Math.max(...chances), locale);
  };
  const gmOffer = (is: (offer: Offer) => boolean) => at.system.table.gmOffers(at.scene, at.house).find(is);
  const place = (cell: Cell) => {
    if (mode?.kind === 'point') return change(pointed(at, mode, cell));
    if (mode?.kind !== 'place') return;
    const offer = gmOffer((one) => isPlacing(one) && one.target === mode.figure);
    if (offer !== undefined) void at.act(offer, { at: cell });
    change({ mode: null });
  };
  const paint = (cell: Cell) => {
    const offer = gmOffer(isPainting);
    if (offer !== undefined && mode?.kind === 'paint') void at.act(offer, { kind: mode.cell, cells: [cell] });
  };
  // The board says what the cell is for: a figure by its id, anything else by its name.
  const placing =
    mode?.kind === 'place'
      ? mode.figure
      : mode?.kind === 'point'
        ? offerName(at, mode.form.offer, text)
        : null;
  return (
    <div className="board-area">
      <BoardTools />
      <Board
        board={board}
        figures={at.figures}
        locale={locale}
        selected={selected}
        activeFigure={at.turn?.figure ?? null}
        moves={moves}
        chanceAt={chanceAt}
        sight={sightFrom(at, selected)}
        onSelect={(figure) => change({ selected: figure === '' ? null : figure })}
        onMove={(offer) => void at.act(offer)}
        onTarget={(figure) => change({ target: figure })}
        placing={placing}
        painting={mode?.kind === 'paint' ? mode.cell : null}
        onPlace={place}
        onPaint={paint}
      />
    </div>
  );
}

type Pointing = Extract<NonNullable<ReturnType<typeof useView.getState>['mode']>, { kind: 'point' }>;

/** A cell more for the form that asked for it; with enough of them the form comes back. */
function pointed(at: AtTable, mode: Pointing, cell: Cell) {
  const { form, field } = mode;
  const action = at.system.actions.find(({ id }) => id === form.offer.action);
  const shape = action === undefined ? undefined : fieldOf(action, field)?.shape;
  if (shape?.kind !== 'cells')
    return { mode: null, form: { ...form, values: { ...form.values, [field]: cell } } };
  const before = (form.values[field] ?? []) as readonly Cell[];
  const isThere = before.some((one) => String(one) === String(cell));
  const cells = isThere ? before.filter((one) => String(one) !== String(cell)) : [...before, cell];
  const filled = { ...form, values: { ...form.values, [field]: cells } };
  return cells.length >= shape.max ? { mode: null, form: filled } : { mode: { ...mode, form: filled } };
}

/** How the selected figure sees a cell, by the system's own rule; null if it has none, or stands nowhere. */
function sightFrom(at: AtTable, selected: string | null) {
  const from = at.figures.find(({ id }) => id === selected)?.at ?? null;
  const action = at.system.actions.find(({ id }) => id === `${at.system.id}/sight`);
  if (from === null || action === undefined) return null;
  return (to: readonly [number, number]) => {
    const input = action.input.parse({ scene: at.scene, from, to });
    if (!input.ok) return null;
    const run = play(action.rule, input.value, at.house, []);
    if (run.kind !== 'finished') return null;
    const { kind, distance } = run.outcome.outcome as { kind?: unknown; distance?: unknown };
    return typeof kind === 'string' && typeof distance === 'number' ? { kind, distance } : null;
  };
}

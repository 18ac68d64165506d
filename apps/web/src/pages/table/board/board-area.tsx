import type { BoardView, Offer } from '@tafelrunde/system';
import { useMemo } from 'react';
import { percent } from '../../../engine/format.ts';
import type { Cell } from '../../../table/cells.ts';
import { statusWords } from '../../../table/status-words.ts';
import { type AtTable, useTable } from '../../../table/table-context.ts';
import { useView } from '../../../table/view-store.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { useLocale } from '../../../text/use-text.ts';
import { fieldOf } from '../../../ui/fields.ts';
import { MapText } from '../access/map-text.tsx';
import { lastingOf } from '../fight/use-tracker.ts';
import { isFor, offerName, usageOf } from '../now/offers.ts';
import { useSelected } from '../use-selected.ts';
import { Board } from './board.tsx';
import { doorAt, withDoors } from './doors.ts';
import type { AimTo } from './labels.ts';
import { BoardTools } from './table-board-tools.tsx';
import { useBoardChances } from './use-board-chances.ts';
import { useFaces, useMapPicture } from './use-board-pictures.ts';
import { useDoors } from './use-doors.ts';

/** The board, and what a click on it means right now. */
export function BoardArea() {
  const text = useTableText();
  const { system, scene } = useTable();
  const board = system.table.board(scene);
  return board === null ? <p className="empty">{text.board.none}</p> : <BoardInUse plain={board} />;
}

function BoardInUse({ plain }: { plain: BoardView }) {
  const locale = useLocale();
  const text = useTableText();
  const at = useTable();
  const selected = useSelected();
  const { mode, change } = useView();
  const { hasDoors, doors, turnDoor } = useDoors(plain);
  const board = useMemo(
    () => (hasDoors ? withDoors(plain, at.table.doors) : plain),
    [hasDoors, plain, at.table.doors],
  );
  const plays = selected !== null && (at.isGm || at.isMine(selected));
  const ways = useMemo(
    () => (plays ? at.system.table.moves(at.scene, selected, at.house) : []),
    [plays, selected, at.system, at.scene, at.house],
  );
  const moves = useMemo(() => new Map(ways.map(({ to, offer }) => [String(to), offer])), [ways]);
  const far = useMemo(
    () => new Set(ways.filter(({ isFar }) => isFar === true).map(({ to }) => String(to))),
    [ways],
  );
  const offers = useMemo(
    () =>
      plays
        ? at.system.table.offers(at.scene, selected, at.house).filter(({ chance }) => chance !== null)
        : [],
    [plays, selected, at.system, at.scene, at.house],
  );
  const chanceOf = useBoardChances(selected, offers);
  const chanceAt = (figure: string): string | null => {
    const chance = chanceOf(figure);
    return chance === null ? null : percent(chance, locale);
  };
  const gmOffer = (is: (offer: Offer) => boolean) => at.system.table.gmOffers(at.scene, at.house).find(is);
  const place = (cell: Cell) => {
    if (mode?.kind === 'point') return change(pointed(at, mode, cell));
    if (mode?.kind !== 'place') return;
    const offer = gmOffer((one) => isFor(one, 'place') && one.target === mode.figure);
    if (offer !== undefined) put(offer, cell);
    change({ mode: null });
  };
  const put = (offer: Offer, cell: Cell) => {
    const use = usageOf(offer, 'place');
    if (use !== undefined) void at.act(offer, { [use.cell]: cell });
  };
  // Beyond what the rules let it do, the GM puts a figure wherever it belongs.
  const putDown = (figure: string, cell: Cell) => {
    const offer = gmOffer((one) => isFor(one, 'place') && one.target === figure);
    if (offer !== undefined) put(offer, cell);
  };
  const paint = (cell: Cell) => {
    const offer = gmOffer((one) => isFor(one, 'paint'));
    const use = offer === undefined ? undefined : usageOf(offer, 'paint');
    if (offer !== undefined && use !== undefined && mode?.kind === 'paint')
      void at.act(offer, { [use.ground]: mode.cell, [use.cells]: [cell] });
  };
  const faces = useFaces(at);
  const picture = useMapPicture(at);
  // The board says what the cell is for: a figure by its id, anything else by its name.
  const placing =
    mode?.kind === 'place'
      ? mode.figure
      : mode?.kind === 'point'
        ? offerName(at, mode.form.offer, text)
        : null;
  return (
    <div className="board-area">
      <BoardTools board={plain} />
      <Board
        board={board}
        figures={at.figures}
        faces={faces}
        picture={picture}
        locale={locale}
        selected={selected}
        activeFigure={at.turn?.figure ?? null}
        moves={moves}
        far={far}
        chanceAt={chanceAt}
        aim={aimFrom(at, selected)}
        statesOf={(figure) => statusWords(at, figure)}
        notesOf={(figure) => lastingOf(at, figure).map(({ name }) => name)}
        onSelect={(figure) => change({ selected: figure === '' ? null : figure })}
        onMove={(offer) => void at.act(offer)}
        onPut={at.isGm ? putDown : null}
        onTarget={(figure) => change({ target: figure })}
        placing={placing}
        painting={mode?.kind === 'paint' ? mode.cell : null}
        onPlace={place}
        onPaint={paint}
        onDoor={at.isGm ? (cell) => turnDoor(doorAt(doors, cell)) : null}
      />
      <MapText
        board={board}
        situation={{
          figures: at.figures,
          selected: at.figures.find(({ id }) => id === selected) ?? null,
          activeFigure: at.turn?.figure ?? null,
          moves,
          chanceAt,
          aim: aimFrom(at, selected),
          metres: board.metres ?? null,
          statesOf: (figure) => statusWords(at, figure),
          notesOf: (figure) => lastingOf(at, figure).map(({ name }) => name),
        }}
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

/** How a cell lies for the selected figure, by the system's own rules; null if it has none, or stands nowhere. */
function aimFrom({ system, scene, house, words, figures }: AtTable, selected: string | null): AimTo | null {
  if (selected === null || (figures.find(({ id }) => id === selected)?.at ?? null) === null) return null;
  return (to) => {
    const aim = system.table.aim(scene, selected, to, house);
    if (aim === null) return null;
    const bands = aim.bands.map(({ id, with: what }) => {
      const band = words.value('band', id) ?? id;
      return what === null ? band : `${words.value('with', what) ?? what}: ${band}`;
    });
    return { kind: aim.sight, distance: aim.distance, bands };
  };
}

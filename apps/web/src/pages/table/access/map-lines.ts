import type { BoardView, FigureView, Offer } from '@tafelrunde/system';
import type { AccessText } from '../../../text/access.ts';
import {
  type Cell,
  cellName,
  cellOf,
  columnName,
  compassOf,
  distance,
  isSame,
  keyOf,
} from '../board/geometry.ts';
import { type AimTo, farText, type LabelContext } from '../board/labels.ts';
import { isShown } from '../board/pile.ts';
import { type BoardText, KINDS, kindFrom, sightFrom } from '../board/text.ts';

/** Somebody on the map, in words. */
export interface MapRow {
  readonly id: string;
  readonly name: string;
  readonly where: string;
  readonly far: string;
  readonly view: string;
  readonly chance: string;
  /** How the selected figure gets beside it. */
  readonly reach: string;
  /** The move that does, with its cell. */
  readonly way: { readonly cell: string; readonly offer: Offer } | null;
}

export interface MapSituation {
  readonly figures: readonly FigureView[];
  readonly selected: FigureView | null;
  readonly activeFigure: string | null;
  readonly moves: ReadonlyMap<string, Offer>;
  readonly chanceAt: (figure: string) => string | null;
  readonly aim: AimTo | null;
  readonly metres: number | null;
  readonly statesOf: (figure: FigureView) => readonly string[];
  readonly notesOf: (figure: string) => readonly string[];
}

interface Texts {
  readonly board: BoardText;
  readonly map: AccessText['map'];
}

/** Who stands where, how far away, and how one gets there: the nearest first. */
export function mapRows(situation: MapSituation, { board, map }: Texts): readonly MapRow[] {
  const { figures, selected, moves, chanceAt, aim } = situation;
  const context: LabelContext = { ...situation, text: board };
  const from = selected?.at ?? null;
  const rowOf = (figure: FigureView): MapRow => {
    const { id, at } = figure;
    const isOther = at !== null && from !== null && selected?.id !== id;
    const seen = isOther ? (aim?.(at) ?? null) : null;
    const isFoe = selected !== null && figure.side !== selected.side && !figure.isOut;
    const way = isOther ? wayTo(at, from, moves) : null;
    return {
      id,
      name: [figure.name, board.sides[figure.side], ...mattersOf(figure, situation, board)].join(', '),
      where: at === null ? map.offMap : cellName(at),
      far: isOther ? farFrom(at, from, context) : '',
      view: seen === null || seen.kind === null ? '' : board.sight[sightFrom(seen.kind)],
      chance: isFoe ? (chanceAt(id) ?? '') : '',
      reach:
        !isOther || distance(at, from) === 0 ? '' : reachOf(distance(at, from), way, moves.size > 0, map),
      way,
    };
  };
  const nearness = ({ at }: FigureView): number =>
    at === null ? Number.POSITIVE_INFINITY : from === null ? 0 : distance(at, from);
  return figures
    .filter((one) => one.at === null || isShown(one))
    .toSorted((a, b) => nearness(a) - nearness(b))
    .map(rowOf);
}

function reachOf(steps: number, way: MapRow['way'], mayMove: boolean, map: AccessText['map']): string {
  if (steps === 1) return map.beside;
  if (way !== null) return map.byMove(way.cell);
  return mayMove ? map.notNow : '';
}

/** `zwei Felder nordöstlich`. */
function farFrom(at: Cell, from: Cell, context: LabelContext): string {
  const far = farText(at, context, 'spoken');
  const compass = compassWord(from, at, context.text);
  return compass === '' ? far : `${far} ${compass}`;
}

function compassWord(from: Cell, to: Cell, text: BoardText): string {
  const direction = compassOf(from, to);
  return direction === null ? '' : text.directions[direction];
}

/** The move that ends beside a cell, by the fewest steps from where one stands. */
function wayTo(target: Cell, from: Cell, moves: ReadonlyMap<string, Offer>): MapRow['way'] {
  if (distance(target, from) <= 1) return null;
  const ends = [...moves].flatMap(([key, offer]) => {
    const cell = cellOf(key);
    return distance(cell, target) === 1 ? [{ cell, offer }] : [];
  });
  const [best] = ends.toSorted((a, b) => distance(a.cell, from) - distance(b.cell, from));
  return best === undefined ? null : { cell: cellName(best.cell), offer: best.offer };
}

function mattersOf(figure: FigureView, situation: MapSituation, board: BoardText): readonly string[] {
  return [
    ...(situation.selected?.id === figure.id ? [board.selected] : []),
    ...(situation.activeFigure === figure.id ? [board.turn] : []),
    ...situation.statesOf(figure),
    ...situation.notesOf(figure.id),
  ];
}

/** All cells that can be reached, as few words as possible: `B2 bis D2, C3`. */
export const cellsInWords = (cells: readonly Cell[], map: AccessText['map']): string =>
  runsOf(cells)
    .map(([first, last]) =>
      isSame(first, last) ? cellName(first) : map.span(cellName(first), cellName(last)),
    )
    .join(', ');

/** Cells side by side in one row, each as its first and last. */
function runsOf(cells: readonly Cell[]): readonly (readonly [Cell, Cell])[] {
  const known = new Set(cells.map(keyOf));
  const starts = cells
    .filter(([x, y]) => !known.has(keyOf([x - 1, y])))
    .toSorted((a, b) => a[1] - b[1] || a[0] - b[0]);
  return starts.map((start) => {
    let [x, y] = start;
    while (known.has(keyOf([x + 1, y]))) x += 1;
    return [start, [x, y]] as const;
  });
}

/** What lies on the map besides figures. */
export function groundLines({ width, height, cells }: BoardView, { board, map }: Texts): readonly string[] {
  const kinds = KINDS.filter((kind) => kind !== 'open');
  const lines = kinds.flatMap((kind) => {
    const here = cells.filter((cell) => kindFrom(cell.kind) === kind).map(({ at }) => at);
    if (here.length === 0) return [];
    const word = board.kinds[kind];
    return [map.cells(word.charAt(0).toUpperCase() + word.slice(1), cellsInWords(here, map))];
  });
  return [map.size(columnName(width - 1), height), ...lines];
}

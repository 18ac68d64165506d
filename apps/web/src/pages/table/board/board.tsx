import '../../../styles/board.css';
import type { Locale } from '@tafelrunde/kernel';
import type { BoardView, FigureView, Offer } from '@tafelrunde/system';
import { type CSSProperties, type KeyboardEvent, useId, useMemo, useRef } from 'react';
import { type Act, actAt, type Situation } from './act.ts';
import { BoardEdge } from './board-edges.tsx';
import { BoardPicture, type PlacedPicture } from './board-picture.tsx';
import { BoardRows } from './board-rows.tsx';
import { BoardTokens } from './board-tokens.tsx';
import { BoardTools } from './board-tools.tsx';
import { cellInfos, kindsOf } from './cell-infos.ts';
import { EDGE } from './fit.ts';
import { type Cell, isSame, keyOf } from './geometry.ts';
import { type AimTo, aimText, farText, type LabelContext } from './labels.ts';
import { isLying, pilesOf } from './pile.ts';
import { aimReadout, hintText } from './readout.ts';
import { nextFocus } from './roving.ts';
import { SightLine } from './sight-line.tsx';
import { boardTexts } from './text.ts';
import { useBoardPointer } from './use-board-pointer.ts';
import { useInView } from './use-in-view.ts';
import { usePinch } from './use-pinch.ts';
import { useRoom } from './use-room.ts';
import { useRoving } from './use-roving.ts';

export interface BoardProps {
  readonly board: BoardView;
  readonly figures: readonly FigureView[];
  /** By figure: the address of its picture. */
  readonly faces: ReadonlyMap<string, string>;
  /** What lies under the cells. */
  readonly picture: PlacedPicture | null;
  readonly locale: Locale;
  /** The figure whose moves and chances are shown. */
  readonly selected: string | null;
  /** Whose turn it is. */
  readonly activeFigure: string | null;
  /** By `x,y`: the moves of the selected figure. */
  readonly moves: ReadonlyMap<string, Offer>;
  /** Those of them that take more than an ordinary step. */
  readonly far: ReadonlySet<string>;
  /** "62 %": the chance of attacking this figure, shown while aiming. */
  readonly chanceAt: (figureId: string) => string | null;
  /** How a cell lies for the selected figure. */
  readonly aim: AimTo | null;
  /** What the rules say is the matter with a figure, in the words of the system. */
  readonly statesOf: (figure: FigureView) => readonly string[];
  /** What else is the matter with it. */
  readonly notesOf: (figureId: string) => readonly string[];
  /** With an empty id: nothing is to be selected any more. */
  readonly onSelect: (figureId: string) => void;
  readonly onMove: (offer: Offer) => void;
  /** GM: a figure is dropped where no move leads. */
  readonly onPut: ((figureId: string, at: Cell) => void) | null;
  readonly onTarget: (figureId: string) => void;
  /** GM: the figure to put down; a click on a cell places it. */
  readonly placing: string | null;
  /** GM: the kind of cell to draw. */
  readonly painting: string | null;
  readonly onPlace: (at: Cell) => void;
  readonly onPaint: (at: Cell) => void;
  /** GM: a door is opened or closed. */
  readonly onDoor: ((at: Cell) => void) | null;
  /** Larger than a hand needs, where there is room. */
  readonly largestCell?: number;
}

/** The board: by mouse, finger or keyboard, and in words for whoever does not see it. */
export function Board(props: BoardProps) {
  const {
    board,
    figures,
    locale,
    activeFigure,
    moves,
    chanceAt,
    aim: aimTo,
    statesOf,
    notesOf,
    placing,
    painting,
  } = props;
  const text = boardTexts[locale];
  const scroll = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const ids = useId();
  const figureOf = (id: string | null) => figures.find((figure) => figure.id === id) ?? null;
  const selected = figureOf(props.selected);
  const followed = (selected ?? figureOf(activeFigure))?.at ?? null;

  const { cell, zoomBy, canShrink, canGrow } = useRoom(scroll, board, props.largestCell);
  usePinch(scroll, zoomBy);
  useInView(scroll, followed, cell);
  const roving = useRoving(field, board, followed);

  const piles = useMemo(() => pilesOf(figures), [figures]);
  const kinds = useMemo(() => kindsOf(board), [board]);
  const context: LabelContext = useMemo(
    () => ({
      ...{ text, selected, activeFigure, moves, chanceAt, statesOf, notesOf },
      ...{ aim: aimTo, metres: board.metres ?? null },
    }),
    [text, selected, activeFigure, moves, chanceAt, statesOf, notesOf, aimTo, board.metres],
  );
  const infos = useMemo(
    () => cellInfos(board, kinds, piles, context, props.far),
    [board, kinds, piles, context, props.far],
  );

  const isDoor = (at: Cell) => kinds.get(keyOf(at)) === 'door' || kinds.get(keyOf(at)) === 'openDoor';
  const situation: Situation = {
    ...{ piles, selected, moves, chanceAt, placing, painting },
    isDoor: props.onDoor === null ? () => false : isDoor,
  };
  const act = (at: Cell) => perform(actAt(at, situation), props);
  const pointer = useBoardPointer(field, {
    size: board,
    isPainting: painting !== null,
    figureAt: (at) => {
      const standing = piles.get(keyOf(at))?.standing ?? null;
      const isFree = placing === null && standing !== null && !isLying(standing);
      return isFree && actAt(at, situation).kind === 'select' ? standing.id : null;
    },
    onAct: act,
    onPaint: props.onPaint,
    onLift: (figure) => figure !== props.selected && props.onSelect(figure),
    onDrop: (figure, at) => {
      const offer = figure === props.selected ? moves.get(keyOf(at)) : undefined;
      if (offer !== undefined) props.onMove(offer);
      else if (!piles.has(keyOf(at))) props.onPut?.(figure, at);
    },
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return;
    const next = nextFocus(board, roving.tabStop, { key: event.key, ctrl: event.ctrlKey });
    if (next !== null) roving.focusCell(next);
    else if (event.key === 'Enter' || event.key === ' ') act(roving.tabStop);
    else if (event.key === 'Escape') {
      pointer.cancelDrag();
      props.onSelect('');
    } else return;
    event.preventDefault();
  };

  const aim = pointer.drag?.over ?? pointer.hover ?? (roving.hasFocus ? roving.tabStop : null);
  const isBuilding = placing !== null || painting !== null;
  const from = selected?.at ?? null;
  const aimed = aim === null || isBuilding || from === null || isSame(from, aim) ? null : aim;
  const seen = aimed === null ? null : (aimTo?.(aimed) ?? null);
  const far =
    seen === null || aimed === null
      ? ''
      : board.metres !== undefined
        ? farText(aimed, context, 'short')
        : // From a cell to the next one there is nothing to count.
          seen.distance > 1
          ? String(seen.distance)
          : '';
  const hint = hintText({ placing, painting }, selected, figures, text);
  const readout =
    aim === null || isBuilding
      ? ({ kind: 'hint', text: hint } as const)
      : aimReadout(aim, kinds.get(keyOf(aim)) ?? 'open', piles.get(keyOf(aim)), context);
  const style = {
    '--cell': `${cell}px`,
    '--edge': `${EDGE}px`,
    '--columns': board.width,
    '--rows': board.height,
  } as CSSProperties;

  return (
    <div className="board" style={style}>
      <BoardTools
        text={text}
        readout={readout}
        metres={board.metres}
        canShrink={canShrink}
        canGrow={canGrow}
        onZoom={zoomBy}
      />
      <div className="board-scroll" ref={scroll}>
        <div className="board-sheet">
          <BoardEdge side="columns" count={board.width} />
          <BoardEdge side="rows" count={board.height} />
          <div
            className="board-field"
            ref={field}
            data-mode={painting !== null ? 'paint' : placing !== null ? 'place' : 'play'}
            data-picture={props.picture !== null || undefined}
            data-dragging={pointer.drag !== null || undefined}
            data-everywhere={
              moves.size + piles.size + board.cells.length >= board.width * board.height || undefined
            }
          >
            {props.picture !== null && <BoardPicture picture={props.picture} />}
            {/* biome-ignore lint/a11y/useSemanticElements: a table lays out and pans by rules of its own */}
            <div
              role="grid"
              aria-label={text.title}
              aria-describedby={`${ids}keys`}
              aria-rowcount={board.height}
              aria-colcount={board.width}
              onKeyDown={onKeyDown}
              {...roving.handlers}
              {...pointer.handlers}
            >
              <BoardRows size={board} cells={infos} tabStop={roving.tabStop} aimId={`${ids}aim`} />
            </div>
            {aim !== null && <AimFrame at={aim} isDrop={moves.has(keyOf(aim)) && !isBuilding} />}
            {seen !== null && from !== null && aimed !== null && (
              <SightLine size={board} from={from} to={aimed} kind={seen.kind} far={far} />
            )}
            <BoardTokens
              figures={figures}
              faces={props.faces}
              piles={piles}
              selected={selected}
              activeFigure={activeFigure}
              drag={pointer.drag}
              chanceAt={chanceAt}
              notesOf={notesOf}
            />
          </div>
        </div>
      </div>
      <span hidden id={`${ids}keys`}>
        {isBuilding ? `${hint} ${text.keys}` : text.keys}
      </span>
      <span hidden id={`${ids}aim`}>
        {piles.has(keyOf(roving.tabStop)) ? '' : aimText(roving.tabStop, context)}
      </span>
    </div>
  );
}

const AimFrame = ({ at, isDrop }: { at: Cell; isDrop: boolean }) => (
  <div
    className="board-aim"
    data-drop={isDrop || undefined}
    style={{ '--x': at[0], '--y': at[1] } as CSSProperties}
    aria-hidden="true"
  />
);

function perform(act: Act, props: BoardProps): void {
  if (act.kind === 'place') props.onPlace(act.at);
  else if (act.kind === 'paint') props.onPaint(act.at);
  else if (act.kind === 'door') props.onDoor?.(act.at);
  else if (act.kind === 'move') props.onMove(act.offer);
  else if (act.kind === 'select') props.onSelect(act.figure);
  else if (act.kind === 'target') props.onTarget(act.figure);
}

import { type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { type Cell, cellOf, cellsTowards, cellUnder, isSame, keyOf, onBoard, type Size } from './geometry.ts';

export interface Drag {
  readonly figure: string;
  /** Where the pointer is, in cells. */
  readonly point: readonly [number, number];
  readonly over: Cell | null;
}

export interface PointerSettings {
  readonly size: Size;
  readonly isPainting: boolean;
  /** The figure that a drag from this cell takes along; null if there is none. */
  readonly figureAt: (at: Cell) => string | null;
  readonly onAct: (at: Cell) => void;
  readonly onPaint: (at: Cell) => void;
  readonly onLift: (figure: string) => void;
  readonly onDrop: (figure: string, at: Cell) => void;
}

/** A pointer that is down: it may become a drag or a stroke, or stay a click. */
interface Press {
  readonly pointer: number;
  readonly from: readonly [number, number];
  readonly start: Cell;
  readonly figure: string | null;
  /** The last cell of the stroke; null until it has painted one. */
  painted: Cell | null;
  isDragging: boolean;
}

/** Pixels before a press becomes a drag. */
const THRESHOLD = 6;

/** Mouse, pen and finger on the board: pointing, clicking, dragging a token, drawing cells. */
export function useBoardPointer(field: RefObject<HTMLElement | null>, settings: PointerSettings) {
  const { size, isPainting, figureAt, onAct, onPaint, onLift, onDrop } = settings;
  const [hover, setHover] = useState<Cell | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const press = useRef<Press | null>(null);
  const strokes = useRef(new Set<string>());
  const skipsClick = useRef(false);

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }) =>
    field.current === null
      ? ([-1, -1] as const)
      : onBoard(field.current.getBoundingClientRect(), size, [clientX, clientY]);
  const underOf = (event: { clientX: number; clientY: number }) => cellUnder(size, pointOf(event));

  const paint = (at: Cell) => {
    if (strokes.current.has(keyOf(at))) return;
    strokes.current.add(keyOf(at));
    onPaint(at);
  };

  const strokeTo = (down: Press, to: Cell) => {
    if (down.painted === null) paint(down.start);
    for (const cell of cellsTowards(down.painted ?? down.start, to)) paint(cell);
    down.painted = to;
  };

  const stop = () => {
    press.current = null;
    strokes.current.clear();
    setDrag(null);
  };

  const onPointerDown = (event: PointerEvent) => {
    skipsClick.current = false;
    if (!event.isPrimary || event.button !== 0) return stop();
    const at = underOf(event);
    if (at === null) return;
    const { pointerId: pointer, clientX, clientY, pointerType } = event;
    press.current = {
      pointer,
      from: [clientX, clientY],
      start: at,
      figure: isPainting ? null : figureAt(at),
      painted: null,
      isDragging: false,
    };
    // A finger paints when it moves or lifts: it may still be the first of two that pinch.
    if (isPainting && pointerType !== 'touch') strokeTo(press.current, at);
  };

  const onPointerMove = (event: PointerEvent) => {
    const at = underOf(event);
    if (event.pointerType !== 'touch') {
      setHover((before) => (before !== null && at !== null && isSame(before, at) ? before : at));
    }
    const down = press.current;
    if (down === null || down.pointer !== event.pointerId) return;
    const isFar = Math.hypot(event.clientX - down.from[0], event.clientY - down.from[1]) > THRESHOLD;
    if (isPainting) {
      if (at !== null && (isFar || down.painted !== null)) strokeTo(down, at);
      return;
    }
    if (down.figure === null || (!isFar && !down.isDragging)) return;
    if (!down.isDragging) {
      down.isDragging = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      onLift(down.figure);
    }
    setDrag({ figure: down.figure, point: pointOf(event), over: at });
  };

  const onPointerUp = (event: PointerEvent) => {
    const down = press.current;
    if (down === null || down.pointer !== event.pointerId) return;
    const at = underOf(event);
    if (isPainting && at !== null) strokeTo(down, at);
    if (down.isDragging && down.figure !== null && at !== null) onDrop(down.figure, at);
    skipsClick.current = isPainting || down.isDragging;
    stop();
  };

  const onClick = (event: MouseEvent) => {
    const skips = skipsClick.current && event.detail > 0;
    skipsClick.current = false;
    const name = (event.target as Element).closest<HTMLElement>('[data-cell]')?.dataset['cell'];
    if (!skips && name !== undefined) onAct(cellOf(name));
  };

  const handlers = {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: stop,
    onPointerLeave: () => setHover(null),
    onClick,
  };
  return { hover, drag, cancelDrag: stop, handlers };
}

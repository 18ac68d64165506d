import { type PointerEvent, useRef, useState } from 'react';

type Moved = PointerEvent<HTMLElement>;

/** A row taken by its grip, with mouse, pen or finger; it is put where it is let go. */
export function useRowDrag(placeUnder: (y: number) => number | null, onDrop: (to: number) => void) {
  const [isDragging, setDragging] = useState(false);
  const start = useRef(0);
  const lift = ({ currentTarget }: Moved, by: number | null) => {
    const row = currentTarget.closest<HTMLElement>('li');
    if (by === null) row?.style.removeProperty('translate');
    else row?.style.setProperty('translate', `0 ${by}px`);
  };
  const stop = (event: Moved) => {
    lift(event, null);
    setDragging(false);
  };
  const handlers = {
    onPointerDown: (event: Moved) => {
      if (!event.isPrimary || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = event.clientY;
      setDragging(true);
    },
    onPointerMove: (event: Moved) => {
      if (isDragging) lift(event, event.clientY - start.current);
    },
    onPointerUp: (event: Moved) => {
      if (!isDragging) return;
      // Back in its place first: otherwise it would be found under itself.
      stop(event);
      const to = placeUnder(event.clientY);
      if (to !== null) onDrop(to);
    },
    onPointerCancel: stop,
  };
  return { isDragging, handlers };
}

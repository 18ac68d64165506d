import { type RefObject, useEffect } from 'react';
import { EDGE } from './fit.ts';
import { type Cell, cellOf, keyOf } from './geometry.ts';

/** Pans the board, never the page, until the figure in question is in sight. */
export function useInView(scroll: RefObject<HTMLElement | null>, at: Cell | null, cell: number): void {
  const key = at === null ? null : keyOf(at);
  useEffect(() => {
    const view = scroll.current;
    if (view === null || key === null) return;
    const [x, y] = cellOf(key);
    view.scrollLeft = nearest(view.scrollLeft, view.clientWidth, x, cell);
    view.scrollTop = nearest(view.scrollTop, view.clientHeight, y, cell);
  }, [key, cell, scroll]);
}

/** The scroll position next to `now` that shows the cell with a neighbour on each side. */
function nearest(now: number, view: number, index: number, cell: number): number {
  const first = (index - 1) * cell;
  const last = (index + 2) * cell + EDGE - view;
  return Math.max(last, Math.min(first, now));
}

import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { boundedZoom, cellSize, type Room } from './fit.ts';
import type { Size } from './geometry.ts';

/** Of the window's height; the rest belongs to what stands above and below the board. */
const HEIGHT_SHARE = 0.76;
/** Around it, where it has a box of its own. */
const MARGIN = 16;

const coarse = () => window.matchMedia('(pointer: coarse)').matches;

/** The size of the cells: what fits, times the zoom. The middle of the view stays in the middle. */
export function useRoom(scroll: RefObject<HTMLElement | null>, size: Size, largest?: number) {
  const [room, setRoom] = useState<Room>({ width: 0, height: 0, isCoarse: false });
  const [zoom, setZoom] = useState(1);
  const measure = useCallback(() => {
    const width = scroll.current?.clientWidth ?? 0;
    // On a shared screen it has a box of its own.
    const box = largest === undefined ? undefined : scroll.current?.closest('section')?.clientHeight;
    const height = box !== undefined ? box - MARGIN : Math.floor(window.innerHeight * HEIGHT_SHARE);
    setRoom((before) =>
      before.width === width && before.height === height ? before : { width, height, isCoarse: coarse() },
    );
  }, [scroll, largest]);
  useLayoutEffect(() => {
    measure();
    const observer = new ResizeObserver(measure);
    if (scroll.current !== null) observer.observe(scroll.current);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [measure, scroll]);

  const cell = cellSize(size, room, zoom, largest);
  const shown = useRef(cell);
  useLayoutEffect(() => {
    const view = scroll.current;
    const ratio = cell / shown.current;
    shown.current = cell;
    if (view === null || ratio === 1) return;
    view.scrollLeft = (view.scrollLeft + view.clientWidth / 2) * ratio - view.clientWidth / 2;
    view.scrollTop = (view.scrollTop + view.clientHeight / 2) * ratio - view.clientHeight / 2;
  }, [cell, scroll]);

  const zoomBy = useCallback(
    (factor: number) => setZoom((before) => boundedZoom(size, room, before * factor)),
    [size, room],
  );
  return {
    cell,
    zoomBy,
    canShrink: cellSize(size, room, zoom / 1.1) < cell,
    canGrow: cellSize(size, room, zoom * 1.1) > cell,
  };
}

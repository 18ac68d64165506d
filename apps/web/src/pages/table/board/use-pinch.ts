import { type RefObject, useEffect, useRef } from 'react';

interface Grip {
  readonly spread: number;
  readonly x: number;
  readonly y: number;
}

function gripOf(touches: TouchList): Grip | null {
  const [a, b] = [touches[0], touches[1]];
  if (touches.length !== 2 || a === undefined || b === undefined) return null;
  return {
    spread: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
    x: (a.clientX + b.clientX) / 2,
    y: (a.clientY + b.clientY) / 2,
  };
}

/** Two fingers zoom and pan the board, also while one finger draws. */
export function usePinch(scroll: RefObject<HTMLElement | null>, zoomBy: (factor: number) => void): void {
  const latest = useRef(zoomBy);
  useEffect(() => {
    latest.current = zoomBy;
  }, [zoomBy]);
  useEffect(() => {
    const view = scroll.current;
    if (view === null) return;
    let grip: Grip | null = null;
    const onStart = ({ touches }: TouchEvent) => {
      grip = gripOf(touches);
    };
    const onMove = (event: TouchEvent) => {
      const next = gripOf(event.touches);
      if (next === null || grip === null) return;
      event.preventDefault();
      view.scrollLeft -= next.x - grip.x;
      view.scrollTop -= next.y - grip.y;
      if (grip.spread > 0) latest.current(next.spread / grip.spread);
      grip = next;
    };
    view.addEventListener('touchstart', onStart, { passive: true });
    view.addEventListener('touchend', onStart, { passive: true });
    // React listens passively; only an active listener keeps the page from zooming along.
    view.addEventListener('touchmove', onMove, { passive: false });
    return () => {
      view.removeEventListener('touchstart', onStart);
      view.removeEventListener('touchend', onStart);
      view.removeEventListener('touchmove', onMove);
    };
  }, [scroll]);
}

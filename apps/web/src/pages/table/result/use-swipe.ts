import { type PointerEvent, useRef } from 'react';

/** So far a finger moves sideways before it means "away with it". */
const FAR = 90;

/** A card that is swept aside with a finger. */
export function useSwipe(onAway: () => void) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const end = (event: PointerEvent<HTMLElement>) => {
    const start = from.current;
    from.current = null;
    if (start === null || event.pointerType === 'mouse') return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (Math.abs(dx) > FAR && Math.abs(dy) < Math.abs(dx) / 2) onAway();
  };
  return {
    onPointerDown: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      from.current = { x: clientX, y: clientY };
    },
    onPointerUp: end,
    onPointerCancel: () => {
      from.current = null;
    },
  };
}

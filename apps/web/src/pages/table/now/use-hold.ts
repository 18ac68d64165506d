import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';

/** As long as phones take it for a long press. */
const HOLD_MS = 500;

/** A button that is pressed long, or with `i` on the keyboard, does something else than when it is tapped. */
export function useHold(onHold: () => void, onTap: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHeld = useRef(false);
  const hold = () => {
    isHeld.current = true;
    onHold();
  };
  const letGo = () => clearTimeout(timer.current);
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      isHeld.current = false;
      letGo();
      if (pointerType !== 'mouse') timer.current = setTimeout(hold, HOLD_MS);
    },
    onPointerUp: letGo,
    onPointerLeave: letGo,
    onPointerCancel: letGo,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      letGo();
      if (!isHeld.current) hold();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      onHold();
    },
    onClick: ({ detail }: MouseEvent) => {
      // The finger that has pressed long is lifted: that is no tap. The keyboard never holds.
      if (detail === 0 || !isHeld.current) onTap();
      isHeld.current = false;
    },
  };
}

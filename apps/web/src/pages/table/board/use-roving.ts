import { type FocusEvent, type RefObject, useEffect, useState } from 'react';
import { type Cell, cellOf, keyOf, type Size } from './geometry.ts';
import { clamped } from './roving.ts';

/** The one tab stop of the board. While the focus is elsewhere it follows the figure in question. */
export function useRoving(field: RefObject<HTMLElement | null>, size: Size, followed: Cell | null) {
  const [at, setAt] = useState<Cell>(followed ?? [0, 0]);
  const [hasFocus, setHasFocus] = useState(false);
  const followedKey = followed === null ? null : keyOf(followed);

  useEffect(() => {
    const isElsewhere = field.current?.contains(document.activeElement) !== true;
    if (followedKey !== null && isElsewhere) setAt(cellOf(followedKey));
  }, [followedKey, field]);

  const focusCell = (cell: Cell) =>
    field.current?.querySelector<HTMLElement>(`[data-cell="${keyOf(cell)}"]`)?.focus();

  const handlers = {
    onFocus: (event: FocusEvent) => {
      const name = (event.target as HTMLElement).dataset['cell'];
      if (name !== undefined) setAt(cellOf(name));
      setHasFocus(true);
    },
    onBlur: () => setHasFocus(false),
  };
  return { tabStop: clamped(size, at), hasFocus, focusCell, handlers };
}

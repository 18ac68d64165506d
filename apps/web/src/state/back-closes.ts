import { useEffect, useRef } from 'react';

/** What Back closes, the topmost last. While there is anything, the page has one step of history more. */
const open: (() => void)[] = [];
/** We go back ourselves: nobody has asked to close anything. */
let isGoingBack = false;

/**
 * Only a step of this very page is taken back: where a reload came in between the browser may tell of a step that is not
 * there any more, and going back would leave the table.
 */
const hasStep = (): boolean =>
  (history.state as { readonly sheet?: unknown } | null)?.sheet === performance.timeOrigin;

/** One step more while something is open, none otherwise. */
function settle(): void {
  if (isGoingBack) return;
  if (open.length > 0 && !hasStep()) history.pushState({ sheet: performance.timeOrigin }, '');
  if (open.length === 0 && hasStep()) {
    isGoingBack = true;
    history.back();
  }
}

window.addEventListener('popstate', () => {
  if (isGoingBack) {
    // A sheet may have come up meanwhile.
    isGoingBack = false;
    settle();
  } else if (!hasStep()) {
    open.at(-1)?.();
  }
});

/** Back, which on a phone is a swipe, closes a sheet instead of leaving the page. */
export function useBackCloses(onClose: () => void): void {
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    const close = () => latest.current();
    open.push(close);
    settle();
    return () => {
      open.splice(open.indexOf(close), 1);
      // One sheet often makes way for the next: only when none has come is the step taken back.
      setTimeout(settle);
    };
  }, []);
}

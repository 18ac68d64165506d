import { useEffect, useLayoutEffect, useRef } from 'react';

/** What a view shows may need a moment to be as long as it was. */
const FRAMES = 20;

/** Each view is found where it was left: the page scrolls as a whole, so a change of view would lose the place. */
export function useKeptScroll(view: string): void {
  const places = useRef(new Map<string, number>());
  /** The view whose place is noted; null while the page is brought back to one. */
  const noted = useRef<string | null>(view);
  useLayoutEffect(() => {
    noted.current = null;
    const place = places.current.get(view) ?? 0;
    let frame = 0;
    const bringBack = (left: number) => {
      window.scrollTo(0, place);
      if (left > 0 && Math.abs(window.scrollY - place) > 1)
        frame = requestAnimationFrame(() => bringBack(left - 1));
      else noted.current = view;
    };
    bringBack(FRAMES);
    return () => cancelAnimationFrame(frame);
  }, [view]);
  useEffect(() => {
    const note = () => {
      if (noted.current !== null) places.current.set(noted.current, window.scrollY);
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, []);
}

import { type RefObject, useEffect, useRef, useState } from 'react';

/** A little before it comes into view, so that scrolling does not outrun it. */
const MARGIN = '160px';

const watched = new Map<Element, () => void>();

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) watched.get(target)?.();
  },
  { rootMargin: MARGIN },
);

/** Whether an element has been in view; what is folded away or far below has not. */
export function useSeen<T extends Element>(): readonly [ref: RefObject<T | null>, isSeen: boolean] {
  const ref = useRef<T>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null || isSeen) return;
    watched.set(element, () => setSeen(true));
    observer.observe(element);
    return () => {
      watched.delete(element);
      observer.unobserve(element);
    };
  }, [isSeen]);
  return [ref, isSeen];
}

import { type RefObject, useEffect, useState } from 'react';

/** Where the eye is: this far below the top of the window. */
const LINE_PX = 140;

const isInSight = (rule: Element): boolean => {
  const { top, bottom } = rule.getBoundingClientRect();
  return bottom > LINE_PX && top < innerHeight;
};

/** The id of the rule that is being read: one that was tapped or jumped to while it is in sight, else the last one that begins above the line, else the first. */
export function useReadRule(book: RefObject<HTMLElement | null>, isOn: boolean): string | undefined {
  const [read, setRead] = useState<string>();
  useEffect(() => {
    if (!isOn) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      const held = document.activeElement?.closest('.book-rule');
      if (held && book.current?.contains(held) && isInSight(held)) return setRead(held.id);
      const rules = [...(book.current?.querySelectorAll('.book-rule') ?? [])];
      // They stand in order: the first one below the line is found by halves.
      let [low, high] = [0, rules.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((rules[middle] as Element).getBoundingClientRect().top <= LINE_PX) low = middle + 1;
        else high = middle;
      }
      setRead(rules[Math.max(0, low - 1)]?.id);
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', later, { passive: true });
    addEventListener('focusin', later);
    const changes = new MutationObserver(later);
    if (book.current !== null) changes.observe(book.current, { childList: true, subtree: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', later);
      removeEventListener('focusin', later);
      changes.disconnect();
    };
  }, [book, isOn]);
  return isOn ? read : undefined;
}

import { useEffect } from 'react';
import { useSettings } from '../../../state/settings.ts';

/** 1 is the first. Not while somebody writes or a dialog is open, and not for those who have switched single keys off. */
export function useNumberKeys(count: number, press: (i: number) => void): void {
  const isOn = useSettings((state) => state.shortcuts);
  useEffect(() => {
    if (!isOn || count === 0) return;
    const listen = (event: KeyboardEvent) => {
      const n = Number(event.key);
      const writes =
        event.target instanceof HTMLElement &&
        event.target.matches('input:not([type="radio"], [type="checkbox"]), select, textarea');
      const isCovered = document.querySelector('[role="dialog"]') !== null;
      if (event.ctrlKey || event.metaKey || event.altKey || writes || isCovered || !(n >= 1 && n <= count))
        return;
      event.preventDefault();
      // Elsewhere these keys change the view.
      event.stopImmediatePropagation();
      press(n - 1);
    };
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  });
}

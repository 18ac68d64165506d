import type { Accent } from '@tafelrunde/registry/lazy';
import { useEffect } from 'react';

/** Gives the whole page the colour of a system, dialogs included, for as long as its table is shown. */
export function useAccent(accent: Accent | undefined): void {
  useEffect(() => {
    if (accent === undefined) return;
    const { dataset } = document.documentElement;
    dataset['accent'] = accent;
    return () => {
      delete dataset['accent'];
    };
  }, [accent]);
}

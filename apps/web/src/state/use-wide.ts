import { useSyncExternalStore } from 'react';

const query = window.matchMedia('(min-width: 64rem)');

function subscribe(onChange: () => void): () => void {
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the log has room beside the rest. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => query.matches);

import { useSyncExternalStore } from 'react';

/** Follows the width of the window. */
function following(media: string): () => boolean {
  const query = window.matchMedia(media);
  const subscribe = (onChange: () => void) => {
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  };
  return () => useSyncExternalStore(subscribe, () => query.matches);
}

/** Whether the log has room beside the rest. */
export const useWide = following('(min-width: 64rem)');

/** Whether a book has room for three columns. */
export const useRoomy = following('(min-width: 80rem)');

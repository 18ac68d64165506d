import { useState } from 'react';
import { readStored, store } from '../../../state/stored.ts';
import { useTable } from '../../../table/table-context.ts';
import { type Ending, isPlayedSince, lastEnding, leftLongAgo } from './recap.ts';

export interface Recap {
  readonly ending: Ending;
  /** It ended while this page was open. */
  readonly isJustOver: boolean;
  readonly putAway: () => void;
}

/** The evening that is told before the next one begins; null once somebody rolls, or when it was put away. */
export function useRecap(): Recap | null {
  const { table, state, link } = useTable();
  const [opened] = useState(() => ({ seq: table.seq, pause: leftLongAgo(table, Date.now()) }));
  const key = `recap.${table.id}`;
  const [away, setAway] = useState(() => Number(readStored(key) ?? 0));
  const pause = opened.pause !== null && !isPlayedSince(table.log, opened.pause.seq) ? opened.pause : null;
  const ending = lastEnding(table.log) ?? pause;
  // In a replay and in a scene to try there is no next time.
  if (ending === null || ending.seq <= away || state.seat === '' || link.restart !== undefined) return null;
  const putAway = () => {
    store(key, ending.seq);
    setAway(ending.seq);
  };
  return { ending, isJustOver: ending.seq > opened.seq, putAway };
}

import { useEffect, useRef } from 'react';
import { useAnnouncer } from '../../../state/announcer.ts';
import { useTable } from '../../../table/table-context.ts';
import { usePapersText } from '../../../text/use-papers-text.ts';
import { beginningOf } from './papers-of.ts';
import { openPapers, usePapers } from './papers-store.ts';

/** So much of a paper is read out when it is shown; the rest is on it. */
const SPOKEN = 600;

/** Watches for papers that are laid before us: they come up, and are read out. */
export function useShownPapers(): void {
  const text = usePapersText();
  const { table, state, seatName } = useTable();
  const { seat } = state;
  const last = useRef(0);
  useEffect(() => openPapers(table.id), [table.id]);
  useEffect(() => {
    const { seq, past, papers } = table;
    const since = last.current;
    last.current = seq;
    const { shown, change } = usePapers.getState();
    if (shown !== null && papers.every(({ id }) => id !== shown)) change({ shown: null });
    // What lay there when we came is in the list.
    if (since === 0 || seq <= since) return;
    const news = past.findLast(
      (event) =>
        event.seq > since &&
        event.kind === 'paperShown' &&
        event.by !== seat &&
        (event.to.length === 0 || event.to.includes(seat)),
    );
    const paper = news?.kind === 'paperShown' ? papers.find(({ id }) => id === news.id) : undefined;
    if (news === undefined || paper === undefined) return;
    change({ shown: paper.id });
    const parts = [
      `${text.shows(seatName(news.by))}: ${paper.title}.`,
      ...(paper.picture === null ? [] : [`${text.picture(paper.picture.alt)}.`]),
      beginningOf(paper.text, SPOKEN),
    ];
    useAnnouncer.getState().announce(parts.join(' '));
  }, [table, seat, seatName, text]);
}

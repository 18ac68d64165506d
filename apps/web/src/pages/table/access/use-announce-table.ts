import { useEffect, useRef } from 'react';
import { useAnnouncer } from '../../../state/announcer.ts';
import { useTable } from '../../../table/table-context.ts';
import { usePlayText } from '../../../text/use-play-text.ts';
import { useSpoken } from './spoken.ts';

/** Of more that came at once the log tells. */
const MOST_AT_ONCE = 3;

/** Says what happens to whoever cannot see it, and whose turn it is then; what was there before is not read out. */
export function useAnnounceTable(): void {
  const { table } = useTable();
  const spoken = useSpoken();
  const turn = useTurnSentence();
  const announce = useAnnouncer((state) => state.announce);
  const heard = useRef<{ readonly seq: number; readonly turn: string } | null>(null);
  useEffect(() => {
    if (table.seq === 0) return;
    const before = heard.current;
    heard.current = { seq: table.log.at(-1)?.seq ?? 0, turn };
    // The first load is no news.
    if (before === null) return;
    const news = table.log.filter(({ seq }) => seq > before.seq).slice(-MOST_AT_ONCE);
    const sentences = news.map(spoken);
    for (const sentence of sentences) announce(sentence);
    // Whoever passes the turn on often tells to whom.
    const isTold = sentences.some((sentence) => sentence.includes(turn.split(',')[0] ?? turn));
    if (turn !== before.turn && turn !== '' && !isTold) announce(turn);
  }, [table, spoken, turn, announce]);
}

function useTurnSentence(): string {
  const { turn: text } = usePlayText();
  const { turn, nameOf, isMine, words } = useTable();
  const figure = turn?.figure ?? null;
  if (turn === null || figure === null) return '';
  const whose = isMine(figure) ? text.yours : text.of(nameOf(figure));
  return `${whose}, ${text.round(words.field('round'), turn.round)}.`;
}

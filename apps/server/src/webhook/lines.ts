import type { Locale } from '@tafelrunde/kernel';
import type { System } from '@tafelrunde/system';
import {
  entryOf,
  logLines,
  type Seat,
  type TableEvent,
  type TableNow,
  type Veiling,
  viewEvents,
  viewNow,
} from '@tafelrunde/table';

/** New events of a table, and what a spectator does not see of them. */
export interface Told {
  readonly table: string;
  readonly system: System;
  readonly events: readonly TableEvent[];
  readonly now: TableNow;
  /** The scene before. */
  readonly before: unknown;
  readonly veiling: Veiling | null;
}

export interface Line {
  readonly seq: number;
  readonly text: string;
}

/** Nobody in particular: sees what every spectator sees. */
const SPECTATOR: Seat = { id: '', name: '', role: 'spectator', figures: [], revoked: false };

/** Longer ones are cut off; nobody reads them in a channel. */
const LONGEST_LINE = 600;

/** The results among new events, one line each, as a spectator may read them. What is hidden leaves no line. */
export function resultLines({ system, events, now, before, veiling }: Told, locale: Locale): readonly Line[] {
  const views = viewEvents(events, SPECTATOR, veiling, { before, after: now.scene });
  const tell = logLines(system, viewNow(now, SPECTATOR, veiling), locale);
  return views.flatMap((view) => {
    const entry = entryOf(view);
    const isSeen =
      (entry?.kind === 'run' && entry.result !== null) || (entry?.kind === 'notation' && entry.roll !== null);
    const told = entry === undefined || !isSeen ? undefined : tell(entry);
    return told === undefined ? [] : [{ seq: view.seq, text: forChannel(told) }];
  });
}

/**
 * A line of an account as a channel shows it. In the account nothing people wrote is Markdown; here it calls nobody and
 * leads nowhere either.
 */
export function forChannel(account: string): string {
  const cut = account.length > LONGEST_LINE ? `${account.slice(0, LONGEST_LINE)} …` : account;
  return cut
    .replaceAll('&lt;', '\\<')
    .replaceAll('&amp;', '&')
    .replaceAll('@', '@\u200b')
    .replaceAll('://', ':\u200b//');
}

import type { LogEntry } from '@tafelrunde/table';
import { namedFact } from './named.ts';
import { useTable } from './table-context.ts';
import { useTableText } from './use-table-text.ts';

export interface EntryLine {
  readonly who: string;
  readonly what: string;
  /** The sentence that tells what came of it. */
  readonly said?: string;
}

/** An entry of the log as people say it. */
export function useEntryLine(): (entry: LogEntry) => EntryLine {
  const text = useTableText();
  const { words, seatName, figures, nameOf } = useTable();
  return (entry) => {
    const who = seatName(entry.by);
    switch (entry.kind) {
      case 'said':
        return { who, what: entry.text };
      case 'house':
        return { who, what: text.log.house };
      case 'undone':
        return { who, what: text.log.undone };
      case 'notation':
        return {
          who,
          what: entry.roll === null ? text.log.hidden : text.log.sum(entry.roll.text, entry.roll.total),
        };
      case 'run': {
        if (entry.detail === null || entry.result === null) return { who, what: text.log.hidden };
        // Offers name the acting figure first, then whom it is aimed at.
        const input = Object.entries((entry.detail.input ?? {}) as Record<string, unknown>);
        const ids = input.filter(([field]) => field !== 'id').map(([, value]) => value);
        const [actor, target] = ids.flatMap((id) => figures.find((figure) => figure.id === id)?.name ?? []);
        const { title } = words.action(entry.detail.action);
        const { headline, outcome } = entry.result;
        const { kind, reason } = (outcome ?? {}) as { readonly kind?: unknown; readonly reason?: unknown };
        const refused = kind === 'refused' ? words.value('reason', String(reason)) : undefined;
        const said = refused ?? (headline === null ? undefined : words.fact(namedFact(headline, nameOf)));
        const what = target === undefined || target === actor ? title : text.sheet.on(title, target);
        return { who: actor ?? who, what, ...(said === undefined ? {} : { said }) };
      }
    }
  };
}

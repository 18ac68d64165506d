import { filesInEvent, type Seat, type TableEvent, viewEvent } from '@tafelrunde/table';
import { useTable } from '../../../table/table-context.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { useLocale } from '../../../text/use-text.ts';
import { saveFile, saveTable } from './save-table.ts';
import { fromTable } from './sources.ts';

const WATCHING: Seat = { id: '', name: '', role: 'spectator', figures: [], revoked: false };

export interface WholeHistory {
  /** All that this seat may know of; null if the server cannot be asked. */
  readonly events: () => Promise<readonly TableEvent[] | null>;
  /** Hands the table over as a file: its name, or null if the server cannot be asked. */
  readonly saveCopy: () => Promise<string | null>;
}

/**
 * The history of the table, from its first event on. Whoever plays alone holds the seeds, too: they stay here. A very long
 * history has stayed with the server, and so has one of which not all is for us.
 */
export function useWholeHistory(): WholeHistory {
  const { solo } = useTableText();
  const locale = useLocale();
  const { system, table, link, me, isGm } = useTable();
  const knowsAll = table.past.length === table.seq && (isGm || !table.veiled);
  const fetchFile = () => fromTable({ kind: 'table', table: table.id, invitation: '' }, '');
  return {
    async events() {
      if (knowsAll) return table.past.map((event) => viewEvent(event, me ?? WATCHING));
      const loaded = await fetchFile();
      return loaded.ok ? loaded.value.events : null;
    },
    async saveCopy() {
      // Pictures of a shared table that nobody sees any more are with the server alone.
      const isHere = link.solo || (knowsAll && table.past.every((event) => filesInEvent(event).length === 0));
      const name = link.solo ? `${solo.name} ${system.title[locale]}` : table.name;
      if (isHere) return saveTable(system, name, table.past, { seat: me ?? WATCHING, files: link.files });
      const loaded = await fetchFile();
      return loaded.ok ? saveFile(loaded.value) : null;
    },
  };
}

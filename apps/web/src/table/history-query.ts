import type { AtTable } from './table-context.ts';

/** How an address names the history of a table: one that is shared, one of this browser, or the scene of this tab. */
export function historyQuery({ link, system, table }: Pick<AtTable, 'link' | 'system' | 'table'>): string {
  if (!link.solo) return `table=${table.id}`;
  return link.restart === undefined ? `solo=${system.id}` : `scene=${system.id}`;
}

import type { RollRequest } from '@tafelrunde/table';
import { useTable } from '../../../table/table-context.ts';
import { useView } from '../../../table/view-store.ts';
import { waitingRequests } from './requested.ts';

/** The rolls we are asked for, and the one that was opened. They wait on the turn bar. */
export function useRequests(): {
  readonly waiting: readonly RollRequest[];
  readonly shown: RollRequest | undefined;
} {
  const { table, state } = useTable();
  const request = useView((view) => view.request);
  const waiting = waitingRequests(table, state.seat);
  return { waiting, shown: waiting.find(({ id }) => id === request) };
}

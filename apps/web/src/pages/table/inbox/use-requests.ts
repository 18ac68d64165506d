import type { RollRequest } from '@tafelrunde/table';
import { useWide } from '../../../state/use-wide.ts';
import { useTable } from '../table-context.ts';
import { useView } from '../view-store.ts';
import { waitingRequests } from './requested.ts';

export const requestKey = ({ id }: RollRequest): string => `request:${id}`;

/** The rolls we are asked for, and the one whose sheet is up: the one that was opened, or on a phone the first. */
export function useRequests(): {
  readonly waiting: readonly RollRequest[];
  readonly shown: RollRequest | undefined;
} {
  const isWide = useWide();
  const { table, state } = useTable();
  const { request, aside, form, isCreating, undoing, isHistoryOpen } = useView();
  const waiting = waitingRequests(table, state.seat);
  const opened = waiting.find(({ id }) => id === request);
  // Whoever is in the middle of something else is not interrupted; the notice waits.
  const isBusy = form !== null || isCreating || undoing !== null || isHistoryOpen;
  const next = isWide || isBusy ? undefined : waiting.find((one) => !aside.includes(requestKey(one)));
  return { waiting, shown: opened ?? next };
}

import type { OpenRun } from '@tafelrunde/table';
import { useMemo } from 'react';
import { useTable } from '../../../table/table-context.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { askedTogether, decidersOf, ownQuestions, unanswered } from './deciders.ts';

/** A question is known by its run and how far that has come: the next question of a run is a new one. */
export const questionKey = (run: OpenRun): string =>
  `${run.id}:${JSON.stringify(run.progress?.ask ?? null)}:${run.progress?.tape.length ?? 0}`;

/** The open runs: those that wait for us, and those that wait for others. The GM can answer all, but is asked for few. */
export function useOpenRuns(): { readonly mine: readonly OpenRun[]; readonly others: readonly OpenRun[] } {
  const { table, state, isGm } = useTable();
  return useMemo(() => {
    const gms = table.seats.filter(({ role }) => role === 'gm').map(({ id }) => id);
    const isForMe = (run: OpenRun): boolean => {
      const together = askedTogether(run);
      if (together !== undefined)
        return ownQuestions(table, state.seat, unanswered(run, together)).length > 0;
      const { waitsFor, progress } = run;
      return (
        progress !== null &&
        waitsFor.includes(state.seat) &&
        (!isGm || waitsFor.every((seat) => gms.includes(seat)))
      );
    };
    return { mine: table.runs.filter(isForMe), others: table.runs.filter((run) => !isForMe(run)) };
  }, [table, state.seat, isGm]);
}

/** The name of a seat; whoever is not here is said to be away. */
export function usePresentName(): (seat: string) => string {
  const { state, seatName } = useTable();
  const text = useTableText();
  const isHere = (seat: string) => state.status !== 'online' || state.present.includes(seat);
  return (seat) => (isHere(seat) ? seatName(seat) : `${seatName(seat)} (${text.gm.away})`);
}

/** The seats a run really waits for: the GM only where nobody else is asked. */
export function useWaitingNames(): (run: OpenRun) => readonly string[] {
  const { table } = useTable();
  const seatName = usePresentName();
  return (run) => {
    const together = askedTogether(run);
    if (together !== undefined) {
      const seats = unanswered(run, together).flatMap(({ by }) => decidersOf(table, by));
      return [...new Set(seats)].map(seatName);
    }
    const { waitsFor } = run;
    const players = waitsFor.filter((id) => table.seats.find((seat) => seat.id === id)?.role !== 'gm');
    return (players.length > 0 ? players : waitsFor).map(seatName);
  };
}

import type { Offer } from '@tafelrunde/system';
import { roundsLeft, type TrackerChange } from '@tafelrunde/table';
import { useMemo } from 'react';
import { newId } from '../../../table/new-id.ts';
import { type AtTable, useTable } from '../../../table/table-context.ts';

/** Something that is the matter with a figure, and for how many rounds yet; null has no end. */
export interface Lasting {
  readonly id: string;
  readonly name: string;
  readonly left: number | null;
}

/** What lasts for a figure right now, in words. */
export function lastingOf({ table, turn, words }: AtTable, figure: string): readonly Lasting[] {
  return table.tracker.conditions
    .filter((one) => one.figure === figure)
    .map((one) => ({
      id: one.id,
      name: words.value('status', one.name) ?? one.name,
      left: roundsLeft(turn, one),
    }))
    .filter(({ left }) => left !== 0);
}

/** The status a word stands for, so that everybody reads it in their own language; otherwise the word itself. */
export const statusNamed = ({ system, words }: AtTable, written: string): string =>
  system.table.statuses.find((id) => words.value('status', id)?.toLowerCase() === written.toLowerCase()) ??
  written;

export interface Pace {
  /** The table keeps an order of its own. */
  readonly hasOwn: boolean;
  /** The rules keep one, or at least count rounds. */
  readonly hasRules: boolean;
  readonly begin: readonly Offer[];
  readonly next: readonly Offer[];
  readonly end: readonly Offer[];
  readonly time: readonly Offer[];
  /** By which a figure waits, steps in or joins. */
  readonly placesOf: (figure: string) => readonly Offer[];
  /** The event that passed the turn on last; null if there is none to take back. */
  readonly lastStep: number | null;
}

/** What keeps the fight going, by the rules of the system and by the table. */
export function usePace(): Pace {
  const at = useTable();
  return useMemo(() => {
    const { system, scene, house, isGm, isMine, turn, table } = at;
    const { pace } = system.table;
    const own = (figure: string) => (isGm || isMine(figure) ? system.table.offers(scene, figure, house) : []);
    const ofGm = isGm ? system.table.gmOffers(scene, house) : [];
    const acting = turn?.figure ?? null;
    const all = [...(acting === null ? [] : own(acting)), ...ofGm.filter(({ target }) => target === null)];
    const of = (actions: readonly string[]) => once(all.filter(({ action }) => actions.includes(action)));
    const steps = [...pace.begin, ...pace.next, ...pace.place];
    const last = table.log.findLast(
      (entry) => entry.kind === 'run' && entry.detail !== null && steps.includes(entry.detail.action),
    );
    return {
      hasOwn: table.tracker.round > 0,
      hasRules: system.scene.turn(scene) !== null,
      begin: of(pace.begin),
      next: of(pace.next),
      end: of(pace.end),
      time: of(pace.time),
      placesOf: (figure) =>
        [...own(figure), ...ofGm.filter(({ target }) => target === figure)].filter(({ action }) =>
          pace.place.includes(action),
        ),
      lastStep: last?.seq ?? null,
    };
  }, [at]);
}

/** The same thing only once: figure and GM may both have it. */
function once(offers: readonly Offer[]): readonly Offer[] {
  const seen = new Set<string>();
  return offers.filter(({ action, with: what }) => {
    const key = JSON.stringify([action, what]);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** Changes of the table's own order and of what lasts; the GM makes them. */
export function useTrack(): (change: TrackerChange) => Promise<boolean> {
  const { send } = useTable();
  return (change) => send({ kind: 'track', change });
}

export const newEntry = (figure: string) => ({ id: figure, name: '', figures: [figure] });
export const groupId = (): string => `g-${newId()}`;

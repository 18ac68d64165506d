import type { Problem, Result, System } from '@tafelrunde/kernel';
import { err, ok } from '@tafelrunde/kernel';
import type { TableFile } from '@tafelrunde/protocol';
import {
  brokenAt,
  fold,
  type Happening,
  MAX_SEATS,
  openingOf,
  sealingOf,
  stamp,
  type TableEvent,
} from '@tafelrunde/table';
import type { AdoptedBy, AdoptedTable } from '../rooms/rooms.ts';

export interface Adoption extends AdoptedBy {
  /** The name of whoever imports: the new table's GM. */
  readonly gm: string;
}

/**
 * The history of another table as the beginning of a new one. Its dice were sealed with seeds that only the old table knows:
 * they count as thrown before there was a seal, and new seals are fixed at the end. What was still open is given up, for it
 * waits for seats of which nobody knows whether they come back.
 */
export function adopted(system: System, file: TableFile, adoption: Adoption): Result<AdoptedTable, Problem> {
  const crowded = overcrowdedAt(file.events);
  if (crowded !== null) return err({ code: 'does-not-fit', at: `events.${crowded}` });
  const broken = brokenAt(system, file.events);
  if (broken !== null) return err({ code: 'does-not-fit', at: `events.${broken}` });
  const { table, seat, gm, command, secret, now } = adoption;
  const opening = openingOf({ table, system: system.id, name: file.name, seat, gm }, { secret });
  const own = (happenings: readonly Happening[], behind: readonly TableEvent[]) =>
    stamp({ seq: behind.length }, happenings, seat, command, now);
  const begun = own(
    opening.filter(({ kind }) => kind !== 'diceSealed'),
    [],
  );
  const history = [...begun, ...renumbered(file.events, begun.length)];
  const { runs, requests, seats } = fold(system.scene, history);
  const old = seats.filter(({ id, role, revoked }) => id !== seat && role === 'player' && !revoked);
  const closing: readonly Happening[] = [
    ...runs.map(({ id }) => ({ kind: 'runCancelled' as const, run: id, left: null })),
    ...requests.map(({ id }) => ({ kind: 'requestWithdrawn' as const, request: id })),
    ...opening.filter(({ kind }) => kind === 'diceSealed'),
    ...old.map(({ id }) => sealingOf(1, `seat:${id}`, secret())),
  ];
  return ok({
    events: [...history, ...own(closing, history)],
    seats: old.map(({ id, name }) => ({ seat: id, name })),
  });
}

/** The place of a seat that is there twice or one too many; null if there is none. */
function overcrowdedAt(events: readonly TableEvent[]): number | null {
  const seats = new Set<string>();
  for (const [i, event] of events.entries()) {
    if (event.kind !== 'seatAdded') continue;
    // One is kept free for whoever imports.
    if (seats.has(event.seat) || seats.size >= MAX_SEATS - 1) return i;
    seats.add(event.seat);
  }
  return null;
}

const LEFT_OUT: readonly TableEvent['kind'][] = ['tableOpened', 'diceSealed', 'saltGiven', 'diceRevealed'];

/** The events behind the first `start` ones, without what belonged to the old table's dice. */
function renumbered(events: readonly TableEvent[], start: number): readonly TableEvent[] {
  const kept = events.filter(({ kind }) => !LEFT_OUT.includes(kind));
  const numbers = new Map(kept.map(({ seq }, i) => [seq, start + i + 1]));
  const numberOf = (seq: number): number => numbers.get(seq) ?? 1;
  return kept.map((event) => {
    const seq = numberOf(event.seq);
    if (event.kind === 'undone')
      return {
        ...event,
        seq,
        target: numberOf(event.target),
        gone: event.gone.flatMap((one) => numbers.get(one) ?? []),
      };
    if (event.kind === 'redone') return { ...event, seq, target: numberOf(event.target) };
    return 'sealed' in event ? { ...event, seq, sealed: null } : { ...event, seq };
  });
}

import type { Problem, Result } from '@tafelrunde/kernel';
import { err, ok } from '@tafelrunde/kernel';
import type { TableFile } from '@tafelrunde/protocol';
import type { System } from '@tafelrunde/system';
import {
  brokenAt,
  fold,
  goneIn,
  type Happening,
  MAX_SEATS,
  openingOf,
  readableName,
  sealingOf,
  stamp,
  type TableEvent,
} from '@tafelrunde/table';
import type { Adopting, OldSeat } from '../workers/jobs.ts';

export interface Adoption extends Adopting {
  /** The name of whoever imports: the new table's GM. */
  readonly gm: string;
  /** New secret seeds for the dice. */
  readonly secret: () => string;
  /** Only what the table has come to, without the story of it: for a table that has grown too long. */
  readonly onlyState: boolean;
}

interface AdoptedTable {
  readonly events: readonly TableEvent[];
  readonly seats: readonly OldSeat[];
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
  const { table, seat, gm, command, secret, now, onlyState } = adoption;
  const opening = openingOf({ table, system: system.id, name: file.name, seat, gm }, { secret });
  const own = (happenings: readonly Happening[], behind: readonly TableEvent[]) =>
    stamp({ seq: behind.length }, happenings, seat, command, now);
  const begun = own(
    opening.filter(({ kind }) => kind !== 'diceSealed'),
    [],
  );
  const kept = onlyState ? withoutStory(file.events) : file.events;
  const history = [...begun, ...renumbered(kept, begun.length)];
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
  const known = new Set<string>();
  const seats = new Set<string>();
  for (const [i, event] of events.entries()) {
    if (event.kind === 'seatRevoked') seats.delete(event.seat);
    if (event.kind !== 'seatAdded') continue;
    // One is kept free for whoever imports.
    if (known.has(event.seat) || seats.size >= MAX_SEATS - 1) return i;
    known.add(event.seat);
    seats.add(event.seat);
  }
  return null;
}

const LEFT_OUT: readonly TableEvent['kind'][] = ['tableOpened', 'diceSealed', 'saltGiven', 'diceRevealed'];

/** What still counts of a history, without what is only told: chat, dice, how something came about. */
function withoutStory(events: readonly TableEvent[]): readonly TableEvent[] {
  const gone = goneIn(events);
  return events.flatMap((event): readonly TableEvent[] => {
    if (gone.has(event.seq) || !CARRIES_STATE.includes(event.kind)) return [];
    return event.kind === 'runFinished' ? [{ ...event, detail: null, result: null, request: null }] : [event];
  });
}

const CARRIES_STATE: readonly TableEvent['kind'][] = [
  'seatAdded',
  'seatRenamed',
  'seatRevoked',
  'figureBrought',
  'figureHandedOver',
  'figuresVeiled',
  'prepared',
  'encounterBrought',
  'runFinished',
  'houseSet',
  'adviceSet',
  'undoRuleSet',
  'policySet',
  'tracked',
  'paperWritten',
  'paperShown',
  'paperRemoved',
  'portraitsSet',
  'mapPictureSet',
  'mapLaid',
];

/** The events behind the first `start` ones, without what belonged to the old table's dice. */
function renumbered(events: readonly TableEvent[], start: number): readonly TableEvent[] {
  const kept = events.filter(({ kind }) => !LEFT_OUT.includes(kind));
  const numbers = new Map(kept.map(({ seq }, i) => [seq, start + i + 1]));
  const numberOf = (seq: number): number => numbers.get(seq) ?? 1;
  // Runs, requests and papers are named by the number of their first event: here it is another one.
  const names = new Map<string, string>();
  const named = (kind: 'r' | 'q' | 'p', id: string, seq: number): string => {
    const known = names.get(`${kind}${id}`);
    if (known !== undefined) return known;
    names.set(`${kind}${id}`, `${kind}${seq}`);
    return `${kind}${seq}`;
  };
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
    const run = 'run' in event ? { run: named('r', event.run, seq) } : {};
    const isOfRequest = 'request' in event && event.request !== null;
    const request = isOfRequest ? { request: named('q', event.request as string, seq) } : {};
    if (event.kind === 'paperRemoved') return { ...event, seq, id: named('p', event.id, seq) };
    if (event.kind === 'paperWritten' || event.kind === 'paperShown') {
      const id = named('p', event.id, seq);
      return { ...event, seq, id, paper: event.paper === null ? null : { ...event.paper, id } };
    }
    const name = 'name' in event && event.name !== null ? { name: readableName(event.name) } : {};
    const sealed = 'sealed' in event ? { sealed: null } : {};
    return { ...event, seq, ...run, ...request, ...name, ...sealed } as TableEvent;
  });
}

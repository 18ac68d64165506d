import { EVENT_KINDS, EVENT_VERSION, type TableEvent } from './events.ts';

type Raw = Readonly<Record<string, unknown>>;

/** What version 2 added to an event of version 1, by its kind. */
function fromVersion1(event: Raw): Raw {
  switch (event['kind']) {
    case 'runStarted':
      return { ...event, request: null, sealed: null };
    case 'runAnswered':
      // Only rolls for everyone and for the GM were known: nobody asks who started one.
      return { ...event, starter: '', sealed: null };
    case 'runFinished':
      return { ...event, request: null, sealed: null };
    case 'notationRolled':
      return { ...event, sealed: null };
    case 'undone':
      // Only the last thing could be taken back: nothing followed from it but the rest of its own run.
      return { ...event, gone: [event['target']] };
    default:
      return event;
  }
}

/** What version 3 added: dice that a run leaves when it is given up, proofs of throws and their number. */
function fromVersion2(event: Raw): Raw {
  const sealed = event['sealed'];
  if (typeof sealed === 'object' && sealed !== null) return { ...event, sealed: { ...sealed, proof: null } };
  switch (event['kind']) {
    case 'runCancelled':
      return { ...event, left: null };
    case 'diceSealed':
      return { ...event, proofs: false };
    case 'diceRevealed':
      return Array.isArray(event['seeds'])
        ? { ...event, seeds: event['seeds'].map((one: object) => ({ ...one, rolls: null })) }
        : event;
    default:
      return event;
  }
}

/** Version 4 added the edition of a notation. A roll without one stays so: that is the first edition, and its proof. */
const fromVersion3 = (event: Raw): Raw => event;

/** Version 5 added papers and pictures: kinds of events that are older in no table. */
const fromVersion4 = (event: Raw): Raw => event;

const STEPS: readonly ((event: Raw) => Raw)[] = [fromVersion1, fromVersion2, fromVersion3, fromVersion4];

/** An event that cannot be read: written by a newer program, or damaged. */
export class UnreadableEvent extends Error {}

/** Reads one stored event of any version. */
export function upcast(raw: unknown): TableEvent {
  const event = raw as Raw | null;
  const version = event?.['v'];
  if (typeof event !== 'object' || event === null || typeof version !== 'number' || version < 1)
    throw new UnreadableEvent('not an event of a table');
  if (version > EVENT_VERSION)
    throw new UnreadableEvent(`an event of version ${version}; this program reads up to ${EVENT_VERSION}`);
  if (!EVENT_KINDS.includes(event['kind'] as TableEvent['kind']))
    throw new UnreadableEvent(`an event of unknown kind ${String(event['kind'])}`);
  const current = STEPS.slice(version - 1).reduce<Raw>((older, step) => step(older), event);
  return { ...current, v: EVENT_VERSION } as unknown as TableEvent;
}

import type { TableEvent } from './events.ts';
import type { LogEntry } from './model.ts';

/** The line an event leaves in the log; undefined for what leaves none. It depends on the event alone. */
export function entryOf(event: TableEvent): Exclude<LogEntry, { kind: 'undone' }> | undefined {
  const { seq, at, by } = event;
  switch (event.kind) {
    case 'runFinished': {
      const { audience, starter, detail, result, sealed } = event;
      return { kind: 'run', seq, at, by: starter, audience, detail, result, sealed };
    }
    case 'said':
      return { kind: 'said', seq, at, by, text: event.text };
    case 'notationRolled': {
      const { audience, roll, sealed } = event;
      return { kind: 'notation', seq, at, by, audience, roll, sealed };
    }
    case 'figureBrought':
      return { kind: 'brought', seq, at, by, name: event.name };
    case 'figureHandedOver':
      return { kind: 'handed', seq, at, by, figure: event.figure, to: event.to };
    case 'figuresVeiled': {
      const { figures, hidden, lifeShown } = event;
      return figures.length === 0 ? undefined : { kind: 'veiled', seq, at, by, figures, hidden, lifeShown };
    }
    case 'encounterBrought': {
      // What was hidden then is told to the players when it is shown.
      const { name, figures, hidden } = event;
      const isTold = name !== null || !hidden;
      return isTold ? { kind: 'encounter', seq, at, by, name, figures, hidden } : undefined;
    }
    case 'runCancelled':
      return event.left === null ? undefined : { kind: 'cancelled', seq, at, by, ...event.left };
    case 'houseSet':
      return { kind: 'house', seq, at, by };
    case 'policySet':
      return { kind: 'policy', seq, at, by, question: event.question, policy: event.policy };
    case 'paperShown': {
      if (event.paper === null) return undefined;
      const { id, by: author, title, readers } = event.paper;
      return { kind: 'shown', seq, at, by, paper: { id, by: author, title, readers } };
    }
    case 'redone':
      return { kind: 'redone', seq, at, by, target: event.target };
    case 'eveningEnded':
      return { kind: 'evening', seq, at, by };
    case 'diceRevealed':
      return { kind: 'revealed', seq, at, by, epoch: event.epoch };
    default:
      return undefined;
  }
}

/** The log of a history, or of its latest part: what was taken back stands inside its undoing, as far as it is known. */
export function logOf(
  past: readonly TableEvent[],
  { gone, redone }: { readonly gone: ReadonlySet<number>; readonly redone: ReadonlySet<number> },
): readonly LogEntry[] {
  const start = (past[0]?.seq ?? 1) - 1;
  const known = (seq: number): readonly LogEntry[] => {
    const event = past[seq - 1 - start];
    const entry = event === undefined ? undefined : entryOf(event);
    return entry === undefined ? [] : [entry];
  };
  return past.flatMap((event): readonly LogEntry[] => {
    if (gone.has(event.seq)) return [];
    if (event.kind !== 'undone') return known(event.seq);
    const { seq, at, by, target } = event;
    const entries = [...new Set(event.gone)].flatMap(known);
    return [{ kind: 'undone', seq, at, by, target, entries, redone: redone.has(seq) }];
  });
}

import type { System } from '@tafelrunde/system';
import {
  type Command,
  deciding,
  History,
  openingOf,
  previewing,
  stamp,
  type TableEvent,
} from '@tafelrunde/table';
import type { Written } from './solo-store.ts';
import { type TableFiles, unkeptFiles } from './table-files.ts';
import type { TableLink, TableState, Unsaved } from './table-state.ts';
import { Watched } from './watched.ts';

/** The seat of whoever plays alone: GM and every player at once. */
export const SEAT = 'solo';

export interface SoloWorld {
  readonly system: System;
  /** New secret seeds for the dice. */
  readonly secret: () => string;
  readonly now: () => number;
  readonly newId: () => string;
  readonly name: string;
}

export interface SoloOptions extends SoloWorld {
  /** What has happened at this table. */
  readonly events: readonly TableEvent[];
  /** The last so many of them are not written yet. */
  readonly unwritten?: number;
  readonly unsaved?: Unsaved;
  /** Where its pictures are; left out, they live as long as the page. */
  readonly files?: TableFiles;
  /** Writes events behind those that are kept. */
  readonly write: (events: readonly TableEvent[]) => Promise<Written>;
  /** Another tab has gone on with this table. */
  readonly onElsewhere?: () => void;
}

/**
 * The same table without a server: commands are decided here, one after the other. An event counts once it is written;
 * what cannot be written waits, and everything behind it.
 */
export function soloLink(options: SoloOptions): TableLink {
  const { system, secret, now, newId, write, unsaved = null } = options;
  const history = new History(system.scene, options.events);
  const done = new Set(history.events.map(({ command }) => command));
  const world = { secret, isDone: (id: string) => done.has(id), hasFile: () => true };
  let unwritten = history.events.slice(history.events.length - (options.unwritten ?? 0));
  /** Decided, and not written yet. */
  let waiting: readonly TableEvent[] = [];
  let unanswered = 0;
  let tryAgain: (() => void) | undefined;
  /** One command after the other. */
  let last: Promise<unknown> = Promise.resolve();
  const state = new Watched<TableState>({
    status: 'online',
    fault: null,
    table: history.table(),
    seat: SEAT,
    role: 'gm',
    present: [SEAT],
    unanswered: 0,
    unsaved,
  });
  const tell = (problem: Unsaved | null) =>
    state.set({ unsaved: problem, unanswered: problem === null || problem === 'nowhere' ? 0 : unanswered });

  /** Until it is written. */
  async function keep(fresh: readonly TableEvent[]): Promise<void> {
    waiting = fresh;
    for (;;) {
      const written = await write([...unwritten, ...fresh]);
      if (written === 'kept') break;
      if (written === 'elsewhere') {
        options.onElsewhere?.();
        await new Promise<never>(() => {});
      }
      const tried = new Promise<void>((resolve) => {
        tryAgain = resolve;
      });
      tell(written === 'full' ? 'full' : 'failed');
      await tried;
    }
    unwritten = [];
    waiting = [];
    tryAgain = undefined;
    if (state.get().unsaved !== null) tell(unsaved === 'nowhere' ? unsaved : null);
  }

  async function carryOut(command: Command) {
    const decision = history.run((ledger) => deciding(system, ledger, SEAT, command, world));
    if (!decision.ok) return decision.refusal;
    const fresh = stamp(history.now, decision.happenings, SEAT, command.id, now());
    await keep(fresh);
    done.add(command.id);
    history.take(fresh);
    state.set({ table: history.table() });
    return null;
  }

  return {
    solo: true,
    files: options.files ?? unkeptFiles(),
    state: () => state.get(),
    subscribe: (listener) => state.watch(listener),
    send(command) {
      const numbered = { ...command, id: newId() } as Command;
      unanswered += 1;
      if (state.get().unsaved !== null) tell(state.get().unsaved);
      const answer = last.then(() => carryOut(numbered));
      const settle = () => {
        unanswered -= 1;
      };
      last = answer.then(settle, settle);
      tryAgain?.();
      return answer;
    },
    async preview(target) {
      return history.run((ledger) => previewing(system, ledger, target));
    },
    async older() {
      return false;
    },
    keeping: {
      again() {
        if (tryAgain === undefined) last = last.then(() => keep([]));
        else tryAgain();
      },
      everything: () => [...history.events, ...waiting],
    },
    close() {},
  };
}

/** How a new solo table begins. */
export function soloBeginning({ system, now, newId, name, secret }: SoloWorld): readonly TableEvent[] {
  const opening = { table: `solo-${system.id}`, system: system.id, name, seat: SEAT, gm: name };
  return stamp({ seq: 0 }, openingOf(opening, { secret }), SEAT, newId(), now());
}

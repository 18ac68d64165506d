import type { System } from '@tafelrunde/kernel';
import {
  type Command,
  deciding,
  History,
  openingOf,
  previewing,
  stamp,
  type TableEvent,
  upcast,
} from '@tafelrunde/table';
import type { TableLink, TableState } from './table-state.ts';
import { Watched } from './watched.ts';

/** The seat of whoever plays alone: GM and every player at once. */
const SEAT = 'solo';

/** Where a solo table keeps its events: the browser's storage, or a map in tests. */
export interface SoloStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

export interface SoloOptions {
  readonly system: System;
  readonly storage: SoloStorage;
  /** New secret seeds for the dice. */
  readonly secret: () => string;
  readonly now: () => number;
  readonly newId: () => string;
  readonly name: string;
}

export const soloKey = (system: string): string => `tafelrunde.solo.${system}`;

/** The same table without a server: commands are decided here, events kept in the browser's storage. */
export function soloLink(options: SoloOptions): TableLink {
  const { system, storage, secret, now, newId } = options;
  const key = soloKey(system.id);
  const text = storage.getItem(key);
  const stored = readEvents(text);
  // What cannot be read is kept aside, not overwritten.
  if (text !== null && stored === undefined) storage.setItem(`${key}.unreadable`, text);
  const history = new History(system.scene, stored ?? begun(options));
  const done = new Set(history.events.map(({ command }) => command));
  const world = { secret, isDone: (id: string) => done.has(id) };
  const state = new Watched<TableState>({
    status: 'online',
    fault: null,
    table: history.table(),
    seat: SEAT,
    role: 'gm',
    present: [SEAT],
    unanswered: 0,
  });
  return {
    solo: true,
    state: () => state.get(),
    subscribe: (listener) => state.watch(listener),
    async send(command) {
      const numbered = { ...command, id: newId() } as Command;
      const decision = history.run((ledger) => deciding(system, ledger, SEAT, numbered, world));
      if (!decision.ok) return decision.refusal;
      const fresh = stamp(history.now, decision.happenings, SEAT, numbered.id, now());
      done.add(numbered.id);
      history.take(fresh);
      storage.setItem(key, JSON.stringify(history.events));
      state.set({ table: history.table() });
      return null;
    },
    async preview(target) {
      return history.run((ledger) => previewing(system, ledger, target));
    },
    async older() {
      return false;
    },
    close() {},
  };
}

function begun({ system, now, newId, name, secret }: SoloOptions): readonly TableEvent[] {
  const opening = { table: `solo-${system.id}`, system: system.id, name, seat: SEAT, gm: name };
  return stamp({ seq: 0 }, openingOf(opening, { secret }), SEAT, newId(), now());
}

/** What an earlier visit left; undefined if there is nothing that can be read. */
function readEvents(text: string | null): readonly TableEvent[] | undefined {
  if (text === null) return undefined;
  try {
    const events = JSON.parse(text) as unknown;
    const sound =
      Array.isArray(events) && events.every((event, i) => (event as TableEvent | null)?.seq === i + 1);
    return sound && events.length > 0 ? events.map(upcast) : undefined;
  } catch {
    return undefined;
  }
}

import type { Role, TableEvent } from '@tafelrunde/table';
import type { Written } from './stored-event.ts';

/** What a link opens: one seat, or the right to take a new seat of a role. */
export type Link =
  | { readonly kind: 'seat'; readonly table: string; readonly seat: string }
  | { readonly kind: 'invitation'; readonly table: string; readonly role: Role };

/** Somebody else has appended first: read what is new and decide again. */
export interface Conflict {
  readonly code: 'conflict';
  readonly seq: number;
}

/** The store could not be asked. Whether an append was done is open; its command can be sent again. */
export class StoreAway extends Error {}

/** What a table was after event `seq`, without what had been taken back by event `at`. */
export interface Snapshot {
  readonly seq: number;
  readonly at: number;
  readonly body: string;
}

export interface NewSnapshot extends Snapshot {
  /** The commands since the snapshot before. */
  readonly commands: readonly string[];
}

export type StoreKind = 'memory' | 'sqlite' | 'postgresql';

/**
 * Keeps what has happened. An event that `append` has answered for survives the end of the process at any moment.
 * All implementations pass one contract suite.
 */
export interface EventStore {
  readonly kind: StoreKind;
  /** Other processes may append as well. */
  readonly isShared: boolean;
  /** Appends behind `expected`, all or none. Null if done. A rejection leaves open whether it was done. */
  append(
    table: string,
    expected: number,
    events: readonly (TableEvent | Written)[],
  ): Promise<Conflict | null>;
  /** The events after number `after`, in order; at most `limit` of them. */
  read(table: string, after: number, limit?: number): Promise<readonly TableEvent[]>;
  /** Keeps what a table was after an event; one that is there for this event is replaced. Never needed, only quicker. */
  saveSnapshot(table: string, snapshot: NewSnapshot): Promise<void>;
  /** The latest snapshot before an event. */
  snapshot(table: string, before: number): Promise<Snapshot | undefined>;
  /** The commands of all events up to the latest snapshot. */
  snapshotCommands(table: string): Promise<readonly string[]>;
  /**
   * Calls back after every append to this table, by whatever process, with the number of its last event; now and then
   * without one. Returns how to stop.
   */
  subscribe(table: string, listener: (seq: number) => void): () => void;
  /** Links are kept by the hash of their token alone. */
  saveLink(hash: string, link: Link): Promise<void>;
  findLink(hash: string): Promise<Link | undefined>;
  /** Makes all invitations of a role to a table worthless. */
  removeInvitations(table: string, role: Role): Promise<void>;
  /** Where a table's results are posted, as it was written; a secret of its GM. Null removes it. */
  saveWebhook(table: string, written: string | null): Promise<void>;
  webhook(table: string): Promise<string | undefined>;
  /** Notes that a table is being brought in: until `endImport` nobody has a link to it. */
  beginImport(table: string, at: number): Promise<void>;
  endImport(table: string): Promise<void>;
  /** The tables whose import began before a time and has not ended. */
  unfinishedImports(before: number): Promise<readonly string[]>;
  /** Removes all that an import has left; a table whose import has ended stays. */
  dropImport(table: string): Promise<void>;
  /** Rejects if the store cannot be reached. */
  check(): Promise<void>;
  close(): Promise<void>;
}

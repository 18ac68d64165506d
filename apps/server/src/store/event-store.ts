import type { Role, TableEvent } from '@tafelrunde/table';

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

export type StoreKind = 'memory' | 'sqlite' | 'postgresql';

/**
 * Keeps what has happened. An event that `append` has answered for survives the end of the process at any moment.
 * All implementations pass one contract suite.
 */
export interface EventStore {
  readonly kind: StoreKind;
  /** Appends behind `expected`, all or none. Null if done. A rejection leaves open whether it was done. */
  append(table: string, expected: number, events: readonly TableEvent[]): Promise<Conflict | null>;
  /** The events after number `after`, in order. */
  read(table: string, after: number): Promise<readonly TableEvent[]>;
  /**
   * Calls back after every append to this table, by whatever process, with the number of its last event; now and then
   * without one. Returns how to stop.
   */
  subscribe(table: string, listener: (seq: number) => void): () => void;
  /** Links are kept by the hash of their token alone. */
  saveLink(hash: string, link: Link): Promise<void>;
  findLink(hash: string): Promise<Link | undefined>;
  /** Rejects if the store cannot be reached. */
  check(): Promise<void>;
  close(): Promise<void>;
}

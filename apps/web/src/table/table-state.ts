import type { WireCommand } from '@tafelrunde/protocol';
import type { Refusal, Role, Table, TableEvent } from '@tafelrunde/table';
import type { CopyNote } from './solo-store.ts';
import type { TableFiles } from './table-files.ts';

/** Whether the table hears us. */
export type LinkStatus = 'connecting' | 'online' | 'waiting' | 'gone';

/** Why a table cannot be joined any more. */
export type LinkFault = 'no-such-table' | 'no-such-seat' | 'other-version' | 'table-full';

/** Why a solo table is not kept: no room, the browser fails, or it keeps nothing at all. */
export type Unsaved = 'full' | 'failed' | 'nowhere';

/** A table as one seat sees it. */
export interface TableState {
  readonly status: LinkStatus;
  readonly fault: LinkFault | null;
  readonly table: Table;
  /** Our seat; empty until the table has greeted us. */
  readonly seat: string;
  readonly role: Role;
  /** Seats that are here right now. */
  readonly present: readonly string[];
  /** Commands that are on their way. */
  readonly unanswered: number;
  /** Only a solo table can be unsaved: what a server has acknowledged is kept. */
  readonly unsaved: Unsaved | null;
}

/** A seat at a table, on a server or in this browser alone. */
export interface TableLink {
  readonly solo: boolean;
  state(): TableState;
  subscribe(listener: () => void): () => void;
  /** Null if it was carried out. A command that cannot be sent now waits and is sent once, when the table is back. */
  send(command: Unnumbered): Promise<Refusal | null>;
  /** The numbers of the events that would be taken back with this one; null if it cannot be. */
  preview(target: number): Promise<readonly number[] | null>;
  /** Asks for an earlier part of the history; false if there is none or it cannot be had now. */
  older(): Promise<boolean>;
  /** The pictures of the table. */
  readonly files: TableFiles;
  /** What a solo table can do when nothing can be written. */
  readonly keeping?: {
    /** Tries to write once more what waits. */
    again(): void;
    /** Everything that has happened, and what could not be written. */
    everything(): readonly TableEvent[];
  };
  /** When somebody last thought of a copy of a solo table. */
  readonly copies?: {
    last(): Promise<CopyNote | undefined>;
    note(note: CopyNote): Promise<void>;
  };
  /** Of a staged scene: sets it anew. */
  restart?(): void;
  close(): void;
}

/** A command without its id: the link numbers it, so that a repeated one is not carried out twice. */
export type Unnumbered = WireCommand extends infer C
  ? C extends WireCommand
    ? Omit<C, 'id'>
    : never
  : never;

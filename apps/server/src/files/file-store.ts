import type { PictureType } from '@tafelrunde/protocol';

/** A picture as it is kept. */
export interface StoredFile {
  readonly type: PictureType;
  readonly bytes: Uint8Array;
}

/**
 * Keeps the pictures of tables beside their events, by the SHA-256 of their bytes. A file never changes and is never
 * removed while its table is there: what was taken back may come back. All implementations pass one contract suite.
 */
export interface FileStore {
  /**
   * Keeps a file that a seat has brought. What is there already costs nothing. False, and nothing is kept, if the files of
   * the table took more than `budget` bytes then.
   */
  save(table: string, name: string, file: StoredFile, by: string, budget: number): Promise<boolean>;
  read(table: string, name: string): Promise<StoredFile | undefined>;
  /** Whether a seat has brought this file itself. */
  isBroughtBy(table: string, name: string, seat: string): Promise<boolean>;
  /** Removes all files of a table. */
  drop(table: string): Promise<void>;
  close(): Promise<void>;
}

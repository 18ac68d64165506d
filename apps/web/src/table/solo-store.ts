import { err, ok } from '@tafelrunde/kernel';
import { fileNameOf, type TableEvent } from '@tafelrunde/table';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { TableFiles } from './table-files.ts';

/** How writing went: done, no room, another tab was faster, or the browser failed. */
export type Written = 'kept' | 'full' | 'elsewhere' | 'failed';

/** When somebody was last reminded of a copy, or took one: the number of the last event and the time. */
export interface CopyNote {
  readonly seq: number;
  readonly at: number;
}

interface Schema extends DBSchema {
  /** One entry for each event, so that nothing written is ever written again. */
  events: { key: [system: string, seq: number]; value: TableEvent };
  notes: { key: string; value: CopyNote };
  /** Pictures by table and name. */
  files: { key: [system: string, name: string]; value: Blob };
  /** Histories that cannot be read: put aside, not overwritten. */
  aside: { key: number; value: { readonly system: string; readonly events: readonly unknown[] } };
}

const NAME = 'tafelrunde';
const VERSION = 2;

/** The solo tables of this browser. */
export class SoloStore {
  readonly #db: IDBPDatabase<Schema>;

  private constructor(db: IDBPDatabase<Schema>) {
    this.#db = db;
  }

  /** Fails in browsers that keep nothing. */
  static async open(name = NAME): Promise<SoloStore> {
    const db = await openDB<Schema>(name, VERSION, {
      upgrade(made, version) {
        if (version < 1) {
          made.createObjectStore('events');
          made.createObjectStore('notes');
          made.createObjectStore('aside', { autoIncrement: true });
        }
        made.createObjectStore('files');
      },
      // A newer page in another tab may change what is kept only when nobody else has it open.
      blocking: (_now, _wanted, event) => (event.target as IDBDatabase).close(),
    });
    return new SoloStore(db);
  }

  /** Everything that was kept of a table, in order. */
  async events(system: string): Promise<readonly TableEvent[]> {
    return this.#db.getAll('events', allOf(system));
  }

  /** Writes events behind those that are there. All of them or none, and only what lies on the disk counts. */
  async append(system: string, events: readonly TableEvent[]): Promise<Written> {
    try {
      const change = this.#db.transaction('events', 'readwrite', { durability: 'strict' });
      // A number that is taken was written by another tab: `add` refuses it.
      await Promise.all([
        ...events.map((event) => change.store.add(event, [system, event.seq])),
        change.done,
      ]);
      return 'kept';
    } catch (error) {
      return reasonOf(error);
    }
  }

  /** Makes room for a new table where the old one cannot be read. */
  async putAside(system: string): Promise<void> {
    const change = this.#db.transaction(['events', 'aside'], 'readwrite', { durability: 'strict' });
    const kept = change.objectStore('events');
    const events = await kept.getAll(allOf(system));
    await change.objectStore('aside').add({ system, events });
    await kept.delete(allOf(system));
    await change.done;
  }

  /** The pictures of a table. */
  files(system: string): TableFiles {
    return {
      bring: async ({ type, bytes }) => {
        const name = fileNameOf(bytes);
        try {
          await this.#db.put('files', new Blob([bytes], { type }), [system, name]);
          return ok(name);
        } catch (error) {
          return err({ code: reasonOf(error) === 'full' ? 'browser-full' : 'browser-fails', at: '' });
        }
      },
      read: (name) => this.#db.get('files', [system, name]).catch(() => undefined),
    };
  }

  async copyNote(system: string): Promise<CopyNote | undefined> {
    return this.#db.get('notes', system);
  }

  async noteCopy(system: string, note: CopyNote): Promise<void> {
    await this.#db.put('notes', note, system);
  }

  close(): void {
    this.#db.close();
  }
}

const allOf = (system: string): IDBKeyRange => IDBKeyRange.bound([system, 0], [system, Infinity]);

function reasonOf(error: unknown): Written {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  return name === 'ConstraintError' ? 'elsewhere' : 'failed';
}

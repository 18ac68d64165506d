import type { System } from '@tafelrunde/system';
import { emptyTable, type Table } from '@tafelrunde/table';
import type { TableFiles } from '../../table/table-files.ts';
import type { TableLink, TableState } from '../../table/table-state.ts';
import { Watched } from '../../table/watched.ts';

/** A seat that only watches a table of the past: it can be shown another moment, and nothing can be done at it. */
export class ReplayLink implements TableLink {
  readonly solo = false;
  readonly files: TableFiles;
  readonly #state: Watched<TableState>;

  constructor(system: System, files: TableFiles) {
    this.files = files;
    this.#state = new Watched<TableState>({
      status: 'online',
      fault: null,
      table: emptyTable(system.scene),
      seat: '',
      role: 'spectator',
      present: [],
      unanswered: 0,
      unsaved: null,
    });
  }

  show(table: Table): void {
    this.#state.set({ table });
  }

  state(): TableState {
    return this.#state.get();
  }

  subscribe(listener: () => void): () => void {
    return this.#state.watch(listener);
  }

  async send(): Promise<{ readonly code: 'spectators-watch' }> {
    return { code: 'spectators-watch' };
  }

  async preview(): Promise<null> {
    return null;
  }

  async older(): Promise<boolean> {
    return false;
  }

  close(): void {}
}

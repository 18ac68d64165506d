/** Who wants to hear of appends, by table. */
export class Listeners {
  readonly #byTable = new Map<string, Set<(seq: number) => void>>();

  add(table: string, listener: (seq: number) => void): () => void {
    const listeners = this.#byTable.get(table) ?? new Set();
    this.#byTable.set(table, listeners);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#byTable.delete(table);
    };
  }

  tell(table: string, seq: number): void {
    for (const listener of this.#byTable.get(table) ?? []) listener(seq);
  }

  tables(): readonly string[] {
    return [...this.#byTable.keys()];
  }
}

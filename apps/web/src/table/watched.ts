/** A value that others watch. */
export class Watched<T> {
  #value: T;
  readonly #listeners = new Set<() => void>();

  constructor(value: T) {
    this.#value = value;
  }

  get(): T {
    return this.#value;
  }

  set(change: Partial<T>): void {
    this.#value = { ...this.#value, ...change };
    for (const listener of this.#listeners) listener();
  }

  watch(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

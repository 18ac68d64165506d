/** How many connections each address holds. */
export class Addresses {
  readonly #open = new Map<string, number>();
  readonly #max: number;

  constructor(max: number) {
    this.#max = max;
  }

  /** Counts one more; undefined if the address has enough. */
  enter(address: string): (() => void) | undefined {
    const open = this.#open.get(address) ?? 0;
    if (open >= this.#max) return undefined;
    this.#open.set(address, open + 1);
    return () => {
      const left = (this.#open.get(address) ?? 1) - 1;
      if (left === 0) this.#open.delete(address);
      else this.#open.set(address, left);
    };
  }
}

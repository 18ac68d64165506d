/** Lets so many bytes a second through, whoever sends them; the first of them come at once. */
export class Pace {
  readonly #perMs: number;
  readonly #atOnce: number;
  readonly #now: () => number;
  #free: number;
  #counted: number;

  constructor(bytesPerSecond: number, atOnce: number, now: () => number = () => performance.now()) {
    this.#perMs = bytesPerSecond / 1_000;
    this.#atOnce = atOnce;
    this.#now = now;
    this.#free = atOnce;
    this.#counted = now();
  }

  /** Counts bytes that have come; returns the milliseconds to wait before more may. */
  count(bytes: number): number {
    const now = this.#now();
    this.#free = Math.min(this.#atOnce, this.#free + (now - this.#counted) * this.#perMs) - bytes;
    this.#counted = now;
    return this.#free >= 0 ? 0 : -this.#free / this.#perMs;
  }
}

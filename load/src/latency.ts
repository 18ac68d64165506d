interface Pending {
  readonly sentAt: number;
  readonly seats: Set<object>;
}

/**
 * The time from a command to the last seat that hears of it. Counted are the seats that were connected when it was sent
 * and stayed so: who was away hears of it in the gap.
 */
export class Latency {
  readonly #pending = new Map<string, Pending>();
  readonly #milliseconds: number[] = [];

  sent(command: string, seats: Iterable<object>): void {
    this.#pending.set(command, { sentAt: performance.now(), seats: new Set(seats) });
  }

  heard(command: string, seat: object): void {
    const pending = this.#pending.get(command);
    if (pending === undefined || !pending.seats.delete(seat) || pending.seats.size > 0) return;
    this.#pending.delete(command);
    this.#milliseconds.push(performance.now() - pending.sentAt);
  }

  left(seat: object): void {
    for (const [command, pending] of this.#pending) {
      pending.seats.delete(seat);
      if (pending.seats.size === 0) this.#pending.delete(command);
    }
  }

  get unheard(): number {
    return this.#pending.size;
  }

  /** Milliseconds. */
  percentiles(): Percentiles {
    const sorted = [...this.#milliseconds].sort((a, b) => a - b);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: sorted.at(-1) ?? 0 };
  }
}

export interface Percentiles {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

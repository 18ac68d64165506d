import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { householdOf } from './household.ts';

/** So many are counted at once; then those who came first are forgotten. */
const MAX_COUNTED = 50_000;

/** Limits how many requests a household sends; routes may say less in their `config.rateLimit`. */
export async function limitRates(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: '1 minute',
    keyGenerator: householdOf,
    store: Counters,
  });
}

/** Counts by a clock that nobody sets: one that jumps would let everybody in, or keep everybody out for hours. */
export class Counters implements FastifyRateLimitStore {
  readonly #counted = new Map<string, { current: number; readonly since: number }>();
  readonly #now: () => number;

  constructor(_options: unknown, now: () => number = () => performance.now()) {
    this.#now = now;
  }

  incr(
    key: string,
    tell: (error: Error | null, result?: { current: number; ttl: number }) => void,
    window = 60_000,
  ): void {
    const now = this.#now();
    const known = this.#counted.get(key);
    const counter = known !== undefined && now - known.since < window ? known : { current: 0, since: now };
    counter.current += 1;
    if (counter !== known) this.#begin(key, counter);
    tell(null, { current: counter.current, ttl: counter.since + window - now });
  }

  child(): Counters {
    return new Counters(undefined, this.#now);
  }

  #begin(key: string, counter: { current: number; readonly since: number }): void {
    // Behind all others: they stand in the order in which they began.
    this.#counted.delete(key);
    this.#counted.set(key, counter);
    const [oldest] = this.#counted.keys();
    if (this.#counted.size > MAX_COUNTED && oldest !== undefined) this.#counted.delete(oldest);
  }
}

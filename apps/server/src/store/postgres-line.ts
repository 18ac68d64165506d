import { randomUUID } from 'node:crypto';
import { Client, type ClientConfig, type Pool } from 'pg';

const CHANNEL = 'tafelrunde';
/** Everything said in this time goes out as one NOTIFY: one per commit would make the commits wait for each other. */
const GATHER_MS = 10;
/** PostgreSQL takes less than 8000 bytes in one. */
const MAX_PAYLOAD_BYTES = 7_900;
const RETRY_MS = 500;

/** What is told between processes: a table has events up to a number, or other people sit at it. */
export type Word =
  | readonly [about: 'events', table: string, seq: number]
  | readonly [about: 'present', table: string, seq: 0];

/**
 * The line between the processes on one database: NOTIFY out through the pool, LISTEN on a connection of its own that
 * comes back by itself. Words are hints; whoever misses one finds the truth in the tables.
 */
export class PostgresLine {
  readonly #pool: Pool;
  readonly #config: ClientConfig;
  readonly #name = randomUUID();
  readonly #hearers: ((word: Word) => void)[] = [];
  readonly #returned: (() => void)[] = [];
  #unsaid = new Map<string, Word>();
  #flushing: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #client: Client | undefined;
  #closed = false;

  constructor(pool: Pool, config: ClientConfig) {
    this.#pool = pool;
    this.#config = config;
  }

  hear(hearer: (word: Word) => void): void {
    this.#hearers.push(hearer);
  }

  /** Calls back when the line stands again after it was cut: words may have been missed. */
  onReturn(returned: () => void): void {
    this.#returned.push(returned);
  }

  async open(): Promise<void> {
    const client = new Client(this.#config);
    client.on('notification', ({ payload }) => this.#heard(payload ?? ''));
    client.on('error', () => undefined); // 'end' follows
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    client.once('end', () => this.#comeBack());
    this.#client = client;
    if (this.#closed) await client.end();
  }

  /** Says it to all others, soon; of several words about one table the latest counts. */
  say(word: Word): void {
    const key = `${word[0]} ${word[1]}`;
    const waiting = this.#unsaid.get(key);
    if (waiting === undefined || waiting[2] < word[2]) this.#unsaid.set(key, word);
    this.#timer ??= setTimeout(() => this.#flush(), GATHER_MS);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#flush();
    await this.#flushing;
    await this.#client?.end().catch(() => undefined);
  }

  #flush(): void {
    this.#timer = undefined;
    const words = [...this.#unsaid.values()];
    if (words.length === 0) return;
    this.#unsaid = new Map();
    this.#flushing = this.#pool
      .query('SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload', [
        CHANNEL,
        payloads(this.#name, words),
      ])
      .then(() => undefined)
      .catch(() => {
        if (this.#closed) return;
        this.#timer ??= setTimeout(() => this.#flush(), RETRY_MS);
        for (const word of words) this.say(word);
      });
  }

  #heard(payload: string): void {
    const { from, words } = JSON.parse(payload) as { from: string; words: readonly Word[] };
    if (from === this.#name) return;
    for (const word of words) for (const hearer of this.#hearers) hearer(word);
  }

  #comeBack(): void {
    if (this.#closed) return;
    setTimeout(() => {
      this.open().then(
        () => {
          for (const returned of this.#returned) returned();
        },
        () => this.#comeBack(),
      );
    }, RETRY_MS);
  }
}

/** The words in as few payloads as they fit into. */
export function payloads(from: string, words: readonly Word[]): string[] {
  const made: string[] = [];
  const frame = Buffer.byteLength(JSON.stringify({ from, words: [] }));
  let [chunk, bytes]: [Word[], number] = [[], frame];
  const seal = () => {
    if (chunk.length > 0) made.push(JSON.stringify({ from, words: chunk }));
    [chunk, bytes] = [[], frame];
  };
  for (const word of words) {
    const size = Buffer.byteLength(JSON.stringify(word)) + 1;
    if (bytes + size > MAX_PAYLOAD_BYTES) seal();
    chunk.push(word);
    bytes += size;
  }
  seal();
  return made;
}

import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { PostgresLine } from './postgres-line.ts';
import type { PresenceBoard } from './presence-board.ts';

/** How often a process says that it is alive, and looks who else is. */
const BEAT_MS = 2_000;
/** A process that was not heard of for so long has nobody sitting at it any more. */
const GONE_SECONDS = 8;
/** And after this its traces are removed. */
const FORGOTTEN_SECONDS = 60;
const GATHER_MS = 10;

const BEAT = `
  INSERT INTO tafelrunde.servers AS s (id, seen) VALUES ($1, now())
  ON CONFLICT (id) DO UPDATE SET seen = now() RETURNING xmax = 0 AS fresh`;
const POST = `
  INSERT INTO tafelrunde.presence (server, tbl, seats) SELECT $1, t, s FROM unnest($2::text[], $3::text[]) AS x (t, s)
  ON CONFLICT (tbl, server) DO UPDATE SET seats = excluded.seats`;
const OTHERS = `
  SELECT tbl, seats FROM tafelrunde.presence JOIN tafelrunde.servers ON id = server
  WHERE tbl = ANY ($2) AND server <> $1 AND seen > now() - make_interval(secs => ${GONE_SECONDS})`;

/** Who sits where, in two tables that all processes write and read; the line says when to look. */
export class PostgresPresence implements PresenceBoard {
  readonly #pool: Pool;
  readonly #line: PostgresLine;
  readonly #server = randomUUID();
  readonly #here = new Map<string, readonly string[]>();
  readonly #elsewhere = new Map<string, string>();
  readonly #unposted = new Set<string>();
  #listener: (table: string, seats: readonly string[]) => void = () => undefined;
  #beat: NodeJS.Timeout | undefined;
  #gather: NodeJS.Timeout | undefined;
  /** Posting and looking, one after the other: an older look must not overrule a newer one. */
  #work: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(pool: Pool, line: PostgresLine) {
    this.#pool = pool;
    this.#line = line;
    line.hear(([about, table]) => {
      if (about === 'present' && this.#here.has(table)) this.#soon(() => this.#look([table]));
    });
  }

  async open(): Promise<void> {
    await this.#sayAlive();
    this.#beat = setTimeout(() => this.#keepBeating(), BEAT_MS);
  }

  watch(listener: (table: string, seats: readonly string[]) => void): void {
    this.#listener = listener;
  }

  post(table: string, seats: readonly string[]): void {
    if (seats.length > 0) this.#here.set(table, seats);
    else {
      this.#here.delete(table);
      this.#elsewhere.delete(table);
    }
    this.#unposted.add(table);
    this.#gather ??= setTimeout(() => {
      this.#gather = undefined;
      this.#soon(() => this.#write());
    }, GATHER_MS);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#beat);
    clearTimeout(this.#gather);
    await this.#work;
    await this.#pool
      .query('DELETE FROM tafelrunde.servers WHERE id = $1', [this.#server])
      .catch(() => undefined); // the others notice by themselves
    for (const table of this.#here.keys()) this.#line.say(['present', table, 0]);
  }

  /** What fails because the database is away is done again with the next beat. */
  #soon(work: () => Promise<void>): void {
    this.#work = this.#work.then(work).catch(() => undefined);
  }

  async #keepBeating(): Promise<void> {
    this.#soon(async () => {
      await this.#sayAlive();
      await this.#write();
      await this.#look([...this.#here.keys()]);
    });
    await this.#work;
    if (!this.#closed) this.#beat = setTimeout(() => this.#keepBeating(), BEAT_MS);
  }

  async #sayAlive(): Promise<void> {
    const { rows } = await this.#pool.query<{ fresh: boolean }>(BEAT, [this.#server]);
    // Taken for dead meanwhile, or the database has lost what it does not keep over a crash: post everything again.
    if (rows[0]?.fresh === true) for (const table of this.#here.keys()) this.#unposted.add(table);
    await this.#pool.query(
      `DELETE FROM tafelrunde.servers WHERE seen < now() - make_interval(secs => ${FORGOTTEN_SECONDS})`,
    );
  }

  async #write(): Promise<void> {
    const tables = [...this.#unposted];
    if (tables.length === 0 || this.#closed) return;
    const seats = tables.map((table) => JSON.stringify(this.#here.get(table) ?? []));
    await this.#pool.query(POST, [this.#server, tables, seats]);
    for (const [i, table] of tables.entries()) {
      // Somebody may have come or gone while this was written.
      if (JSON.stringify(this.#here.get(table) ?? []) === seats[i]) this.#unposted.delete(table);
      this.#line.say(['present', table, 0]);
    }
    if (seats.includes('[]'))
      await this.#pool.query(`DELETE FROM tafelrunde.presence WHERE server = $1 AND seats = '[]'`, [
        this.#server,
      ]);
    await this.#look(tables.filter((table) => this.#here.has(table)));
  }

  async #look(tables: readonly string[]): Promise<void> {
    if (tables.length === 0 || this.#closed) return;
    const { rows } = await this.#pool.query<{ tbl: string; seats: string }>(OTHERS, [this.#server, tables]);
    const seatsAt = new Map<string, Set<string>>(tables.map((table) => [table, new Set()]));
    for (const { tbl, seats } of rows)
      for (const seat of JSON.parse(seats) as string[]) seatsAt.get(tbl)?.add(seat);
    for (const [table, seats] of seatsAt) {
      const found = [...seats].sort();
      const text = JSON.stringify(found);
      if (!this.#here.has(table) || (this.#elsewhere.get(table) ?? '[]') === text) continue;
      this.#elsewhere.set(table, text);
      this.#listener(table, found);
    }
  }
}

import type { Role, TableEvent } from '@tafelrunde/table';
import type { Pool } from 'pg';
import type { Conflict, EventStore, Link, NewSnapshot, Snapshot } from './event-store.ts';
import { Listeners } from './listeners.ts';
import type { PostgresLine } from './postgres-line.ts';
import { readEvent, type Written, writeEvent } from './stored-event.ts';

/**
 * How often the tables played here are looked up, hint or no hint. A process that is killed between its commit and its
 * hint, or whose connection is cut before it hears of its commit, has told nobody of an event that is stored.
 */
const LOOK_MS = 2_000;
/** The largest number of an event that PostgreSQL keeps. */
const MAX_INTEGER = 2 ** 31 - 1;
const UNIQUE_VIOLATION = '23505';

// One statement, one round trip. Two appends at once both see the old end; the primary key lets one of them in.
const APPEND = `
  INSERT INTO tafelrunde.events (tbl, seq, body)
  SELECT $1, $2::integer + n, body FROM unnest($3::text[]) WITH ORDINALITY AS e (body, n)
  WHERE $2::integer = (SELECT coalesce(max(seq), 0) FROM tafelrunde.events WHERE tbl = $1)`;
const ENDS = `
  SELECT t AS tbl, (SELECT max(seq) FROM tafelrunde.events WHERE tbl = t) AS seq FROM unnest($1::text[]) AS t`;

/** Several server processes on one database. */
export class PostgresStore implements EventStore {
  readonly kind = 'postgresql';
  readonly isShared = true;
  readonly #pool: Pool;
  readonly #line: PostgresLine;
  readonly #closeOthers: () => Promise<void>;
  readonly #listeners = new Listeners();
  #timer: NodeJS.Timeout;
  #closed = false;

  /** `closeOthers` ends what the store was opened with. */
  constructor(pool: Pool, line: PostgresLine, closeOthers: () => Promise<void>) {
    this.#pool = pool;
    this.#line = line;
    this.#closeOthers = closeOthers;
    line.hear(([about, table, seq]) => {
      if (about === 'events') this.#listeners.tell(table, seq);
    });
    line.onReturn(() => void this.#look());
    this.#timer = setTimeout(() => this.#keepLooking(), LOOK_MS);
  }

  async append(
    table: string,
    expected: number,
    events: readonly (TableEvent | Written)[],
  ): Promise<Conflict | null> {
    let done: number;
    try {
      const appended = await this.#pool.query(APPEND, [table, expected, events.map(writeEvent)]);
      done = appended.rowCount ?? 0;
    } catch (problem) {
      if ((problem as { code?: unknown }).code !== UNIQUE_VIOLATION) throw problem;
      done = 0;
    }
    if (done !== events.length || done === 0) return { code: 'conflict', seq: await this.#end(table) };
    const seq = expected + events.length;
    this.#listeners.tell(table, seq);
    this.#line.say(['events', table, seq]);
    return null;
  }

  async read(table: string, after: number, limit?: number): Promise<readonly TableEvent[]> {
    const { rows } = await this.#pool.query<{ body: string }>(
      'SELECT body FROM tafelrunde.events WHERE tbl = $1 AND seq > $2 ORDER BY seq LIMIT $3',
      [table, after, limit ?? null],
    );
    return rows.map(({ body }) => readEvent(body));
  }

  async saveSnapshot(table: string, { seq, at, commands, body }: NewSnapshot): Promise<void> {
    await this.#pool.query(
      `INSERT INTO tafelrunde.snapshots AS s (tbl, seq, at, commands, body) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (tbl, seq) DO UPDATE SET at = excluded.at, body = excluded.body, commands = excluded.commands
       WHERE excluded.at >= s.at`,
      [table, seq, at, JSON.stringify(commands), body],
    );
  }

  async snapshot(table: string, before: number): Promise<Snapshot | undefined> {
    const { rows } = await this.#pool.query<Snapshot>(
      'SELECT seq, at, body FROM tafelrunde.snapshots WHERE tbl = $1 AND seq < $2 ORDER BY seq DESC LIMIT 1',
      [table, Math.min(before, MAX_INTEGER)],
    );
    return rows[0];
  }

  async snapshotCommands(table: string): Promise<readonly string[]> {
    const { rows } = await this.#pool.query<{ commands: string }>(
      'SELECT commands FROM tafelrunde.snapshots WHERE tbl = $1',
      [table],
    );
    return rows.flatMap(({ commands }) => JSON.parse(commands) as string[]);
  }

  subscribe(table: string, listener: (seq: number) => void): () => void {
    return this.#listeners.add(table, listener);
  }

  async saveLink(hash: string, link: Link): Promise<void> {
    const seat = link.kind === 'seat' ? link.seat : null;
    const role = link.kind === 'invitation' ? link.role : null;
    await this.#pool.query(
      `INSERT INTO tafelrunde.links (hash, tbl, seat, role) VALUES ($1, $2, $3, $4)
       ON CONFLICT (hash) DO UPDATE SET tbl = excluded.tbl, seat = excluded.seat, role = excluded.role`,
      [hash, link.table, seat, role],
    );
  }

  async findLink(hash: string): Promise<Link | undefined> {
    const { rows } = await this.#pool.query<{
      tbl: string;
      seat: string | null;
      role: 'gm' | 'player' | 'spectator' | null;
    }>('SELECT tbl, seat, role FROM tafelrunde.links WHERE hash = $1', [hash]);
    const [row] = rows;
    if (row === undefined) return undefined;
    if (row.seat !== null) return { kind: 'seat', table: row.tbl, seat: row.seat };
    return row.role === null ? undefined : { kind: 'invitation', table: row.tbl, role: row.role };
  }

  async removeInvitations(table: string, role: Role): Promise<void> {
    await this.#pool.query('DELETE FROM tafelrunde.links WHERE tbl = $1 AND role = $2 AND seat IS NULL', [
      table,
      role,
    ]);
  }

  async saveWebhook(table: string, written: string | null): Promise<void> {
    if (written === null) await this.#pool.query('DELETE FROM tafelrunde.webhooks WHERE tbl = $1', [table]);
    else
      await this.#pool.query(
        `INSERT INTO tafelrunde.webhooks (tbl, body) VALUES ($1, $2)
         ON CONFLICT (tbl) DO UPDATE SET body = excluded.body`,
        [table, written],
      );
  }

  async webhook(table: string): Promise<string | undefined> {
    const { rows } = await this.#pool.query<{ body: string }>(
      'SELECT body FROM tafelrunde.webhooks WHERE tbl = $1',
      [table],
    );
    return rows[0]?.body;
  }

  async beginImport(table: string, at: number): Promise<void> {
    await this.#pool.query(
      'INSERT INTO tafelrunde.imports (tbl, at) VALUES ($1, $2) ON CONFLICT (tbl) DO UPDATE SET at = excluded.at',
      [table, at],
    );
  }

  async endImport(table: string): Promise<void> {
    await this.#pool.query('DELETE FROM tafelrunde.imports WHERE tbl = $1', [table]);
  }

  async unfinishedImports(before: number): Promise<readonly string[]> {
    const { rows } = await this.#pool.query<{ tbl: string }>(
      'SELECT tbl FROM tafelrunde.imports WHERE at < $1',
      [before],
    );
    return rows.map(({ tbl }) => tbl);
  }

  async dropImport(table: string): Promise<void> {
    // One statement: all of it goes, or nothing.
    await this.#pool.query(
      `WITH dropped AS (DELETE FROM tafelrunde.imports WHERE tbl = $1 RETURNING tbl),
         snapshots AS (DELETE FROM tafelrunde.snapshots WHERE tbl IN (SELECT tbl FROM dropped)),
         links AS (DELETE FROM tafelrunde.links WHERE tbl IN (SELECT tbl FROM dropped))
       DELETE FROM tafelrunde.events WHERE tbl IN (SELECT tbl FROM dropped)`,
      [table],
    );
  }

  async check(): Promise<void> {
    // A database that only reads still answers questions.
    await this.#pool.query('UPDATE tafelrunde.layout SET version = version');
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#closeOthers();
  }

  async #end(table: string): Promise<number> {
    const { rows } = await this.#pool.query<{ seq: number | null }>(ENDS, [[table]]);
    return rows[0]?.seq ?? 0;
  }

  async #keepLooking(): Promise<void> {
    await this.#look();
    if (!this.#closed) this.#timer = setTimeout(() => this.#keepLooking(), LOOK_MS);
  }

  /** Tells everybody here how far their table has come. If the database is away, the next look does it. */
  async #look(): Promise<void> {
    const tables = this.#listeners.tables();
    if (tables.length === 0) return;
    try {
      const { rows } = await this.#pool.query<{ tbl: string; seq: number | null }>(ENDS, [tables]);
      for (const { tbl, seq } of rows) this.#listeners.tell(tbl, seq ?? 0);
    } catch {
      // Still away.
    }
  }
}

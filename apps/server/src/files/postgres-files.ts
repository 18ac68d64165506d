import type { PictureType } from '@tafelrunde/protocol';
import type { Pool } from 'pg';
import type { FileStore, StoredFile } from './file-store.ts';

// Two uploads at once may both find room for the last one: then a table has a picture more than it should.
const SAVE = `
  INSERT INTO tafelrunde.files (tbl, name, type, bytes, body) SELECT $1, $2, $3, $4::integer, $5
  WHERE $4::bigint + (SELECT coalesce(sum(bytes), 0) FROM tafelrunde.files WHERE tbl = $1) <= $6::bigint
  ON CONFLICT (tbl, name) DO NOTHING`;
const BRING = `
  INSERT INTO tafelrunde.bringers (tbl, name, seat) SELECT tbl, name, $3 FROM tafelrunde.files WHERE tbl = $1 AND name = $2
  ON CONFLICT DO NOTHING`;

/** Files in the database of the tables. */
export class PostgresFiles implements FileStore {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async save(
    table: string,
    name: string,
    { type, bytes }: StoredFile,
    by: string,
    budget: number,
  ): Promise<boolean> {
    await this.#pool.query(SAVE, [table, name, type, bytes.length, bytes, budget]);
    await this.#pool.query(BRING, [table, name, by]);
    return this.isBroughtBy(table, name, by);
  }

  async read(table: string, name: string): Promise<StoredFile | undefined> {
    const { rows } = await this.#pool.query<{ type: PictureType; body: Buffer }>(
      'SELECT type, body FROM tafelrunde.files WHERE tbl = $1 AND name = $2',
      [table, name],
    );
    const [row] = rows;
    return row === undefined ? undefined : { type: row.type, bytes: new Uint8Array(row.body) };
  }

  async isBroughtBy(table: string, name: string, seat: string): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      'SELECT 1 FROM tafelrunde.bringers WHERE tbl = $1 AND name = $2 AND seat = $3',
      [table, name, seat],
    );
    return (rowCount ?? 0) > 0;
  }

  async drop(table: string): Promise<void> {
    await this.#pool.query('DELETE FROM tafelrunde.files WHERE tbl = $1', [table]);
  }

  /** The pool is the tables' too: whoever opened it ends it. */
  async close(): Promise<void> {}
}

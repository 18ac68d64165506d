import type { Pool } from 'pg';

/** Numbered steps, never changed once released. Everything lives in a schema of its own beside whatever else is there. */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE tafelrunde.events (tbl text COLLATE "C" NOT NULL, seq integer NOT NULL, body text NOT NULL, PRIMARY KEY (tbl, seq));
   CREATE TABLE tafelrunde.links (hash text COLLATE "C" PRIMARY KEY, tbl text NOT NULL, seat text, role text);
   CREATE UNLOGGED TABLE tafelrunde.servers (id text PRIMARY KEY, seen timestamptz NOT NULL);
   CREATE UNLOGGED TABLE tafelrunde.presence (
     server text NOT NULL REFERENCES tafelrunde.servers ON DELETE CASCADE, tbl text COLLATE "C" NOT NULL, seats text NOT NULL,
     PRIMARY KEY (tbl, server));
   CREATE INDEX ON tafelrunde.presence (server);`,
  `CREATE TABLE tafelrunde.snapshots (tbl text COLLATE "C" NOT NULL, seq integer NOT NULL, at integer NOT NULL,
     commands text NOT NULL, body text NOT NULL, PRIMARY KEY (tbl, seq));
   CREATE INDEX ON tafelrunde.links (tbl);`,
  `CREATE TABLE tafelrunde.imports (tbl text COLLATE "C" PRIMARY KEY, at bigint NOT NULL);`,
  // Pictures are compressed already: to try it again would only cost time.
  `CREATE TABLE tafelrunde.files (tbl text COLLATE "C" NOT NULL, name text COLLATE "C" NOT NULL, type text NOT NULL,
     bytes integer NOT NULL, body bytea NOT NULL, PRIMARY KEY (tbl, name));
   ALTER TABLE tafelrunde.files ALTER COLUMN body SET STORAGE EXTERNAL;
   CREATE TABLE tafelrunde.bringers (tbl text COLLATE "C" NOT NULL, name text COLLATE "C" NOT NULL, seat text NOT NULL,
     PRIMARY KEY (tbl, name, seat), FOREIGN KEY (tbl, name) REFERENCES tafelrunde.files ON DELETE CASCADE);`,
  `CREATE TABLE tafelrunde.webhooks (tbl text COLLATE "C" PRIMARY KEY, body text NOT NULL);`,
];

/** Any number, the same in all versions: servers that start at once bring the layout up to date one after the other. */
const LOCK = 7_246_680;

/** Brings the layout up to date; a newer one is refused instead of damaged. */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await client.query('CREATE SCHEMA IF NOT EXISTS tafelrunde');
    await client.query('CREATE TABLE IF NOT EXISTS tafelrunde.layout (version integer NOT NULL)');
    const { rows } = await client.query<{ version: number }>('SELECT version FROM tafelrunde.layout');
    const version = rows[0]?.version ?? 0;
    if (version > MIGRATIONS.length)
      throw new Error(`the database has layout ${version}, this program knows ${MIGRATIONS.length}`);
    for (const step of MIGRATIONS.slice(version)) await client.query(step);
    await client.query('DELETE FROM tafelrunde.layout');
    await client.query('INSERT INTO tafelrunde.layout VALUES ($1)', [MIGRATIONS.length]);
    await client.query('COMMIT');
  } catch (problem) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw problem;
  } finally {
    client.release();
  }
}

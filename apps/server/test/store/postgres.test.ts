import { EVENT_VERSION, type TableEvent } from '@tafelrunde/table';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../../src/store/open-postgres.ts';
import { payloads, type Word } from '../../src/store/postgres-line.ts';
import { fileContract } from '../files/contract.ts';
import { type BroughtPostgres, bringPostgres } from '../postgres/bring-postgres.ts';
import { storeContract } from './contract.ts';

let postgres: BroughtPostgres;
beforeAll(async () => {
  postgres = await bringPostgres();
});
afterAll(() => postgres.close());

storeContract('PostgreSQL', async () => (await openPostgres(await postgres.freshDatabase())).store);
fileContract('Files in PostgreSQL', async () => {
  const { store, files } = await openPostgres(await postgres.freshDatabase());
  return {
    save: (...given) => files.save(...given),
    read: (...given) => files.read(...given),
    isBroughtBy: (...given) => files.isBroughtBy(...given),
    drop: (table) => files.drop(table),
    close: () => store.close(),
  };
});

const said = (seq: number): TableEvent => ({
  v: EVENT_VERSION,
  seq,
  at: 0,
  by: 'gm',
  command: `c${seq}`,
  kind: 'said',
  text: `Satz ${seq}`,
});

/** Resolves with the next number a subscriber hears that is at least this. */
function hears(
  store: { subscribe: (table: string, listener: (seq: number) => void) => () => void },
  table: string,
  least: number,
): Promise<number> {
  return new Promise((resolve) => {
    const stop = store.subscribe(table, (seq) => {
      if (seq < least) return;
      stop();
      resolve(seq);
    });
  });
}

async function sql(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

test('several processes start at once on an empty database', async () => {
  const url = await postgres.freshDatabase();
  const opened = await Promise.all(Array.from({ length: 4 }, () => openPostgres(url)));
  expect(await sql(url, 'SELECT version FROM tafelrunde.layout')).toHaveLength(1);
  await Promise.all(opened.map(({ store }) => store.close()));
});

test('a database of a newer program is refused', async () => {
  const url = await postgres.freshDatabase();
  await (await openPostgres(url)).store.close();
  await sql(url, 'UPDATE tafelrunde.layout SET version = 99');
  await expect(openPostgres(url)).rejects.toThrow('layout 99');
});

test('a database that cannot be reached is named, without its password', async () => {
  const problem = await openPostgres('postgresql://anna:geheim@127.0.0.1:1/runde').catch((thrown) => thrown);
  expect(problem).toMatchObject({ code: 'DATABASE_UNREACHABLE' });
  expect(problem.message).toContain('127.0.0.1:1/runde');
  expect(problem.message).toContain('ECONNREFUSED');
  expect(problem.message).not.toContain('geheim');
});

test('an append in one process is heard in the other', async () => {
  const url = await postgres.freshDatabase();
  const [one, other] = [await openPostgres(url), await openPostgres(url)];
  const heard = hears(other.store, 'a', 2);
  await one.store.append('a', 0, [said(1), said(2)]);
  expect(await heard).toBe(2);
  expect(await other.store.read('a', 0)).toEqual([said(1), said(2)]);
  expect(await other.store.append('a', 1, [said(2)])).toEqual({ code: 'conflict', seq: 2 });
  await Promise.all([one.store.close(), other.store.close()]);
});

test('what was appended while the line was cut is heard when it stands again, and so is what nobody told', async () => {
  const url = await postgres.freshDatabase();
  const [one, other] = [await openPostgres(url), await openPostgres(url)];
  const first = hears(other.store, 'a', 1);
  await sql(
    url,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()`,
  );
  await one.store.append('a', 0, [said(1)]);
  expect(await first).toBe(1);
  // As if a process had been killed between its commit and its hint.
  const second = hears(other.store, 'a', 2);
  await sql(
    url,
    `INSERT INTO tafelrunde.events SELECT tbl, 2, body FROM tafelrunde.events WHERE tbl = 'a' AND seq = 1`,
  );
  expect(await second).toBe(2);
  await Promise.all([one.store.close(), other.store.close()]);
});

test('every connection cut: the next append works', async () => {
  const url = await postgres.freshDatabase();
  const { store } = await openPostgres(url);
  await store.append('a', 0, [said(1)]);
  await sql(
    url,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'tafelrunde' AND datname = current_database()`,
  );
  // A query may meet a connection that does not know yet that it was cut.
  const appended = await store.append('a', 1, [said(2)]).catch(() => store.append('a', 1, [said(2)]));
  expect(appended).toBeNull();
  expect(await store.read('a', 0)).toHaveLength(2);
  await store.close();
});

test('words go out in payloads that PostgreSQL takes, none is left out', () => {
  const words = Array.from({ length: 1_000 }, (_, i): Word => ['events', `tisch-${i}-ä`, i]);
  const made = payloads('ich', words);
  expect(made.length).toBeGreaterThan(2);
  expect(Math.max(...made.map((text) => Buffer.byteLength(text)))).toBeLessThan(8_000);
  expect(made.flatMap((text) => JSON.parse(text).words)).toEqual(words);
});

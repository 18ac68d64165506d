import { existsSync } from 'node:fs';
import { systemOf } from '@tafelrunde/registry';
import { LIMITS } from './limits.ts';
import { Metrics } from './metrics.ts';
import { Room } from './rooms/room.ts';
import { hashOf, newToken } from './rooms/tokens.ts';
import { openPostgres } from './store/open-postgres.ts';
import { fileIn } from './store/sqlite-file.ts';
import { sqliteStore } from './store/sqlite-store.ts';

/**
 * A new link to the GM's seat of a table, also while the server runs; the old ones go on working. The path of its address,
 * undefined if there is no such table.
 */
export async function issueGmSeat(
  table: string,
  { data, databaseUrl }: { readonly data: string; readonly databaseUrl: string | undefined },
): Promise<string | undefined> {
  if (databaseUrl === undefined && !existsSync(fileIn(data))) return undefined;
  const store = databaseUrl === undefined ? sqliteStore(data) : (await openPostgres(databaseUrl)).store;
  try {
    const files = { isBroughtBy: async () => false };
    const options = { id: table, systemOf, store, files, limits: LIMITS, metrics: new Metrics() };
    const room = await Room.open({ ...options, secret: () => '', now: Date.now });
    const gm = room?.now.seats.find(({ role, revoked }) => role === 'gm' && !revoked);
    room?.close();
    if (gm === undefined) return undefined;
    const token = newToken();
    await store.saveLink(hashOf(token), { kind: 'seat', table, seat: gm.id });
    return `/table/${table}#${token}`;
  } finally {
    await store.close();
  }
}

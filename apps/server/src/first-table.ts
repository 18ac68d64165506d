import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systems } from '@tafelrunde/registry';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const FILE = 'first-table.json';
const firstTable = z.object({
  table: z.string(),
  token: z.string(),
  invitations: z.object({ player: z.string(), spectator: z.string() }),
});

/**
 * The table that is there from the first start on: one click after `npm start` somebody can play. The store knows only
 * hashes, so its GM link is kept in a file of its own, readable by its owner alone.
 */
export async function firstTablePath(app: FastifyInstance, data: string): Promise<string> {
  const known = await stillThere(app, await readKnown(join(data, FILE)));
  const { table, token, invitations } = known ?? (await open(app, join(data, FILE)));
  // The GM's own link carries the invitations, so that the page can hand them on.
  return `/table/${table}#${token},${invitations.player},${invitations.spectator}`;
}

/** The folder may have been used with another store before. Only a table that is not there is replaced, not one in trouble. */
async function stillThere(
  app: FastifyInstance,
  known: z.output<typeof firstTable> | undefined,
): Promise<typeof known> {
  if (known === undefined) return undefined;
  const { statusCode } = await app.inject({ url: `/api/tables/${known.table}` });
  return statusCode === 404 ? undefined : known;
}

async function readKnown(file: string): Promise<z.output<typeof firstTable> | undefined> {
  try {
    return firstTable.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}

async function open(app: FastifyInstance, file: string): Promise<z.output<typeof firstTable>> {
  const payload = { system: systems[0]?.id ?? '', name: 'Tafelrunde', gm: 'Spielleitung' };
  const answer = await app.inject({ method: 'POST', url: '/api/tables', payload });
  const opened = firstTable.parse(answer.json());
  await writeFile(file, JSON.stringify(opened), { mode: 0o600 });
  return opened;
}

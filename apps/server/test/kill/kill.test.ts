import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { seededDice } from '@tafelrunde/kernel';
import type { TableEvent } from '@tafelrunde/table';
import { afterAll, expect, test } from 'vitest';
import { sqliteStore } from '../../src/store/sqlite-store.ts';
import { Client, join, type Opened, openTable } from '../rooms/client.ts';

const ROUNDS = 20;
const WRITERS = 4;
const folder = mkdtempSync(joinPath(tmpdir(), 'tafelrunde-kill-'));
let running: ChildProcess | undefined;
afterAll(() => {
  running?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a real server process and waits for its address. */
async function start(): Promise<{ url: string; kill: () => Promise<void> }> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--conditions=source', joinPath(import.meta.dirname, 'server-process.ts'), folder],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  running = child;
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (data) => resolve(String(data).trim()));
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was ready`)));
  });
  const kill = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGKILL');
    });
  return { url, kill };
}

/** Talks until the connection breaks; keeps what was acknowledged, and what was sent but not. */
async function talk(
  url: string,
  opened: Opened,
  token: string,
  round: number,
  writer: number,
  acknowledged: Map<string, number>,
  sent: Set<string>,
): Promise<void> {
  // Killed before it could greet: also a moment.
  const client = await Client.sitDown(url, opened.table, token).catch(() => undefined);
  if (client === undefined) return;
  for (let i = 0; !client.closed && i < 10_000; i += 1) {
    const id = `r${round}-w${writer}-${i}`;
    sent.add(id);
    try {
      const answer = await client.command({ kind: 'say', text: id }, id);
      if (answer.kind === 'done') acknowledged.set(id, answer.seq);
    } catch {
      return;
    }
    // Stays below the speed limit of a connection.
    await new Promise((resolve) => setTimeout(resolve, 45));
  }
}

test(`killed at ${ROUNDS} random moments under load: no acknowledged event is lost or doubled, every reopen is clean`, async () => {
  const dice = seededDice(2026);
  const acknowledged = new Map<string, number>();
  const sent = new Set<string>();
  let opened: Opened | undefined;
  const tokens: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await start();
    if (opened === undefined) {
      opened = await openTable(server.url);
      for (let i = 0; i < WRITERS; i += 1)
        tokens.push((await join(server.url, opened.invitations.player, `Spieler ${i}`)).token);
    }
    const table = opened;
    const writers = tokens.map((token, i) => talk(server.url, table, token, round, i, acknowledged, sent));
    await new Promise((resolve) => setTimeout(resolve, 100 + dice.roll(400)));
    await server.kill();
    await Promise.all(writers);
    expect(integrityOf(folder)).toBe('ok');
  }
  const store = sqliteStore(folder);
  const events = await store.read((opened as Opened).table, 0);
  await store.close();
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => i + 1));
  const stored = events.filter(
    (event): event is Extract<TableEvent, { kind: 'said' }> => event.kind === 'said',
  );
  const byText = new Map(stored.map((event) => [event.text, event.seq]));
  expect(byText.size, 'nothing doubled').toBe(stored.length);
  expect(
    [...acknowledged].filter(([id, seq]) => byText.get(id) !== seq),
    'nothing lost or moved',
  ).toEqual([]);
  // What was stored but never acknowledged was at least sent: nothing is invented.
  expect(stored.filter(({ text }) => !sent.has(text))).toEqual([]);
  expect(acknowledged.size, 'there was load').toBeGreaterThan(ROUNDS);
}, 180_000);

function integrityOf(data: string): unknown {
  const db = new DatabaseSync(joinPath(data, 'tafelrunde.db'));
  const row = db.prepare('PRAGMA integrity_check').get() as { integrity_check: string };
  db.close();
  return row.integrity_check;
}

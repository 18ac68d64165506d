import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundlePrograms, type KillableServer, type Place, type Programs } from '../faults/programs.ts';
import { isClean, verdictOn } from '../faults/verdict.ts';
import { type SeatLink, Writer, wait } from '../faults/writer.ts';
import { type BroughtPostgres, bringPostgres } from '../postgres/bring-postgres.ts';
import { Client, join, type Opened, openTable } from '../rooms/client.ts';

const data = mkdtempSync(joinPath(tmpdir(), 'tafelrunde-cluster-'));
let postgres: BroughtPostgres;
let programs: Programs;
let place: Place;
beforeAll(async () => {
  [postgres, programs] = await Promise.all([bringPostgres(), bundlePrograms()]);
  place = { data, databaseUrl: await postgres.freshDatabase() };
}, 120_000);
afterAll(async () => {
  programs.remove();
  await postgres.close();
  rmSync(data, { recursive: true, force: true });
});

const twoServers = (): Promise<[KillableServer, KillableServer]> =>
  Promise.all([programs.start(place), programs.start(place)]);

// Each has servers and a table of its own, and waits for most of its time: they go on at once.

/** Waits until the seats a client was last told of are exactly these. */
async function present(client: Client, seats: readonly string[]): Promise<void> {
  const wanted = JSON.stringify([...seats].sort());
  const last = () =>
    client.messages.flatMap((message) => {
      if (message.kind === 'welcome') return [message.present];
      return message.kind === 'present' ? [message.seats] : [];
    });
  const end = Date.now() + 30_000;
  while (JSON.stringify(last().at(-1)) !== wanted) {
    if (Date.now() > end) throw new Error(`told of ${JSON.stringify(last())}, not ${wanted}`);
    await wait(20);
  }
}

test.concurrent('seats on both servers see the same order; one server is killed, its clients go on at the other', async () => {
  const [one, other] = await twoServers();
  const opened = await openTable(one.url);
  const seats: SeatLink[] = [{ ...opened, role: 'gm' }];
  for (const server of [one, other, one, other])
    seats.push({ ...(await join(server.url, opened.invitations.player, 'Mira')), role: 'player' });
  let isKilled = false;
  const writers = seats.map(
    (seat, i) => new Writer(`w${i}`, seat, () => (i % 2 === 0 && !isKilled ? one.url : other.url)),
  );
  const acknowledged = () => writers.map((writer) => writer.acknowledged.size);
  const more = async (count: number) => {
    const goal = acknowledged().map((size) => size + count);
    while (acknowledged().some((size, i) => size < (goal[i] ?? 0))) await wait(10);
  };
  await more(15);
  await one.kill();
  isKilled = true;
  await more(15);
  for (const writer of writers) await writer.finish();
  const { events } = await programs.look(place, opened.table);
  for (const writer of writers) await writer.arriveAt(events.length);
  for (const writer of writers) await writer.close();
  const verdict = verdictOn(writers, events);
  expect(verdict, JSON.stringify(verdict)).toSatisfy(isClean);
  expect(verdict.acknowledged).toBeGreaterThanOrEqual(150);
  await other.kill();
}, 240_000);

test.concurrent('who is here is right on both servers: coming, going, a server that dies', async () => {
  const [one, other] = await twoServers();
  const opened = await openTable(one.url);
  const mira = await join(other.url, opened.invitations.player, 'Mira');
  const gm = await Client.sitDown(one.url, opened.table, opened.token);
  const player = await Client.sitDown(other.url, opened.table, mira.token);
  await present(gm, [opened.seat, mira.seat]);
  await present(player, [opened.seat, mira.seat]);
  player.close();
  await present(gm, [opened.seat]);
  const again = await Client.sitDown(other.url, opened.table, mira.token);
  await present(gm, [opened.seat, mira.seat]);
  await other.kill();
  expect(again.socket).toBeDefined();
  await present(gm, [opened.seat]);
  gm.close();
  await one.kill();
}, 240_000);

test.concurrent('a seat revoked on one server is shown the door on the other, and stays outside', async () => {
  const [one, other] = await twoServers();
  const opened: Opened = await openTable(one.url);
  const mira = await join(one.url, opened.invitations.player, 'Mira');
  const gm = await Client.sitDown(one.url, opened.table, opened.token);
  const player = await Client.sitDown(other.url, opened.table, mira.token);
  expect(await gm.command({ kind: 'revokeSeat', seat: mira.seat })).toMatchObject({ kind: 'done' });
  const outside = await Client.sitDown(other.url, opened.table, mira.token);
  expect(outside.messages).toMatchObject([{ kind: 'fault', fault: 'no-such-seat' }]);
  expect(await player.until((message) => message.kind === 'fault')).toMatchObject({ fault: 'no-such-seat' });
  gm.close();
  await Promise.all([one.kill(), other.kill()]);
}, 240_000);

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { type Dice, seededDice } from '@tafelrunde/kernel';
import { type BroughtPostgres, bringPostgres } from '../postgres/bring-postgres.ts';
import { join, openTable } from '../rooms/client.ts';
import { type Disk, ownDisk } from './disk.ts';
import type { KillableServer, Place, Programs } from './programs.ts';
import { type Verdict, verdictOn } from './verdict.ts';
import { type SeatLink, Writer, wait } from './writer.ts';

const WRITERS = 5;
/** A server acknowledges so many commands before it is killed, or a few more. */
const FEWEST_COMMANDS = 5;
const COMMANDS = 60;
/** While it lives, every few milliseconds one connection in so many is cut. */
const PAUSE_MS = 20;
const CUT_ONE_IN = 5;

export interface FaultsOptions {
  readonly programs: Programs;
  readonly store: 'sqlite' | 'postgresql';
  readonly rounds: number;
  readonly seed?: number;
  /** After how many kills the store is looked at from outside; the last is always followed by a look. */
  readonly lookEvery?: number;
  readonly progress?: (round: number, acknowledged: number) => void;
}

/**
 * The promise of the store, tried: five clients talk and roll at one table. Their connections are cut at random, and those
 * of the server to its database; its clock jumps, its disk is full for a while, its database is killed. At random moments
 * the server is killed with SIGKILL and started again, once in a while on a disk that cannot be written. In the end everybody
 * settles, and what they were told is compared with what is stored.
 */
export async function faults({
  programs,
  store,
  rounds,
  seed = 2026,
  lookEvery = 1,
  progress = () => undefined,
}: FaultsOptions): Promise<
  Verdict & { readonly cuts: number; readonly snapshots: number; readonly troubles: Troubles }
> {
  const dice = seededDice(seed);
  const data = mkdtempSync(joinPath(tmpdir(), 'tafelrunde-faults-'));
  const postgres = store === 'postgresql' ? await bringPostgres() : undefined;
  const disk = postgres === undefined ? ownDisk(data) : undefined;
  const writers: Writer[] = [];
  try {
    const place: Place =
      postgres === undefined ? { data } : { data, databaseUrl: await postgres.freshDatabase() };
    let server = await programs.start(place);
    const opened = await openTable(server.url);
    const seats: SeatLink[] = [{ ...opened, role: 'gm' }];
    while (seats.length < WRITERS) {
      const seat = await join(server.url, opened.invitations.player, `Spieler ${seats.length}`);
      seats.push({ ...seat, role: 'player' });
    }
    writers.push(...seats.map((seat, i) => new Writer(`w${i}`, seat, () => server.url)));
    const cutDatabase = async () => postgres?.cutConnections(place.databaseUrl ?? '');
    let cuts = 0;
    const troubles: Troubles = { clock: 0, fullDisk: 0, readOnlyDisk: 0, database: 0 };
    for (let round = 1; round <= rounds; round += 1) {
      cuts += await live(writers, dice, cutDatabase);
      await trouble(round, { server, disk, postgres, dice, troubles });
      cuts += await live(writers, dice, cutDatabase);
      await server.kill();
      if (disk !== undefined && round % TROUBLE_EVERY === 0) {
        await startsNot(programs, place, disk);
        troubles.readOnlyDisk += 1;
      }
      if (round % lookEvery === 0) {
        const { integrity } = await programs.look(place, opened.table);
        if (integrity !== 'ok') throw new Error(`after ${round} kills: ${integrity}`);
      }
      server = await programs.start(place);
      progress(round, acknowledgedBy(writers));
    }
    for (const writer of writers) await writer.finish();
    const stored = (await programs.look(place, opened.table)).events.length;
    for (const writer of writers) await writer.arriveAt(stored);
    await server.kill();
    const { integrity, events, snapshots } = await programs.look(place, opened.table);
    if (integrity !== 'ok') throw new Error(`in the end: ${integrity}`);
    return { ...verdictOn(writers, events), cuts, snapshots, troubles };
  } finally {
    for (const writer of writers) await writer.close();
    await postgres?.close();
    disk?.remove();
    rmSync(data, { recursive: true, force: true });
  }
}

/** How often each kind of trouble was made. */
export interface Troubles {
  clock: number;
  fullDisk: number;
  readOnlyDisk: number;
  database: number;
}

const TROUBLE_EVERY = 5;
const HOUR_MS = 60 * 60 * 1_000;
const TWO_DAYS = 48;
/** As long as a disk stays full. */
const FULL_MS = 300;

/** The clock jumps in every round; now and then the disk is full for a while, or the database is killed. */
async function trouble(
  round: number,
  {
    server,
    disk,
    postgres,
    dice,
    troubles,
  }: {
    readonly server: KillableServer;
    readonly disk: Disk | undefined;
    readonly postgres: BroughtPostgres | undefined;
    readonly dice: Dice;
    readonly troubles: Troubles;
  },
): Promise<void> {
  server.setClock((dice.roll(2 * TWO_DAYS) - TWO_DAYS) * HOUR_MS);
  troubles.clock += 1;
  if (round % TROUBLE_EVERY !== 0) return;
  if (disk !== undefined) {
    disk.fill();
    await wait(FULL_MS);
    disk.free();
    troubles.fullDisk += 1;
  }
  if ((await postgres?.kill()) === true) troubles.database += 1;
}

/** On a disk that cannot be written a server refuses to start, and nothing is lost by the try. */
async function startsNot(programs: Programs, place: Place, disk: Disk): Promise<void> {
  disk.readOnly(true);
  const started = await programs.start(place).catch(() => undefined);
  await started?.kill();
  disk.readOnly(false);
  if (started !== undefined) throw new Error('a server started on a disk that cannot be written');
}

const acknowledgedBy = (writers: readonly Writer[]): number =>
  writers.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);

/** Lets the server do some work and cuts random connections meanwhile. Returns how many. */
async function live(
  writers: readonly Writer[],
  dice: Dice,
  cutDatabase: () => Promise<void>,
): Promise<number> {
  const enough = acknowledgedBy(writers) + FEWEST_COMMANDS + dice.roll(COMMANDS);
  let cuts = 0;
  while (acknowledgedBy(writers) < enough) {
    await wait(dice.roll(PAUSE_MS));
    if (dice.roll(CUT_ONE_IN) > 1) continue;
    cuts += 1;
    const cut = dice.roll(writers.length + 1);
    if (cut > writers.length) await cutDatabase();
    else writers[cut - 1]?.cut();
  }
  return cuts;
}

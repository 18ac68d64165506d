// npm run load [-- --tables 1000] [-- --seconds 120] [-- --every 5] [-- --part play] [-- --postgres] [-- --json] [-- --profile <file>]
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Child } from './child.ts';
import { type Evening, playEvening, repeatEvening } from './evening.ts';
import { Latency } from './latency.ts';
import { Line } from './line.ts';
import { measureLongTable } from './long-table.ts';
import { tooFewOpenFiles } from './open-files.ts';
import { type Options, readOptions, SEATS, USAGE } from './options.ts';
import { withPostgres } from './own-postgres.ts';
import { openParty, type Party } from './party.ts';
import type { Usage } from './probe.ts';
import { Progress } from './progress.ts';
import { type PlayReport, type Report, reportText, type Side } from './report.ts';
import { bringHero } from './script.ts';
import type { Seat } from './seat.ts';
import { each, until } from './timetable.ts';
import { isClean, judge, newVerdict, readAgain, type Verdict } from './verdict.ts';

/** Requests and connections that are opened at the same time. */
const AT_ONCE = 32;
const PATIENCE_MS = 60_000;

interface Played {
  readonly side: Side;
  readonly evening: Evening;
  readonly parties: readonly Party[];
}

/** Our server: tables are opened, everybody sits down, the evening is played. */
async function playOurs(options: Options, data: string, progress: Progress): Promise<Played> {
  const server = await Child.start('server-process', [data]);
  const fresh = await server.usage();
  const latency = new Latency();
  const parties: Party[] = [];
  await each(
    Array.from({ length: options.tables }, (_, i) => i),
    AT_ONCE,
    async () => void parties.push(await openParty(server.url, latency)),
    progress.stage('opening tables'),
  );
  const seats = parties.flatMap((party) => party.seats);
  await each(seats, AT_ONCE, (seat) => seat.sitDown(server.url), progress.stage('sitting down'));
  for (const party of parties) bringHero(party);
  const isReady = () => parties.every(({ acknowledged }) => acknowledged.size === 1);
  if (!(await until(isReady, PATIENCE_MS))) throw new Error('the heroes did not come');
  const seated = await server.usage();
  const profile = options.profile === '' ? undefined : await server.profile();
  const evening = await playEvening(server.url, parties, options, latency, progress.stage('playing'));
  await profile?.write(options.profile);
  const end = await server.usage();
  for (const { line } of seats) line.end();
  await server.stop();
  return { side: sideOf(latency, seats.length, fresh, seated, end, options), evening, parties };
}

/** A bare relay: the same messages to the same seats at the same moments. */
async function playRelay(options: Options, { evening, parties }: Played, progress: Progress): Promise<Side> {
  const relay = await Child.start('relay-process', []);
  const fresh = await relay.usage();
  const latency = new Latency();
  const seats = parties.flatMap((party) => party.seats);
  const lines = new Map(seats.map((seat) => [seat, new Line(latency)]));
  const open = async (seat: Seat) =>
    lines.get(seat)?.open(`${relay.url.replace('http', 'ws')}/${seat.party.table}`);
  await each(seats, AT_ONCE, open, progress.stage('sitting down at the relay'));
  const seated = await relay.usage();
  await repeatEvening(lines, open, evening, latency, progress.stage('the same through the relay'));
  const end = await relay.usage();
  for (const line of lines.values()) line.end();
  await relay.stop();
  return sideOf(latency, seats.length, fresh, seated, end, options);
}

function sideOf(
  latency: Latency,
  connections: number,
  fresh: Usage,
  seated: Usage,
  end: Usage,
  { seconds }: Options,
): Side {
  const perConnection = ({ rssBytes }: Usage) => (rssBytes - fresh.rssBytes) / 1024 / connections;
  return {
    latency: latency.percentiles(),
    cpu: (end.cpuMs - seated.cpuMs) / 1000 / seconds,
    seatedKb: perConnection(seated),
    endKb: perConnection(end),
  };
}

/** What a new server process finds in the store against what every seat has heard. */
async function judgeAll(data: string, parties: readonly Party[], progress: Progress): Promise<Verdict> {
  const verdict = newVerdict();
  const server = await Child.start('server-process', [data]);
  await each(
    parties,
    AT_ONCE,
    async (party) => judge(party, await readAgain(server.url, party), verdict),
    progress.stage('comparing with the store'),
  );
  await server.stop();
  return verdict;
}

/** Plays the evening at the server and at the relay. */
async function play(options: Options, data: string, progress: Progress): Promise<PlayReport> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const played = await playOurs(options, data, progress);
  const verdict = await judgeAll(data, played.parties, progress);
  const relay = await playRelay(options, played, progress);
  delay.disable();
  return {
    connections: options.tables * SEATS,
    commands: played.evening.deeds.length,
    reconnects: played.evening.cuts.length,
    verdict,
    ours: played.side,
    relay,
    ownDelayMs: delay.percentile(99) / 1e6,
  };
}

async function main(options: Options): Promise<number> {
  const advice = tooFewOpenFiles(options.tables * SEATS);
  if (advice !== undefined) {
    console.error(advice);
    return 2;
  }
  const data = mkdtempSync(join(tmpdir(), 'tafelrunde-load-'));
  const progress = new Progress();
  const clear = () => rmSync(data, { recursive: true, force: true });
  // The processes it started end with it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      clear();
      process.exit(1);
    });
  try {
    const report: Report = {
      options,
      loadAverage: loadavg(),
      cores: availableParallelism(),
      ...(options.part === 'long' ? {} : { play: await play(options, data, progress) }),
      ...(options.part === 'play' ? {} : { long: await measureLongTable() }),
    };
    progress.end();
    console.log(options.json ? JSON.stringify(report, undefined, 2) : reportText(report));
    return report.play === undefined || isClean(report.play.verdict) ? 0 : 1;
  } finally {
    progress.end();
    clear();
  }
}

const options = readOptions(process.argv.slice(2));
if (options === undefined) console.error(USAGE);
const run = () => (options === undefined ? Promise.resolve(2) : main(options));
process.exitCode = await (options?.postgres === true ? withPostgres(run) : run());

import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { fightAll, type Hand, resultsOf, type Scenario, type Tally } from '@tafelrunde/arena';
import { type ReadScenario, simulateJson, tellFight } from '@tafelrunde/engine';
import type { System } from '@tafelrunde/system';
import type { Command } from 'commander';
import { ownHand, threadHand } from '../arena/hands.ts';
import { readScenario } from '../arena/read-scenario.ts';
import { withOutsideSystems } from '../options/outside.ts';
import { parseWholeNumber } from '../options/whole-number.ts';
import { toldLines } from '../output/account.ts';
import { arenaLines } from '../output/arena-lines.ts';
import { decimal, percent } from '../output/numbers.ts';
import { present } from '../output/present.ts';
import { fightWorker } from '../paths.ts';
import type { Session } from '../session.ts';

interface SimulateOptions {
  readonly fights?: string;
  readonly seed?: string;
  readonly threads?: string;
  readonly replay?: string;
}

const USUAL_FIGHTS = 10_000;
const MAX_FIGHTS = 10_000_000;
const MAX_THREADS = 64;
/** So long nothing is heard of it in a pipe. */
const PIPE_MS = 5_000;

export function addSimulate(program: Command, session: Session): void {
  const { help } = session.text;
  withOutsideSystems(program.command('simulate'), session)
    .description(help.simulate)
    .argument('<scenario>', help.scenarioArgument)
    .option('-n, --fights <n>', help.fights)
    .option('--seed <n>', help.seed)
    .option('--threads <n>', help.threads)
    .option('--replay <n>', help.replay)
    .addHelpText('after', `\n${help.simulateExamples}`)
    .action((path: string, options: SimulateOptions) => simulate(session, path, options));
}

async function simulate(session: Session, path: string, options: SimulateOptions): Promise<void> {
  const number = (name: keyof SimulateOptions, otherwise: number, min: number, max: number): number => {
    const given = options[name];
    return given === undefined ? otherwise : parseWholeNumber(name, given, min, max);
  };
  const fights = number('fights', USUAL_FIGHTS, 1, MAX_FIGHTS);
  const threads = number('threads', availableParallelism(), 1, MAX_THREADS);
  const seed = number('seed', randomInt(2 ** 32), 0, Number.MAX_SAFE_INTEGER);
  const replay = number('replay', 0, 1, MAX_FIGHTS);
  const read = readScenario(path, session.io.cwd, session.locale);
  if (replay > 0) return showFight(session, read, seed, replay);
  const { system, scenario } = read;
  const started = performance.now();
  const tally = await fightWithProgress(session, handsOf(system, scenario, threads), fights, seed);
  const seconds = (performance.now() - started) / 1000;
  const results = resultsOf(tally);
  present(session, simulateJson(tally, seconds, seed), () => [
    ...headLines(session, results.fights, fights, seconds, seed),
    '',
    ...arenaLines(session, results, tally),
  ]);
}

/** Threads, where there are any to be had: one alone is not worth starting. */
function handsOf(system: System, scenario: Scenario, threads: number): readonly Hand[] {
  const file = fightWorker();
  if (threads === 1 || !existsSync(file)) return [ownHand(system, scenario)];
  return Array.from({ length: threads }, () => threadHand(file, scenario));
}

/** Until all is fought or Ctrl+C is pressed; one line on a terminal shows how far it is. */
async function fightWithProgress(
  session: Session,
  workers: readonly Hand[],
  fights: number,
  seed: number,
): Promise<Tally> {
  const { io, text, locale, json } = session;
  let isStopped = false;
  void io.untilStopped().then(() => {
    isStopped = true;
  });
  const isShown = io.stderr.isTTY && !json;
  let lastTold = performance.now();
  /** In a pipe a line now and then says that it goes on. */
  const tellPipe = (fought: number): void => {
    if (isShown || performance.now() - lastTold < PIPE_MS) return;
    lastTold = performance.now();
    io.stderr.write(`${line(fought)}\n`);
  };
  const line = (fought: number) =>
    text.arena.progress(decimal(fought, locale), decimal(fights, locale), percent(fought / fights, locale));
  const tally = await fightAll(workers, {
    fights,
    seed,
    clock: () => performance.now() / 1000,
    onProgress: ({ fights: fought }) => {
      if (isShown) io.stderr.write(`\r${line(fought)}`);
      tellPipe(fought);
    },
    isStopped: () => isStopped,
  });
  if (isShown) io.stderr.write(`\r${' '.repeat(line(fights).length)}\r`);
  return tally as Tally;
}

function headLines(
  { text, locale }: Session,
  fought: number,
  wanted: number,
  seconds: number,
  seed: number,
): string[] {
  const speed = decimal(Math.round(fought / seconds), locale);
  const head = text.arena.fought(decimal(fought, locale), decimal(seconds, locale, 1), speed, seed);
  return fought < wanted
    ? [head, text.arena.stopped(decimal(fought, locale), decimal(wanted, locale))]
    : [head];
}

function showFight(session: Session, read: ReadScenario, seed: number, number: number): void {
  const told = tellFight(read, seed, number, session.locale);
  present(session, told, () => [
    session.paint.bold(session.text.arena.replay(number, told.outcome.winner, told.outcome.rounds)),
    '',
    ...toldLines(session, told.trace),
  ]);
}

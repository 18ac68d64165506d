import { tmpdir } from 'node:os';
import type { Io } from '../../src/io.ts';
import { main } from '../../src/main.ts';
import type { Progress } from '../../src/progress.ts';
import type { Prompts } from '../../src/prompts.ts';

export interface World {
  readonly tty?: boolean;
  readonly columns?: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly prompts?: Prompts;
  readonly progress?: Progress;
  readonly untilStopped?: () => Promise<void>;
  readonly onStdout?: (text: string) => void;
}

export interface Result {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command line in this process, in a world of the test's making. */
export async function run(args: readonly string[], world: World = {}): Promise<Result> {
  let [stdout, stderr] = ['', ''];
  const {
    tty: isTTY = false,
    columns,
    env = {},
    cwd = tmpdir(),
    prompts,
    untilStopped = async () => {},
  } = world;
  const io: Io = {
    stdout: {
      write: (text) => {
        stdout += text;
        world.onStdout?.(text);
      },
      isTTY,
      columns,
    },
    stderr: {
      write: (text) => {
        stderr += text;
      },
      isTTY,
    },
    env,
    cwd,
    prompts,
    ...(world.progress === undefined ? {} : { progress: world.progress }),
    untilStopped,
  };
  const code = await main(args, io);
  return { code, stdout, stderr };
}

/** The JSON a command prints; whatever else there is on stdout or stderr fails. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into whatever JSON there is
export async function json(args: readonly string[], world: World = {}): Promise<any> {
  const { code, stdout, stderr } = await run([...args, '--json'], world);
  if (code !== 0 || stderr !== '') throw new Error(`exit ${code}: ${stderr}`);
  return JSON.parse(stdout);
}

/** What people see; an exit code other than 0 fails. */
export async function text(args: readonly string[], world: World = {}): Promise<string> {
  const { code, stdout, stderr } = await run(args, world);
  if (code !== 0) throw new Error(`exit ${code}: ${stderr}`);
  return stdout;
}

export interface Refusal {
  readonly code: string;
  readonly reason?: string;
  readonly message: string;
  readonly at?: string | number;
}

/** The error a bad call gives: exit code 2, the contract's JSON on stderr, nothing on stdout. */
export async function refusal(args: readonly string[], world: World = {}): Promise<Refusal> {
  const { code, stdout, stderr } = await run([...args, '--json'], world);
  if (code !== 2)
    throw new Error(`exit ${code} instead of 2 for ${JSON.stringify(args)}: ${stdout}${stderr}`);
  if (stdout !== '') throw new Error(`stdout is not empty for ${JSON.stringify(args)}: ${stdout}`);
  const { error, ...rest } = JSON.parse(stderr);
  if (Object.keys(rest).length > 0) throw new Error(`more than an error: ${stderr}`);
  return error;
}

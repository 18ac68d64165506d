import type { Progress } from './progress.ts';
import type { Prompts } from './prompts.ts';

/** Where text goes: a terminal, a pipe, a file. */
export interface Sink {
  write(text: string): void;
  readonly isTTY: boolean;
  readonly columns?: number | undefined;
}

/** All that the command line knows of the world. Tests hand in one of their own. */
export interface Io {
  readonly stdout: Sink;
  readonly stderr: Sink;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Relative paths start here. */
  readonly cwd: string;
  /** Somebody at the keyboard; undefined where nobody can be asked. */
  readonly prompts: Prompts | undefined;
  /** Shows that a calculation is still going on; undefined where nobody looks. */
  readonly progress?: Progress;
  /** Settles when the process is asked to end. */
  untilStopped(): Promise<void>;
}

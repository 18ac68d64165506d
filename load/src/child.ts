import { type ChildProcess, fork } from 'node:child_process';
import type { Probe, Usage } from './probe.ts';
import { type ProgramName, programFile } from './program.ts';

/** So long a process may take to end by itself. */
const STOP_MS = 15_000;

/** A process under load. */
export class Child {
  readonly url: string;
  readonly #process: ChildProcess;

  private constructor(process: ChildProcess, url: string) {
    this.#process = process;
    this.url = url;
  }

  static async start(
    program: ProgramName,
    args: readonly string[],
    node: readonly string[] = [],
    variables: Readonly<Record<string, string>> = {},
  ): Promise<Child> {
    const child = fork(programFile(program), [...args], {
      execArgv: [...process.execArgv, '--expose-gc', ...node],
      env: { ...process.env, ...variables },
    });
    const { url } = await reply<{ url: string }>(child);
    return new Child(child, url);
  }

  async usage(): Promise<Usage> {
    return (await this.#ask<{ usage: Usage }>('usage')).usage;
  }

  /** Begins to note where its time goes; `write` puts it into a file for the tools of a browser. */
  async profile(): Promise<{ write(file: string): Promise<void> }> {
    await this.#ask('profile');
    return { write: async (file) => void (await this.#ask({ write: file })) };
  }

  #ask<T>(probe: Probe): Promise<T> {
    this.#process.send(probe);
    return reply<T>(this.#process);
  }

  stop(): Promise<void> {
    if (this.#process.exitCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      // A store that does not let go must not keep the result from being told.
      const timer = setTimeout(() => this.#process.kill('SIGKILL'), STOP_MS);
      this.#process.once('exit', () => {
        clearTimeout(timer);
        resolve();
      });
      this.#process.kill('SIGTERM');
    });
  }
}

function reply<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`a process under load ended with ${code}`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message as T);
    });
  });
}

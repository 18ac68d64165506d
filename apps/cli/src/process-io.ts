import process from 'node:process';
import type { Io, Sink } from './io.ts';
import { clockProgress } from './progress.ts';
import { keyboardPrompts } from './prompts.ts';

/** The world as this process sees it. */
export function processIo(): Io {
  const { stdin, stdout, stderr } = process;
  return {
    stdout: sinkOf(stdout),
    stderr: sinkOf(stderr),
    env: process.env,
    cwd: process.cwd(),
    // Questions are shown on stderr, so that stdout stays clean for `--json` and pipes.
    prompts: stdin.isTTY === true && stderr.isTTY === true ? keyboardPrompts(stdin, stderr) : undefined,
    progress: clockProgress(stderr.isTTY === true, (text) => void stderr.write(text)),
    untilStopped: () =>
      new Promise((resolve) => {
        // Once: a second Ctrl+C ends the process the hard way.
        for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
      }),
  };
}

function sinkOf(stream: NodeJS.WriteStream): Sink {
  // `tafelrunde rules | head` closes the pipe early: nobody reads on, and that is no failure.
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  return {
    write: (text) => void stream.write(text),
    isTTY: stream.isTTY === true,
    columns: stream.columns,
  };
}

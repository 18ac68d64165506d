import { Worker } from 'node:worker_threads';

/** Shows that something is still going on until it is told to stop. */
export type Progress = (line: (seconds: string) => string) => () => void;

/** Stands for the seconds in a line. */
const SECONDS = '\u0000';
/** Nobody wonders before this. */
const FIRST_MS = 3_000;

/**
 * A calculation keeps its thread busy, so the line is written by another one, straight to the file descriptor. It holds
 * nothing but a clock: Ctrl+C ends the program as usual.
 */
const CLOCK = `
const { workerData } = require('node:worker_threads');
const { writeSync } = require('node:fs');
const { parts, isTTY, first, every } = workerData;
const started = Date.now();
const tell = () => {
  const line = parts.join(String(Math.round((Date.now() - started) / 1000)));
  try { writeSync(2, isTTY ? '\\r' + line : line + '\\n'); } catch {}
};
setTimeout(() => { tell(); setInterval(tell, every); }, first);
`;

/** On a terminal one line that counts, in a pipe a line now and then. */
export const clockProgress =
  (isTTY: boolean, write: (text: string) => void): Progress =>
  (line) => {
    const parts = line(SECONDS).split(SECONDS);
    const started = Date.now();
    const worker = new Worker(CLOCK, {
      eval: true,
      execArgv: [],
      workerData: { parts, isTTY, first: FIRST_MS, every: isTTY ? 1_000 : 5_000 },
    });
    // A clock that fails is no reason to fail.
    worker.on('error', () => {});
    worker.unref();
    return () => {
      void worker.terminate();
      if (isTTY && Date.now() - started >= FIRST_MS) write(`\r${' '.repeat(parts.join('0000').length)}\r`);
    };
  };

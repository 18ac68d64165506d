import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { registerFrom } from '@tafelrunde/registry';
import { type Job, type Part, work } from './jobs.ts';
import type { FromWorker, HeavyThread } from './pool.ts';

// One job after the other; a part of its result goes out when the one before has been taken.
// Whoever plays comes first. On Linux this concerns the thread that calls it; elsewhere it may be refused.
try {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
} catch {
  // Then it takes its share like everybody.
}
const port = parentPort;
if (port === null) throw new Error('this is a thread of the server');
const registered = Promise.all((workerData as HeavyThread).outside.map(registerFrom));
let taken: () => void = () => undefined;
port.on('message', (message: { job: Job } | { taken: true }) => {
  if ('taken' in message) return taken();
  const say = (answer: FromWorker) => port.postMessage(answer);
  const emit = (part: Part) =>
    new Promise<void>((resolve) => {
      taken = resolve;
      say({ kind: 'part', part: JSON.stringify(part) });
    });
  const started = performance.now();
  const done = registered.then(() => work(message.job, emit));
  done.then(
    (result) => say({ kind: 'done', done: result, ms: performance.now() - started }),
    (problem: unknown) =>
      say({ kind: 'failed', message: String(problem instanceof Error ? problem.stack : problem) }),
  );
});
void registered.then(() => port.postMessage({ kind: 'ready' } satisfies FromWorker));

import type { JobWorker } from './job-queue.ts';

/** What a worker says first of all: its code is there and it listens. */
export const STARTED = 'started';

/** A worker that is silent for this long was never started. */
const START_MS = 5_000;
/** Whatever keeps one from starting (a lost connection, a busy phone) rarely does it twice. */
const MOST_STARTS = 2;

/**
 * A worker that is started once more if the first one never comes to work: it is silent, it breaks down, or it answers
 * nothing because it could not load what it needs. Once it has answered a job it is left alone. It has one job at a time.
 */
export class SteadyWorker implements JobWorker {
  onmessage: JobWorker['onmessage'] = null;
  onerror: JobWorker['onerror'] = null;
  readonly #start: () => JobWorker;
  #worker: JobWorker;
  #starts = 0;
  #isProven = false;
  #isStarted = false;
  #job: { readonly message: unknown } | undefined;

  constructor(start: () => JobWorker) {
    this.#start = start;
    this.#worker = this.#started();
  }

  /** A job has not begun before its worker's first word. The last one that is started gets no more time than usual. */
  get isLoading(): boolean {
    return !this.#isStarted && this.#starts < MOST_STARTS;
  }

  postMessage(message: unknown): void {
    this.#job = { message };
    this.#worker.postMessage(message);
  }

  terminate(): void {
    this.#starts = MOST_STARTS;
    this.#worker.terminate();
  }

  #started(): JobWorker {
    this.#starts += 1;
    this.#isStarted = false;
    const worker = this.#start();
    worker.onmessage = (event) => {
      if (worker === this.#worker) this.#hear(event);
    };
    worker.onerror = (event) => {
      if (worker === this.#worker && !this.#startAgain()) this.onerror?.(event);
    };
    setTimeout(() => {
      if (worker === this.#worker && !this.#isStarted) this.#startAgain();
    }, START_MS);
    return worker;
  }

  #hear(event: MessageEvent): void {
    this.#isStarted = true;
    if (event.data === STARTED) return;
    if (event.data === undefined && this.#startAgain()) return;
    this.#isProven = true;
    this.#job = undefined;
    this.onmessage?.(event);
  }

  /** Whether there is another one at work now. */
  #startAgain(): boolean {
    if (this.#isProven || this.#starts >= MOST_STARTS) return false;
    this.#worker.terminate();
    this.#worker = this.#started();
    if (this.#job !== undefined) this.#worker.postMessage(this.#job.message);
    return true;
  }
}

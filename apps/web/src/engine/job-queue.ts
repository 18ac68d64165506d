/** As much of a worker as is needed here. */
export interface JobWorker {
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  /** Its code is still on the way. */
  readonly isLoading?: boolean;
  postMessage(message: unknown): void;
  terminate(): void;
}

interface Task {
  readonly job: unknown;
  /** Gone once nobody wants the answer any more. */
  tell: ((answer: unknown) => void) | undefined;
}

/** A job nobody wants any more may finish within this time: what the worker has learned helps with the next one. */
const PATIENCE_MS = 500;

/** Has jobs done one after the other beside the page. An overtaken job is dropped, and stopped if it takes long. */
export class JobQueue<Job, Answer> {
  readonly #start: () => JobWorker;
  readonly #limitMs: number;
  readonly #waiting = new Set<Task>();
  #worker: JobWorker | undefined;
  #current: Task | undefined;

  /** A job that takes longer than the limit is given up. */
  constructor(startWorker: () => JobWorker, limitMs: number) {
    this.#start = startWorker;
    this.#limitMs = limitMs;
  }

  /** Tells the answer, or undefined if the job could not be done. Calling what it returns takes the job back. */
  ask(job: Job, tell: (answer: Answer | undefined) => void): () => void {
    const task: Task = { job, tell: (answer) => tell(answer as Answer | undefined) };
    this.#waiting.add(task);
    this.#goOn();
    return () => {
      task.tell = undefined;
      this.#waiting.delete(task);
      if (task === this.#current) setTimeout(() => this.#stop(task), PATIENCE_MS);
    };
  }

  #goOn(): void {
    const [next] = this.#waiting;
    if (this.#current !== undefined || next === undefined) return;
    this.#waiting.delete(next);
    this.#current = next;
    this.#worker ??= this.#started();
    this.#worker.postMessage(next.job);
    this.#limit(next);
  }

  /** What has not begun because its worker is still being loaded has its whole time before it. */
  #limit(task: Task): void {
    setTimeout(() => {
      if (task === this.#current && this.#worker?.isLoading === true) this.#limit(task);
      else this.#stop(task);
    }, this.#limitMs);
  }

  #started(): JobWorker {
    const worker = this.#start();
    // What a dismissed one still says belongs to nobody.
    worker.onmessage = ({ data }) => {
      if (worker === this.#worker) this.#done(data);
    };
    worker.onerror = () => {
      if (worker !== this.#worker) return;
      this.#dismiss();
      this.#done(undefined);
    };
    return worker;
  }

  #done(answer: unknown): void {
    const task = this.#current;
    this.#current = undefined;
    task?.tell?.(answer);
    this.#goOn();
  }

  #stop(task: Task): void {
    if (task !== this.#current) return;
    this.#dismiss();
    this.#done(undefined);
  }

  #dismiss(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}

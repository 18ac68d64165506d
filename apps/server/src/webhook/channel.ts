import type { TableEvent } from '@tafelrunde/table';
import type { Webhook, WebhookProblem } from './kept-webhook.ts';
import type { Line } from './lines.ts';
import { Outbox } from './outbox.ts';
import type { Posted } from './post.ts';
import { channelTexts } from './text.ts';

/** How often a message is tried that did not arrive. */
const TRIES = 3;

export interface ChannelOptions {
  /** What happens within this time goes into one message; at most one message is sent in it. */
  readonly gatherMs: number;
  readonly post: (url: string, content: string) => Promise<Posted>;
  /** Hears what came of a message: a problem, or null if it arrived. */
  readonly report: (problem: WebhookProblem | null) => void;
}

/** What was posted is remembered for so many results: they may be taken back. */
const REMEMBERED = 200;

/** One table's way to its channel: gathers lines and posts them, one message after the other. */
export class Channel {
  readonly #options: ChannelOptions;
  readonly #outbox = new Outbox();
  readonly #posted = new Map<number, string>();
  readonly #takenBack = new Map<number, readonly string[]>();
  #webhook: Webhook | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isBusy = false;
  #failures = 0;

  constructor(options: ChannelOptions) {
    this.#options = options;
  }

  /** New results, and what was taken back or done again of those that were told. */
  tell(webhook: Webhook, lines: readonly Line[], events: readonly TableEvent[]): void {
    this.#webhook = webhook;
    const text = channelTexts[webhook.locale];
    const turned = events.flatMap((event) => {
      if (event.kind === 'undone') {
        const gone = event.gone.flatMap((seq) => this.#posted.get(seq) ?? []);
        remember(this.#takenBack, event.seq, gone);
        return gone.map(text.takenBack);
      }
      return event.kind === 'redone' ? (this.#takenBack.get(event.target) ?? []).map(text.restored) : [];
    });
    for (const { seq, text: line } of lines) remember(this.#posted, seq, line);
    this.#outbox.add([...lines.map((line) => line.text), ...turned]);
    if (!this.#outbox.isEmpty) this.#later(this.#options.gatherMs);
  }

  /** Nothing that waits is sent any more. */
  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#outbox.clear();
  }

  #later(ms: number): void {
    if (this.#timer !== undefined || this.#isBusy) return;
    this.#timer = setTimeout(() => void this.#send(), ms).unref();
  }

  async #send(again?: string): Promise<void> {
    this.#timer = undefined;
    const webhook = this.#webhook;
    if (webhook === undefined) return;
    const message = again ?? this.#outbox.take(channelTexts[webhook.locale]);
    this.#isBusy = true;
    const posted = await this.#options.post(webhook.url, message);
    this.#isBusy = false;
    this.#options.report(posted.ok ? null : posted.problem);
    this.#failures = posted.ok ? 0 : this.#failures + 1;
    if (!posted.ok && posted.problem === 'refused') return this.close();
    const { gatherMs } = this.#options;
    if (!posted.ok && this.#failures < TRIES) {
      const wait = Math.max(posted.waitMs, gatherMs * 2 ** this.#failures);
      this.#timer = setTimeout(() => void this.#send(message), wait).unref();
      return;
    }
    // Given up: what comes next gets its own tries.
    this.#failures = 0;
    if (!this.#outbox.isEmpty) this.#later(gatherMs);
  }
}

function remember<T>(memory: Map<number, T>, seq: number, value: T): void {
  memory.set(seq, value);
  const [oldest] = memory.keys();
  if (memory.size > REMEMBERED && oldest !== undefined) memory.delete(oldest);
}

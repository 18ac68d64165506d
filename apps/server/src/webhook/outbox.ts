import type { ChannelText } from './text.ts';

/** What a channel takes in one message. */
const LONGEST_MESSAGE = 1_900;
/** More than this does not wait: a table that is played faster than its channel reads is told in short. */
const MOST_WAITING = 60;

/** Lines that wait to be posted, in their order. */
export class Outbox {
  #lines: string[] = [];
  #left = 0;

  add(lines: readonly string[]): void {
    const room = Math.max(0, MOST_WAITING - this.#lines.length);
    this.#lines.push(...lines.slice(0, room));
    this.#left += Math.max(0, lines.length - room);
  }

  get isEmpty(): boolean {
    return this.#lines.length === 0 && this.#left === 0;
  }

  /** As many of them as one message holds; they are gone from here. */
  take(text: ChannelText): string {
    let message = '';
    while (this.#lines.length > 0) {
      const next = this.#lines[0] as string;
      if (message !== '' && message.length + next.length + 1 > LONGEST_MESSAGE) return message;
      message = message === '' ? next : `${message}\n${next}`;
      this.#lines.shift();
    }
    if (this.#left > 0) {
      const more = text.more(this.#left);
      this.#left = 0;
      message = message === '' ? more : `${message}\n${more}`;
    }
    return message;
  }

  clear(): void {
    this.#lines = [];
    this.#left = 0;
  }
}

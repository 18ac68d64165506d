import type { TableEvent } from '@tafelrunde/table';
import type { Room } from '../rooms/room.ts';
import type { EventStore } from '../store/event-store.ts';
import { webhookAddress } from './address.ts';
import { Channel } from './channel.ts';
import { readWebhook, type Webhook, type WebhookProblem, writeWebhook } from './kept-webhook.ts';
import { forChannel, resultLines, type Told } from './lines.ts';
import { type Posted, postTo } from './post.ts';
import { channelTexts } from './text.ts';

export interface WebhooksOptions {
  readonly store: EventStore;
  /** What the owner of the server allows besides Discord. */
  readonly allowed: readonly string[];
  readonly now: () => number;
  /** What happens within this time goes into one message. */
  readonly gatherMs: number;
  /** Hears of our own mistakes. */
  readonly complain: (problem: unknown) => void;
}

/** Another process may have set or removed one meanwhile. */
const FRESH_MS = 10_000;
/** Tables whose webhook is remembered; the others are looked up. */
const MOST_KNOWN = 5_000;

const NEWS: readonly TableEvent['kind'][] = ['runFinished', 'notationRolled', 'undone', 'redone'];

interface Known {
  readonly webhook: Webhook | undefined;
  readonly at: number;
}

/** Posts the results of tables whose GM wants that. No table ever waits for it. */
export class Webhooks {
  readonly #options: WebhooksOptions;
  readonly #known = new Map<string, Known>();
  readonly #channels = new Map<string, Channel>();
  readonly #stop = new AbortController();

  constructor(options: WebhooksOptions) {
    this.#options = options;
  }

  /** Hears of what this process has stored for a table. */
  note(
    room: Pick<Room, 'system' | 'now' | 'veilingFor'>,
    events: readonly TableEvent[],
    before: unknown,
  ): void {
    if (!events.some(({ kind }) => NEWS.includes(kind))) return;
    const table = room.now.id;
    const known = this.#fresh(table);
    if (known !== undefined && known.webhook === undefined) return;
    // What is seen is fixed now, not when the store has answered.
    const veiling = room.veilingFor({ role: 'spectator' });
    const told: Told = { table, system: room.system, events, now: room.now, before, veiling };
    void this.#tell(told).catch(this.#options.complain);
  }

  /** What a GM may know of a table's webhook: not its address. */
  async of(table: string): Promise<Pick<Webhook, 'locale' | 'problem'> | undefined> {
    const webhook = await this.#look(table);
    return webhook && { locale: webhook.locale, problem: webhook.problem };
  }

  /** Sets where results go from now on, if a first message arrives there. */
  async set(
    { id, name }: { readonly id: string; readonly name: string },
    { url, locale }: Pick<Webhook, 'url' | 'locale'>,
  ): Promise<'bad-address' | WebhookProblem | null> {
    const address = webhookAddress(url, this.#options.allowed);
    if (address === undefined) return 'bad-address';
    const posted = await this.#post(address, channelTexts[locale].connected(forChannel(escaped(name))));
    if (!posted.ok) return posted.problem;
    await this.#keep(id, { url: address, locale, problem: null });
    return null;
  }

  async remove(table: string): Promise<void> {
    await this.#options.store.saveWebhook(table, null);
    this.#remember(table, undefined);
    this.#channels.get(table)?.close();
    this.#channels.delete(table);
  }

  close(): void {
    this.#stop.abort();
    for (const channel of this.#channels.values()) channel.close();
    this.#channels.clear();
  }

  async #tell(told: Told): Promise<void> {
    const webhook = await this.#look(told.table);
    if (webhook === undefined || webhook.problem === 'refused' || this.#stop.signal.aborted) return;
    this.#channel(told.table).tell(webhook, resultLines(told, webhook.locale), told.events);
  }

  #channel(table: string): Channel {
    const known = this.#channels.get(table);
    if (known !== undefined) return known;
    const channel = new Channel({
      gatherMs: this.#options.gatherMs,
      post: (url, content) => this.#post(url, content),
      report: (problem) => void this.#report(table, problem).catch(this.#options.complain),
    });
    this.#channels.set(table, channel);
    return channel;
  }

  /** Only what is new is written down. */
  async #report(table: string, problem: WebhookProblem | null): Promise<void> {
    const webhook = await this.#look(table);
    if (webhook !== undefined && webhook.problem !== problem)
      await this.#keep(table, { ...webhook, problem });
  }

  #post(url: string, content: string): Promise<Posted> {
    // What is allowed may have changed since it was set.
    return webhookAddress(url, this.#options.allowed) === undefined
      ? Promise.resolve({ ok: false, problem: 'refused', waitMs: 0 })
      : postTo(url, content, this.#stop.signal);
  }

  async #keep(table: string, webhook: Webhook): Promise<void> {
    await this.#options.store.saveWebhook(table, writeWebhook(webhook));
    this.#remember(table, webhook);
  }

  #fresh(table: string): Known | undefined {
    const known = this.#known.get(table);
    return known !== undefined && this.#options.now() - known.at < FRESH_MS ? known : undefined;
  }

  async #look(table: string): Promise<Webhook | undefined> {
    const known = this.#fresh(table);
    if (known !== undefined) return known.webhook;
    const body = await this.#options.store.webhook(table);
    const webhook = body === undefined ? undefined : readWebhook(body);
    this.#remember(table, webhook);
    return webhook;
  }

  #remember(table: string, webhook: Webhook | undefined): void {
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    this.#known.set(table, { webhook, at: this.#options.now() });
  }
}

/** A name in Markdown, as accounts write it. */
const escaped = (name: string): string =>
  name
    .replace(/[\\`*_[\]#|~>-]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Message {
  readonly content: string;
  readonly allowed_mentions: unknown;
  readonly flags: number;
}

/** The other end of a webhook on this machine: keeps what arrives, and answers as it is told. */
export class FakeChannel {
  readonly messages: Message[] = [];
  readonly paths: string[] = [];
  answer: (response: ServerResponse) => void = (response) => response.writeHead(204).end();
  readonly #server = createServer((request, response) => void this.#take(request, response));
  #wake: () => void = () => undefined;

  static async open(): Promise<FakeChannel> {
    const channel = new FakeChannel();
    await new Promise<void>((done) => channel.#server.listen(0, '127.0.0.1', done));
    return channel;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get url(): string {
    return `${this.origin}/hooks/1/geheim`;
  }

  /** Waits until so many messages have arrived; returns the last of them. */
  async until(count: number): Promise<Message> {
    while (this.messages.length < count)
      await new Promise<void>((wake) => {
        this.#wake = wake;
      });
    return this.messages[count - 1] as Message;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    this.paths.push(request.url ?? '');
    this.messages.push(JSON.parse(body) as Message);
    this.answer(response);
    this.#wake();
  }
}

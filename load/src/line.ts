import type { ServerMessage } from '@tafelrunde/protocol';
import WebSocket from 'ws';
import type { Latency } from './latency.ts';

/** A client's connection, which can be cut and opened again. */
export class Line {
  readonly #latency: Latency;
  readonly #hear: (message: ServerMessage, text: string) => void;
  #socket: WebSocket | undefined;
  #isReady = false;
  #isOver = false;

  constructor(latency: Latency, hear: (message: ServerMessage, text: string) => void = () => undefined) {
    this.#latency = latency;
    this.#hear = hear;
  }

  get isOpen(): boolean {
    return this.#isReady && this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Nobody comes back to it. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Connects. With a `hello` it waits for the first answer to it. */
  async open(address: string, hello?: string): Promise<void> {
    if (this.#socket !== undefined) throw new Error('it is about to connect already');
    const socket = new WebSocket(address, { perMessageDeflate: false });
    this.#socket = socket;
    const first = new Promise<void>((resolve, reject) => {
      socket.once(hello === undefined ? 'open' : 'message', () => resolve());
      socket.once('close', (code) => reject(new Error(`closed with ${code} before the welcome`)));
    });
    socket.on('error', () => undefined); // it is closed, too
    socket.on('close', () => this.#forget(socket));
    socket.on('message', (data: Buffer) => this.#receive(data.toString('utf8')));
    if (hello !== undefined) socket.once('open', () => socket.send(hello));
    await first;
    this.#isReady = this.#socket === socket;
  }

  #forget(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = undefined;
    this.#isReady = false;
    this.#latency.left(this);
  }

  send(text: string): void {
    this.#socket?.send(text);
  }

  /** Cuts the connection without a word, as a lost network does. */
  cut(): void {
    const socket = this.#socket;
    if (socket === undefined) return;
    this.#forget(socket);
    socket.terminate();
  }

  /** Cuts it for good. */
  end(): void {
    this.#isOver = true;
    this.cut();
  }

  #receive(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (message.kind === 'events')
      for (const { command } of message.events) this.#latency.heard(command, this);
    this.#hear(message, text);
  }
}

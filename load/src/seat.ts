import {
  makeClientMessage,
  PROTOCOL_VERSION,
  type ServerMessage,
  type WireCommand,
} from '@tafelrunde/protocol';
import { lately, type Table, type TableEvent } from '@tafelrunde/table';
import type { Latency } from './latency.ts';
import { Line } from './line.ts';
import type { Party } from './party.ts';

type Gap = Extract<ServerMessage, { kind: 'welcome' }>['gap'];

/** A question this seat can answer. */
interface Asked {
  readonly run: string;
  readonly answer: string;
}

/** One client at a table. Keeps what it hears and checks that each event comes once and in order. */
export class Seat {
  readonly party: Party;
  readonly id: string;
  readonly token: string;
  /** The number of the last event it knows. */
  last = 0;
  /** How many events it has, those in a fresh view included. */
  received = 0;
  doubled = 0;
  misordered = 0;
  filledGaps = 0;
  asked: Asked | undefined;
  /** What its table is folded from: a view if it got one, and the events since. */
  view: Table | undefined;
  readonly kept: string[] = [];
  readonly line: Line;
  /** Commands the server has not answered yet. */
  readonly #unanswered = new Map<string, string>();

  constructor(party: Party, id: string, token: string, latency: Latency) {
    this.party = party;
    this.id = id;
    this.token = token;
    this.line = new Line(latency, (message, text) => this.hear(message, text));
  }

  /** Sits down: says what it knows and waits until it is let in. */
  async sitDown(url: string): Promise<void> {
    const { token, last } = this;
    const { table } = this.party;
    const hello = makeClientMessage({ kind: 'hello', v: PROTOCOL_VERSION, table, token, last });
    await this.line.open(`${url.replace('http', 'ws')}/ws`, hello);
    // Whether they were stored before the line was cut nobody knows; the server answers a repeated id, and does it once.
    for (const text of this.#unanswered.values()) this.line.send(text);
  }

  command(command: WireCommand): void {
    const text = makeClientMessage({ kind: 'command', command });
    this.#unanswered.set(command.id, text);
    this.line.send(text);
  }

  hear(message: ServerMessage, text: string): void {
    switch (message.kind) {
      case 'events':
        this.#take(message.events);
        this.kept.push(this.party.keep(text));
        break;
      case 'welcome':
        this.#fill(message.gap);
        break;
      case 'done':
        this.#unanswered.delete(message.command);
        this.party.acknowledge(message.command, message.seq);
        break;
      case 'refused':
        this.#unanswered.delete(message.command);
        this.party.complain(`${message.command}: ${JSON.stringify(message.refusal)}`);
        break;
      case 'fault':
        this.party.complain(`fault ${message.fault}`);
        break;
    }
  }

  #fill(gap: Gap): void {
    if (gap.kind === 'view') {
      this.view = lately(gap.now, gap.past);
      this.kept.length = 0;
      this.last = gap.now.seq;
      this.received = gap.now.seq;
    } else if (gap.events.length > 0) {
      if (this.last > 0) this.filledGaps += 1;
      this.#take(gap.events);
      this.kept.push(this.party.keep(JSON.stringify({ kind: 'events', events: gap.events })));
    }
  }

  #take(events: readonly TableEvent[]): void {
    for (const event of events) {
      if (event.seq <= this.last) {
        this.doubled += 1;
        continue;
      }
      if (event.seq > this.last + 1) this.misordered += 1;
      this.last = event.seq;
      this.received += 1;
      this.#noteQuestion(event);
    }
  }

  #noteQuestion(event: TableEvent): void {
    if (event.kind === 'runStarted' || event.kind === 'runAnswered') {
      const ask = event.progress?.ask;
      const answer = ask?.kind === 'choose' ? ask.questions[0]?.options[0] : undefined;
      const isMine = event.waitsFor.includes(this.id) && answer !== undefined;
      this.asked = isMine ? { run: event.run, answer } : undefined;
    } else if (event.kind === 'runFinished' || event.kind === 'runCancelled') {
      if (this.asked?.run === event.run) this.asked = undefined;
    }
  }
}

import type { Latency } from './latency.ts';
import { SEATS } from './options.ts';
import { Seat } from './seat.ts';

/** The system that is played. */
export const SYSTEM = 'grundregelwerk';

/** One table of five: the GM and four players. */
export class Party {
  readonly table: string;
  readonly seats: readonly Seat[];
  /** Commands the server has answered for, with the number of their event. */
  readonly acknowledged = new Map<string, number>();
  /** Whatever the server refused: this load should not be refused. */
  readonly complaints: string[] = [];
  readonly #texts = new Map<string, string>();
  #commands = 0;

  constructor(table: string, places: readonly Place[], latency: Latency) {
    this.table = table;
    this.seats = places.map(({ seat, token }) => new Seat(this, seat, token, latency));
  }

  /** Numbers commands across everything this party does. */
  nextCommand(): string {
    this.#commands += 1;
    return `${this.table}-${this.#commands}`;
  }

  acknowledge(command: string, seq: number): void {
    this.acknowledged.set(command, seq);
  }

  complain(complaint: string): void {
    this.complaints.push(complaint);
  }

  /** The highest number the server has answered for. */
  get seq(): number {
    return Math.max(0, ...this.acknowledged.values());
  }

  /** All five hear the same: kept once. */
  keep(text: string): string {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    this.#texts.set(text, text);
    return text;
  }
}

interface Place {
  readonly seat: string;
  readonly token: string;
}

/** Opens a table as people do: over HTTP, one opens it and the others join. */
export async function openParty(url: string, latency: Latency): Promise<Party> {
  const opened = await post<Place & { table: string; invitations: { player: string } }>(url, '/api/tables', {
    system: SYSTEM,
    name: 'Load',
    gm: 'GM',
  });
  const places: Place[] = [opened];
  for (let i = 1; i < SEATS; i += 1) {
    const invitation = opened.invitations.player;
    places.push(await post<Place>(url, '/api/tables/join', { invitation, name: `Player ${i}` }));
  }
  return new Party(opened.table, places, latency);
}

async function post<T>(url: string, path: string, body: object): Promise<T> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

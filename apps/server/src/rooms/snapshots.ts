import type { System } from '@tafelrunde/system';
import type { Ledger, LedgerState, Mark } from '@tafelrunde/table';
import type { EventStore } from '../store/event-store.ts';
import { VERSION } from '../version.ts';

/** A snapshot is kept every so many events, less often where it is large. */
const EVERY_EVENTS = 250;
const BYTES_PER_EVENT = 1_000;

/** Raised when what is kept changes its form; older snapshots are then passed over, and the events folded again. */
const FORM = 6;

interface Kept extends LedgerState {
  readonly form: number;
  readonly program: string;
  /** What the events up to here take in the store. */
  readonly bytes: number;
}

/**
 * The snapshots of one table. They only spare time: whatever is wrong with one, the events are folded again. Together
 * they also name the commands that have been carried out, so that none is ever done twice.
 */
export class Snapshots {
  readonly #store: EventStore;
  readonly #table: string;
  #lastSeq = 0;
  #next = EVERY_EVENTS;
  /** Commands since the last snapshot. */
  #commands: string[] = [];

  constructor(store: EventStore, table: string) {
    this.#store = store;
    this.#table = table;
  }

  /** The latest one that can be read, and all commands that snapshots know of. */
  async latest(
    systemOf: (id: string) => System | undefined,
  ): Promise<{ readonly kept: Kept; readonly commands: readonly string[] } | undefined> {
    const found = await this.#store.snapshot(this.#table, Number.MAX_SAFE_INTEGER);
    const kept = found === undefined ? undefined : read(found.body);
    if (kept === undefined || !isSound(kept, systemOf(kept.mark.now.system))) return undefined;
    this.#lastSeq = kept.mark.seq;
    return { kept, commands: await this.#store.snapshotCommands(this.#table) };
  }

  /** The latest mark before an event that still holds. */
  async markBefore(seq: number, ledger: Ledger): Promise<Mark | null> {
    for (let before = seq; ; ) {
      const found = await this.#store.snapshot(this.#table, before);
      if (found === undefined) return null;
      const kept = ledger.holds(found) ? read(found.body) : undefined;
      if (kept !== undefined) return kept.mark;
      before = found.seq;
    }
  }

  /** Notes commands that have been carried out. */
  note(commands: Iterable<string>): void {
    this.#commands.push(...commands);
  }

  /** Keeps a snapshot if it is time. Whether that works or not, the table goes on. */
  async keep(ledger: Ledger, bytes: number): Promise<void> {
    const { seq } = ledger.now;
    if (seq - this.#lastSeq < this.#next) return;
    const kept: Kept = { form: FORM, program: VERSION, bytes, ...ledger.state() };
    const body = JSON.stringify(kept);
    const commands = this.#commands;
    this.#commands = [];
    this.#lastSeq = seq;
    this.#next = Math.max(EVERY_EVENTS, Math.ceil(body.length / BYTES_PER_EVENT));
    await this.#store
      .saveSnapshot(this.#table, { seq, at: seq, body, commands })
      .catch(() => this.#commands.unshift(...commands));
  }
}

function read(body: string): Kept | undefined {
  const kept = JSON.parse(body) as Kept;
  return kept.form === FORM && kept.program === VERSION ? kept : undefined;
}

/** A system may have changed how it keeps a scene. */
const isSound = ({ mark }: Kept, system: System | undefined): boolean =>
  system?.scene.parse(mark.now.scene).ok === true;

import { tellingOf } from '@tafelrunde/engine';
import { type Ask, explain, type Locale, type TraceLine } from '@tafelrunde/kernel';
import { type FigureView, parseHouse, type System } from '@tafelrunde/system';
import {
  figuresSeen,
  type LogEntry,
  lately,
  logLines,
  type OpenRun,
  type Seat,
  type TableEvent,
  type TableNow,
} from '@tafelrunde/table';
import type { Seated } from '../rooms/seated.ts';

/** As much of the log as is told at once. */
const ENTRIES = 30;
const EVENTS = 100;
const BYTES = 64 * 1024;
/** What makes most sense now, for each figure. */
const OFFERS = 6;

interface ToldEntry {
  readonly seq: number;
  readonly kind: LogEntry['kind'];
  readonly by: string;
  /** Markdown; without one where an account would leave it out. */
  readonly text?: string;
}

/** The table as one seat sees it, in words and ids. Everything here is made of the seat's own view. */
export class Look {
  readonly #system: System;
  readonly #seat: Seat;
  readonly #now: TableNow;
  readonly #past: readonly TableEvent[];
  readonly #locale: Locale;
  readonly #figures: readonly FigureView[];
  readonly #house: unknown;

  constructor(seated: Seated, seat: Seat, locale: Locale) {
    this.#system = seated.room.system;
    this.#seat = seat;
    this.#now = seated.now(seat);
    this.#past = seated.latest(seat, EVENTS, BYTES);
    this.#locale = locale;
    const house = parseHouse(this.#system.houseRules, this.#now.house);
    this.#house = house.ok ? house.value : {};
    this.#figures =
      seat.role === 'gm'
        ? this.#system.table.figures(this.#now.scene, this.#house)
        : figuresSeen(this.#system, this.#now);
  }

  all(full: boolean) {
    const { id, system, name, seq, seats, house, advice, undoRule, tracker, requests, runs, scene } =
      this.#now;
    const { id: seat, role, figures } = this.#seat;
    return {
      table: id,
      system,
      name,
      seq,
      you: { seat, name: this.#seat.name, role, figures },
      seats: seats
        .filter(({ revoked }) => !revoked)
        .map((one) => ({ seat: one.id, name: one.name, role: one.role, figures: one.figures })),
      house,
      advice,
      undoRule,
      turn: this.#system.scene.turn(scene) ?? (tracker.round === 0 ? null : tracker),
      figures: this.#figures,
      offers: this.#offers(),
      open: runs.map((run) => this.open(run)),
      requests: requests.map(({ id: request, to, audience, detail, text }) => ({
        request,
        asksYou: to.includes(seat),
        audience,
        action: detail?.action ?? null,
        input: detail?.input ?? null,
        text,
      })),
      log: this.#log().slice(-ENTRIES),
      ...(full ? { scene } : {}),
    };
  }

  /** What one command has come to. */
  after(command: string, seq: number) {
    const mine = this.#past.filter((event) => event.command === command);
    const run = mine.flatMap((event) => ('run' in event ? [event.run] : []))[0];
    const open = this.#now.runs.find(({ id }) => id === run);
    const results = mine.flatMap((event): readonly object[] => {
      if (event.kind === 'notationRolled') return [event.roll === null ? { hidden: true } : event.roll];
      return event.kind === 'runFinished' ? [this.#result(event)] : [];
    });
    const [requested] = mine.flatMap((event) => (event.kind === 'rollRequested' ? [event.request] : []));
    return {
      seq,
      ...(run === undefined ? {} : { run }),
      ...(requested === undefined ? {} : { request: requested }),
      ...results[0],
      ...(open === undefined ? {} : { open: this.open(open) }),
    };
  }

  /** What was told of these events, as far as it is still at hand. */
  linesOf(events: readonly number[]) {
    return this.#log().filter(({ seq }) => events.includes(seq));
  }

  /** An action that waits for an answer. */
  open(run: OpenRun) {
    const { id, by, audience, waitsFor, detail, progress } = run;
    return {
      run: id,
      by,
      audience,
      action: detail?.action ?? null,
      input: detail?.input ?? null,
      waitsFor,
      waitsForYou: waitsFor.includes(this.#seat.id),
      ...(progress === null ? {} : { ...this.#asked(progress.ask), trace: this.#told(progress.trace) }),
    };
  }

  #asked(ask: Ask) {
    // Real dice are typed in by whoever threw them.
    if (ask.kind === 'roll') return { throws: ask.pool };
    const words = this.#system.words[this.#locale];
    return {
      together: ask.together,
      questions: ask.questions.map((question) => {
        const { id, cite, by, options } = question;
        const said = words.question(question);
        return {
          question: id,
          rule: cite,
          by,
          ask: said.ask,
          options: options.map((key) => ({ key, text: this.#nameOf(key) ?? said.options[key] ?? key })),
        };
      }),
    };
  }

  #result({ result, detail }: Extract<TableEvent, { kind: 'runFinished' }>) {
    if (result === null || detail === null) return { hidden: true };
    return { action: detail.action, outcome: result.outcome, trace: this.#told(result.trace) };
  }

  #told(trace: readonly TraceLine[]) {
    const names = new Map(this.#figures.map(({ id, name }) => [id, name]));
    return explain(trace, tellingOf(this.#system, this.#locale, names));
  }

  #log(): readonly ToldEntry[] {
    const line = logLines(this.#system, this.#now, this.#locale);
    return lately(this.#now, this.#past).log.map((entry) => {
      const { seq, kind, by } = entry;
      const text = line(entry);
      return { seq, kind, by, ...(text === undefined ? {} : { text }) };
    });
  }

  /** The things that make most sense now, with inputs that are ready to use. */
  #offers() {
    const mine =
      this.#seat.role === 'gm'
        ? this.#figures.filter(({ side }) => side === 'enemies').map(({ id }) => id)
        : this.#seat.figures;
    return mine.flatMap((figure) =>
      this.#system.table
        .offers(this.#now.scene, figure, this.#house)
        .filter(({ rank }) => rank !== undefined)
        .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
        .slice(0, OFFERS)
        .map(({ action, input, fields }) => ({ figure, action, input, fillIn: fields })),
    );
  }

  #nameOf(figure: string): string | undefined {
    return this.#figures.find(({ id }) => id === figure)?.name;
  }
}

import { parseHouse, type System } from '@tafelrunde/system';
import {
  type Command,
  decide,
  emptyTable,
  evolve,
  openingOf,
  type Refusal,
  stamp,
  type Table,
  type TableEvent,
} from '@tafelrunde/table';

type Unnumbered = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never;

/** Somebody to fight, in systems where players' figures do not offer to hit each other. */
const OPPONENTS: Readonly<Record<string, { readonly action: string; readonly input: object }>> = {
  grundregelwerk: {
    action: 'grundregelwerk/add-enemy',
    input: { id: 'orc', name: 'Ork', category: 'elite' },
  },
};

/** A table of any system with its events, as a server would keep it; every pick is handed in, nothing is by chance. */
export class PlayedTable {
  table: Table;
  readonly events: TableEvent[] = [];
  readonly #system: System;
  #count = 0;

  constructor(system: System) {
    this.#system = system;
    this.table = emptyTable(system.scene);
    const opening = { table: 't', system: system.id, name: 'Runde', seat: 'gm', gm: 'Spielleitung' };
    this.#append(stamp(this.table, openingOf(opening, this.#world), 'gm', 'open', 0));
    for (const seat of ['mira', 'jonas'])
      this.send('gm', { kind: 'addSeat', seat, name: seat, role: 'player' });
    this.send('gm', { kind: 'addSeat', seat: 'guest', name: 'Gast', role: 'spectator' });
    for (const by of ['mira', 'jonas']) {
      const [template] = system.character.templates;
      this.act(by, system.character.create, { id: by, name: by, template: template?.id }, {});
      this.answerAll(() => 0);
    }
    const opponent = OPPONENTS[system.id];
    if (opponent !== undefined) this.act('gm', opponent.action, opponent.input, {});
  }

  send(by: string, command: Unnumbered): Refusal | null {
    this.#count += 1;
    const id = `c${this.#count}`;
    const decision = decide(this.#system, this.table, by, { ...command, id } as Command, this.#world);
    if (!decision.ok) return decision.refusal;
    this.#append(stamp(this.table, decision.happenings, by, id, this.#count));
    return null;
  }

  act(
    by: string,
    action: string,
    input: unknown,
    more: Partial<Extract<Command, { kind: 'act' }>>,
  ): Refusal | null {
    return this.send(by, { kind: 'act', action, input, audience: 'everyone', realDice: false, ...more });
  }

  /** What this figure, or the GM, can do; some of it wants a form filled in and is refused without. */
  offers(figure: string) {
    const house = parseHouse(this.#system.houseRules, this.table.house);
    if (!house.ok) return [];
    const { table } = this.#system;
    return figure === 'gm'
      ? table.gmOffers(this.table.scene, house.value)
      : table.offers(this.table.scene, figure, house.value);
  }

  /** Answers one open question as the GM, who always may; false if that did not work. */
  answerOne(pick: (count: number) => number): boolean {
    const run = this.table.runs.at(-1);
    const ask = run?.progress?.ask;
    if (run === undefined || ask === undefined) return false;
    const answer =
      ask.kind === 'roll'
        ? Array.from({ length: ask.pool.count }, () => 1 + pick(ask.pool.openEnded ? 1 : ask.pool.sides))
        : ask.questions.map(({ options }) => options[pick(options.length)] ?? '');
    const given =
      ask.kind === 'choose' && !ask.together ? (answer[0] as string) : (answer as number[] | string[]);
    const by = run.waitsFor[0] ?? 'gm';
    return this.send(by, { kind: 'answer', run: run.id, answer: given }) === null;
  }

  answerAll(pick: (count: number) => number): void {
    for (let i = 0; i < 40 && this.table.runs.length > 0; i += 1)
      if (!this.answerOne(pick)) this.send('gm', { kind: 'cancel', run: this.table.runs.at(-1)?.id ?? '' });
  }

  readonly #world = {
    secret: () => (this.#count * 1000 + this.events.length).toString(16).padStart(64, '0'),
    isDone: (id: string) => this.events.some(({ command }) => command === id),
    hasFile: () => true,
  };

  #append(events: readonly TableEvent[]): void {
    for (const event of events) {
      this.events.push(event);
      this.table = evolve(this.#system.scene, this.table, event);
    }
  }
}

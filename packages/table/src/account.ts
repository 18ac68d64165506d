import type { Locale } from '@tafelrunde/kernel';
import type { FigureView, System } from '@tafelrunde/system';
import { markdownOf, plain, type ToldLine, toldLine } from './account-line.ts';
import { type AccountText, accountTexts } from './account-text.ts';
import { apply, isCounting, nothingYet } from './apply.ts';
import type { TableEvent } from './events.ts';
import { figuresOf } from './figures.ts';
import { entryOf } from './log.ts';
import type { LogEntry, TableNow } from './model.ts';
import { goneIn } from './taken-back.ts';

/** After a pause this long another evening begins. */
const PAUSE_MS = 6 * 60 * 60_000;

export interface AccountOptions {
  /** How a day is written, in whatever zone the reader lives; left out, evenings are only counted. */
  readonly day?: (at: number) => string;
}

/** A piece of the account. A heading of a level (evening, scene or fight, round) counts until the next one of its level or above. */
export type StoryPart =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: string }
  | { readonly kind: 'line'; readonly line: ToldLine }
  | { readonly kind: 'closing'; readonly text: string };

/** What happened at a table, told: one seat's events, so what was hidden from it stays hidden. */
export interface Story {
  readonly name: string;
  /** Who sat at the table. */
  readonly people: readonly string[];
  readonly evenings: readonly Evening[];
  /** By figure: the file of its picture. */
  readonly portraits: TableNow['portraits'];
}

export interface Evening {
  readonly title: string;
  /** When it began, by the clock of whoever keeps the table. */
  readonly at: number;
  readonly parts: readonly StoryPart[];
}

/** What happened at a table, evening by evening. What was taken back is left out. */
export function storyOf(
  system: System,
  events: readonly TableEvent[],
  locale: Locale,
  options: AccountOptions = {},
): Story {
  const account = new Account(system, locale, options);
  const gone = goneIn(events);
  let table = nothingYet(system.scene);
  for (const event of events) {
    if (gone.has(event.seq) || !isCounting(event)) continue;
    table = apply(system.scene, table, event);
    account.follow(table, entryOf(event), event.at);
    if (event.kind === 'eveningEnded') account.endEvening();
  }
  return {
    name: table.name,
    people: peopleOf(locale, table),
    evenings: account.evenings(),
    portraits: table.portraits,
  };
}

/** The same as Markdown. */
export function accountOf(
  system: System,
  events: readonly TableEvent[],
  locale: Locale,
  options: AccountOptions = {},
): string {
  const { name, people, evenings } = storyOf(system, events, locale, options);
  const text = accountTexts[locale];
  const head = [`# ${plain(name)}`, `${system.title[locale]} · ${people.map(plain).join(' · ')}`];
  const told = evenings.flatMap(({ title, parts }) => [`## ${plain(title)}`, ...blocksOf(text, parts)]);
  return `${[...head, ...(told.length === 0 ? [text.nothing] : told)].join('\n\n')}\n`;
}

/** Lines that follow each other are one list. */
function blocksOf(text: AccountText, parts: readonly StoryPart[]): readonly string[] {
  const blocks: string[] = [];
  for (const [i, part] of parts.entries()) {
    if (part.kind === 'heading')
      blocks.push(part.level === 3 ? `*${plain(part.text)}*` : `### ${plain(part.text)}`);
    else if (part.kind === 'closing') blocks.push(plain(part.text));
    else if (parts[i - 1]?.kind === 'line') blocks[blocks.length - 1] += `\n- ${markdownOf(text, part.line)}`;
    else blocks.push(`- ${markdownOf(text, part.line)}`);
  }
  return blocks;
}

function peopleOf(locale: Locale, { seats }: TableNow): readonly string[] {
  const text = accountTexts[locale];
  const named = (role: string) => seats.flatMap((seat) => (seat.role === role ? [seat.name] : [])).join(', ');
  const players = named('player');
  return [text.gm(named('gm')), ...(players === '' ? [] : [text.players(players)])];
}

class Account {
  readonly #system: System;
  readonly #locale: Locale;
  readonly #options: AccountOptions;
  readonly #parts: StoryPart[] = [];
  readonly #began: number[] = [];
  readonly #names = new Map<string, string>();
  readonly #count = { evenings: 0, scenes: 0, fights: 0 };
  #section: 'none' | 'scene' | 'fight' = 'none';
  #fight: { readonly standing: readonly string[]; readonly heading: string; round: number } | null = null;
  /** When the last thing was told; null before the first of an evening. */
  #lastAt: number | null = null;

  constructor(system: System, locale: Locale, options: AccountOptions) {
    this.#system = system;
    this.#locale = locale;
    this.#options = options;
  }

  /** What one event has made of the table, and its line in the log. What begins a fight and what ends it belongs to it. */
  follow(table: TableNow, entry: LogEntry | undefined, at: number): void {
    const figures = this.#figures(table);
    for (const { id, name } of figures) this.#names.set(id, name);
    const round = this.#system.scene.turn(table.scene)?.round ?? (table.tracker.round || null);
    if (this.#fight === null && round !== null) this.#beginFight(figures, round);
    if (entry !== undefined) this.#tell(table, entry, at);
    if (this.#fight !== null && round === null) this.#endFight(figures);
    else if (this.#fight !== null && round !== null) this.#inRound(round);
  }

  /** Whatever is told next begins another evening; a fight may go on in it. */
  endEvening(): void {
    this.#lastAt = null;
  }

  /** Headings with nothing below them are left out. */
  evenings(): readonly Evening[] {
    const evenings: { title: string; at: number; parts: StoryPart[] }[] = [];
    for (const [i, part] of this.#parts.entries()) {
      if (part.kind === 'heading' && part.level === 1)
        evenings.push({ title: part.text, at: this.#began[evenings.length] ?? 0, parts: [] });
      else if (part.kind !== 'heading' || this.#hasLines(i, part.level)) evenings.at(-1)?.parts.push(part);
    }
    return evenings;
  }

  #hasLines(heading: number, level: number): boolean {
    const next = this.#parts
      .slice(heading + 1)
      .find((part) => part.kind !== 'heading' || part.level <= level);
    return next?.kind === 'line';
  }

  #figures(table: TableNow): readonly FigureView[] {
    return figuresOf(this.#system, table);
  }

  #tell(table: TableNow, entry: LogEntry, at: number): void {
    const text = accountTexts[this.#locale];
    const teller = {
      system: this.#system,
      locale: this.#locale,
      text,
      seatName: (id: string) => table.seats.find((seat) => seat.id === id)?.name ?? id,
      figureName: (id: string) => this.#names.get(id),
    };
    const line = toldLine(teller, entry);
    if (line === undefined) return;
    if (this.#lastAt === null || at - this.#lastAt > PAUSE_MS) this.#beginEvening(at);
    this.#lastAt = at;
    this.#enterSection();
    this.#parts.push({ kind: 'line', line });
  }

  #beginEvening(at: number): void {
    this.#count.evenings += 1;
    const day = this.#options.day === undefined ? '' : ` (${this.#options.day(at)})`;
    const text = `${accountTexts[this.#locale].evening(this.#count.evenings)}${day}`;
    this.#began.push(at);
    this.#parts.push({ kind: 'heading', level: 1, text });
    this.#section = 'none';
  }

  #enterSection(): void {
    const wanted = this.#fight === null ? 'scene' : 'fight';
    if (this.#section === wanted) return;
    this.#section = wanted;
    if (this.#fight === null) this.#count.scenes += 1;
    const scene = accountTexts[this.#locale].scene(this.#count.scenes);
    this.#parts.push({ kind: 'heading', level: 2, text: this.#fight?.heading ?? scene });
    if (this.#fight !== null) this.#roundHeading(this.#fight.round);
  }

  #roundHeading(round: number): void {
    this.#parts.push({ kind: 'heading', level: 3, text: accountTexts[this.#locale].round(round) });
  }

  #beginFight(figures: readonly FigureView[], round: number): void {
    const text = accountTexts[this.#locale];
    const standing = figures.filter(({ isOut }) => !isOut);
    const [ours, theirs] = (['players', 'enemies'] as const).map((side) =>
      namesOf(standing.filter((one) => one.side === side)),
    );
    this.#count.fights += 1;
    const title = text.fight(this.#count.fights);
    const heading = ours && theirs ? `${title}: ${text.against(ours, theirs)}` : title;
    this.#fight = { standing: standing.map(({ id }) => id), heading, round };
    this.#section = 'none';
  }

  #inRound(round: number): void {
    if (this.#fight === null || round === this.#fight.round) return;
    this.#fight.round = round;
    if (this.#section === 'fight') this.#roundHeading(round);
  }

  #endFight(figures: readonly FigureView[]): void {
    const text = accountTexts[this.#locale];
    const { standing = [], round = 1 } = this.#fight ?? {};
    const fallen = figures.filter(({ id, isOut }) => isOut && standing.includes(id));
    const out = fallen.length === 0 ? '' : ` ${text.out(namesOf(fallen))}`;
    // A fight in which nothing was done is not told.
    if (this.#section === 'fight')
      this.#parts.push({ kind: 'closing', text: `${text.fightOver(round)}${out}` });
    this.#fight = null;
    this.#section = 'none';
  }
}

const namesOf = (figures: readonly FigureView[]): string => figures.map(({ name }) => name).join(', ');

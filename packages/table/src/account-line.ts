import type { Fact, Locale, TraceLine } from '@tafelrunde/kernel';
import type { System } from '@tafelrunde/system';
import type { AccountText } from './account-text.ts';
import type { LogEntry, RunResult } from './model.ts';
import { rolledTotal } from './rolled.ts';

/** What telling an entry takes. */
export interface Teller {
  readonly system: System;
  readonly locale: Locale;
  readonly text: AccountText;
  readonly seatName: (seat: string) => string;
  /** The name of a figure; undefined for what is none. */
  readonly figureName: (figure: string) => string | undefined;
}

/** Dice that were thrown together. */
export interface ToldThrow {
  readonly sides: number;
  readonly faces: readonly number[];
}

/** One thing that happened, as an account tells it: who, what, and with which dice. */
export interface ToldLine {
  /** Null where nobody in particular is spoken of. */
  readonly who: string | null;
  /** The figure that this is the name of, where one acts. */
  readonly figure: string | null;
  /** What stands between the name and the rest. */
  readonly link: ': ' | ' ';
  readonly text: string;
  readonly dice: readonly ToldThrow[];
  /** Real dice, typed in. */
  readonly typed: boolean;
}

/** One entry of the log as a line of Markdown; undefined for what leaves no trace in an account. */
export function accountLine(teller: Teller, entry: LogEntry): string | undefined {
  const line = toldLine(teller, entry);
  return line && markdownOf(teller.text, line);
}

export function markdownOf(text: AccountText, line: ToldLine): string {
  const who = line.who === null ? '' : `**${plain(line.who)}**${line.link}`;
  return `${who}${plain(line.text)}${diceOf(text, line.dice, line.typed)}`;
}

const by = (who: string | null, text: string, link: ToldLine['link'] = ': '): ToldLine => ({
  who,
  figure: null,
  link,
  text,
  dice: [],
  typed: false,
});

/** One entry of the log as it is told; undefined for what leaves no trace. */
export function toldLine(teller: Teller, entry: LogEntry): ToldLine | undefined {
  const { text, seatName } = teller;
  const who = seatName(entry.by);
  switch (entry.kind) {
    case 'said':
      return by(who, text.said(entry.text));
    case 'brought':
      return by(who, text.brought(entry.name), ' ');
    case 'handed': {
      const figure = teller.figureName(entry.figure) ?? entry.figure;
      return entry.to === null
        ? by(who, text.freed(figure), ' ')
        : by(seatName(entry.to), text.handed(figure), ' ');
    }
    case 'cancelled': {
      if (entry.detail === null) return by(who, text.hidden);
      const title = teller.system.words[teller.locale].action(entry.detail.action).title;
      return { ...by(who, text.cancelled(title)), dice: throwsIn(entry.trace ?? []) };
    }
    case 'house':
      return by(null, text.house);
    case 'policy':
      return by(null, text.policy);
    case 'revealed':
      return by(null, text.revealed(entry.epoch));
    case 'encounter':
      return entry.hidden
        ? undefined
        : by(null, text.appear(entry.figures.map(({ name }) => name).join(', ')));
    case 'shown':
      return by(who, text.shown(entry.paper.title), ' ');
    case 'veiled':
    case 'evening':
    case 'undone':
    case 'redone':
      return undefined;
    case 'notation': {
      if (entry.roll === null) return by(who, text.hidden);
      const { text: notation, throws: dice, typed } = entry.roll;
      return { ...by(who, `${notation} = ${rolledTotal(entry.roll, teller.locale)}`), dice, typed };
    }
    case 'run':
      return entry.detail === null || entry.result === null
        ? by(who, text.hidden)
        : runLine(teller, entry.by, entry.detail.action, entry.detail.input, entry.result);
  }
}

const throwsIn = (trace: readonly TraceLine[]): readonly ToldThrow[] =>
  trace.flatMap((line) => (line.kind === 'roll' ? [{ sides: line.pool.sides, faces: line.faces }] : []));

function runLine(
  { system, locale, text, seatName, figureName }: Teller,
  starter: string,
  action: string,
  input: unknown,
  { trace, headline, outcome, typed }: RunResult,
): ToldLine {
  const words = system.words[locale];
  // Offers name the acting figure first, then whom it is aimed at; whoever is made just now does not act.
  const values = (input ?? {}) as Readonly<Record<string, unknown>>;
  const [actor, target] = Object.values(values).flatMap((value) =>
    typeof value === 'string' && value !== values['id'] && figureName(value) !== undefined ? [value] : [],
  );
  const { title } = words.action(action);
  const { kind, reason } = (outcome ?? {}) as { readonly kind?: unknown; readonly reason?: unknown };
  const refused = kind === 'refused' ? words.value('reason', String(reason)) : undefined;
  const came = refused ?? (headline === null ? undefined : words.fact(named(headline, figureName)));
  const nameOf = (id: string) => figureName(id) ?? id;
  const what = target === undefined || target === actor ? title : text.on(title, nameOf(target));
  const sentence = came === undefined ? '' : ` – ${came}`;
  const who = actor === undefined ? seatName(starter) : nameOf(actor);
  return { ...by(who, `${what}${sentence}`), figure: actor ?? null, dice: throwsIn(trace), typed };
}

/** Rules know people by their ids; an account calls them by their names. */
function named(fact: Fact, figureName: Teller['figureName']): Fact {
  const name = (value: unknown): unknown => {
    if (typeof value === 'string') return figureName(value) ?? value;
    return Array.isArray(value) ? value.map(name) : value;
  };
  const { kind, ...rest } = fact;
  return { kind, ...Object.fromEntries(Object.entries(rest).map(([field, value]) => [field, name(value)])) };
}

function diceOf({ die, typed: real }: AccountText, throws: readonly ToldThrow[], typed: boolean): string {
  const shown = throws.filter(({ faces }) => faces.length > 0);
  if (shown.length === 0) return '';
  const dice = shown.map(
    ({ sides, faces }) => `${faces.length === 1 ? '' : faces.length}${die}${sides}: ${faces.join(', ')}`,
  );
  return ` (${[...(typed ? [real] : []), ...dice].join('; ')})`;
}

/** Words of people as they are: nothing in them is Markdown or HTML, and they stay on their line. */
export function plain(words: string): string {
  return words
    .replace(/[\r\n\t]+/g, ' ')
    .replace(/[\\`*_[\]#|~]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .trim();
}

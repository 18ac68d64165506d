import type { Fact, Locale } from '@tafelrunde/kernel';
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

/** One entry of the log as a line of Markdown; undefined for what leaves no trace in an account. */
export function accountLine(teller: Teller, entry: LogEntry): string | undefined {
  const { text, seatName } = teller;
  const who = bold(seatName(entry.by));
  switch (entry.kind) {
    case 'said':
      return text.said(who, plain(entry.text));
    case 'brought':
      return text.brought(who, plain(entry.name));
    case 'handed':
      return entry.to === null
        ? text.freed(who, plain(teller.figureName(entry.figure) ?? entry.figure))
        : text.handed(plain(seatName(entry.to)), plain(teller.figureName(entry.figure) ?? entry.figure));
    case 'cancelled': {
      const dice = (entry.trace ?? []).flatMap((line) =>
        line.kind === 'roll' ? [{ sides: line.pool.sides, faces: line.faces }] : [],
      );
      return entry.detail === null
        ? `${who}: ${text.hidden}`
        : `${text.cancelled(who, plain(teller.system.words[teller.locale].action(entry.detail.action).title))}${diceOf(text, dice, false)}`;
    }
    case 'shown':
      return text.shown(who, plain(entry.paper.title));
    case 'house':
      return text.house;
    case 'policy':
      return text.policy;
    case 'revealed':
      return text.revealed(entry.epoch);
    case 'encounter':
      return entry.hidden ? undefined : text.appear(entry.figures.map(({ name }) => plain(name)).join(', '));
    case 'veiled':
    case 'undone':
    case 'redone':
      return undefined;
    case 'notation': {
      if (entry.roll === null) return `${who}: ${text.hidden}`;
      const { text: notation, throws, typed } = entry.roll;
      const total = rolledTotal(entry.roll, teller.locale);
      return `${who}: ${plain(notation)} = ${total}${diceOf(text, throws, typed)}`;
    }
    case 'run':
      return entry.detail === null || entry.result === null
        ? `${who}: ${text.hidden}`
        : runLine(teller, entry.by, entry.detail.action, entry.detail.input, entry.result);
  }
}

function runLine(
  { system, locale, text, seatName, figureName }: Teller,
  by: string,
  action: string,
  input: unknown,
  { trace, headline, outcome, typed }: RunResult,
): string {
  const words = system.words[locale];
  // Offers name the acting figure first, then whom it is aimed at; whoever is made just now does not act.
  const values = (input ?? {}) as Readonly<Record<string, unknown>>;
  const [actor, target] = Object.values(values).flatMap((value) =>
    typeof value === 'string' && value !== values['id'] ? (figureName(value) ?? []) : [],
  );
  const { title } = words.action(action);
  const { kind, reason } = (outcome ?? {}) as { readonly kind?: unknown; readonly reason?: unknown };
  const refused = kind === 'refused' ? words.value('reason', String(reason)) : undefined;
  const came = refused ?? (headline === null ? undefined : words.fact(named(headline, figureName)));
  const what = target === undefined || target === actor ? title : text.on(title, target);
  const throws = trace.flatMap((line) =>
    line.kind === 'roll' ? [{ sides: line.pool.sides, faces: line.faces }] : [],
  );
  const sentence = came === undefined ? '' : ` – ${plain(came)}`;
  return `${bold(actor ?? seatName(by))}: ${plain(what)}${sentence}${diceOf(text, throws, typed)}`;
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

function diceOf(
  { die, typed: real }: AccountText,
  throws: readonly { readonly sides: number; readonly faces: readonly number[] }[],
  typed: boolean,
): string {
  const shown = throws.filter(({ faces }) => faces.length > 0);
  if (shown.length === 0) return '';
  const dice = shown.map(
    ({ sides, faces }) => `${faces.length === 1 ? '' : faces.length}${die}${sides}: ${faces.join(', ')}`,
  );
  return ` (${[...(typed ? [real] : []), ...dice].join('; ')})`;
}

const bold = (name: string): string => `**${plain(name)}**`;

/** Words of people as they are: nothing in them is Markdown or HTML, and they stay on their line. */
export function plain(words: string): string {
  return words
    .replace(/[\r\n\t]+/g, ' ')
    .replace(/[\\`*_[\]#|~]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .trim();
}

import type { Values } from '../../../table/view-store.ts';
import { type Askable, type AskedAudience, fold, type RequestWords } from './request-words.ts';

/** A line read: `Bemerken 9, alle, blind: Hört ihr das?` */
export type ReadLine =
  | {
      readonly ok: true;
      readonly askable: Askable;
      readonly input: Values;
      readonly goal: string | null;
      readonly to: readonly string[];
      readonly audience: AskedAudience;
      readonly about: string;
    }
  | { readonly ok: false; readonly problem: LineProblem };

/** What keeps a line from being sent, with the word that is not understood. */
export type LineProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'what' | 'goal' | 'part'; readonly word: string };

const AUDIENCES = ['everyone', 'blind', 'self'] as const;

export function readLine(line: string, words: RequestWords): ReadLine {
  const { parts, about } = split(line);
  const [what = '', ...rest] = parts.map((part) => part.trim());
  if (what === '') return { ok: false, problem: { kind: 'empty' } };
  const asked = askedBy(what, words.askables);
  if (asked === undefined) return { ok: false, problem: { kind: 'what', word: what } };
  if (asked.goal === undefined) return { ok: false, problem: { kind: 'goal', word: asked.rest } };
  const to: string[] = [];
  let audience: AskedAudience = 'everyone';
  for (const part of rest.filter((one) => one !== '')) {
    const seat = words.seats.find(({ name }) => fold(name) === fold(part));
    const manner = AUDIENCES.find((one) => fold(words.audiences[one]) === fold(part));
    if (seat !== undefined) to.push(seat.id);
    else if (manner !== undefined) audience = manner;
    else if (fold(part) !== fold(words.all)) return { ok: false, problem: { kind: 'part', word: part } };
  }
  const { askable, goal } = asked;
  const input =
    goal === null || askable.goal === null
      ? askable.input
      : { ...askable.input, [askable.goal.field]: goal.value };
  return { ok: true, askable, input, goal: goal?.name ?? null, to, audience, about };
}

/** What stands behind a colon is said to those who are asked. */
function split(line: string): { readonly parts: readonly string[]; readonly about: string } {
  const colon = line.indexOf(':');
  const head = colon < 0 ? line : line.slice(0, colon);
  return { parts: head.split(','), about: colon < 0 ? '' : line.slice(colon + 1).trim() };
}

interface Asked {
  readonly askable: Askable;
  /** What stands behind its name. */
  readonly rest: string;
  /** Null where none is set, undefined where it is not understood. */
  readonly goal: { readonly value: number; readonly name: string } | null | undefined;
}

/** The longest name that the words begin with; a beginning that only one name has is enough. */
function askedBy(what: string, askables: readonly Askable[]): Asked | undefined {
  const typed = fold(what);
  const named = askables
    .filter(({ label }) => typed === fold(label) || typed.startsWith(`${fold(label)} `))
    .toSorted((a, b) => b.label.length - a.label.length)[0];
  if (named !== undefined) {
    const rest = typed.slice(fold(named.label).length).trim();
    return { askable: named, rest, goal: goalOf(named, rest) };
  }
  const [, start = typed, number = ''] = /^(.*?)\s*(\d*)$/.exec(typed) ?? [];
  const begun = askables.filter(({ label }) => start !== '' && fold(label).startsWith(start));
  const [only] = begun;
  return begun.length === 1 && only !== undefined
    ? { askable: only, rest: number, goal: goalOf(only, number) }
    : undefined;
}

/** A number, or the word of a usual one. */
function goalOf({ goal }: Askable, rest: string): Asked['goal'] {
  if (rest === '') return null;
  if (goal === null) return undefined;
  const rung = goal.rungs.find(
    ({ value, name }) => String(value) === rest || fold(name) === rest || fold(name) === `${rest} ${value}`,
  );
  if (rung !== undefined) return rung;
  return /^\d{1,3}$/.test(rest) ? { value: Number(rest), name: rest } : undefined;
}

/** Not more than fit below the line. */
const MOST = 6;

/** How the line could go on: the whole line each time. */
export function completions(line: string, words: RequestWords): readonly string[] {
  if (line.includes(':')) return [];
  const parts = line.split(',');
  const last = parts.at(-1) ?? '';
  const before = parts.slice(0, -1).map((part) => part.trim());
  const typed = fold(last);
  if (before.length === 0) return whatCompletions(last, words.askables).slice(0, MOST);
  const used = new Set(before.map(fold));
  const people = used.has(fold(words.all)) ? [] : [words.all, ...words.seats.map(({ name }) => name)];
  return [...people, ...manners(words)]
    .filter((word) => !used.has(fold(word)) && fold(word).startsWith(typed) && fold(word) !== typed)
    .slice(0, MOST)
    .map((word) => [...before, word].join(', '));
}

const manners = ({ audiences }: RequestWords): readonly string[] =>
  AUDIENCES.map((one) => audiences[one].toLowerCase());

function whatCompletions(what: string, askables: readonly Askable[]): readonly string[] {
  const typed = fold(what);
  if (typed === '') return [];
  const named = askables.find(({ label }) => typed === fold(label) || typed.startsWith(`${fold(label)} `));
  const rungs = (named?.goal?.rungs ?? [])
    .map(({ name }) => `${named?.label} ${name}`)
    .filter((whole) => fold(whole).startsWith(typed) && fold(whole) !== typed);
  const starting = askables.filter(({ label }) => fold(label).startsWith(typed) && fold(label) !== typed);
  const within = askables.filter(
    ({ label }) => fold(label).includes(typed) && !fold(label).startsWith(typed),
  );
  return [...rungs, ...[...starting, ...within].map(({ label }) => label)];
}

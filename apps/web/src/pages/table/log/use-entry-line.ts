import type { TraceLine } from '@tafelrunde/kernel';
import type { Audience, LogEntry, TableEvent } from '@tafelrunde/table';
import { useMemo } from 'react';
import type { TableDictionary } from '../../../text/table-dictionary.ts';
import { namedFact } from '../named.ts';
import { type AtTable, useTable } from '../table-context.ts';
import { everToldIn, takenBackBy } from '../undo/taking-back.ts';
import { useTableText } from '../use-table-text.ts';

export interface EntryLine {
  readonly who: string;
  readonly what: string;
  /** The sentence that tells what came of it. */
  readonly said?: string;
}

/** Several steps taken back or done again, in one sentence. */
export function useStepsLine(): (
  undoings: readonly number[],
  say: (what: string, more: number) => string,
) => string {
  const at = useTable();
  const event = useHappenedLine();
  return (undoings, say) => takenBack(at, undoings, event, say);
}

interface Lines {
  readonly entry: (entry: LogEntry) => EntryLine;
  readonly event: (event: TableEvent) => EntryLine;
}

/** An entry of the log as people say it. */
export const useEntryLine = (): Lines['entry'] => useLines().entry;

/** Anything that happened as people say it, with or without a line of its own in the log. */
export const useHappenedLine = (): Lines['event'] => useLines().event;

function useLines(): Lines {
  const text = useTableText();
  const at = useTable();
  return useMemo(() => {
    const told = everToldIn(at.table.log);
    const event: Lines['event'] = (one) => {
      const found = told.get(one.seq);
      return found === undefined
        ? { who: at.seatName(one.by), what: happeningOf(at, text, one) }
        : entry(found);
    };
    const entry: Lines['entry'] = (one) => entryLine(at, text, one, event);
    return { entry, event };
  }, [at, text]);
}

function entryLine(at: AtTable, text: TableDictionary, entry: LogEntry, event: Lines['event']): EntryLine {
  const who = at.seatName(entry.by);
  const isHidden =
    (entry.kind === 'run' && entry.result === null) || (entry.kind === 'notation' && entry.roll === null);
  if (isHidden) return { who, what: hiddenRoll(at, text, entry.audience, entry.by) };
  switch (entry.kind) {
    case 'said':
      return { who, what: entry.text };
    case 'brought':
      return { who, what: text.log.brought(entry.name) };
    case 'handed':
      return { who, what: handedOver(at, text, entry) };
    case 'cancelled':
      return {
        who,
        what:
          entry.detail === null
            ? hiddenRoll(at, text, entry.audience, entry.starter)
            : text.log.cancelled(at.words.action(entry.detail.action).title, facesIn(entry.trace ?? [])),
      };
    case 'house':
      return { who, what: text.log.house };
    case 'undone':
      return { who, what: takenBack(at, [entry.seq], event, text.undo.undone) };
    case 'redone':
      return { who, what: takenBack(at, [entry.target], event, text.undo.redone) };
    case 'revealed':
      return { who, what: text.log.revealed(entry.epoch) };
    case 'notation':
      return { who, what: text.log.sum(entry.roll?.text ?? '', entry.roll?.total ?? 0) };
    case 'run':
      return runLine(at, text, entry);
  }
}

function hiddenRoll({ state }: AtTable, text: TableDictionary, audience: Audience, by: string): string {
  if (audience === 'blind' && by === state.seat) return text.audience.ownBlind;
  return text.audience.hidden[audience === 'everyone' ? 'gm' : audience];
}

/** All that was taken back, by the first of it. */
function takenBack(
  { table }: AtTable,
  undoings: readonly number[],
  event: Lines['event'],
  say: (what: string, more: number) => string,
): string {
  const [first, ...more] = takenBackBy(table, undoings);
  if (first === undefined) return say('…', 0);
  const { who, what } = event(first);
  return say(`${who}: ${what}`, more.length);
}

function runLine(
  { words, seatName, figures, nameOf }: AtTable,
  text: TableDictionary,
  { by, detail, result }: Extract<LogEntry, { kind: 'run' }>,
): EntryLine {
  // Offers name the acting figure first, then whom it is aimed at.
  const input = Object.entries((detail?.input ?? {}) as Record<string, unknown>);
  const ids = input.filter(([field]) => field !== 'id').map(([, value]) => value);
  const [actor, target] = ids.flatMap((id) => figures.find((figure) => figure.id === id)?.name ?? []);
  const { title } = words.action(detail?.action ?? '');
  const { headline = null, outcome } = result ?? {};
  const { kind, reason } = (outcome ?? {}) as { readonly kind?: unknown; readonly reason?: unknown };
  const refused = kind === 'refused' ? words.value('reason', String(reason)) : undefined;
  const said = refused ?? (headline === null ? undefined : words.fact(namedFact(headline, nameOf)));
  const what = target === undefined || target === actor ? title : text.sheet.on(title, target);
  return { who: actor ?? seatName(by), what, ...(said === undefined ? {} : { said }) };
}

function handedOver(
  { nameOf, seatName }: AtTable,
  { history }: TableDictionary,
  { by, figure, to }: Extract<LogEntry, { kind: 'handed' }>,
): string {
  if (to === by) return history.taken(nameOf(figure));
  return to === null ? history.released(nameOf(figure)) : history.handedOver(nameOf(figure), seatName(to));
}

/** All dice that had fallen. */
const facesIn = (trace: readonly TraceLine[]): string =>
  trace.flatMap((line) => (line.kind === 'roll' ? line.faces : [])).join(', ');

/** What happened without a line in the log. */
function happeningOf({ words, seatName }: AtTable, text: TableDictionary, event: TableEvent): string {
  const { told, advice, undoRule, tracked } = text.history;
  switch (event.kind) {
    case 'seatAdded':
    case 'seatRenamed':
      return told[event.kind](event.name);
    case 'seatRevoked':
      return told.seatRevoked(seatName(event.seat));
    case 'rollRequested':
      return told.rollRequested(
        event.detail === null ? text.decision.hidden : words.action(event.detail.action).title,
      );
    case 'tableOpened':
    case 'requestWithdrawn':
      return told[event.kind]('');
    case 'adviceSet':
      return advice(event.on);
    case 'undoRuleSet':
      return undoRule(text.undo.rules[event.who]);
    case 'tracked':
      return tracked[event.change.kind];
    case 'runStarted':
      return event.detail === null
        ? text.undo.hiddenRun
        : text.undo.openRun(words.action(event.detail.action).title);
    default:
      return text.audience.hidden.gm;
  }
}

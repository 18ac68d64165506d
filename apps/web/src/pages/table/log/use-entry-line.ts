import { type Locale, type TraceLine, totalKind } from '@tafelrunde/kernel';
import type { RunVerdict } from '@tafelrunde/system';
import {
  type Audience,
  type LogEntry,
  type NotationRoll,
  rolledExpression,
  rolledTotal,
  type TableEvent,
} from '@tafelrunde/table';
import { useMemo } from 'react';
import { type AtTable, useTable } from '../../../table/table-context.ts';
import { type PapersText, papersTexts } from '../../../text/papers.ts';
import { type PlayText, playTexts } from '../../../text/play.ts';
import { prepareLogTexts } from '../../../text/prepare-log.ts';
import type { TableDictionary } from '../../../text/table-dictionary.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { useLocale } from '../../../text/use-text.ts';
import { bareQuestion } from '../inbox/policies.ts';
import { refusalOf, sentenceOf, topicOf, verdictOf, whatOf, whoOf } from '../result/told.ts';
import { everToldIn, takenBackBy } from '../undo/taking-back.ts';

export interface EntryLine {
  readonly who: string;
  readonly what: string;
  /** The sentence that tells what came of it. */
  readonly said?: string;
  /** The figure that acted. */
  readonly figure?: string;
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
  const locale = useLocale();
  const at = useTable();
  return useMemo(() => {
    const words: Told = { play: playTexts[locale], papers: papersTexts[locale], locale };
    const told = everToldIn(at.table.log);
    const event: Lines['event'] = (one) => {
      const found = told.get(one.seq);
      return found === undefined
        ? { who: at.seatName(one.by), what: happeningOf(at, text, words, one) }
        : entry(found);
    };
    const entry: Lines['entry'] = (one) => entryLine(at, text, words, one, event);
    return { entry, event };
  }, [at, text, locale]);
}

interface Told {
  readonly play: PlayText;
  readonly papers: PapersText;
  readonly locale: Locale;
}

function entryLine(
  at: AtTable,
  text: TableDictionary,
  words: Told,
  entry: LogEntry,
  event: Lines['event'],
): EntryLine {
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
    case 'shown':
      return { who, what: words.papers.log.shown(entry.paper.title) };
    case 'house':
      return { who, what: text.log.house };
    case 'policy':
      return { who, what: policyLine(at, words.play, entry) };
    case 'undone':
      return { who, what: takenBack(at, [entry.seq], event, text.undo.undone) };
    case 'redone':
      return { who, what: takenBack(at, [entry.target], event, text.undo.redone) };
    case 'veiled': {
      const names = entry.figures.map(({ name }) => name).join(', ');
      return { who, what: text.log.veiled(names, entry.hidden, entry.lifeShown) };
    }
    case 'encounter': {
      const figures = entry.figures.map(({ name }) => name).join(', ');
      return { who, what: prepareLogTexts[words.locale].brought(entry.name, figures, entry.hidden) };
    }
    case 'evening':
      return { who, what: text.log.evening };
    case 'revealed':
      return { who, what: text.log.revealed(entry.epoch) };
    case 'notation':
      return {
        who,
        what: entry.roll === null ? '' : rolledLine(entry.roll, text, words.locale),
      };
    case 'run':
      return runLine(at, words, entry);
  }
}

/** A sum comes to something; successes are simply there. */
function rolledLine(roll: NotationRoll, text: TableDictionary, locale: Locale): string {
  const expression = rolledExpression(roll);
  const total = rolledTotal(roll, locale);
  const isSum = expression === undefined || totalKind(expression) === 'sum';
  return isSum ? text.log.sum(roll.text, total) : `${roll.text}: ${total}.`;
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
  at: AtTable,
  { play, locale }: Told,
  { by, detail, result }: Extract<LogEntry, { kind: 'run' }>,
): EntryLine {
  if (detail === null || result === null) return { who: at.seatName(by), what: '' };
  const topic = topicOf(at, detail, at.scene, locale);
  const what = whatOf(at, topic, play.result);
  const verdict = verdictOf(at, detail, result, locale);
  const refused = refusalOf(at, result.outcome);
  const said = refused ?? sentenceOf(at, result);
  return {
    who: whoOf(at, topic, by),
    what:
      refused !== undefined
        ? play.log.refused(what)
        : verdict === null
          ? what
          : play.log.line(what, inLine(verdict)),
    ...(said === undefined ? {} : { said }),
    ...(topic.actor === null ? {} : { figure: topic.actor }),
  };
}

/** A verdict as it stands inside a line, with the numbers that decided it. */
function inLine({ word, inLine: inside, figures }: RunVerdict): string {
  const said = inside ?? `${word.charAt(0).toLowerCase()}${word.slice(1)}`;
  return figures === null ? said : `${said} (${figures})`;
}

function policyLine(
  { words }: AtTable,
  { inbox }: PlayText,
  { question, policy }: Extract<LogEntry, { kind: 'policy' }>,
): string {
  const { ask } = words.question(bareQuestion(question));
  if (policy === null) return inbox.unsettled(ask);
  if (policy.kind === 'ask') return inbox.switchedOn(ask);
  const { options } = words.question(bareQuestion(question, [policy.answer]));
  return inbox.settled(ask, options[policy.answer] ?? policy.answer);
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
function happeningOf(
  { words, seatName, nameOf }: AtTable,
  text: TableDictionary,
  { papers, locale }: Told,
  event: TableEvent,
): string {
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
    case 'prepared': {
      const { prepared, putAway } = prepareLogTexts[locale];
      const names = event.items.map(({ name }) => name).join(', ');
      return names === '' ? putAway(event.gone.length) : prepared(names);
    }
    case 'tracked':
      return tracked[event.change.kind];
    case 'paperWritten':
    case 'paperShown':
      return event.paper === null ? papers.log.unseen : papers.log.written(event.paper.title);
    case 'paperRemoved':
      return papers.log.removed;
    case 'portraitsSet':
      return papers.log.portrait(event.figures.map(nameOf).join(', '));
    case 'mapPictureSet':
      return papers.log.map;
    case 'mapLaid':
      return papers.log.laid;
    case 'runStarted':
      return event.detail === null
        ? text.undo.hiddenRun
        : text.undo.openRun(words.action(event.detail.action).title);
    default:
      return text.audience.hidden.gm;
  }
}

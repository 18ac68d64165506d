import {
  type ActionOdds,
  actionIn,
  type KnownAction,
  tellAssumed,
  tellExactness,
  tellRanges,
  tellTooLarge,
} from '@tafelrunde/engine';
import { formatFraction } from '@tafelrunde/kernel';
import { registry } from '@tafelrunde/registry';
import {
  type Action,
  chanceWords,
  type Estimate,
  type Goal,
  type Names,
  namesIn,
  type Odds,
  type SystemWords,
} from '@tafelrunde/system';
import type { Session } from '../session.ts';
import { type ChartRow, chart } from './chart.ts';
import { decimal, percent } from './numbers.ts';
import { outcomeLabels } from './outcome-labels.ts';
import { table } from './table.ts';
import { capitalised } from './values.ts';
import { indented, wrap } from './wrap.ts';

/** The outcomes beyond these are told in one row. */
const MOST_ROWS = 24;
/** Longer fractions are exact but say nothing. */
const LONGEST_FRACTION = 17;

/** The odds of an action for people: a sentence, the named chances, a bar for each outcome. */
export function oddsLines(session: Session, found: ActionOdds): string[] {
  const { action: id, odds, goal, runs, parsed } = found;
  const { text, paint, width, locale } = session;
  const { system, action } = actionIn(registry, id) as KnownAction;
  const words = system.words[locale];
  const names = namesIn(parsed);
  const called = chanceWords(words, action, parsed);
  // Whose chances these are stands before what is done.
  const actor = names.get(action.actor(parsed) ?? '');
  const named = (what: string): string => (actor === undefined ? what : `${actor} · ${what}`);
  const title = named(words.action(action.id).title);
  const chances = Object.entries(odds.chances);
  const main =
    chances.find(([name]) => name === (goal && 'chance' in goal ? goal.chance : 'success')) ?? chances[0];
  const sentence =
    main === undefined
      ? text.odds.outcomes(title, odds.outcomes.length)
      : text.odds.chance(title, called(main[0]), percent(main[1].p, locale), behindShare(session, main[1]));
  return [
    ...wrap(sentence, width).map(paint.bold),
    ...notes(session, words, called, odds, goal, runs).flatMap((note) => wrap(note, width)),
    ...(chances.length > 0
      ? ['', paint.bold(named(text.odds.chances)), ...chanceTable(session, called, chances)]
      : []),
    ...meanLines(session, words, odds),
    ...assumedLines(session, words, found),
    ...rangeLines(session, words, action, found),
    '',
    paint.bold(text.odds.outcomesTitle),
    ...chart(session, chartRows(session, words, odds, names)),
  ];
}

function notes(
  session: Session,
  words: SystemWords,
  called: (chance: string) => string,
  odds: Odds,
  goal: Goal | undefined,
  runs: number,
): string[] {
  const { text, locale } = session;
  const { exact, value } = odds;
  const lines: string[] = [];
  if (goal !== undefined && value !== undefined) {
    const [name, worth] =
      'chance' in goal
        ? [called(goal.chance), percent(value, locale)]
        : [words.field(goal.maximise), decimal(value, locale)];
    lines.push(text.odds.best(name, worth));
  }
  if (exact !== true) lines.push(exactnessLine(session, odds, runs));
  if (exact === false) lines.push(text.odds.intervals);
  return lines;
}

/** How far the odds can be trusted, as a sentence; where they had to be estimated, why. */
export function exactnessLine(
  { locale }: Session,
  odds: Pick<Odds, 'exact' | 'bound' | 'states'>,
  runs: number,
): string {
  const told = `${capitalised(tellExactness(odds, runs, locale))}.`;
  return odds.exact === false ? `${told} ${tellTooLarge(odds.states, locale)}` : told;
}

function assumedLines(session: Session, words: SystemWords, found: ActionOdds): string[] {
  const { text, paint, width, locale } = session;
  const told = tellAssumed(words, found, locale);
  if (told.length === 0) return [];
  return ['', paint.bold(text.odds.assumedTitle), ...told.flatMap((line) => indented(line, width, 2))];
}

function rangeLines(
  session: Session,
  words: SystemWords,
  action: Action,
  { ranges, parsed }: ActionOdds,
): string[] {
  const { text, paint, width, locale } = session;
  if (ranges === undefined || ranges === 'too-large') return [];
  const told = tellRanges(words, action, { ranges, parsed }, locale, (p) => percent(p, locale));
  return ['', paint.bold(text.odds.rangesTitle), ...told.flatMap((line) => indented(line, width, 2))];
}

function chanceTable(
  session: Session,
  called: (chance: string) => string,
  chances: readonly (readonly [string, Estimate])[],
): string[] {
  const rows = chances.map(([name, chance]) => [
    capitalised(called(name)),
    percent(chance.p, session.locale),
    behindShare(session, chance),
  ]);
  return table(rows, [{}, { align: 'right' }, { paint: session.paint.dim }]);
}

/** The exact fraction if it is short, or the bounds of an estimate. */
function behindShare({ locale }: Session, chance: Estimate): string {
  if ('low' in chance) return `${percent(chance.low, locale)} – ${percent(chance.high, locale)}`;
  const exact = 'fraction' in chance ? formatFraction(chance.fraction) : '';
  return exact.length <= LONGEST_FRACTION ? exact : '';
}

function meanLines({ text, paint, locale }: Session, words: SystemWords, { mean, outcomes }: Odds): string[] {
  // With a single outcome there is nothing to average.
  const fields = outcomes.length > 1 ? Object.entries(mean) : [];
  if (fields.length === 0) return [];
  const rows = fields.map(([field, value]) => [capitalised(words.field(field)), decimal(value, locale)]);
  return ['', paint.bold(text.odds.mean), ...table(rows, [{}, { align: 'right' }])];
}

function chartRows(session: Session, words: SystemWords, { outcomes }: Odds, names: Names): ChartRow[] {
  const labels = outcomeLabels(
    session,
    words,
    outcomes.map(({ outcome }) => outcome),
    names,
  );
  const row = (label: string, p: number): ChartRow => ({ label, size: p, share: percent(p, session.locale) });
  const all = outcomes.map(({ chance }, i) => ({ label: labels[i] as string, p: chance.p }));
  const shown = all.length <= MOST_ROWS ? all : all.slice(0, MOST_ROWS - 1);
  const rest = all.slice(shown.length);
  return [
    ...shown.map(({ label, p }) => row(label, p)),
    ...(rest.length === 0
      ? []
      : [
          row(
            session.text.odds.more(rest.length),
            rest.reduce((sum, { p }) => sum + p, 0),
          ),
        ]),
  ];
}

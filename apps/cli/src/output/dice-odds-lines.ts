import type { DiceOdds, NotationFound } from '@tafelrunde/engine';
import { formatFraction, makeNotation, totalKind, totalText } from '@tafelrunde/kernel';
import type { Session } from '../session.ts';
import { type ChartRow, chart } from './chart.ts';
import { decimal, percent } from './numbers.ts';
import { exactnessLine } from './odds-lines.ts';
import { wrap } from './wrap.ts';

/** With more totals than this, neighbours share a row. */
const MOST_ROWS = 32;
/** The ends of the chart: totals that together are rarer than this have no row. */
const RARE = 1e-3;
const LONGEST_FRACTION = 24;

/** The odds of dice for people: mean and range, then a bar for each total with the chance to reach it. */
export function diceOddsLines(session: Session, { expression, odds, runs }: NotationFound): string[] {
  const { text, paint, width, locale } = session;
  const { exact, totals, tail, lowerTail } = odds;
  const kind = totalKind(expression);
  const [title, mean] = [makeNotation(expression, locale), decimal(odds.mean, locale, exact ? 3 : 1)];
  if (kind === 'test') return testLines(session, title, odds, runs);
  const sentence = exact
    ? text.odds.dice(title, mean, lowest(session, odds), highest(session, odds))
    : text.odds.diceEstimated(title, mean);
  const tails = [
    ...(lowerTail === undefined
      ? []
      : [text.odds.orLess(decimal(lowerTail.from, locale), tiny(session, lowerTail.chance))]),
    ...(tail === undefined ? [] : [text.odds.orMore(decimal(tail.from, locale), tiny(session, tail.chance))]),
  ];
  return [
    ...wrap(sentence, width).map(paint.bold),
    ...(exact ? [] : wrap(exactnessLine(session, odds, runs), width)),
    ...(totals.length < 2
      ? []
      : [
          '',
          paint.dim(kind === 'count' ? text.odds.countsTitle : text.odds.totalsTitle),
          ...chart(session, totalRows(session, odds), 'right'),
        ]),
    ...(tails.length === 0 ? [] : ['', ...tails.flatMap((line) => wrap(line, width))]),
  ];
}

/** How likely it is that a comparison holds. */
function testLines(session: Session, title: string, odds: DiceOdds, runs: number): string[] {
  const { paint, width, locale } = session;
  const chance = odds.totals.find(({ total }) => total === 1)?.chance;
  const exact = chance !== undefined && 'fraction' in chance ? ` (${formatFraction(chance.fraction)})` : '';
  const shown = exact.length > LONGEST_FRACTION ? '' : exact;
  const line = `${title}: ${totalText('test', 1, locale)} ${percent(chance?.p ?? 0, locale)}${shown}`;
  return [
    ...wrap(line, width).map(paint.bold),
    ...(odds.exact ? [] : wrap(exactnessLine(session, odds, runs), width)),
  ];
}

/** Undefined where open-ended dice have no end. */
const lowest = ({ locale }: Session, { totals, lowerTail }: DiceOdds): string | undefined =>
  lowerTail === undefined ? decimal(totals[0]?.total ?? 0, locale) : undefined;
const highest = ({ locale }: Session, { totals, tail }: DiceOdds): string | undefined =>
  tail === undefined ? decimal(totals.at(-1)?.total ?? 0, locale) : undefined;

/** A percentage alone would say nothing about a tail. */
function tiny({ locale }: Session, chance: DiceOdds['totals'][number]['chance']): string {
  const exact = 'fraction' in chance ? formatFraction(chance.fraction) : '';
  if (exact !== '' && exact.length <= LONGEST_FRACTION) return exact;
  const digits = chance.p.toExponential(2);
  return locale === 'de' ? digits.replace('.', ',') : digits;
}

function totalRows({ locale }: Session, { totals, tail, lowerTail }: DiceOdds): ChartRow[] {
  const reached = sumsFromAbove(
    totals.map(({ chance }) => chance.p),
    tail?.chance.p ?? 0,
  );
  // Everything together is certain, whatever the sum of doubles says.
  if (lowerTail === undefined) reached[0] = 1;
  const first = Math.max(
    0,
    reached.findLastIndex((p) => 1 - p < RARE),
  );
  const last = reached.findLastIndex((p) => p >= RARE);
  const shown = totals.slice(first, last + 1).map(({ total, chance }, i) => ({
    total,
    p: chance.p,
    reached: reached[first + i] as number,
  }));
  return neighbours(shown).map((group) => {
    const [low, high] = [group[0], group.at(-1)] as [Total, Total];
    const p = group.reduce((sum, one) => sum + one.p, 0);
    return {
      label:
        group.length === 1
          ? decimal(low.total, locale)
          : `${decimal(low.total, locale)} … ${decimal(high.total, locale)}`,
      size: p,
      share: percent(p, locale),
      note: `≥ ${percent(low.reached, locale)}`,
    };
  });
}

interface Total {
  readonly total: number;
  readonly p: number;
  /** The chance of this total or more. */
  readonly reached: number;
}

/** Each total by itself, or, if there are too many, those within equal distances together. */
function neighbours(totals: readonly Total[]): readonly (readonly Total[])[] {
  const [low, high] = [totals[0]?.total ?? 0, totals.at(-1)?.total ?? 0];
  if (totals.length <= MOST_ROWS) return totals.map((one) => [one]);
  const span = Math.ceil((high - low + 1) / MOST_ROWS);
  const groups = new Map<number, Total[]>();
  for (const one of totals) {
    const row = Math.floor((one.total - low) / span);
    const group = groups.get(row);
    if (group === undefined) groups.set(row, [one]);
    else group.push(one);
  }
  return [...groups.values()];
}

/** The chance of each total and of all above it; added from the small end, so that little is lost. */
function sumsFromAbove(chances: readonly number[], beyond: number): number[] {
  let sum = beyond;
  return chances
    .toReversed()
    .map((p) => {
      sum += p;
      return sum;
    })
    .toReversed();
}

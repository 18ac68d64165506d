import { formatFraction, makeNotation, type NotationOdds, toNumber } from '@tafelrunde/kernel';
import type { NotationSubject } from '../find.ts';
import type { Session } from '../session.ts';
import { type ChartRow, chart } from './chart.ts';
import { decimal, percent } from './numbers.ts';
import { wrap } from './wrap.ts';

/** With more totals than this, neighbours share a row. */
const MOST_ROWS = 30;
/** Longer fractions of a tail are shown as a percentage. */
const LONGEST_FRACTION = 24;

/** The odds of dice for people: mean and range, then a bar for each total with the chance to reach it. */
export function notationOddsLines(session: Session, { expression }: NotationSubject, odds: NotationOdds): string[] {
  const { text, paint, width, locale } = session;
  const { outcomes, tail, lowerTail } = odds;
  const title = makeNotation(expression, locale);
  const mean = decimal(toNumber(odds.mean), locale);
  const from = lowerTail === undefined ? outcomes[0]?.total : undefined;
  const to = tail === undefined ? outcomes.at(-1)?.total : undefined;
  const sentence = text.odds.dice(title, mean, from, to);
  return [
    ...wrap(sentence, width).map(paint.bold),
    '',
    paint.dim(text.odds.totalsTitle),
    ...chart(session, totalRows(session, odds), 'right'),
    ...(lowerTail === undefined ? [] : ['', ...wrap(text.odds.orLess(lowerTail.from, tailText(session, lowerTail.chance)), width)]),
    ...(tail === undefined ? [] : ['', ...wrap(text.odds.orMore(tail.from, tailText(session, tail.chance)), width)]),
  ];
}

/** A tail is tiny, so its percentage alone would say nothing. */
function tailText({ locale }: Session, chance: NotationOdds['mean']): string {
  const exact = formatFraction(chance);
  if (exact.length <= LONGEST_FRACTION) return exact;
  const digits = toNumber(chance).toExponential(2);
  return locale === 'de' ? digits.replace('.', ',') : digits;
}

function totalRows(session: Session, odds: NotationOdds): ChartRow[] {
  const { locale } = session;
  const { outcomes } = odds;
  // Rows that nobody can see are left to the sentence about the tail.
  const seen = odds.tail === undefined && odds.lowerTail === undefined ? outcomes : outcomes.filter(({ chance }) => toNumber(chance) >= 1e-4);
  const per = Math.ceil(seen.length / MOST_ROWS);
  return Array.from({ length: Math.ceil(seen.length / per) }, (_, row) => {
    const group = seen.slice(row * per, row * per + per);
    const [first, last] = [group[0]?.total ?? 0, group.at(-1)?.total ?? 0];
    const reached = odds.atLeast(first);
    return {
      label: first === last ? decimal(first, locale) : `${decimal(first, locale)} … ${decimal(last, locale)}`,
      p: group.reduce((sum, { chance }) => sum + toNumber(chance), 0),
      ...(reached === undefined ? {} : { note: `≥ ${percent(toNumber(reached), locale)}` }),
    };
  });
}

import type { Results, Tally } from '@tafelrunde/arena';
import { luckyFights } from '@tafelrunde/engine';
import type { Session } from '../session.ts';
import { type ChartRow, chart } from './chart.ts';
import { decimal, percent } from './numbers.ts';
import { table } from './table.ts';

/** What many fights have come to: who wins, how long it takes, what it costs. */
export function arenaLines(session: Session, results: Results, tally: Tally): string[] {
  const { text, paint, locale } = session;
  const { arena } = text;
  const { worst, usual, best } = luckyFights(tally);
  return [
    paint.bold(arena.wins),
    ...chart(session, winRows(session, results)),
    '',
    paint.bold(arena.rounds(decimal(results.meanRounds, locale, 1))),
    ...chart(session, roundRows(session, results), 'right'),
    '',
    paint.bold(arena.losses),
    ...lossLines(session, results),
    '',
    arena.luck(worst, usual, best),
  ];
}

function winRows({ text, locale }: Session, { wins, draws }: Results): ChartRow[] {
  const rows = Object.entries(wins).map(([side, share]) => ({ label: side, share }));
  if (draws.p > 0) rows.push({ label: text.arena.draw, share: draws });
  return rows.map(({ label, share }) => ({
    label,
    size: share.p,
    share: percent(share.p, locale),
    note: `${percent(share.low, locale)}–${percent(share.high, locale)}`,
  }));
}

/** More bars than this are put together, several rounds to a bar. */
const MOST_BARS = 20;

function roundRows({ locale }: Session, { rounds, fights }: Results): ChartRow[] {
  const entries = Object.entries(rounds).map(([round, count]) => [Number(round), count] as const);
  const first = entries[0]?.[0] ?? 0;
  const span = (entries.at(-1)?.[0] ?? 0) - first + 1;
  const width = Math.ceil(span / MOST_BARS);
  return Array.from({ length: Math.ceil(span / width) }, (_, i) => {
    const from = first + i * width;
    const inside = entries.filter(([round]) => round >= from && round < from + width);
    const p = inside.reduce((sum, [, count]) => sum + count, 0) / fights;
    const label = width === 1 ? `${from}` : `${from}–${from + width - 1}`;
    return { label, size: p, share: percent(p, locale) };
  });
}

function lossLines({ text, locale, paint }: Session, { losses }: Results): string[] {
  const { columns, left } = text.arena;
  return table(
    [
      [columns.figure, columns.out, columns.dead, columns.left],
      ...losses.map((one) => [
        `${one.name} (${one.side})`,
        percent(one.out.p, locale),
        percent(one.dead.p, locale),
        left(decimal(one.left.mean, locale, 1), decimal(one.left.most, locale)),
      ]),
    ],
    [{}, { align: 'right' }, { align: 'right' }, { paint: paint.dim }],
  );
}

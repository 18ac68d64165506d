import { type Expression, type NotationOdds, notationOdds, toNumber } from '@tafelrunde/kernel';
import { ChevronDown } from 'lucide-react';
import { useMemo } from 'react';
import { decimal, fractionText, percent, probability } from '../../engine/format.ts';
import { isListable } from '../../engine/span.ts';
import { useLocale, useText } from '../../text/use-text.ts';
import { DistributionChart } from '../../ui/distribution-chart.tsx';

/** Totals rarer than this only squeeze the picture; the table has them. */
const VISIBLE = 1e-6;

/** Every total of an expression with its exact chance, as a picture and as a table. */
export function NotationOddsView({
  expression,
  text,
  marked,
}: {
  expression: Expression;
  text: string;
  marked: number | undefined;
}) {
  const { notation: words, chart } = useText();
  const locale = useLocale();
  const odds = useMemo(() => (isListable(expression) ? notationOdds(expression) : undefined), [expression]);
  if (odds === undefined) return <p className="hint">{words.tooLarge}</p>;
  if (!odds.ok)
    return <p className="hint">{odds.error.code === 'no-exact-odds' ? words.noExact : words.tooLarge}</p>;
  const points = odds.value.outcomes
    .map(({ total, chance }) => ({ total, p: toNumber(chance) }))
    .filter(({ p }) => p >= VISIBLE);
  const mean = toNumber(odds.value.mean);
  return (
    <section className="distribution-view">
      <h3 className="field-label">{chart.distribution(text)}</h3>
      <DistributionChart label={chart.distribution(text)} points={points} mean={mean} marked={marked} />
      <p className="hint">{chart.mean(decimal(mean, locale))}</p>
      <details className="chart-table">
        <summary>
          {chart.showTable} <ChevronDown className="chevron" aria-hidden />
        </summary>
        <OddsTable odds={odds.value} />
      </details>
    </section>
  );
}

function OddsTable({ odds }: { odds: NotationOdds }) {
  const { chart } = useText();
  const locale = useLocale();
  const rows = odds.outcomes.slice(0, MAX_ROWS);
  return (
    <table className="odds-table">
      <thead>
        <tr>
          <th scope="col">{chart.total}</th>
          <th scope="col">{chart.chance}</th>
          <th scope="col">{chart.fraction}</th>
          <th scope="col">{chart.atLeast}</th>
        </tr>
      </thead>
      <tbody>
        {odds.lowerTail !== undefined && (
          <TailRow label={chart.lowerTail(odds.lowerTail.from)} p={probability(odds.lowerTail.chance)} />
        )}
        {rows.map(({ total, chance }) => {
          const atLeast = odds.atLeast(total);
          return (
            <tr key={total}>
              <th scope="row">{total}</th>
              <td>{percent(toNumber(chance), locale)}</td>
              <td>{fractionText(chance)}</td>
              <td>{atLeast === undefined ? '' : percent(toNumber(atLeast), locale)}</td>
            </tr>
          );
        })}
        {odds.tail !== undefined && (
          <TailRow label={chart.tail(odds.tail.from)} p={probability(odds.tail.chance)} />
        )}
      </tbody>
    </table>
  );
}

/** A longer table nobody reads, and slow phones would feel it. */
const MAX_ROWS = 300;

function TailRow({ label, p }: { label: string; p: number }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td colSpan={3}>{percent(p, useLocale())}</td>
    </tr>
  );
}

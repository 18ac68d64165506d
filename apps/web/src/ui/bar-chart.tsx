import type { Estimate } from '@tafelrunde/kernel';
import { scaleLinear } from 'd3-scale';
import { fractionText, percent } from '../engine/format.ts';
import { useLocale, useText } from '../text/use-text.ts';
import { type Tone, Verdict } from './verdict.tsx';

export interface BarRow {
  readonly key: string;
  readonly label: string;
  readonly tone: Tone;
  readonly chance: Estimate;
}

const width = scaleLinear([0, 1], [0, 100]);

/** Chances of a few named outcomes: a real table whose middle column is drawn. */
export function BarChart({ caption, rows }: { caption: string; rows: readonly BarRow[] }) {
  const locale = useLocale();
  const { chart } = useText();
  return (
    <table className="bar-chart">
      <caption>{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{chart.outcome}</th>
          <td />
          <th scope="col">{chart.chance}</th>
          <th scope="col">{chart.fraction}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, tone, chance }) => (
          <tr key={key} data-tone={tone}>
            <th scope="row">
              <Verdict verdict={key} word={label} />
            </th>
            <td className="bar-cell">
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden focusable="false">
                <rect className="bar-track" width="100" height="10" />
                <rect className="bar" width={width(chance.p)} height="10" />
              </svg>
            </td>
            <td className="bar-number">{percent(chance.p, locale)}</td>
            <td className="bar-fraction">{fractionText(chance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

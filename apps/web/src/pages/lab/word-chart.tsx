import { scaleLinear } from 'd3-scale';
import { Fragment, useId } from 'react';
import { percent } from '../../engine/format.ts';
import { useLocale } from '../../text/use-text.ts';
import { letterOf } from './lab-state.ts';
import type { Row } from './marginal.ts';
import type { ChartProps } from './number-chart.tsx';
import { useWidth } from './use-width.ts';
import { patternOf, VariantPatterns } from './variant-look.tsx';

const LABEL = 24;
const BAR = 22;
const GAP = 14;
const NUMBER_SPACE = 74;

/** Words one below the other, each with a bar for every case. */
export function WordChart({
  label,
  rows,
  svg,
  labelOf,
}: ChartProps & { readonly labelOf: (row: Row) => string }) {
  const locale = useLocale();
  const id = useId();
  const [box, width] = useWidth<HTMLDivElement>(640);
  const count = rows[0]?.chances.length ?? 0;
  const left = count > 1 ? 20 : 0;
  const x = scaleLinear([0, 1], [0, width - NUMBER_SPACE - left]);
  const step = LABEL + count * BAR + GAP;
  const height = Math.max(60, rows.length * step);
  return (
    <div ref={box}>
      <svg
        ref={svg}
        className="lab-chart"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={label}
      >
        <VariantPatterns id={id} count={count} />
        {rows.map((row, r) => (
          <g key={row.key} transform={`translate(0 ${r * step})`}>
            <text className="row-name" y={LABEL - 8}>
              {labelOf(row)}
            </text>
            {row.chances.map((chance, i) => {
              const top = LABEL + i * BAR;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: cases are their places
                <Fragment key={i}>
                  {count > 1 && (
                    <text className="tick" y={top + BAR / 2 - 2} dominantBaseline="central">
                      {letterOf(i)}
                    </text>
                  )}
                  <rect className="track" x={left} y={top} width={x(1)} height={BAR - 4} rx={4} />
                  <rect
                    className="variant-bar"
                    data-variant={i}
                    fill={patternOf(id, i)}
                    x={left}
                    y={top}
                    width={x(chance?.p ?? 0)}
                    height={BAR - 4}
                    rx={4}
                  />
                  {chance !== undefined && 'low' in chance && (
                    <line
                      className="whisker"
                      x1={left + x(chance.low)}
                      x2={left + x(chance.high)}
                      y1={top + BAR / 2 - 2}
                      y2={top + BAR / 2 - 2}
                    />
                  )}
                  <text
                    className="bar-value"
                    x={left + x(1) + 8}
                    y={top + BAR / 2 - 2}
                    dominantBaseline="central"
                  >
                    {chance === undefined ? '' : percent(chance.p, locale)}
                  </text>
                </Fragment>
              );
            })}
          </g>
        ))}
      </svg>
    </div>
  );
}

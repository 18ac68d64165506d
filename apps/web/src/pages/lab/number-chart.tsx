import type { Estimate } from '@tafelrunde/system';
import { scaleBand, scaleLinear } from 'd3-scale';
import { area, curveStep, line } from 'd3-shape';
import { type RefObject, useId } from 'react';
import { percent } from '../../engine/format.ts';
import { useLocale } from '../../text/use-text.ts';
import { letterOf } from './lab-state.ts';
import type { Row } from './marginal.ts';
import { useWidth } from './use-width.ts';
import { dashOf, PatternLegend, patternOf, VariantPatterns } from './variant-look.tsx';

export interface ChartProps {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly svg: RefObject<SVGSVGElement | null>;
}

const MARGIN = { top: 28, right: 10, bottom: 28, left: 50 };
const TICKS = 5;
/** More bars than this become lines. */
const MOST_BARS = 72;
const LABEL_SPACE = 30;

/** Numbers along the bottom, chances upwards, one bar or line for each case. */
export function NumberChart({
  label,
  rows,
  svg,
  isWhole,
  marked,
}: ChartProps & {
  /** Cumulative: the scale always reaches up to all cases. */
  readonly isWhole: boolean;
  readonly marked?: number | undefined;
}) {
  const locale = useLocale();
  const id = useId();
  const [box, width] = useWidth<HTMLDivElement>(640);
  const height = Math.round(Math.min(380, Math.max(240, width * 0.5)));
  const count = rows[0]?.chances.length ?? 0;
  const x = scaleBand(
    rows.map(({ key }) => key),
    [MARGIN.left, width - MARGIN.right],
  ).padding(rows.length > 30 ? 0.1 : 0.2);
  const highest = Math.max(...rows.flatMap(({ chances }) => chances.map((one) => topOf(one))), 1e-9);
  const y = scaleLinear([0, isWhole ? 1 : highest], [height - MARGIN.bottom, MARGIN.top]).nice(TICKS);
  const middle = (key: string) => (x(key) ?? 0) + x.bandwidth() / 2;
  const every = Math.ceil(rows.length / Math.max(1, (width - MARGIN.left) / LABEL_SPACE));
  const isLines = rows.length * count > MOST_BARS;
  const slot = x.bandwidth() / Math.max(1, count);
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
        <PatternLegend id={id} count={count} right={width - MARGIN.right} />
        {marked !== undefined && x(String(marked)) !== undefined && (
          <rect
            className="reached"
            x={x(String(marked))}
            y={MARGIN.top}
            width={width - MARGIN.right - (x(String(marked)) ?? 0)}
            height={height - MARGIN.top - MARGIN.bottom}
          />
        )}
        {y.ticks(TICKS).map((tick) => (
          <g key={tick} transform={`translate(0 ${y(tick)})`}>
            <line className="grid" x1={MARGIN.left} x2={width - MARGIN.right} />
            <text className="tick" x={MARGIN.left - 8} textAnchor="end" dominantBaseline="central">
              {percent(tick, locale)}
            </text>
          </g>
        ))}
        {Array.from({ length: count }, (_, i) =>
          isLines ? (
            <StepLine key={letterOf(i)} rows={rows} index={i} middle={middle} y={y} />
          ) : (
            rows.map(({ key, chances }) => (
              <Bar
                key={`${key}${letterOf(i)}`}
                chance={chances[i]}
                x={(x(key) ?? 0) + i * slot}
                width={Math.max(1, slot - (count > 1 ? 1 : 0))}
                y={y}
                index={i}
                fill={patternOf(id, i)}
              />
            ))
          ),
        )}
        <line className="base" x1={MARGIN.left} x2={width - MARGIN.right} y1={y(0)} y2={y(0)} />
        {rows.map(({ key, value }, i) =>
          i % every === 0 ? (
            <text key={key} className="tick" x={middle(key)} y={height - 8} textAnchor="middle">
              {String(value).replace('-', '−')}
            </text>
          ) : null,
        )}
      </svg>
    </div>
  );
}

const topOf = (chance: Estimate | undefined): number =>
  chance === undefined ? 0 : 'high' in chance ? chance.high : chance.p;

type Scale = (p: number) => number;

/** One bar; an estimate carries its interval as a whisker. */
function Bar({
  chance,
  x,
  width,
  y,
  index,
  fill,
}: {
  chance: Estimate | undefined;
  x: number;
  width: number;
  y: Scale;
  index: number;
  fill: string;
}) {
  if (chance === undefined || chance.p <= 0) return null;
  const centre = x + width / 2;
  return (
    <>
      <rect
        className="variant-bar"
        data-variant={index}
        fill={fill}
        x={x}
        width={width}
        y={y(chance.p)}
        height={y(0) - y(chance.p)}
        rx={Math.min(2, width / 4)}
      />
      {'low' in chance && (
        <line className="whisker" x1={centre} x2={centre} y1={y(chance.low)} y2={y(chance.high)} />
      )}
    </>
  );
}

function StepLine({
  rows,
  index,
  middle,
  y,
}: {
  rows: readonly Row[];
  index: number;
  middle: (key: string) => number;
  y: Scale;
}) {
  const points = rows.map(({ key, chances }) => [middle(key), y(chances[index]?.p ?? 0)] as [number, number]);
  const path = line().curve(curveStep)(points);
  const below = area<[number, number]>()
    .x(([at]) => at)
    .y0(y(0))
    .y1(([, up]) => up)
    .curve(curveStep)(points);
  return (
    <>
      <path className="variant-area" data-variant={index} d={below ?? ''} />
      <path className="variant-line" data-variant={index} d={path ?? ''} strokeDasharray={dashOf(index)} />
    </>
  );
}

import { scaleLinear, scalePoint } from 'd3-scale';
import { area, curveMonotoneX, line } from 'd3-shape';
import { Fragment, type RefObject } from 'react';
import { decimal, percent } from '../../engine/format.ts';
import { useLocale } from '../../text/use-text.ts';
import { letterOf } from './lab-state.ts';
import { useWidth } from './use-width.ts';
import { dashOf, symbolOf } from './variant-look.tsx';

/** One value of the moved input, with what comes of it. */
export interface CurveSpot {
  readonly x: number;
  readonly y: number;
  readonly low?: number | undefined;
  readonly high?: number | undefined;
}

export interface Curve {
  readonly spots: readonly CurveSpot[];
  /** Where the case stands now. */
  readonly at: number | undefined;
}

const MARGIN = { top: 16, right: 22, bottom: 28, left: 50 };
const LABEL_SPACE = 34;
const TICKS = 5;

/** A chance, or a mean, over one input: a line for each case and a mark where it stands. */
export function CurveChart({
  label,
  values,
  curves,
  isChance,
  tickOf,
  svg,
}: {
  label: string;
  values: readonly number[];
  curves: readonly Curve[];
  isChance: boolean;
  tickOf: (x: number) => string;
  svg: RefObject<SVGSVGElement | null>;
}) {
  const locale = useLocale();
  const [box, width] = useWidth<HTMLDivElement>(640);
  const height = Math.round(Math.min(340, Math.max(230, width * 0.44)));
  const x = scalePoint(values, [MARGIN.left + 8, width - MARGIN.right]);
  const ys = curves.flatMap(({ spots }) => spots.map(({ y }) => y));
  const domain = isChance ? [0, 1] : [Math.min(0, ...ys), Math.max(1, ...ys)];
  const y = scaleLinear(domain, [height - MARGIN.bottom, MARGIN.top]);
  if (!isChance) y.nice(TICKS);
  const every = Math.ceil(values.length / Math.max(1, (width - MARGIN.left) / LABEL_SPACE));
  const written = (tick: number) => (isChance ? percent(tick, locale) : decimal(tick, locale));
  // Labels that would cover each other are moved apart.
  const here = curves.map(({ spots, at }) => spots.find((spot) => spot.x === at));
  const labelTops = spread(here.map((spot) => spot && y(spot.y) - 16));
  const ends = curves.map(({ spots }) => spots.at(-1));
  const endTops = spread(ends.map((spot) => spot && y(spot.y)));
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
        {y.ticks(TICKS).map((tick) => (
          <g key={tick} transform={`translate(0 ${y(tick)})`}>
            <line className="grid" x1={MARGIN.left} x2={width - MARGIN.right} />
            <text className="tick" x={MARGIN.left - 8} textAnchor="end" dominantBaseline="central">
              {written(tick)}
            </text>
          </g>
        ))}
        {values.map((value, i) =>
          i % every === 0 ? (
            <text key={value} className="tick" x={x(value)} y={height - 8} textAnchor="middle">
              {tickOf(value)}
            </text>
          ) : null,
        )}
        {curves.map(({ spots }, i) => {
          const points = spots.map((spot) => [x(spot.x) ?? 0, y(spot.y)] as [number, number]);
          return (
            <Fragment key={letterOf(i)}>
              <path className="variant-area" data-variant={i} d={bandOf(spots, x, y)} />
              <path
                className="variant-line"
                data-variant={i}
                d={line().curve(curveMonotoneX)(points) ?? ''}
                strokeDasharray={dashOf(i)}
              />
              {points.map(([px, py]) => (
                <path
                  key={px}
                  className="variant-dot"
                  data-variant={i}
                  transform={`translate(${px} ${py})`}
                  d={symbolOf(i, 26)}
                />
              ))}
            </Fragment>
          );
        })}
        {here.map((spot, i) => {
          if (spot === undefined) return null;
          const left = x(spot.x) ?? 0;
          return (
            <Fragment key={letterOf(i)}>
              <path
                className="variant-dot here"
                data-variant={i}
                transform={`translate(${left} ${y(spot.y)})`}
                d={symbolOf(i, 150)}
              />
              <text
                className="here-value"
                x={left}
                y={labelTops[i]}
                textAnchor={left > width - 70 ? 'end' : left < MARGIN.left + 40 ? 'start' : 'middle'}
              >
                {curves.length > 1 ? `${letterOf(i)} ` : ''}
                {written(spot.y)}
              </text>
            </Fragment>
          );
        })}
        {curves.length > 1 &&
          ends.map((spot, i) =>
            spot === undefined ? null : (
              <text
                key={letterOf(i)}
                className="tick"
                x={(x(spot.x) ?? 0) + 8}
                y={endTops[i]}
                dominantBaseline="central"
              >
                {letterOf(i)}
              </text>
            ),
          )}
      </svg>
    </div>
  );
}

const LABEL_HEIGHT = 17;

/** The same places, at least the height of a label apart, from the lowest one upwards. */
function spread(tops: readonly (number | undefined)[]): readonly (number | undefined)[] {
  const order = tops
    .flatMap((top, i) => (top === undefined ? [] : [{ top, i }]))
    .sort((a, b) => b.top - a.top);
  const moved: (number | undefined)[] = [...tops];
  let last = Number.POSITIVE_INFINITY;
  for (const { top, i } of order) {
    last = Math.min(top, last - LABEL_HEIGHT);
    moved[i] = last < MARGIN.top ? top + 2 * LABEL_HEIGHT : last;
  }
  return moved;
}

/** The interval around an estimate; nothing where all is exact. */
function bandOf(
  spots: readonly CurveSpot[],
  x: (value: number) => number | undefined,
  y: (value: number) => number,
): string {
  if (spots.every(({ low }) => low === undefined)) return '';
  return (
    area<CurveSpot>()
      .x((spot) => x(spot.x) ?? 0)
      .y0((spot) => y(spot.low ?? spot.y))
      .y1((spot) => y(spot.high ?? spot.y))
      .curve(curveMonotoneX)([...spots]) ?? ''
  );
}

import { scaleBand, scaleLinear } from 'd3-scale';
import { area, curveStep } from 'd3-shape';
import { percent } from '../engine/format.ts';
import { useLocale } from '../text/use-text.ts';

export interface Point {
  readonly total: number;
  readonly p: number;
}

const WIDTH = 420;
const HEIGHT = 210;
const MARGIN = { top: 12, right: 8, bottom: 26, left: 46 };
/** More bars than this become one silhouette. */
const MAX_BARS = 60;
const TICKS = 4;
const LABEL_SPACE = 26;

/** Every total and its chance as a picture; whoever shows it puts the table beside it. */
export function DistributionChart({
  label,
  points,
  mean,
  marked,
}: {
  label: string;
  points: readonly Point[];
  mean: number;
  marked?: number | undefined;
}) {
  const locale = useLocale();
  const totals = points.map(({ total }) => total);
  const x = scaleBand(totals, [MARGIN.left, WIDTH - MARGIN.right]).padding(points.length > 30 ? 0.1 : 0.22);
  const highest = Math.max(...points.map(({ p }) => p));
  const y = scaleLinear([0, highest], [HEIGHT - MARGIN.bottom, MARGIN.top]).nice(TICKS);
  const middle = (total: number) => (x(total) ?? 0) + x.bandwidth() / 2;
  const every = Math.ceil(points.length / ((WIDTH - MARGIN.left) / LABEL_SPACE));
  return (
    <svg className="distribution" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {y.ticks(TICKS).map((tick) => (
        <g key={tick} transform={`translate(0 ${y(tick)})`}>
          <line className="grid" x1={MARGIN.left} x2={WIDTH - MARGIN.right} />
          <text className="tick" x={MARGIN.left - 8} textAnchor="end" dominantBaseline="central">
            {percent(tick, locale)}
          </text>
        </g>
      ))}
      {points.length > MAX_BARS ? (
        <path className="bar" d={silhouette(points, middle, y) ?? ''} />
      ) : (
        points.map(({ total, p }) => (
          <rect
            key={total}
            className="bar"
            data-marked={total === marked}
            x={x(total)}
            width={x.bandwidth()}
            y={y(p)}
            height={y(0) - y(p)}
            rx={Math.min(3, x.bandwidth() / 4)}
          />
        ))
      )}
      {points.map(({ total }, i) =>
        i % every === 0 ? (
          <text key={total} className="tick" x={middle(total)} y={HEIGHT - 8} textAnchor="middle">
            {total}
          </text>
        ) : null,
      )}
      <MeanLine at={meanAt(mean, points, middle)} />
      {marked !== undefined && totals.includes(marked) && (
        <path className="marker" d={`M${middle(marked) - 6} ${MARGIN.top - 10}h12l-6 8z`} />
      )}
    </svg>
  );
}

function MeanLine({ at }: { at: number }) {
  return <line className="mean" x1={at} x2={at} y1={MARGIN.top} y2={HEIGHT - MARGIN.bottom} />;
}

function silhouette(
  points: readonly Point[],
  middle: (total: number) => number,
  y: (p: number) => number,
): string | null {
  return area<Point>()
    .x(({ total }) => middle(total))
    .y0(y(0))
    .y1(({ p }) => y(p))
    .curve(curveStep)([...points]);
}

/** Between the two totals around it: totals may have gaps. */
function meanAt(mean: number, points: readonly Point[], middle: (total: number) => number): number {
  const above = points.find(({ total }) => total >= mean) ?? points.at(-1);
  const below = points.findLast(({ total }) => total <= mean) ?? points[0];
  if (above === undefined || below === undefined) return 0;
  const share = above.total === below.total ? 0 : (mean - below.total) / (above.total - below.total);
  return middle(below.total) + share * (middle(above.total) - middle(below.total));
}

import type { Tally } from '@tafelrunde/arena';
import { scaleBand, scaleLinear } from 'd3-scale';
import { type RefObject, useId } from 'react';
import { percent } from '../../engine/format.ts';
import { useArenaText } from '../../text/use-arena-text.ts';
import { useLocale } from '../../text/use-text.ts';
import { letterOf } from '../lab/lab-state.ts';
import { useWidth } from '../lab/use-width.ts';
import { PatternLegend, patternOf, VariantPatterns } from '../lab/variant-look.tsx';
import { type Bin, binsOf, countIn, middleHalf, victoryRows } from './rounds.ts';

const MARGIN = { top: 24, right: 8, bottom: 44, left: 8 };
const TITLE = 30;
const GAP = 14;
const LEAST_PLOT = 24;
const LABEL_SPACE = 48;
/** A bar narrower than this is none. */
const BAR_SPACE = 12;

/** `7`, `7–9`, and for the last one that holds all longer fights `57+`. */
export function binLabel(bins: readonly Bin[], { from, to }: Bin): string {
  const [first] = bins;
  if (from === to) return `${from}`;
  return first !== undefined && to - from > first.to - first.from ? `${from}+` : `${from}–${to}`;
}

/** Round by round who wins how often: a row for each side, a bar for each case. */
export function WinChart({
  tallies,
  svg,
}: {
  tallies: readonly (Tally | undefined)[];
  svg: RefObject<SVGSVGElement | null>;
}) {
  const text = useArenaText();
  const locale = useLocale();
  const id = useId();
  const [box, width] = useWidth<HTMLDivElement>(640);
  const rows = victoryRows(tallies);
  const count = tallies.length;
  const most = Math.max(8, Math.floor((width - MARGIN.left - MARGIN.right) / (BAR_SPACE * (count + 0.6))));
  const bins = binsOf(tallies, Math.min(most, 40));
  const shareOf = (row: number, variant: number, bin: Bin): number => {
    const wonIn = rows[row]?.wonIn[variant];
    const tally = tallies[variant];
    return wonIn === undefined || tally === undefined ? 0 : countIn(wonIn, bin) / tally.fights;
  };
  // One scale for all rows: each is as high as its highest bar.
  const highest = rows.map((_, row) =>
    Math.max(0, ...tallies.flatMap((__, i) => bins.map((bin) => shareOf(row, i, bin)))),
  );
  const all = highest.reduce((sum, one) => sum + one, 0) || 1;
  const room = Math.max(150, Math.min(290, width * 0.4));
  const plots = highest.map((one) => Math.max(LEAST_PLOT, Math.round((room * one) / all)));
  const tops = plots.map(
    (_, row) => MARGIN.top + plots.slice(0, row).reduce((sum, plot) => sum + TITLE + plot + GAP, 0),
  );
  const height = plots.reduce((sum, plot) => sum + TITLE + plot + GAP, MARGIN.top - GAP) + MARGIN.bottom;
  const x = scaleBand(
    bins.map(({ from }) => String(from)),
    [MARGIN.left, width - MARGIN.right],
  ).padding(0.14);
  const tall = scaleLinear([0, all], [0, room]);
  const slot = x.bandwidth() / Math.max(1, count);
  const every = Math.ceil(bins.length / Math.max(1, (width - MARGIN.left) / LABEL_SPACE));
  return (
    <div ref={box}>
      <svg
        ref={svg}
        className="lab-chart win-chart"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={text.picture}
      >
        <VariantPatterns id={id} count={count} />
        <PatternLegend id={id} count={count} right={width - MARGIN.right} />
        {rows.map(({ side, wonIn }, row) => (
          <g key={side ?? ''} transform={`translate(0 ${tops[row]})`}>
            <text className="row-name" x={MARGIN.left} y={14}>
              {side ?? text.draw}
            </text>
            <text className="row-name share" x={width - MARGIN.right} y={14} textAnchor="end">
              {wonIn
                .flatMap((won, i) => {
                  const tally = tallies[i];
                  if (won === undefined || tally === undefined) return [];
                  const total = won.reduce((sum, one) => sum + one, 0);
                  return `${count > 1 ? `${letterOf(i)} ` : ''}${percent(total / tally.fights, locale)}`;
                })
                .join(' · ')}
            </text>
            <g transform={`translate(0 ${TITLE})`}>
              {count === 1 && <Half bins={bins} wonIn={wonIn[0]} x={x} plot={plots[row] ?? 0} />}
              {tallies.map((_, i) =>
                bins.map((bin) => {
                  const share = shareOf(row, i, bin);
                  if (share <= 0) return null;
                  return (
                    <rect
                      key={`${letterOf(i)}${bin.from}`}
                      className="variant-bar"
                      data-variant={i}
                      fill={patternOf(id, i)}
                      x={(x(String(bin.from)) ?? 0) + i * slot}
                      width={Math.max(1, slot - (count > 1 ? 1 : 0))}
                      y={(plots[row] ?? 0) - tall(share)}
                      height={tall(share)}
                      rx={Math.min(2, slot / 4)}
                    />
                  );
                }),
              )}
              <line
                className="base"
                x1={MARGIN.left}
                x2={width - MARGIN.right}
                y1={plots[row]}
                y2={plots[row]}
              />
            </g>
          </g>
        ))}
        {bins.map((bin, i) =>
          i % every === 0 ? (
            <text
              key={bin.from}
              className="tick"
              x={(x(String(bin.from)) ?? 0) + x.bandwidth() / 2}
              y={height - MARGIN.bottom + 18}
              textAnchor="middle"
            >
              {binLabel(bins, bin)}
            </text>
          ) : null,
        )}
        <text className="tick" x={width - MARGIN.right} y={height - 6} textAnchor="end">
          {text.axis}
        </text>
      </svg>
    </div>
  );
}

/** The middle half of the victories, shaded behind the bars. */
function Half({
  bins,
  wonIn,
  x,
  plot,
}: {
  bins: readonly Bin[];
  wonIn: readonly number[] | undefined;
  x: ReturnType<typeof scaleBand<string>>;
  plot: number;
}) {
  const half = wonIn && middleHalf(wonIn);
  const first = half && bins.find(({ to }) => to >= half.from);
  const last = half && bins.find(({ to }) => to >= half.to);
  if (first === undefined || last === undefined) return null;
  const space = (x.step() - x.bandwidth()) / 2;
  const left = (x(String(first.from)) ?? 0) - space;
  const right = (x(String(last.from)) ?? 0) + x.bandwidth() + space;
  return <rect className="reached" x={left} width={right - left} height={plot} rx={3} />;
}

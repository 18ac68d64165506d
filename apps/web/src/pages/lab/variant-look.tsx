import { symbol, symbolCircle, symbolDiamond, symbolSquare, symbolTriangle } from 'd3-shape';
import { letterOf } from './lab-state.ts';

/** Cases are told apart by letter, pattern, dashes and marks; the colour comes on top. */
const DASHES = ['none', '7 4', '2 3.5', '11 3 2 3'] as const;
const SYMBOLS = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond] as const;

export const dashOf = (index: number): string => DASHES[index] ?? 'none';

export const symbolOf = (index: number, size: number): string =>
  symbol(SYMBOLS[index] ?? symbolCircle, size)() ?? '';

export const patternOf = (id: string, index: number): string => `url(#${id}-${index})`;

const SIZE = 8;

/** What bars are filled with: plain, stripes, dots, lines across. */
export function VariantPatterns({ id, count }: { id: string; count: number }) {
  return (
    <defs>
      {Array.from({ length: count }, (_, i) => (
        <pattern
          key={letterOf(i)}
          id={`${id}-${i}`}
          width={SIZE}
          height={SIZE}
          patternUnits="userSpaceOnUse"
          {...(i === 1 ? { patternTransform: 'rotate(45)' } : {})}
        >
          <rect className="variant-ground" data-variant={i} width={SIZE} height={SIZE} />
          <Ink index={i} />
        </pattern>
      ))}
    </defs>
  );
}

function Ink({ index }: { index: number }) {
  switch (index) {
    case 0:
      return <rect className="variant-ink" data-variant={0} width={SIZE} height={SIZE} />;
    case 1:
      return <rect className="variant-ink" data-variant={1} width={3.5} height={SIZE} />;
    case 2:
      return <circle className="variant-ink" data-variant={2} cx={4} cy={4} r={2.4} />;
    default:
      return <rect className="variant-ink" data-variant={3} y={2} width={SIZE} height={2.5} />;
  }
}

const LEGEND_STEP = 44;

/** Which pattern is which case, at the upper right of a picture. */
export function PatternLegend({ id, count, right }: { id: string; count: number; right: number }) {
  if (count < 2) return null;
  return Array.from({ length: count }, (_, i) => (
    <g key={letterOf(i)} transform={`translate(${right - (count - i) * LEGEND_STEP} 2)`}>
      <rect className="variant-bar" data-variant={i} fill={patternOf(id, i)} width={18} height={14} rx={2} />
      <text className="tick" x={23} y={7} dominantBaseline="central">
        {letterOf(i)}
      </text>
    </g>
  ));
}

/** The letter of a case with its line and mark, as it is drawn in the charts. */
export function VariantMark({ index }: { index: number }) {
  return (
    <span className="variant-mark" data-variant={index}>
      <svg width="28" height="14" viewBox="0 0 28 14" aria-hidden focusable="false">
        <line
          className="variant-line"
          data-variant={index}
          x2="28"
          y1="7"
          y2="7"
          strokeDasharray={dashOf(index)}
        />
        <path
          className="variant-dot"
          data-variant={index}
          transform="translate(14 7)"
          d={symbolOf(index, 64)}
        />
      </svg>
      {letterOf(index)}
    </span>
  );
}

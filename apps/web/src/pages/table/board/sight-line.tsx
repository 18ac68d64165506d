import { Eye, EyeOff, Ruler, Shield } from 'lucide-react';
import type { CSSProperties } from 'react';
import { type Cell, lineBetween, type Size } from './geometry.ts';
import { sightFrom } from './text.ts';

export const SIGHT_ICONS = { clear: Eye, cover: Shield, blocked: EyeOff } as const;

export interface SightLineProps {
  readonly size: Size;
  readonly from: Cell;
  readonly to: Cell;
  readonly kind: string | null;
  /** Written on the line; nothing for the next cell. */
  readonly far: string;
}

/** The line of sight while aiming, with the distance: solid, dashed over cover, dotted where something is in the way. */
export function SightLine({ size, from, to, kind: seen, far }: SightLineProps) {
  const kind = seen === null ? null : sightFrom(seen);
  const Icon = kind === null ? Ruler : SIGHT_ICONS[kind];
  const { x1, y1, x2, y2, middle } = lineBetween(from, to);
  const place = { '--x': middle[0], '--y': middle[1] } as CSSProperties;
  return (
    <div className="sight" data-sight={kind ?? 'none'} aria-hidden="true">
      <svg viewBox={`0 0 ${size.width} ${size.height}`} preserveAspectRatio="none" aria-hidden="true">
        <line className="sight-halo" x1={x1} y1={y1} x2={x2} y2={y2} />
        <line className="sight-line" x1={x1} y1={y1} x2={x2} y2={y2} />
      </svg>
      {far !== '' && (
        <span className="sight-mark" style={place}>
          <Icon aria-hidden />
          {far}
        </span>
      )}
    </div>
  );
}

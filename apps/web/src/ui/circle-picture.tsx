import type { CircleView } from '@tafelrunde/system';
import { type CSSProperties, useId } from 'react';

/** Half of the picture, in its own units. */
const RADIUS = 48;
/** Between two segments, in degrees. */
const GAP = 3;

export interface CirclePictureProps {
  readonly circle: CircleView;
  readonly size: number;
  /** Spoken in place of the picture; without it the picture is decoration. */
  readonly label?: string;
  /** The segments that can be pointed at, and what happens then. */
  readonly pickable?: readonly string[];
  readonly onPick?: (segment: string) => void;
}

/** The name of a segment where a question asks for one. */
export const segmentId = (circle: string, ring: string, index: number): string =>
  `${circle}-${ring}${index + 1}`;

/** A circle with its rings of segments; each state has a pattern of its own, so that nobody has to tell colours apart. */
export function CirclePicture({ circle, size, label, pickable = [], onPick }: CirclePictureProps) {
  const id = useId();
  const thickness = RADIUS / circle.rings.length;
  const speech = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span className="circle-picture" style={{ '--size': `${size}px` } as CSSProperties} {...speech}>
      <svg viewBox="-50 -50 100 100" aria-hidden focusable="false">
        <Patterns id={id} />
        {circle.rings.map((ring, r) =>
          ring.segments.map((state, i) => {
            const name = segmentId(circle.id, ring.id, i);
            const canPick = pickable.includes(name);
            // Only a second way for pointers: the buttons beside it are for all.
            return (
              <path
                key={name}
                className="circle-segment"
                data-state={state === '' ? 'whole' : state}
                data-pickable={canPick}
                data-segment={name}
                style={{ fill: fillOf(state, id) }}
                d={sector(RADIUS - (r + 1) * thickness, RADIUS - r * thickness, i, ring.segments.length)}
                {...(canPick ? { onClick: () => onPick?.(name) } : {})}
              />
            );
          }),
        )}
      </svg>
    </span>
  );
}

/** The states with a pattern; any other is drawn solid. */
const PATTERNED: readonly string[] = ['light', 'heavy'];

const fillOf = (state: string, id: string): string => {
  if (state === '') return 'var(--surface)';
  return PATTERNED.includes(state) ? `url("#${id}-${state}")` : 'var(--hurt)';
};

function Patterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern
        id={`${id}-light`}
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="5" height="5" fill="var(--surface)" />
        <rect width="2" height="5" fill="var(--hurt)" />
      </pattern>
      <pattern
        id={`${id}-heavy`}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="6" height="6" fill="var(--hurt)" />
        <rect x="1.5" y="1.5" width="3" height="3" fill="var(--surface)" />
      </pattern>
    </defs>
  );
}

/** A piece of a ring; a ring of one piece is closed. */
function sector(inner: number, outer: number, index: number, count: number): string {
  if (count === 1) {
    const round = (r: number) =>
      r <= 0 ? '' : `M ${r} 0 A ${r} ${r} 0 1 1 ${-r} 0 A ${r} ${r} 0 1 1 ${r} 0 Z`;
    return `${round(outer - 1)} ${round(inner)}`;
  }
  const from = (360 / count) * index + GAP / 2 - 90;
  const to = (360 / count) * (index + 1) - GAP / 2 - 90;
  const at = (r: number, angle: number) => {
    const radians = (angle * Math.PI) / 180;
    return `${(r * Math.cos(radians)).toFixed(2)} ${(r * Math.sin(radians)).toFixed(2)}`;
  };
  const large = to - from > 180 ? 1 : 0;
  const [near, far] = [inner + 1, outer - 1];
  return `M ${at(far, from)} A ${far} ${far} 0 ${large} 1 ${at(far, to)} L ${at(near, to)} A ${near} ${near} 0 ${large} 0 ${at(near, from)} Z`;
}

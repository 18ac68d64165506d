import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useMapsText } from '../../../text/use-maps-text.ts';
import { type Alignment, cellIn, linesThrough, type Point, type Size, withCorner } from './align.ts';

const CORNERS = ['first', 'second'] as const;
type Corner = (typeof CORNERS)[number];

const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Pixels of the picture with Shift. */
const STRIDE = 10;

/** The picture with the grid as it would lie, and two corners to drag. */
export function AlignPicture({
  address,
  size,
  alignment,
  dim,
  onChange,
}: {
  address: string;
  size: Size;
  alignment: Alignment;
  dim: number;
  onChange: (alignment: Alignment) => void;
}) {
  const text = useMapsText();
  const field = useRef<HTMLDivElement>(null);
  const drag = useRef<{ readonly corner: Corner; readonly from: Point; readonly at: Point } | null>(null);
  const { width, height } = size;
  const cell = cellIn(alignment);
  const put = (corner: Corner, to: Point) => onChange(withCorner(alignment, corner, to, size));
  const onPointerDown = (corner: Corner) => (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { corner, from: [event.clientX, event.clientY], at: alignment[corner] };
  };
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    const box = field.current?.getBoundingClientRect();
    if (drag.current === null || box === undefined) return;
    const { corner, from, at } = drag.current;
    // By how far the finger went, not where it is: it need not cover what it aligns.
    put(corner, [
      at[0] + ((clientX - from[0]) * width) / box.width,
      at[1] + ((clientY - from[1]) * height) / box.height,
    ]);
  };
  const stop = () => {
    drag.current = null;
  };
  const onKeyDown = (corner: Corner) => (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const by = event.shiftKey ? STRIDE : 1;
    put(corner, [alignment[corner][0] + step[0] * by, alignment[corner][1] + step[1] * by]);
  };
  const [[ax, ay], [bx, by]] = [alignment.first, alignment.second];
  return (
    <div className="align" ref={field} style={{ '--ratio': width / height } as CSSProperties}>
      <img src={address} alt="" style={{ opacity: 1 - dim }} draggable={false} />
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path
          className="align-lines"
          d={[
            ...linesThrough(ax, cell.width, width).map((x) => `M${x} 0V${height}`),
            ...linesThrough(ay, cell.height, height).map((y) => `M0 ${y}H${width}`),
          ].join('')}
        />
        <rect className="align-block" x={ax} y={ay} width={bx - ax} height={by - ay} />
      </svg>
      {CORNERS.map((corner) => {
        const [x, y] = alignment[corner];
        return (
          <button
            key={corner}
            type="button"
            className="align-corner"
            data-corner={corner}
            aria-label={text.cornerAt(text.corner[corner], Math.round(x), Math.round(y))}
            style={{ left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` }}
            onPointerDown={onPointerDown(corner)}
            onPointerMove={onPointerMove}
            onPointerUp={stop}
            onPointerCancel={stop}
            onKeyDown={onKeyDown(corner)}
          />
        );
      })}
    </div>
  );
}

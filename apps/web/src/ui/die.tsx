import type { DieKind } from '@tafelrunde/system';
import { Check, Lock, Pin, Sparkles, TriangleAlert, X } from 'lucide-react';
import type { CSSProperties } from 'react';
import { COUNTER, DIE_SHAPES, type DieShape } from './die-shapes.ts';

/** What a die has come to. Each state has its own mark, so that nobody has to tell colours apart. */
export const DIE_STATES = [
  'ready',
  'thrown',
  'success',
  'failure',
  'complication',
  'exceptional',
  'kept',
  'locked',
] as const;
export type DieState = (typeof DIE_STATES)[number];

const MARKS = {
  success: Check,
  failure: X,
  complication: TriangleAlert,
  exceptional: Sparkles,
  kept: Pin,
  locked: Lock,
} as const;

const KIND_SIGNS = { penalty: '−', fate: '★' } as const;

/** Below this size facets would only blur the number. */
const SMALL = 40;

export interface DieProps {
  readonly sides: number;
  /** What it shows; without a face it shows its number of sides. */
  readonly face?: number | undefined;
  readonly state?: DieState;
  /** A die against its figure is dark, one that was spent has a star. */
  readonly kind?: DieKind | undefined;
  readonly size?: number;
  /** Spoken in place of the picture; without a label the picture is decoration. */
  readonly label?: string | undefined;
}

/** A die in its real shape. */
export function Die({ sides, face, state = 'thrown', size = 72, label, kind }: DieProps) {
  const shape = DIE_SHAPES[sides] ?? COUNTER;
  // A small die stands beside the word for its state; a mark would hide its number.
  const Mark = state === 'ready' || state === 'thrown' || size < SMALL ? undefined : MARKS[state];
  const speech = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span
      className="die"
      data-state={state}
      data-kind={kind}
      style={{ '--size': `${size}px` } as CSSProperties}
      {...speech}
    >
      <DiePicture
        shape={shape}
        text={`${face ?? (kind === undefined ? sides : KIND_SIGNS[kind])}`}
        small={size < SMALL}
      />
      {kind === 'fate' && face !== undefined && (
        <span className="die-star" aria-hidden>
          ★
        </span>
      )}
      {Mark !== undefined && (
        <span className="die-mark">
          <Mark aria-hidden strokeWidth={3} />
        </span>
      )}
    </span>
  );
}

function DiePicture({ shape, text, small }: { shape: DieShape; text: string; small: boolean }) {
  const [x, y] = small ? [50, 52] : shape.number;
  return (
    <svg viewBox="0 0 100 100" className="die-picture" aria-hidden focusable="false">
      <polygon className="die-body" points={shape.outline} />
      {shape.facets.map(({ points, light }) => (
        <polygon
          key={points}
          className={light < 0 ? 'die-shadow' : 'die-light'}
          points={points}
          opacity={Math.abs(light) * (small ? 0.2 : 0.42)}
        />
      ))}
      {!small &&
        shape.facets.map(({ points }) => <polygon key={points} className="die-edge" points={points} />)}
      <text className="die-number" x={x} y={y} fontSize={numberSize(shape, text, small)}>
        {text}
      </text>
    </svg>
  );
}

function numberSize(shape: DieShape, text: string, small: boolean): number {
  if (small) return text.length > 2 ? 34 : 46;
  if (shape === COUNTER) return text.length > 2 ? 32 : 42;
  return text.length > 1 ? 27 : 32;
}

import type { FigureView } from '@tafelrunde/system';
import { type CSSProperties, useId } from 'react';
import { isLying, type Pose } from './pile.ts';

const HEART = 'M4 7.4C1.2 5.4 0 4 0 2.4A2.2 2.2 0 0 1 4 1.2 2.2 2.2 0 0 1 8 2.4C8 4 6.8 5.4 4 7.4Z';

/** More hearts than this are told by a number: single ones could no longer be counted. */
const MOST_PIPS = 6;

export interface TokenProps {
  readonly figure: FigureView;
  readonly letters: string;
  /** The address of its picture, in place of the letters. */
  readonly face: string | undefined;
  readonly at: readonly [number, number];
  readonly pose: Pose;
  readonly isSelected: boolean;
  readonly isActive: boolean;
  readonly isDragged: boolean;
  readonly chance: string | null;
  /** How many conditions last for it. */
  readonly notes: number;
}

/** A figure on the board: round for the party, angular and dark for enemies. The cell below says it all in words. */
export function Token({
  figure,
  letters,
  face,
  at,
  pose,
  isSelected,
  isActive,
  isDragged,
  chance,
  notes,
}: TokenProps) {
  const lying = isLying(figure);
  const style = {
    '--x': at[0] + pose.dx,
    '--y': at[1] + pose.dy,
    '--scale': pose.scale,
  } as CSSProperties;
  return (
    <div
      className="board-token"
      data-figure={figure.id}
      data-side={figure.side}
      data-lying={lying || undefined}
      data-out={figure.isOut || undefined}
      data-prone={figure.isProne || undefined}
      data-selected={isSelected || undefined}
      data-active={isActive || undefined}
      data-dragged={isDragged || undefined}
      data-top={at[1] < 0.5 || undefined}
      style={style}
    >
      <svg viewBox="0 0 48 48" aria-hidden="true">
        {isSelected && <circle className="token-selection" cx="24" cy="22" r="23" />}
        <g className="token-body">
          <Shape side={figure.side} />
          {face === undefined ? (
            <text className="token-letters" x="24" y="22.5" data-length={letters.length}>
              {letters}
            </text>
          ) : (
            <Face address={face} side={figure.side} />
          )}
          {figure.isOut && <path className="token-cross" d="M10 8 38 36M38 8 10 36" />}
        </g>
        {notes > 0 && (
          <g className="token-notes">
            <circle cx="39" cy="9" r="8" />
            <text x="39" y="9.5">
              {notes}
            </text>
          </g>
        )}
        {isActive && <path className="token-turn" d="M14-7H34L24 7Z" />}
        {!figure.isOut && !(lying && pose.scale < 1) && <Hearts figure={figure} />}
      </svg>
      {chance !== null && <span className="token-chance">{chance}</span>}
    </div>
  );
}

/** The picture within the shape of the token; its edge still tells the side. */
function Face({ address, side }: Pick<FigureView, 'side'> & { address: string }) {
  const clip = useId();
  return (
    <>
      <clipPath id={clip}>
        <Shape side={side} />
      </clipPath>
      <image
        href={address}
        x="7"
        y="3"
        width="34"
        height="38"
        preserveAspectRatio="xMidYMin slice"
        clipPath={`url(#${clip})`}
      />
      <g className="token-rim">
        <Shape side={side} />
      </g>
    </>
  );
}

const Shape = ({ side }: Pick<FigureView, 'side'>) =>
  side === 'players' ? (
    <circle className="token-shape" cx="24" cy="22" r="17" />
  ) : (
    <path className="token-shape" d="M24 3 41 12V32L24 41 7 32V12Z" />
  );

function Hearts({ figure }: { figure: FigureView }) {
  const hearts = figure.tracks.find(({ look }) => look === 'hearts');
  if (hearts === undefined) return null;
  const { value, max } = hearts;
  if (max > MOST_PIPS) {
    return (
      <g transform="translate(24 43)">
        <rect className="token-plate" x="-13" y="-6" width="26" height="12" rx="6" />
        <path className="token-heart" data-full="true" d={HEART} transform="translate(-10 -4)" />
        <text className="token-number" x="5" y="0.5">
          {value}
        </text>
      </g>
    );
  }
  const step = Math.min(9, 46 / max);
  const width = step * max;
  return (
    <g transform={`translate(${24 - width / 2} 39)`}>
      <rect className="token-plate" x="-1" y="-1" width={width + 2} height="10" rx="5" />
      {Array.from({ length: max }, (_, i) => i).map((i) => (
        <path
          key={i}
          className="token-heart"
          data-full={i < value}
          d={HEART}
          transform={`translate(${i * step + (step - 8) / 2} 0)`}
        />
      ))}
    </g>
  );
}

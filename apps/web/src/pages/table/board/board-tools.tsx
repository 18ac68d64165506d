import { ZoomIn, ZoomOut } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import type { Readout } from './readout.ts';
import { SIGHT_ICONS } from './sight-line.tsx';
import type { BoardText } from './text.ts';

export interface BoardToolsProps {
  readonly text: BoardText;
  readonly readout: Readout;
  /** The width of a cell, where the board has metres. */
  readonly metres: number | undefined;
  readonly canShrink: boolean;
  readonly canGrow: boolean;
  readonly onZoom: (factor: number) => void;
}

const STEP = 1.25;

/** What is aimed at, and the size of the board. */
export function BoardTools({ text, readout, metres, canShrink, canGrow, onZoom }: BoardToolsProps) {
  return (
    <div
      className="board-tools"
      data-metres={metres !== undefined || undefined}
      data-aiming={readout.kind === 'aim' || undefined}
    >
      <ReadoutLine text={text} readout={readout} />
      {metres !== undefined && <span className="board-scale">{text.scale(metres)}</span>}
      <Button
        className="button quiet"
        aria-label={text.zoomOut}
        isDisabled={!canShrink}
        onPress={() => onZoom(1 / STEP)}
      >
        <ZoomOut aria-hidden /> {text.smaller}
      </Button>
      <Button
        className="button quiet"
        aria-label={text.zoomIn}
        isDisabled={!canGrow}
        onPress={() => onZoom(STEP)}
      >
        <ZoomIn aria-hidden /> {text.larger}
      </Button>
    </div>
  );
}

function ReadoutLine({ text, readout }: Pick<BoardToolsProps, 'text' | 'readout'>) {
  if (readout.kind === 'hint') return <p className="board-readout hint">{readout.text}</p>;
  const { name, what, where, sight, bands, chance } = readout;
  const Icon = sight === null ? null : SIGHT_ICONS[sight];
  return (
    <p className="board-readout">
      <span>
        <strong className="readout-cell">{name}</strong> {what}
      </span>
      {chance !== null && <strong className="readout-chance">{text.chance(chance)}</strong>}
      {where !== '' && <span className="readout-part">{where}</span>}
      {bands.map((band) => (
        <span key={band} className="readout-part">
          {band}
        </span>
      ))}
      {sight !== null && Icon !== null && (
        <span className="readout-part readout-sight" data-sight={sight}>
          <Icon aria-hidden />
          {text.sight[sight]}
        </span>
      )}
    </p>
  );
}

import type { FigureView } from '@tafelrunde/system';
import { useMemo } from 'react';
import { keyOf } from './geometry.ts';
import { lettersOf } from './letters.ts';
import { isShown, type Pile, poseOf } from './pile.ts';
import { Token } from './token.tsx';
import type { Drag } from './use-board-pointer.ts';

export interface BoardTokensProps {
  readonly figures: readonly FigureView[];
  /** By figure: the address of its picture. */
  readonly faces: ReadonlyMap<string, string>;
  readonly piles: ReadonlyMap<string, Pile>;
  readonly selected: FigureView | null;
  readonly activeFigure: string | null;
  readonly drag: Drag | null;
  readonly chanceAt: (figureId: string) => string | null;
  readonly notesOf: (figureId: string) => readonly string[];
}

const UPRIGHT = { dx: 0, dy: 0, scale: 1 };

/** All figures, each its own element that glides when its figure moves. */
export function BoardTokens({
  figures,
  faces,
  piles,
  selected,
  activeFigure,
  drag,
  chanceAt,
  notesOf,
}: BoardTokensProps) {
  const letters = useMemo(() => lettersOf(figures), [figures]);
  return (
    <div className="board-tokens" aria-hidden="true">
      {figures.map((figure) => {
        if (figure.at === null || !isShown(figure)) return null;
        const pile = piles.get(keyOf(figure.at));
        const dragged = drag?.figure === figure.id ? drag : null;
        const isFoe = selected !== null && selected.side !== figure.side && !figure.isOut;
        return (
          <Token
            key={figure.id}
            figure={figure}
            letters={letters.get(figure.id) ?? ''}
            face={faces.get(figure.id)}
            at={dragged === null ? figure.at : [dragged.point[0] - 0.5, dragged.point[1] - 0.5]}
            pose={pile === undefined || dragged !== null ? UPRIGHT : poseOf(pile, figure)}
            isSelected={selected?.id === figure.id}
            isActive={activeFigure === figure.id}
            isDragged={dragged !== null}
            chance={isFoe ? chanceAt(figure.id) : null}
            notes={notesOf(figure.id).length}
          />
        );
      })}
    </div>
  );
}

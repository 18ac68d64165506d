import type { BoardView } from '@tafelrunde/system';
import { useLocale } from '../../text/use-text.ts';
import { Board } from '../table/board/board.tsx';
import { useFaces, useMapPicture } from '../table/board/use-board-pictures.ts';
import { lastingOf } from '../table/fight/use-tracker.ts';
import { useTable } from '../table/table-context.ts';

/** The board, as soon as somebody stands on it. */
export function useMap(): BoardView | null {
  const { system, scene, figures } = useTable();
  return figures.some(({ at }) => at !== null) ? system.table.board(scene) : null;
}

/** A television has room. */
const LARGEST_CELL = 160;
const NOBODY = new Set<string>();
const NOWHERE = new Map<string, never>();
const nothing = () => undefined;
const none = () => null;

/** The map to look at. */
export function ScreenMap({ board }: { board: BoardView }) {
  const locale = useLocale();
  const at = useTable();
  const faces = useFaces(at);
  const picture = useMapPicture(at);
  return (
    <section className="screen-map" inert>
      <Board
        board={board}
        figures={at.figures}
        faces={faces}
        picture={picture}
        locale={locale}
        selected={null}
        activeFigure={at.turn?.figure ?? null}
        moves={NOWHERE}
        far={NOBODY}
        chanceAt={none}
        aim={null}
        notesOf={(figure) => lastingOf(at, figure).map(({ name }) => name)}
        onSelect={nothing}
        onMove={nothing}
        onPut={null}
        onTarget={nothing}
        placing={null}
        painting={null}
        onPlace={nothing}
        onPaint={nothing}
        largestCell={LARGEST_CELL}
      />
    </section>
  );
}

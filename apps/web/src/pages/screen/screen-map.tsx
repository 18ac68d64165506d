import type { BoardView } from '@tafelrunde/system';
import { statusWords } from '../../table/status-words.ts';
import { useTable } from '../../table/table-context.ts';
import { useLocale } from '../../text/use-text.ts';
import { Board } from '../table/board/board.tsx';
import { withDoors } from '../table/board/doors.ts';
import { useFaces, useMapPicture } from '../table/board/use-board-pictures.ts';
import { lastingOf } from '../table/fight/use-tracker.ts';

/** The board, as soon as somebody stands on it or a picture lies under it. */
export function useMap(): BoardView | null {
  const { system, scene, figures, table } = useTable();
  const isUsed = table.mapPicture !== null || figures.some(({ at }) => at !== null);
  const board = isUsed ? system.table.board(scene) : null;
  return board === null || board.cells.length === 0 ? board : withDoors(board, table.doors);
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
        statesOf={(figure) => statusWords(at, figure)}
        notesOf={(figure) => lastingOf(at, figure).map(({ name }) => name)}
        onSelect={nothing}
        onMove={nothing}
        onPut={null}
        onTarget={nothing}
        placing={null}
        painting={null}
        onPlace={nothing}
        onPaint={nothing}
        onDoor={null}
        largestCell={LARGEST_CELL}
      />
    </section>
  );
}

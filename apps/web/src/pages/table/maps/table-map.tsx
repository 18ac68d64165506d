import type { BoardView } from '@tafelrunde/system';
import { newId } from '../../../table/new-id.ts';
import { useTable } from '../../../table/table-context.ts';
import { useView } from '../../../table/view-store.ts';
import { useMapsText } from '../../../text/use-maps-text.ts';
import { MapDialog } from './map-dialog.tsx';

/** The map of the table: another one, or another picture under it. */
export function TableMap({ board, onClose }: { board: BoardView; onClose: () => void }) {
  const text = useMapsText();
  const { table, figures, send } = useTable();
  const change = useView((view) => view.change);
  const isEmpty = board.cells.length === 0 && figures.every(({ at }) => at === null);
  return (
    <MapDialog
      board={board}
      isEmpty={isEmpty}
      current={table.mapPicture}
      onClose={onClose}
      onMap={(map) => send({ kind: 'layMap', map })}
      onPicture={(picture) => send({ kind: 'setMapPicture', picture })}
      onKeep={async (map) => {
        const isKept = await send({
          kind: 'prepare',
          items: [
            { kind: 'encounter', id: `p-${newId()}`, name: text.sceneName, note: '', figures: [], map },
          ],
          gone: [],
        });
        if (isKept) change({ isPrepareOpen: true });
        return isKept;
      }}
    />
  );
}

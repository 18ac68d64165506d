import type { BoardView } from '@tafelrunde/system';
import { Brush, DoorClosed, DoorOpen, Map as MapIcon, MapPinPlus, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { type Cell, cellName } from '../../../table/cells.ts';
import { useTable } from '../../../table/table-context.ts';
import { useView } from '../../../table/view-store.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { fieldOf } from '../../../ui/fields.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { OfferButton } from '../now/offer-button.tsx';
import { isFor, offerName, usageOf } from '../now/offers.ts';
import { useDoors } from './use-doors.ts';

// Reading and aligning maps comes when a GM asks for it.
const TableMap = lazy(async () => ({ default: (await import('../prepare/drawer.tsx')).TableMap }));

/** What the next click on the board does, and for the GM: figures to put down and ground to draw. */
export function BoardTools({ board }: { board: BoardView }) {
  const { isGm } = useTable();
  const mode = useView((view) => view.mode);
  // Whoever draws goes on drawing after each piece.
  const [isDrawing, setDrawing] = useState(false);
  return (
    <div className="board-modes">
      <ModeLine />
      {isGm && mode === null && <GmTools board={board} isDrawing={isDrawing} onDraw={setDrawing} />}
    </div>
  );
}

function ModeLine() {
  const text = useTableText();
  const at = useTable();
  const { mode, change } = useView();
  if (mode === null) return null;
  const pointed = mode.kind === 'point' ? ((mode.form.values[mode.field] ?? []) as readonly Cell[]) : [];
  const what =
    mode.kind === 'place'
      ? text.board.placing(at.nameOf(mode.figure))
      : mode.kind === 'paint'
        ? text.board.painting(at.words.value('cells', mode.cell) ?? mode.cell)
        : text.board.aiming(offerName(at, mode.form.offer, text));
  return (
    <div className="notice" data-tone="accent" role="status">
      <p>
        {what} {mode.kind === 'point' && Array.isArray(pointed[0]) && pointed.map(cellName).join(' ')}
      </p>
      <Button
        className="button"
        onPress={() => change({ mode: null, ...(mode.kind === 'point' ? { form: mode.form } : {}) })}
      >
        <X aria-hidden /> {text.board.done}
      </Button>
    </div>
  );
}

function GmTools({
  board,
  isDrawing,
  onDraw,
}: {
  board: BoardView;
  isDrawing: boolean;
  onDraw: (isOpen: boolean) => void;
}) {
  const text = useTableText();
  const at = useTable();
  const change = useView((view) => view.change);
  const [isMap, setMap] = useState(false);
  const offers = at.system.table.gmOffers(at.scene, at.house);
  const placeable = offers
    .filter((offer) => isFor(offer, 'place'))
    .flatMap(({ target }) => at.figures.find(({ id }) => id === target) ?? []);
  const painting = offers.find((offer) => isFor(offer, 'paint'));
  const laying = offers.find((offer) => isFor(offer, 'lay'));
  const action = at.system.actions.find(({ id }) => id === painting?.action);
  const ground = painting === undefined ? undefined : usageOf(painting, 'paint')?.ground;
  const kinds = action === undefined || ground === undefined ? undefined : fieldOf(action, ground)?.shape;
  const off = placeable.filter(({ at: cell }) => cell === null);
  return (
    <div className="gm-tools">
      {off.length > 0 && (
        <div className="button-row">
          {off.map(({ id, name }) => (
            <Button
              key={id}
              className="button"
              aria-label={`${text.board.place}: ${name}`}
              onPress={() => change({ mode: { kind: 'place', figure: id } })}
            >
              <MapPinPlus aria-hidden /> {name}
            </Button>
          ))}
        </div>
      )}
      <div className="map-tools">
        <Button className="button quiet" onPress={() => setMap(true)}>
          <MapIcon aria-hidden /> {text.board.picture}
        </Button>
      </div>
      {isMap && (
        <Suspense fallback={null}>
          <TableMap board={board} onClose={() => setMap(false)} />
        </Suspense>
      )}
      <details className="draw" open={isDrawing} onToggle={({ currentTarget }) => onDraw(currentTarget.open)}>
        <summary>
          <Brush aria-hidden /> {text.board.paint}
        </summary>
        {kinds?.kind === 'choice' && (
          <div className="button-row">
            {kinds.values.map((kind) => (
              <Button
                key={kind}
                className="button"
                onPress={() => change({ mode: { kind: 'paint', cell: String(kind) } })}
              >
                {at.words.value('cells', String(kind)) ?? kind}
              </Button>
            ))}
          </div>
        )}
        {laying !== undefined && <OfferButton offer={laying} />}
        <DoorButtons board={board} />
        {off.length < placeable.length && (
          <SelectField
            label={text.board.place}
            value=""
            options={[
              { value: '', label: '–' },
              ...placeable.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(id) => id !== '' && change({ mode: { kind: 'place', figure: id } })}
          />
        )}
      </details>
    </div>
  );
}

/** Every door of the map, for whoever does not tap it there. */
function DoorButtons({ board }: { board: BoardView }) {
  const text = useTableText();
  const { doors, turnDoor } = useDoors(board);
  if (doors.length === 0) return null;
  return (
    <fieldset className="plain">
      <legend className="field-label">{text.board.doors}</legend>
      <div className="button-row">
        {doors.map((door) => {
          const where = door.cells.map(cellName).join(' ');
          const Icon = door.isOpen ? DoorOpen : DoorClosed;
          return (
            <Button key={where} className="button" onPress={() => turnDoor(door)}>
              <Icon aria-hidden /> {door.isOpen ? text.board.closeDoor(where) : text.board.openDoor(where)}
            </Button>
          );
        })}
      </div>
    </fieldset>
  );
}

import type { MapLayout } from '@tafelrunde/table';
import { Map as MapIcon, MapPinned, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { usePicture } from '../../../pictures/use-picture.ts';
import { type AtTable, useTable } from '../../../table/table-context.ts';
import { usePrepareText } from '../../../text/use-prepare-text.ts';
import { MapDialog } from '../maps/map-dialog.tsx';
import { MapPreview } from '../maps/map-preview.tsx';

/** The map of a scene: from a file, or as it lies on the table now. */
export function SceneMap({
  map,
  onChange,
}: {
  map: MapLayout | undefined;
  onChange: (map: MapLayout | undefined) => void;
}) {
  const text = usePrepareText();
  const at = useTable();
  const [isChoosing, setChoosing] = useState(false);
  const board = at.system.table.board(at.scene);
  if (board === null) return null;
  return (
    <section className="scene-part" aria-label={text.map}>
      <h3 className="field-label">{text.map}</h3>
      {map === undefined ? <p className="hint">{text.mapHint}</p> : <ScenePicture map={map} />}
      <div className="button-row">
        <Button className="button" onPress={() => setChoosing(true)}>
          <MapIcon aria-hidden /> {map === undefined ? text.chooseMap : text.changeMap}
        </Button>
        <Button className="button quiet" onPress={() => onChange(mapOn(at))}>
          <MapPinned aria-hidden /> {text.mapFromTable}
        </Button>
        {map !== undefined && (
          <Button className="button quiet" onPress={() => onChange(undefined)}>
            <X aria-hidden /> {text.withoutMap}
          </Button>
        )}
      </div>
      {isChoosing && (
        <MapDialog
          board={board}
          isEmpty
          current={null}
          onClose={() => setChoosing(false)}
          onMap={async (chosen) => {
            onChange(chosen);
            return true;
          }}
        />
      )}
    </section>
  );
}

/** A map to look at, with what it is in words. */
export function ScenePicture({ map }: { map: MapLayout }) {
  const text = usePrepareText();
  const { link } = useTable();
  const address = usePicture(link.files, map.picture?.file);
  return (
    <figure className="scene-picture">
      <MapPreview
        map={map}
        picture={map.picture === null || address === undefined ? null : { ...map.picture, address }}
        dim={map.picture?.dim ?? 0}
      />
      <figcaption>{text.mapOf(map.width, map.height, map.doors.length)}</figcaption>
    </figure>
  );
}

/** The map as it lies on the table now. */
function mapOn({ system, scene, table }: AtTable): MapLayout | undefined {
  const board = system.table.board(scene);
  if (board === null) return undefined;
  const ground: Record<string, (readonly [number, number])[]> = {};
  for (const { at, kind } of board.cells) ground[kind] = [...(ground[kind] ?? []), at];
  const { width, height } = board;
  return { width, height, ground, doors: table.doors, picture: table.mapPicture };
}

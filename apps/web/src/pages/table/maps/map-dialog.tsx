import '../../../styles/maps.css';
import type { MapLayout, MapPicture } from '@tafelrunde/table';
import { Check, FolderLock, ImageOff, Map as MapIcon } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { usePicture } from '../../../pictures/use-picture.ts';
import { useTable } from '../../../table/table-context.ts';
import { useMapsText } from '../../../text/use-maps-text.ts';
import { FileButton } from '../../../ui/file-button.tsx';
import { SheetDialog } from '../../../ui/sheet-dialog.tsx';
import { Toggle } from '../../../ui/toggle.tsx';
import { isFor } from '../now/offers.ts';
import { alignmentOf, laidOut, type Size } from './align.ts';
import { AlignFields } from './align-fields.tsx';
import { AlignPicture } from './align-picture.tsx';
import { MapPreview } from './map-preview.tsx';
import { useMapDraft } from './use-map-draft.ts';

const ACCEPT = 'image/png,image/jpeg,image/webp,.dd2vtt,.uvtt,.df2vtt,application/json,.json';
/** A board has so many cells on each side. */
const [FEWEST, MOST] = [4, 60];
const fits = ({ width, height }: Size): boolean =>
  Math.min(width, height) >= FEWEST && Math.max(width, height) <= MOST;

export interface MapDialogProps {
  readonly board: Size;
  /** Whether laying out another board costs nothing: nobody stands on this one and nothing is drawn. */
  readonly isEmpty: boolean;
  readonly current: MapPicture | null;
  readonly onClose: () => void;
  /** Another map; false if it was refused. */
  readonly onMap: (map: MapLayout) => Promise<boolean>;
  /** Only the picture, under the board as it is; left out where there is no board yet. */
  readonly onPicture?: (picture: MapPicture | null) => Promise<boolean>;
  /** Puts the map away for later. */
  readonly onKeep?: (map: MapLayout) => Promise<boolean>;
}

/** Chooses a picture or a map of another program, aligns it, and shows how it would lie before it is set. */
export function MapDialog({ board, isEmpty, current, onClose, onMap, onPicture, onKeep }: MapDialogProps) {
  const text = useMapsText();
  const { link, system, scene, house } = useTable();
  const { draft, setDraft, choose, bring, isBusy, problem } = useMapDraft();
  const [isAnew, setAnew] = useState(onPicture === undefined || (isEmpty && current === null));
  const [dim, setDim] = useState(current?.dim ?? 0);
  const [hidden, setHidden] = useState(current?.hidden ?? false);
  const dimId = useId();
  const address = usePicture(link.files, current?.file);
  // What lies there can be aligned anew.
  useEffect(() => {
    if (current === null || address === undefined || draft !== null) return;
    const image = new Image();
    image.onload = () => {
      const size = { width: image.naturalWidth, height: image.naturalHeight };
      const picture = { address, size, source: { file: current.file } };
      setDraft({ kind: 'picture', picture, alignment: alignmentOf(current, board, size) });
    };
    image.src = address;
  }, [current, address, draft, board, setDraft]);
  const laid = draft?.kind === 'picture' ? laidOut(draft.alignment, draft.picture.size) : null;
  const size = draft?.kind === 'vtt' ? draft.map : laid?.board;
  const isTooOdd = isAnew && laid !== null && !fits(laid.board);
  const hasWalls = system.table.gmOffers(scene, house).some((offer) => isFor(offer, 'paint'));

  /** The picture where it belongs; undefined if it did not arrive. */
  const placed = async (): Promise<MapPicture | null | undefined> => {
    if (draft === null || draft.picture === null) return null;
    const file = await bring(draft.picture);
    if (file === null) return undefined;
    const place = laid?.picture ?? {
      left: 0,
      top: 0,
      ...(draft.kind === 'vtt' ? draft.map.size : draft.picture.size),
    };
    return { file, ...place, dim, hidden };
  };
  const layout = async (): Promise<MapLayout | undefined> => {
    const picture = await placed();
    if (picture === undefined || size === undefined) return undefined;
    const { ground, doors } = draft?.kind === 'vtt' ? draft.map : { ground: {}, doors: [] };
    return { width: size.width, height: size.height, ground, doors, picture };
  };
  const isMap = isAnew || draft?.kind === 'vtt';
  const set = async () => {
    if (isMap) {
      const map = await layout();
      if (map !== undefined && (await onMap(map))) onClose();
    } else {
      const picture = await placed();
      if (picture !== undefined && (await onPicture?.(picture))) onClose();
    }
  };
  const keep = async () => {
    const map = await layout();
    if (map !== undefined && (await onKeep?.(map))) onClose();
  };
  return (
    <SheetDialog title={text.title} onClose={onClose} isDismissable={draft === null} isWide>
      {draft === null && <p className="hint">{text.hint}</p>}
      {draft?.kind === 'picture' && (
        <>
          <p className="hint">{text.alignHint}</p>
          <AlignPicture
            {...draft.picture}
            alignment={draft.alignment}
            dim={dim}
            onChange={(alignment) => setDraft({ ...draft, alignment })}
          />
          <AlignFields
            alignment={draft.alignment}
            size={draft.picture.size}
            onChange={(alignment) => setDraft({ ...draft, alignment })}
          />
          {laid !== null && (
            <p role="status">
              {isTooOdd
                ? text.outOfBounds(laid.board.width, laid.board.height)
                : text.board(laid.board.width, laid.board.height)}
            </p>
          )}
          {onPicture !== undefined && laid !== null && (
            <Toggle
              on={isAnew}
              onChange={setAnew}
              hint={text.boardAnewHint(laid.board.width, laid.board.height)}
            >
              {text.boardAnew}
            </Toggle>
          )}
        </>
      )}
      {draft?.kind === 'vtt' && (
        <>
          <MapPreview
            map={draft.map}
            picture={draft.picture && { address: draft.picture.address, left: 0, top: 0, ...draft.map.size }}
            dim={dim}
          />
          <p role="status">
            {text.vtt(
              draft.map.width,
              draft.map.height,
              draft.map.ground['wall']?.length ?? 0,
              draft.map.doors.length,
            )}{' '}
            {draft.picture === null && text.noPicture}
          </p>
          <p className="hint">{hasWalls ? text.vttHint : text.noWalls}</p>
        </>
      )}
      {draft?.picture != null && (
        <>
          <div className="align-dim">
            <label className="field-label" htmlFor={dimId}>
              {text.dim}
            </label>
            <input
              id={dimId}
              type="range"
              min={0}
              max={90}
              step={5}
              value={Math.round(dim * 100)}
              aria-valuetext={`${Math.round(dim * 100)} %`}
              onChange={({ currentTarget }) => setDim(Number(currentTarget.value) / 100)}
            />
          </div>
          {!link.solo && (
            <Toggle on={hidden} onChange={setHidden} hint={text.hiddenHint}>
              {text.hidden}
            </Toggle>
          )}
        </>
      )}
      {isBusy && <p role="status">{text.busy}</p>}
      {problem !== null && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <div className="form-end sticky">
        {current !== null && onPicture !== undefined && (
          <Button
            className="button quiet"
            onPress={() => void onPicture(null).then((done) => done && onClose())}
          >
            <ImageOff aria-hidden /> {text.takeAway}
          </Button>
        )}
        <FileButton
          label={draft === null ? text.choose : text.other}
          look={draft === null ? 'primary' : 'quiet'}
          icon={MapIcon}
          accept={ACCEPT}
          isDisabled={isBusy}
          onFile={(file) => void choose(file)}
        />
        {draft !== null && onKeep !== undefined && isMap && (
          <Button className="button" isDisabled={isBusy || isTooOdd} onPress={() => void keep()}>
            <FolderLock aria-hidden /> {text.toDrawer}
          </Button>
        )}
        {draft !== null && (
          <Button className="button primary" isDisabled={isBusy || isTooOdd} onPress={() => void set()}>
            <Check aria-hidden /> {onPicture === undefined ? text.take : isMap ? text.lay : text.set}
          </Button>
        )}
      </div>
    </SheetDialog>
  );
}

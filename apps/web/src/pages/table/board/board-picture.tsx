import type { MapPicture } from '@tafelrunde/table';
import type { CSSProperties } from 'react';

/** A picture under the board, with its address. */
export interface PlacedPicture extends Omit<MapPicture, 'file'> {
  readonly address: string;
}

/** What the cells lie on. The cells say in words what there is; the picture is for the eye. */
export function BoardPicture({
  picture: { address, left, top, width, height, dim },
}: {
  picture: PlacedPicture;
}) {
  const style = {
    '--left': left,
    '--top': top,
    '--width': width,
    '--height': height,
    opacity: 1 - dim,
  } as CSSProperties;
  return (
    <div className="board-picture" aria-hidden="true">
      <img src={address} alt="" style={style} draggable={false} />
    </div>
  );
}

import { useMemo } from 'react';
import { usePicture, usePictures } from '../../../pictures/use-picture.ts';
import type { AtTable } from '../../../table/table-context.ts';
import type { PlacedPicture } from './board-picture.tsx';

/** By figure: the address of its picture, as far as it is there. */
export function useFaces({ table: { portraits }, link }: AtTable): ReadonlyMap<string, string> {
  const addresses = usePictures(
    link.files,
    useMemo(() => Object.values(portraits), [portraits]),
  );
  return new Map(
    Object.entries(portraits).flatMap(([figure, file]): readonly [string, string][] => {
      const address = addresses.get(file);
      return address === undefined ? [] : [[figure, address]];
    }),
  );
}

/** The picture under the board, once it is there. */
export function useMapPicture({ table: { mapPicture }, link }: AtTable): PlacedPicture | null {
  const address = usePicture(link.files, mapPicture?.file);
  return mapPicture === null || address === undefined ? null : { ...mapPicture, address };
}

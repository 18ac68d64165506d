import { useMemo } from 'react';
import { usePaletteSource } from '../../../state/palette.ts';
import { useTable } from '../../../table/table-context.ts';
import { useView } from '../../../table/view-store.ts';
import { usePaletteText } from '../../../text/use-palette-text.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { useTapOffer } from '../now/use-tap-offer.ts';
import { useLastUndoable } from '../undo/use-undo.ts';
import { useSelected } from '../use-selected.ts';
import { commandEntries } from './command-entries.ts';
import { figureEntries, offerEntries } from './offer-entries.ts';

/** Adds what this table has to the search that Ctrl+K opens. */
export function TablePalette() {
  const at = useTable();
  const text = useTableText();
  const palette = usePaletteText();
  const figure = useSelected();
  const last = useLastUndoable();
  const tap = useTapOffer();
  const source = useMemo(
    () => ({
      system: at.system.id,
      entries: () => [
        ...offerEntries(at, { text, palette }, figure, tap),
        ...commandEntries(at, { text, palette }, last),
        ...figureEntries(at, palette),
      ],
      openRule: (id: string) => useView.getState().change({ rule: id }),
    }),
    [at, text, palette, figure, last, tap],
  );
  usePaletteSource(source);
  return null;
}

import { lazy, Suspense } from 'react';
import { useTable } from '../../../table/table-context.ts';
import { useView } from '../../../table/view-store.ts';
import { usePrepareText } from '../../../text/use-prepare-text.ts';
import { SheetDialog } from '../../../ui/sheet-dialog.tsx';

// The drawer and the arena behind it come when the GM opens it.
const Drawer = lazy(async () => ({ default: (await import('./drawer.tsx')).Drawer }));

export function PrepareArea() {
  return (
    <Suspense fallback={<div aria-busy="true" />}>
      <Drawer />
    </Suspense>
  );
}

/** On a phone the same in a sheet of its own. */
export function PrepareSheet() {
  const { title } = usePrepareText();
  const { isGm } = useTable();
  const { isPrepareOpen, change } = useView();
  if (!isPrepareOpen || !isGm) return null;
  return (
    <SheetDialog title={title} onClose={() => change({ isPrepareOpen: false })}>
      <PrepareArea />
    </SheetDialog>
  );
}

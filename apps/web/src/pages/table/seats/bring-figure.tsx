import { FolderOpen } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTable } from '../../../table/table-context.ts';
import { useTableText } from '../../../text/use-table-text.ts';

// Seldom needed: it comes when somebody asks for it.
const SheetLoader = lazy(async () => ({
  default: (await import('../../arena/sheet-loader.tsx')).SheetLoader,
}));

/** A character that was made elsewhere, from its file. */
export function BringFigure() {
  const text = useTableText();
  const { system, send } = useTable();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className="button quiet" onPress={() => setOpen(true)}>
        <FolderOpen aria-hidden /> {text.sheet.bring}
      </Button>
      {isOpen && (
        <Suspense>
          <SheetLoader
            system={system}
            onSheet={({ character, past }) => {
              setOpen(false);
              void send({ kind: 'bring', character, ...(past === undefined ? {} : { past }) });
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

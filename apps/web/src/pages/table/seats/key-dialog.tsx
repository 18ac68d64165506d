import { Download, Printer } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { createPortal } from 'react-dom';
import { fileNameOf } from '../../../state/file-name.ts';
import { useTable } from '../../../table/table-context.ts';
import { useView } from '../../../table/view-store.ts';
import { useSeatsText } from '../../../text/use-seats-text.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { SheetDialog } from '../../../ui/sheet-dialog.tsx';
import { download } from '../../../ui/take-away.ts';
import { CopyLink } from './copy-link.tsx';
import { ownLink } from './kept-seats.ts';
import { QrCode } from './qr-code.tsx';
import { useReach } from './reach.ts';

/** The GM's way back to the table, to be written down: on paper, as a file, on a second device. */
export function KeyDialog() {
  const { isKeyOpen, change } = useView();
  const { kept, isGm } = useTable();
  if (!isKeyOpen || !isGm || kept === undefined) return null;
  return <OpenKey onClose={() => change({ isKeyOpen: false })} />;
}

function OpenKey({ onClose }: { onClose: () => void }) {
  const text = useSeatsText();
  const { gm } = useTableText();
  const { table, kept } = useTable();
  const { origins, isOnlyHere } = useReach();
  if (kept === undefined) return null;
  const link = ownLink(table.id, kept, origins[0]);
  const save = () =>
    download(
      `${fileNameOf(text.fileName(table.name))}.txt`,
      new Blob([text.fileText(table.name, link)], { type: 'text/plain' }),
    );
  return (
    <SheetDialog title={text.key} onClose={onClose}>
      <p>{text.keyLead}</p>
      <QrCode text={link} label={gm.qr(text.key)} />
      {isOnlyHere && <p className="hint">{gm.onlyHere}</p>}
      <CopyLink link={link} label={text.key} />
      <div className="form-end">
        <Button className="button" onPress={() => window.print()}>
          <Printer aria-hidden /> {text.print}
        </Button>
        <Button className="button" onPress={save}>
          <Download aria-hidden /> {text.file}
        </Button>
      </div>
      {createPortal(
        <section className="on-paper" aria-hidden>
          <h1>{table.name}</h1>
          <p>{text.keyLead}</p>
          <QrCode text={link} label="" />
          <p className="paper-link">{link}</p>
        </section>,
        document.body,
      )}
    </SheetDialog>
  );
}

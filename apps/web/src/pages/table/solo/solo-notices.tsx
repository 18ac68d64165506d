import { Download, HardDrive, RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { isCopyDue } from '../../../table/copy-due.ts';
import type { CopyNote } from '../../../table/solo-store.ts';
import { useTable } from '../../../table/table-context.ts';
import { useSoloText } from '../../../text/use-solo-text.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { useLocale } from '../../../text/use-text.ts';
import { saveTable } from '../log/save-table.ts';

/** Whether a solo table is kept, and a word about copies from time to time. */
export function SoloNotices() {
  const text = useSoloText();
  const { state, link } = useTable();
  const { isDue, note } = useReminder();
  const { save, saved } = useCopy(note);
  if (link.keeping === undefined) return null;
  const copy = (
    <Button className="button" onPress={save}>
      <Download aria-hidden /> {text.copy}
    </Button>
  );
  return (
    <>
      {state.unsaved !== null && (
        <div className="notice" role="alert" data-tone="complication">
          <HardDrive aria-hidden />
          <p>{text.unsaved[state.unsaved]}</p>
          {state.unsaved !== 'nowhere' && (
            <Button className="button" onPress={() => link.keeping?.again()}>
              <RotateCcw aria-hidden /> {text.again}
            </Button>
          )}
          {copy}
        </div>
      )}
      {state.unsaved === null && isDue && (
        <div className="notice" role="status">
          <HardDrive aria-hidden />
          <p>{text.remind}</p>
          {copy}
          <Button className="button quiet" onPress={note}>
            {text.later}
          </Button>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {saved === '' ? '' : text.copied(saved)}
      </p>
    </>
  );
}

/** The table as a file, with everything that could not be written. */
function useCopy(onSaved: () => void) {
  const { link, system, me } = useTable();
  const { solo } = useTableText();
  const locale = useLocale();
  const [saved, setSaved] = useState('');
  const save = () => {
    const events = link.keeping?.everything();
    if (events === undefined || me === undefined) return;
    void saveTable(system, `${solo.name} ${system.title[locale]}`, events, {
      seat: me,
      files: link.files,
    }).then(setSaved);
    onSaved();
  };
  return { save, saved };
}

function useReminder() {
  const { link, table } = useTable();
  const [last, setLast] = useState<CopyNote | undefined>();
  const began = table.past[0]?.at ?? 0;
  useEffect(() => {
    void link.copies?.last().then((found) => setLast(found ?? { seq: 0, at: began }));
  }, [link, began]);
  const now = { seq: table.seq, at: table.past.at(-1)?.at ?? began };
  const note = () => {
    setLast(now);
    void link.copies?.note(now);
  };
  return { isDue: last !== undefined && isCopyDue(last, now), note };
}

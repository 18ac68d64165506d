import { Download, KeyRound, MoonStar } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTable } from '../../../table/table-context.ts';
import { useView } from '../../../table/view-store.ts';
import { useEveningsText } from '../../../text/use-evenings-text.ts';
import { SheetDialog } from '../../../ui/sheet-dialog.tsx';
import { useWholeHistory } from '../log/use-whole-history.ts';
import { EveningTold, StoryLink } from './evening-told.tsx';
import { lastEnding } from './recap.ts';

/** The GM closes a chapter: it is told, and whoever keeps the table is reminded of a copy and of the key. */
export function EndEvening() {
  const text = useEveningsText();
  const { table, send, kept } = useTable();
  const change = useView((view) => view.change);
  const { saveCopy } = useWholeHistory();
  const [said, setSaid] = useState('');
  const ending = lastEnding(table.log);
  const close = () => change({ isEnding: false });
  const save = async () => {
    const file = await saveCopy();
    setSaid(file === null ? text.noHistory : text.saved(file));
  };
  if (ending === null)
    return (
      <SheetDialog title={text.end} onClose={close}>
        <p>{text.endLead}</p>
        <div className="form-end">
          <Button className="button primary" onPress={() => void send({ kind: 'endEvening' })}>
            <MoonStar aria-hidden /> {text.end}
          </Button>
        </div>
      </SheetDialog>
    );
  return (
    <SheetDialog title={text.ended} onClose={close}>
      <EveningTold key={ending.seq} until={ending.at} />
      <p>{text.keep}</p>
      <div className="button-row">
        <Button className="button primary" onPress={() => void save()}>
          <Download aria-hidden /> {text.keepCopy}
        </Button>
        {kept !== undefined && (
          <Button className="button" onPress={() => change({ isEnding: false, isKeyOpen: true })}>
            <KeyRound aria-hidden /> {text.keepKey}
          </Button>
        )}
        <StoryLink />
      </div>
      <p className="hint" role="status">
        {said}
      </p>
    </SheetDialog>
  );
}

import type { FigureView } from '@tafelrunde/system';
import { ImageOff, ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTable } from '../../../table/table-context.ts';
import { usePapersText } from '../../../text/use-papers-text.ts';
import { FileButton, PICTURES } from '../../../ui/file-button.tsx';
import { SheetDialog } from '../../../ui/sheet-dialog.tsx';
import { Toggle } from '../../../ui/toggle.tsx';
import { Portrait } from './portrait.tsx';
import { useBringPicture } from './use-bring-picture.ts';

/** The picture on a sheet. Whoever plays the figure changes it with a tap. */
export function PortraitButton({ figure }: { figure: FigureView }) {
  const { pictures: text } = usePapersText();
  const { isGm, isMine, mayPlay } = useTable();
  const [isOpen, setOpen] = useState(false);
  if (!mayPlay || !(isGm || isMine(figure.id))) return <Portrait figure={figure} isNamed />;
  return (
    <>
      <Button
        className="portrait-button"
        aria-label={text.setPortrait(figure.name)}
        onPress={() => setOpen(true)}
      >
        <Portrait figure={figure} />
      </Button>
      {isOpen && <PortraitDialog figure={figure} onClose={() => setOpen(false)} />}
    </>
  );
}

function PortraitDialog({ figure, onClose }: { figure: FigureView; onClose: () => void }) {
  const { pictures: text } = usePapersText();
  const { table, figures, isGm, send } = useTable();
  const { bring, isBusy, problem } = useBringPicture('portrait');
  const [withAlike, setWithAlike] = useState(true);
  const alike = isGm ? alikeOf(figure, figures) : [];
  const ids = [figure, ...(withAlike ? alike : [])].map(({ id }) => id);
  const set = async (file: string | null) => {
    if (await send({ kind: 'setPortrait', figures: ids, file })) onClose();
  };
  const take = async (source: File) => {
    const brought = await bring(source);
    if (brought !== null) await set(brought.file);
  };
  return (
    <SheetDialog title={text.portrait(figure.name)} onClose={onClose}>
      <div className="portrait-dialog">
        <Portrait figure={figure} isNamed />
        <p className="hint">{text.portraitHint}</p>
      </div>
      {alike.length > 0 && (
        <Toggle on={withAlike} onChange={setWithAlike}>
          {text.alike(alike.map(({ name }) => name).join(', '))}
        </Toggle>
      )}
      {isBusy && <p role="status">{text.busy}</p>}
      {problem !== null && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <div className="form-end">
        {table.portraits[figure.id] !== undefined && (
          <Button className="button quiet" onPress={() => void set(null)}>
            <ImageOff aria-hidden /> {text.remove}
          </Button>
        )}
        <FileButton
          icon={ImagePlus}
          accept={PICTURES}
          label={table.portraits[figure.id] === undefined ? text.add : text.change}
          look="primary"
          isDisabled={isBusy}
          onFile={(file) => void take(file)}
        />
      </div>
    </SheetDialog>
  );
}

/** Of `Ork 1` all the other orcs. */
function alikeOf({ id, name, side }: FigureView, figures: readonly FigureView[]): readonly FigureView[] {
  const kindOf = (of: string) => of.replace(/\s+\d+$/, '');
  if (kindOf(name) === name) return [];
  return figures.filter((one) => one.id !== id && one.side === side && kindOf(one.name) === kindOf(name));
}

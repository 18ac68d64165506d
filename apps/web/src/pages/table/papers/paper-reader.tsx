import { mayWrite, type Paper } from '@tafelrunde/table';
import { Eye, PenLine, Trash2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { usePicture } from '../../../pictures/use-picture.ts';
import { useTable } from '../../../table/table-context.ts';
import { usePapersText } from '../../../text/use-papers-text.ts';
import { ManyChips } from '../../../ui/many-chips.tsx';
import { SheetDialog } from '../../../ui/sheet-dialog.tsx';
import { playersOf } from './papers-of.ts';
import { usePapers } from './papers-store.ts';
import { useReaders } from './use-readers.ts';

// What reads Markdown comes when there is something to read.
const Markdown = lazy(async () => ({ default: (await import('./markdown.tsx')).Markdown }));

/** A paper to read, and what its author can do with it. */
export function PaperReader({ paper, onClose }: { paper: Paper; onClose: () => void }) {
  const text = usePapersText();
  const { table, me, state, isGm, link, send } = useTable();
  const { change, markRead } = usePapers();
  const readers = useReaders();
  useEffect(() => markRead(table.id, paper), [markRead, table.id, paper]);
  const isOwn = paper.by === state.seat;
  const isOfGm = table.seats.some(({ id, role }) => id === paper.by && role === 'gm');
  const remove = async () => {
    if (await send({ kind: 'removePaper', paper: paper.id })) onClose();
  };
  return (
    <SheetDialog title={paper.title} onClose={onClose} isWide>
      <article className="paper">
        {paper.picture !== null && <PaperPicture picture={paper.picture} />}
        {paper.text !== '' && (
          <Suspense fallback={<p>{paper.text}</p>}>
            <Markdown text={paper.text} />
          </Suspense>
        )}
      </article>
      {isOwn && <p className="hint">{text.shownTo(readers(paper))}</p>}
      {isGm && isOfGm && !link.solo && <ShowTo paper={paper} onShown={onClose} />}
      {(isOwn || isGm || (me !== undefined && mayWrite(table, paper, me))) && (
        <div className="form-end">
          {(isOwn || isGm) && (
            <Button className="button quiet" onPress={() => void remove()}>
              <Trash2 aria-hidden /> {text.remove}
            </Button>
          )}
          {me !== undefined && mayWrite(table, paper, me) && (
            <Button className="button" onPress={() => change({ open: { kind: 'write', paper: paper.id } })}>
              <PenLine aria-hidden /> {text.edit}
            </Button>
          )}
        </div>
      )}
    </SheetDialog>
  );
}

/** The picture; until it is there, and where it cannot be had, what is on it. */
export function PaperPicture({ picture: { file, alt } }: { picture: NonNullable<Paper['picture']> }) {
  const text = usePapersText();
  const { link } = useTable();
  const address = usePicture(link.files, file);
  return address === undefined ? (
    <p className="hint">{text.picture(alt)}</p>
  ) : (
    <img className="paper-picture" src={address} alt={alt} />
  );
}

/** The GM lays a paper before all, or before some. */
function ShowTo({ paper, onShown }: { paper: Paper; onShown: () => void }) {
  const text = usePapersText();
  const { table, send } = useTable();
  const [to, setTo] = useState<readonly string[]>([]);
  const players = playersOf(table.seats);
  if (players.length === 0) return null;
  const show = async () => {
    const whom = to.length === 0 ? ('everyone' as const) : to;
    if (await send({ kind: 'showPaper', paper: paper.id, to: whom })) onShown();
  };
  return (
    <fieldset className="plain many show-to">
      <legend className="field-label">{text.showTo}</legend>
      <ManyChips
        options={players.map(({ id, name }) => ({ value: id, label: name }))}
        chosen={to}
        onChange={setTo}
      />
      <Button className="button primary" onPress={() => void show()}>
        <Eye aria-hidden /> {to.length === 0 ? text.showAll : text.show}
      </Button>
    </fieldset>
  );
}

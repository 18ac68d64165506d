import { libraryFileText, MAX_LIBRARY_BYTES, makeLibraryFile, parseLibraryText } from '@tafelrunde/protocol';
import { cardOf } from '@tafelrunde/registry/lazy';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { usePrepareText } from '../../../text/use-prepare-text.ts';
import { useLocale } from '../../../text/use-text.ts';
import { FileButton } from '../../../ui/file-button.tsx';
import { download } from '../../lab/take-away.ts';
import { fileNameOf } from '../../replay/file-name.ts';
import { newId } from '../new-id.ts';
import { useTable } from '../table-context.ts';
import { fitsMessage, inMessages } from './draft.ts';

/** All that is prepared as a file, and such files back. What comes gets ids of its own: nothing is overwritten. */
export function Library() {
  const text = usePrepareText();
  const locale = useLocale();
  const { system, table, link, send } = useTable();
  const [told, setTold] = useState<{ readonly ok: boolean; readonly sentence: string } | null>(null);
  const name = link.solo ? system.title[locale] : table.name;
  const save = () => {
    const file = `${fileNameOf(text.fileName(name))}.json`;
    const json = makeLibraryFile({ system: system.id, name, items: table.prepared });
    download(file, new Blob([json], { type: 'application/json' }));
    setTold({ ok: true, sentence: text.saved(file) });
  };
  const load = async (chosen: File) => {
    const read =
      chosen.size > MAX_LIBRARY_BYTES * 2
        ? parseLibraryText(' '.repeat(MAX_LIBRARY_BYTES + 1))
        : parseLibraryText(await chosen.text());
    if (!read.ok) return setTold({ ok: false, sentence: libraryFileText(read.error, locale) });
    const { system: theirs, items } = read.value;
    if (theirs !== system.id)
      return setTold({ ok: false, sentence: text.otherSystem(cardOf(theirs)?.title[locale] ?? theirs) });
    const long = items.find((item) => !fitsMessage(item));
    if (long !== undefined) return setTold({ ok: false, sentence: text.tooLarge(long.name) });
    const own = items.map((item) => ({ ...item, id: `p-${newId()}` }));
    let count = 0;
    for (const some of inMessages(own)) {
      // Why not is said by the table.
      if (!(await send({ kind: 'prepare', items: some, gone: [] }))) break;
      count += some.length;
    }
    setTold(count === 0 ? null : { ok: true, sentence: text.loaded(count) });
  };
  return (
    <section className="library" aria-label={text.library}>
      <h3 className="field-label">{text.library}</h3>
      <p className="hint">{text.libraryHint}</p>
      <div className="button-row">
        <Button className="button" isDisabled={table.prepared.length === 0} onPress={save}>
          <Download aria-hidden /> {text.saveAll}
        </Button>
        <FileButton label={text.load} onFile={(file) => void load(file)} />
      </div>
      {told !== null && (
        <p className={told.ok ? 'hint' : 'field-error'} role={told.ok ? 'status' : 'alert'}>
          {told.sentence}
        </p>
      )}
    </section>
  );
}

import {
  bytesOfBase64,
  libraryFileText,
  MAX_LIBRARY_BYTES,
  makeLibraryFile,
  parseLibraryText,
  pictureTypeOf,
} from '@tafelrunde/protocol';
import { cardOf } from '@tafelrunde/registry/lazy';
import { filesPrepared } from '@tafelrunde/table';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { fileNameOf } from '../../../state/file-name.ts';
import { filesNamed } from '../../../table/files-of.ts';
import { newId } from '../../../table/new-id.ts';
import { useTable } from '../../../table/table-context.ts';
import type { TableFiles } from '../../../table/table-files.ts';
import { usePrepareText } from '../../../text/use-prepare-text.ts';
import { useLocale } from '../../../text/use-text.ts';
import { FileButton } from '../../../ui/file-button.tsx';
import { download } from '../../../ui/take-away.ts';
import { fitsMessage, inMessages } from './draft.ts';

/** All that is prepared as a file, and such files back. What comes gets ids of its own: nothing is overwritten. */
export function Library() {
  const text = usePrepareText();
  const locale = useLocale();
  const { system, table, link, send } = useTable();
  const [told, setTold] = useState<{ readonly ok: boolean; readonly sentence: string } | null>(null);
  const name = link.solo ? system.title[locale] : table.name;
  const save = async () => {
    const file = `${fileNameOf(text.fileName(name))}.json`;
    const files = await filesNamed(filesPrepared(table.prepared), link.files);
    const json = makeLibraryFile({ system: system.id, name, items: table.prepared, files });
    download(file, new Blob([json], { type: 'application/json' }));
    setTold({ ok: true, sentence: text.saved(file) });
  };
  const load = async (chosen: File) => {
    const read =
      chosen.size > MAX_LIBRARY_BYTES
        ? parseLibraryText(' '.repeat(MAX_LIBRARY_BYTES + 1))
        : parseLibraryText(await chosen.text());
    if (!read.ok) return setTold({ ok: false, sentence: libraryFileText(read.error, locale) });
    const { system: theirs, items, files = {} } = read.value;
    if (theirs !== system.id)
      return setTold({ ok: false, sentence: text.otherSystem(cardOf(theirs)?.title[locale] ?? theirs) });
    const long = items.find((item) => !fitsMessage(item));
    if (long !== undefined) return setTold({ ok: false, sentence: text.tooLarge(long.name) });
    for (const base64 of Object.values(files))
      if (!(await bringBack(base64, link.files))) return setTold({ ok: false, sentence: text.pictureLost });
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
        <Button className="button" isDisabled={table.prepared.length === 0} onPress={() => void save()}>
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

/** A picture of a file goes to the table under the same name: its content. */
async function bringBack(base64: string, files: TableFiles): Promise<boolean> {
  const bytes = bytesOfBase64(base64) as Uint8Array<ArrayBuffer> | null;
  const type = bytes === null ? undefined : pictureTypeOf(bytes);
  return bytes !== null && type !== undefined && (await files.bring({ type, bytes })).ok;
}

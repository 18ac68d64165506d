import { MAX_PAPER_TEXT, MAX_PAPER_TITLE, type Paper, type Readers } from '@tafelrunde/table';
import { Save } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import { useTable } from '../../../table/table-context.ts';
import { usePapersText } from '../../../text/use-papers-text.ts';
import { ManyChips } from '../../../ui/many-chips.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { SheetDialog } from '../../../ui/sheet-dialog.tsx';
import { TextEntry } from '../../../ui/text-entry.tsx';
import { draftOf, type PaperDraft, usePapers } from './papers-store.ts';
import { PictureField } from './picture-field.tsx';

/** Writes on a paper. What is not saved stays as a draft, however the dialog is closed. */
export function PaperEditor({ paper, onClose }: { paper: Paper | null; onClose: () => void }) {
  const text = usePapersText();
  const { link, refusalText, isGm } = useTable();
  const { drafts, keepDraft, change } = usePapers();
  const [kept] = useState(() => draftOf(drafts, paper?.id ?? null));
  const blank: PaperDraft = { title: '', text: '', picture: null, readers: isGm ? 'gm' : 'self' };
  const draft = draftOf(drafts, paper?.id ?? null) ?? paper ?? blank;
  const [problem, setProblem] = useState('');
  const write = (more: Partial<PaperDraft>) => {
    const { title, text: words, picture, readers } = { ...draft, ...more };
    keepDraft(paper?.id ?? null, { title, text: words, picture, readers });
  };
  const isWordless = draft.picture !== null && draft.picture.alt.trim() === '';
  const save = async () => {
    if (isWordless) return setProblem(text.pictures.altMissing);
    const { title, text: words, picture, readers } = draft;
    const refusal = await link.send({
      kind: 'writePaper',
      paper: paper?.id ?? null,
      version: paper?.version ?? 0,
      ...{ title, text: words, picture, readers },
    });
    if (refusal !== null) return setProblem(refusalText(refusal));
    keepDraft(paper?.id ?? null, null);
    if (paper === null) onClose();
    else change({ open: { kind: 'read', paper: paper.id } });
  };
  return (
    <SheetDialog
      title={paper === null ? text.newTitle : text.editTitle}
      onClose={onClose}
      isDismissable={false}
      isWide
    >
      {kept !== undefined && <p className="hint">{text.draftKept}</p>}
      <TextEntry
        label={text.titleField}
        value={draft.title}
        onChange={(title) => write({ title })}
        maxLength={MAX_PAPER_TITLE}
        autoFocus={paper === null}
      />
      <TextField
        className="text-entry"
        value={draft.text}
        onChange={(words) => write({ text: words })}
        maxLength={MAX_PAPER_TEXT}
      >
        <Label className="field-label">{text.textField}</Label>
        <TextArea className="input paper-text" rows={8} />
        <Text slot="description" className="hint">
          {text.textHint}
        </Text>
      </TextField>
      <PictureField picture={draft.picture} onChange={(picture) => write({ picture })} />
      <ReadersField paper={paper} readers={draft.readers} onChange={(readers) => write({ readers })} />
      {problem !== '' && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <div className="form-end sticky">
        <Button className="button primary" isDisabled={draft.title.trim() === ''} onPress={() => void save()}>
          <Save aria-hidden /> {text.save}
        </Button>
      </div>
    </SheetDialog>
  );
}

/** Who reads it. Whoever only writes along on a paper of somebody else does not say. */
function ReadersField({
  paper,
  readers,
  onChange,
}: {
  paper: Paper | null;
  readers: Readers;
  onChange: (readers: Readers) => void;
}) {
  const text = usePapersText();
  const { table, state, isGm, link } = useTable();
  const isOfGm = table.seats.some(({ id, role }) => id === (paper?.by ?? state.seat) && role === 'gm');
  const isKeeper = paper === null || paper.by === state.seat || (isGm && isOfGm);
  if (!isKeeper || link.solo) return null;
  const others = table.seats.filter(
    ({ id, role, revoked }) => !revoked && id !== state.seat && role === 'player',
  );
  const chosen = typeof readers === 'string' ? readers : 'some';
  const choices = [
    ...(isOfGm ? [] : [{ value: 'self', label: text.choices.self }]),
    { value: 'gm', label: isOfGm ? text.choices.gmOnly : text.choices.gm },
    ...(others.length > 0 ? [{ value: 'some', label: text.choices.some }] : []),
    { value: 'everyone', label: text.choices.everyone },
  ];
  const [first] = others;
  return (
    <div className="readers-field">
      <Segmented
        label={text.whoReads}
        value={chosen}
        segments={choices}
        onChange={(value) =>
          onChange(value === 'some' ? (first === undefined ? 'gm' : [first.id]) : (value as Readers))
        }
      />
      {typeof readers !== 'string' && (
        <ManyChips
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={readers}
          onChange={(to) => onChange(to.length === 0 ? 'gm' : to)}
        />
      )}
      {readers === 'everyone' && !isOfGm && <p className="hint">{text.choices.everyoneWrites}</p>}
    </div>
  );
}

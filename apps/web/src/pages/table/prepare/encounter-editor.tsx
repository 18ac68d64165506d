import { MAX_LINES, MAX_NOTE, MAX_OF_A_KIND, type Prepared, type PreparedLine } from '@tafelrunde/table';
import { Plus, X } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { newId } from '../../../table/new-id.ts';
import { useTable } from '../../../table/table-context.ts';
import { usePrepareText } from '../../../text/use-prepare-text.ts';
import { useLocale } from '../../../text/use-text.ts';
import { SheetDialog } from '../../../ui/sheet-dialog.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextEntry } from '../../../ui/text-entry.tsx';
import { fitsMessage, type Source, withFigure } from './draft.ts';
import { type Choice, type Choices, choicesAt } from './fighters.ts';
import { SceneHandouts } from './scene-handouts.tsx';
import { SceneMap } from './scene-map.tsx';

const SheetLoader = lazy(async () => ({
  default: (await import('../../arena/sheet-loader.tsx')).SheetLoader,
}));

/** What was written and not yet sent: closing loses nothing. */
const unsaved = new Map<string, Prepared>();

const GROUPS = ['templates', 'table', 'prepared', 'kept'] as const;

/** Puts an encounter together: who is there, how many, and what the GM wants to remember. */
export function EncounterEditor({ item, onClose }: { item: Prepared | null; onClose: () => void }) {
  const text = usePrepareText();
  const locale = useLocale();
  const at = useTable();
  const key = item?.id ?? `${at.table.id} new`;
  const [draft, setDraft] = useState(
    () =>
      unsaved.get(key) ??
      item ?? { kind: 'encounter' as const, id: `p-${newId()}`, name: '', note: '', figures: [] },
  );
  const [isTried, setTried] = useState(false);
  const choices = useMemo(() => choicesAt(at, locale), [at, locale]);
  const change = (part: Partial<Prepared>) => {
    const next = { ...draft, ...part };
    unsaved.set(key, next);
    setDraft(next);
  };
  const add = (source: Source, name: string) => change({ figures: withFigure(draft.figures, source, name) });
  const complaint = complaintOf(draft, text);
  const save = async () => {
    setTried(true);
    if (complaint !== null) return;
    if (!(await at.send({ kind: 'prepare', items: [draft], gone: [] }))) return;
    unsaved.delete(key);
    onClose();
  };
  return (
    <SheetDialog
      title={item === null ? text.newTitle : text.editTitle}
      onClose={onClose}
      isDismissable={false}
      isWide
    >
      <TextEntry
        label={text.name}
        value={draft.name}
        onChange={(name) => change({ name })}
        placeholder={text.namePlaceholder}
        maxLength={80}
        autoFocus={item === null}
      />
      <section className="encounter-lines" aria-label={text.figures}>
        <h3 className="field-label">{text.figures}</h3>
        {draft.figures.length === 0 && <p className="hint">{text.noFigures}</p>}
        <ul>
          {draft.figures.map((line, i) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are their places
              key={i}
              line={line}
              onChange={(next) => change({ figures: draft.figures.map((one, k) => (k === i ? next : one)) })}
              onRemove={() => change({ figures: draft.figures.filter((_, k) => k !== i) })}
            />
          ))}
        </ul>
      </section>
      <Adding choices={choices} isFull={draft.figures.length >= MAX_LINES} onAdd={add} />
      <SceneMap map={draft.map} onChange={(map) => change({ map })} />
      <SceneHandouts papers={draft.papers ?? []} onChange={(papers) => change({ papers })} />
      <TextArea
        label={text.note}
        value={draft.note}
        maxLength={MAX_NOTE}
        placeholder={text.noteHint}
        onChange={(note) => change({ note })}
      />
      <div className="form-end sticky">
        <p className="field-error" role="alert">
          {isTried && complaint}
        </p>
        <Button className="button primary" onPress={() => void save()}>
          {text.save}
        </Button>
      </div>
    </SheetDialog>
  );
}

function complaintOf(draft: Prepared, text: ReturnType<typeof usePrepareText>): string | null {
  if (draft.name.trim() === '') return text.nameMissing;
  const { figures, map, papers = [] } = draft;
  if (figures.length === 0 && map === undefined && papers.length === 0) return text.figureMissing;
  if (papers.some(({ title, picture }) => title.trim() === '' || picture?.alt.trim() === ''))
    return text.handoutMissing;
  return fitsMessage(draft) ? null : text.tooLarge(draft.name);
}

function Line({
  line,
  onChange,
  onRemove,
}: {
  line: PreparedLine;
  onChange: (line: PreparedLine) => void;
  onRemove: () => void;
}) {
  const text = usePrepareText();
  const [first] = useState(line.name);
  return (
    <li className="encounter-line">
      <input
        className="input"
        aria-label={text.lineName(first)}
        value={line.name}
        maxLength={80}
        onChange={({ currentTarget }) => onChange({ ...line, name: currentTarget.value })}
        onBlur={() => line.name.trim() === '' && onChange({ ...line, name: first })}
      />
      <Stepper
        label={text.count(line.name)}
        hideLabel
        value={line.count}
        min={1}
        max={MAX_OF_A_KIND}
        onChange={(count) => onChange({ ...line, count })}
      />
      <Button className="icon-button" aria-label={text.removeFigure(line.name)} onPress={onRemove}>
        <X aria-hidden />
      </Button>
    </li>
  );
}

/** One tap for each: templates first, then whoever is known already. */
function Adding({
  choices,
  isFull,
  onAdd,
}: {
  choices: Choices;
  isFull: boolean;
  onAdd: (source: Source, name: string) => void;
}) {
  const text = usePrepareText();
  const { system } = useTable();
  const [isLoading, setLoading] = useState(false);
  return (
    <>
      {GROUPS.filter((group) => choices[group].length > 0).map((group) => (
        <section key={group} className="encounter-choices" aria-label={text.from[group]}>
          <h3 className="field-label">{text.from[group]}</h3>
          <div className="button-row">
            {choices[group].map((choice: Choice, i) => (
              <Button
                // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name
                key={i}
                className="button"
                aria-label={text.addFigure(choice.title)}
                isDisabled={isFull}
                onPress={() => onAdd(choice.source, choice.name)}
              >
                <Plus aria-hidden /> {choice.title}
              </Button>
            ))}
          </div>
        </section>
      ))}
      <div>
        <Button className="button quiet" isDisabled={isFull} onPress={() => setLoading(true)}>
          <Plus aria-hidden /> {text.file}
        </Button>
      </div>
      {isLoading && (
        <Suspense>
          <SheetLoader
            system={system}
            onClose={() => setLoading(false)}
            onSheet={({ name, character }) => {
              setLoading(false);
              onAdd({ character }, name);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

import type { Budget, ControlSection, Problem } from '@tafelrunde/kernel';
import { problemText } from '@tafelrunde/schema';
import { ChevronDown, RotateCcw, TriangleAlert, UserPlus } from 'lucide-react';
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Form } from 'react-aria-components/Form';
import { useWide } from '../../../state/use-wide.ts';
import { useLocale } from '../../../text/use-text.ts';
import { FilterField } from '../../../ui/filter-field.tsx';
import { SheetDialog } from '../../../ui/sheet-dialog.tsx';
import { newId } from '../new-id.ts';
import { Problems } from '../sheet/problems.tsx';
import { RuleLink } from '../sheet/rule-link.tsx';
import { SheetSections } from '../sheet/sheet-sections.tsx';
import { type AtTable, useTable } from '../table-context.ts';
import { useTableText } from '../use-table-text.ts';
import { useView } from '../view-store.ts';
import { CreationControl } from './creation-control.tsx';
import { dropDraft, keepDraft, readDraft, usableDraft } from './drafts.ts';

/** More controls than this in a section are looked for rather than read. */
const MANY = 14;

/** Making a figure, in a dialog that can be closed and opened again without losing anything. */
export function CreationDialog() {
  const text = useTableText();
  const change = useView((view) => view.change);
  return (
    <SheetDialog title={text.create.title} isWide onClose={() => change({ isCreating: false })}>
      <CreationEditor />
    </SheetDialog>
  );
}

function CreationEditor() {
  const text = useTableText();
  const locale = useLocale();
  const at = useTable();
  const { system, house, table, act } = at;
  const { creation, create } = system.character;
  const { change, notice } = useView();
  const [draft, setDraft] = useState(
    () => usableDraft(creation, readDraft(sessionStorage, table.id), house, locale) ?? beginning(at),
  );
  useEffect(() => keepDraft(sessionStorage, table.id, draft), [table.id, draft]);
  const set = useCallback(
    (control: string, value: unknown) =>
      setDraft((before: unknown) => creation.set(before, control, value, house)),
    [creation, house],
  );
  const sections = creation.controls(draft, house, locale);
  const missing = missingIn(at, draft);
  const submit = async () => {
    if (missing.length > 0) return;
    const id = `f-${newId()}`;
    change({ notice: null });
    if (!(await act({ action: create, input: { id, ...creation.input(draft) } }))) return;
    dropDraft(sessionStorage, table.id);
    change({ isCreating: false, selected: id, view: 'sheet' });
  };
  return (
    <Form
      className="creation"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="creation-controls">
        {sections.map((section) => (
          <Section key={section.id} section={section} onSet={set} />
        ))}
      </div>
      <Preview draft={draft} />
      <div className="form-end sticky creation-end">
        <Budgets budgets={creation.budgets(draft, house, locale)} />
        {notice !== null && (
          <p className="field-error" role="alert">
            {notice}
          </p>
        )}
        {missing[0] !== undefined && (
          <p className="hint">
            {problemText({ ...missing[0], at: at.words.field(missing[0].at) }, locale) ??
              at.words.problem(missing[0])}
          </p>
        )}
        <Button className="button quiet" onPress={() => setDraft(beginning(at))}>
          <RotateCcw aria-hidden /> {text.create.again}
        </Button>
        <Button type="submit" className="button primary" isDisabled={missing.length > 0}>
          <UserPlus aria-hidden /> {text.create.submit}
        </Button>
      </div>
    </Form>
  );
}

/** A fresh draft; players are mostly called like the figure they are about to play. */
function beginning({ system, house, me, link }: AtTable): unknown {
  const { creation } = system.character;
  const start = creation.start(house);
  const name = link.solo || me?.role !== 'player' ? undefined : me.name;
  return name === undefined ? start : creation.set(start, 'name', name, house);
}

/** What the action that creates the figure would not even read. */
function missingIn({ system, scene }: AtTable, draft: unknown): readonly Problem[] {
  const { create, creation } = system.character;
  const action = system.actions.find(({ id }) => id === create);
  if (action === undefined) return [];
  const input = { ...(action.takesScene ? { scene } : {}), id: 'f-new', ...creation.input(draft) };
  const parsed = action.input.parse(input);
  return parsed.ok ? [] : parsed.error;
}

function Section({
  section: { title, controls },
  onSet,
}: {
  section: ControlSection;
  onSet: (control: string, value: unknown) => void;
}) {
  const text = useTableText();
  const [wanted, setWanted] = useState('');
  const hasFilter = controls.length > MANY;
  const words = hasFilter ? wanted.toLowerCase().trim() : '';
  const shown = controls.filter(({ label }) => label.toLowerCase().includes(words));
  // Steps of a kind follow one rule: it is named once, above them.
  const [first, ...steps] = controls.filter(({ kind }) => kind === 'step');
  const rule = steps.length > 0 && steps.every((one) => one.rule === first?.rule) ? first?.rule : undefined;
  return (
    <details className="sheet-section" open>
      <summary>
        <h3>{title}</h3>
        <ChevronDown className="chevron" aria-hidden />
      </summary>
      {rule !== undefined && (
        <p className="section-rule">
          <RuleLink id={rule} />
        </p>
      )}
      {hasFilter && (
        <FilterField
          label={text.sheet.filter}
          value={wanted}
          onChange={setWanted}
          found={shown.length}
          of={controls.length}
        />
      )}
      <div className="section-controls">
        {shown.map((control) => (
          <CreationControl
            key={control.id}
            control={control}
            hideRule={control.rule === rule}
            onSet={onSet}
          />
        ))}
      </div>
    </details>
  );
}

/** The sheet as it would be now, and what the rules say to it. What is folded away is not drawn. */
function Preview({ draft }: { draft: unknown }) {
  const text = useTableText();
  const { system, house } = useTable();
  const [isOpen, setOpen] = useState(useWide());
  const later = useDeferredValue(draft);
  return (
    <div className="creation-preview">
      <Problems problems={system.character.creation.problems(draft, house)} />
      <details
        className="preview"
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          {text.create.preview} <ChevronDown className="chevron" aria-hidden />
        </summary>
        {isOpen && <SheetOf draft={later} />}
      </details>
    </div>
  );
}

/** Follows the draft at its own pace: typing goes first. */
const SheetOf = memo(({ draft }: { draft: unknown }) => {
  const locale = useLocale();
  const { system, house } = useTable();
  const { creation, sheet } = system.character;
  const sections = useMemo(
    () => sheet(creation.character(draft, house), house, locale),
    [sheet, creation, draft, house, locale],
  );
  return <SheetSections sections={sections} />;
});

/** What is left to spend, always in view. */
function Budgets({ budgets }: { budgets: readonly Budget[] }) {
  const text = useTableText();
  if (budgets.length === 0) return null;
  return (
    <div className="budgets" role="status">
      <ul aria-label={text.create.budgets}>
        {budgets.map(({ id, label, left, total }) => (
          <li key={id} className="budget" data-over={left < 0} data-spent={left === 0}>
            {left < 0 && <TriangleAlert aria-hidden />}
            <span>{label}</span>
            <strong>{left < 0 ? text.create.over(-left, total) : text.create.left(left, total)}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { Problem } from '@tafelrunde/kernel';
import { problemText } from '@tafelrunde/schema';
import { type Budget, type ControlSection, inputFor } from '@tafelrunde/system';
import { ChevronDown, ChevronLeft, ChevronRight, RotateCcw, TriangleAlert, UserPlus } from 'lucide-react';
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Form } from 'react-aria-components/Form';
import { useWide } from '../../../state/use-wide.ts';
import { newId } from '../../../table/new-id.ts';
import { type AtTable, useTable } from '../../../table/table-context.ts';
import { useView } from '../../../table/view-store.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { useLocale } from '../../../text/use-text.ts';
import { FilterField } from '../../../ui/filter-field.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { SheetDialog } from '../../../ui/sheet-dialog.tsx';
import { Problems } from '../sheet/problems.tsx';
import { RuleLink } from '../sheet/rule-link.tsx';
import { SheetSections } from '../sheet/sheet-sections.tsx';
import { CreationControl } from './creation-control.tsx';
import { dropDraft, keepDraft, readDraft, usableDraft } from './drafts.ts';
import { type Step, stepsOf, unspent } from './steps.ts';

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
  const [place, setPlace] = useState(0);
  const [isWarned, setWarned] = useState(false);
  useEffect(() => keepDraft(sessionStorage, table.id, draft), [table.id, draft]);
  const set = useCallback(
    (control: string, value: unknown) => {
      setWarned(false);
      setDraft((before: unknown) => creation.set(before, control, value, house));
    },
    [creation, house],
  );
  const steps = stepsOf(creation.controls(draft, house, locale));
  const step = steps[Math.min(place, steps.length - 1)] as Step;
  const next = steps[steps.indexOf(step) + 1];
  const budgets = creation.budgets(draft, house, locale);
  const lost = unspent(budgets);
  const missing = missingIn(at, draft);
  const submit = async () => {
    if (missing.length > 0) return;
    if (lost.length > 0 && !isWarned) {
      setWarned(true);
      return;
    }
    const id = `f-${newId()}`;
    change({ notice: null });
    if (!(await act({ action: create, input: { id, ...creation.input(draft) } }))) return;
    dropDraft(sessionStorage, table.id);
    change({ isCreating: false, selected: id, view: 'sheet' });
  };
  // With something left to spend the way leads on; a ready figure can be made at once.
  const goesOn = next !== undefined && lost.length > 0;
  return (
    <Form
      className="creation"
      onSubmit={(event) => {
        event.preventDefault();
        if (goesOn) setPlace(place + 1);
        else void submit();
      }}
    >
      <div className="creation-controls">
        {steps.length > 1 && <StepList steps={steps} current={step} onGo={setPlace} />}
        <StepScreen key={step.id} step={step} isFirst={steps[0] === step} onSet={set} />
      </div>
      <Preview draft={draft} />
      <div className="form-end sticky creation-end">
        <Budgets budgets={budgets} />
        {notice !== null && (
          <p className="field-error" role="alert">
            {notice}
          </p>
        )}
        {missing[0] !== undefined && !goesOn && (
          <p className="hint">
            {problemText({ ...missing[0], at: at.words.field(missing[0].at) }, locale) ??
              at.words.problem(missing[0])}
          </p>
        )}
        {isWarned && lost.length > 0 && (
          <p className="field-error" role="alert">
            {text.create.lost(lost.map(({ label, left }) => `${label} ${left}`))}
          </p>
        )}
        <Button
          className="button quiet"
          aria-label={text.create.again}
          onPress={() => {
            setDraft(beginning(at));
            setPlace(0);
          }}
        >
          <RotateCcw aria-hidden /> <span className="button-word">{text.create.again}</span>
        </Button>
        {step !== steps[0] && (
          <Button
            className="button"
            aria-label={text.create.back}
            onPress={() => setPlace(steps.indexOf(step) - 1)}
          >
            <ChevronLeft aria-hidden /> <span className="button-word">{text.create.back}</span>
          </Button>
        )}
        {next !== undefined && (
          <Button
            className={goesOn ? 'button primary' : 'button'}
            onPress={() => setPlace(steps.indexOf(step) + 1)}
          >
            {text.create.next(next.title)} <ChevronRight aria-hidden />
          </Button>
        )}
        {/* On the way there is one thing to do next; whoever wants to stop early finds it at the last step. */}
        {!goesOn && (
          <Button className="button primary" isDisabled={missing.length > 0} onPress={() => void submit()}>
            <UserPlus aria-hidden />{' '}
            {isWarned && lost.length > 0 ? text.create.submitAnyway : text.create.submit}
          </Button>
        )}
      </div>
    </Form>
  );
}

/** Where one is on the way, and the way to any other place of it. */
function StepList({
  steps,
  current,
  onGo,
}: {
  steps: readonly Step[];
  current: Step;
  onGo: (place: number) => void;
}) {
  const text = useTableText();
  return (
    <nav className="creation-steps" aria-label={text.create.steps}>
      <ol>
        {steps.map((step, place) => (
          <li key={step.id}>
            <button
              type="button"
              className="creation-step"
              aria-current={step === current ? 'step' : undefined}
              onClick={() => onGo(place)}
            >
              <span className="creation-step-number">{place + 1}</span> {step.title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** One step. Whoever comes to the first one wants to type a name; to a later one, to read where they are. */
function StepScreen({
  step,
  isFirst,
  onSet,
}: {
  step: Step;
  isFirst: boolean;
  onSet: (control: string, value: unknown) => void;
}) {
  const [chosen, setChosen] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = frame.current?.querySelector<HTMLElement>(isFirst ? 'input' : 'h3');
    first?.focus();
  }, [isFirst]);
  const section = (step.sections[chosen] ?? step.sections[0]) as ControlSection;
  return (
    <div className="creation-screen" ref={frame}>
      <h3 tabIndex={-1}>{step.title}</h3>
      {step.sections.length > 1 && (
        <Segmented
          label={step.title}
          hideLabel
          look="bar"
          value={section.id}
          onChange={(id) => setChosen(step.sections.findIndex((one) => one.id === id))}
          segments={step.sections.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
      <Section key={section.id} section={section} onSet={onSet} />
    </div>
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
  const parsed = inputFor(action, { id: 'f-new', ...creation.input(draft) }, scene);
  return parsed.ok ? [] : parsed.error;
}

function Section({
  section: { controls },
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
    <>
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
    </>
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

import type { Control } from '@tafelrunde/system';
import { Minus, Plus } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import { useAnnouncer } from '../../../state/announcer.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { Die } from '../../../ui/die.tsx';
import { FilterField } from '../../../ui/filter-field.tsx';
import { ManyChips } from '../../../ui/many-chips.tsx';
import { SearchSelect } from '../../../ui/search-select.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextEntry } from '../../../ui/text-entry.tsx';
import { Toggle } from '../../../ui/toggle.tsx';
import { RuleLink } from '../sheet/rule-link.tsx';

type Of<K extends Control['kind']> = Extract<Control, { kind: K }>;

interface ControlProps<C extends Control> {
  readonly control: C;
  readonly onSet: (value: unknown) => void;
}

interface CreationControlProps {
  readonly control: Control;
  readonly hideRule: boolean;
  readonly onSet: (control: string, value: unknown) => void;
}

/** Controls are told anew with every key stroke, and nearly all of them are as they were. */
const isSame = (before: CreationControlProps, now: CreationControlProps): boolean =>
  before.hideRule === now.hideRule &&
  before.onSet === now.onSet &&
  JSON.stringify(before.control) === JSON.stringify(now.control);

/** One decision on the way to a character, with the rule it follows. */
export const CreationControl = memo(({ control, hideRule, onSet: setControl }: CreationControlProps) => {
  const onSet = (value: unknown) => setControl(control.id, value);
  const rule = hideRule || control.rule === undefined ? null : <RuleLink id={control.rule} />;
  if (control.kind === 'step') return <StepControl control={control} onSet={onSet} rule={rule} />;
  return (
    <div className="creation-control">
      {inputFor(control, onSet)}
      {rule}
    </div>
  );
}, isSame);

function inputFor(control: Exclude<Control, { kind: 'step' }>, onSet: (value: unknown) => void): ReactNode {
  switch (control.kind) {
    case 'text':
      return (
        <TextEntry
          label={control.label}
          value={control.value}
          onChange={onSet}
          maxLength={control.maxLength}
          {...(control.hint === undefined ? {} : { hint: control.hint })}
        />
      );
    case 'flag':
      return (
        <Toggle
          on={control.value}
          onChange={onSet}
          {...(control.hint === undefined ? {} : { hint: control.hint })}
        >
          {control.label}
        </Toggle>
      );
    case 'choice':
      return <ChoiceControl control={control} onSet={onSet} />;
    case 'many':
      return <ManyControl control={control} onSet={onSet} />;
  }
}

/** Few short words stand side by side, a few longer ones below each other, many in a list, very many are searched. */
const FEW = 4;
const SHORT_LINE = 30;
const LISTED = 8;
const SEARCHED = 12;

function ChoiceControl({ control, onSet }: ControlProps<Of<'choice'>>) {
  const { label, value, hint, options } = control;
  const letters = options.reduce((sum, option) => sum + option.label.length, 0);
  const isPlain = options.every((option) => option.hint === undefined);
  const chosen = options.find((option) => option.value === value)?.hint ?? hint;
  if (options.length <= LISTED && !(isPlain && options.length > FEW))
    return (
      <Segmented
        label={label}
        value={value}
        onChange={onSet}
        look={isPlain && letters <= SHORT_LINE ? 'bar' : 'list'}
        segments={options.map((option) => ({
          value: option.value,
          label: (
            <span className="option-line">
              <span className="segment-main">{option.label}</span>
              {option.hint !== undefined && <span className="hint">{option.hint}</span>}
            </span>
          ),
          name: [option.label, option.hint].filter(Boolean).join('. '),
        }))}
      />
    );
  const Select = options.length > SEARCHED ? SearchSelect : SelectField;
  return (
    <>
      <Select label={label} value={value} options={options} onChange={onSet} />
      {chosen !== undefined && <p className="hint">{chosen}</p>}
    </>
  );
}

function ManyControl({ control, onSet }: ControlProps<Of<'many'>>) {
  const text = useTableText();
  const [wanted, setWanted] = useState('');
  const { label, hint, value, options } = control;
  const hasFilter = options.length > SEARCHED;
  const words = hasFilter ? wanted.toLowerCase().trim() : '';
  const shown = options.filter((option) => option.label.toLowerCase().includes(words));
  return (
    <fieldset className="plain many">
      <legend className="field-label">{label}</legend>
      {hint !== undefined && <p className="hint">{hint}</p>}
      {hasFilter && (
        <FilterField
          label={text.create.search(label)}
          value={wanted}
          onChange={setWanted}
          found={shown.length}
          of={options.length}
        />
      )}
      <ManyChips options={shown} chosen={value} onChange={onSet} />
    </fieldset>
  );
}

/** Goes up and down by one place. The buttons keep the keyboard where it is when an end is reached. */
function StepControl({ control, onSet, rule }: ControlProps<Of<'step'>> & { rule: ReactNode }) {
  const text = useTableText();
  const announce = useAnnouncer((state) => state.announce);
  const { label, value, hint, dice = [], canRise, canFall } = control;
  const step = (to: 'up' | 'down', isPossible: boolean) => {
    if (isPossible) onSet(to);
    else announce(`${label}: ${value}`);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one line
    <div className="step-row" role="group" aria-label={label}>
      <span className="step-label">
        <span className="row-label">{label}</span>
        {hint !== undefined && <span className="hint">{hint}</span>}
        {rule}
      </span>
      <output className="row-value">
        {dice.map((sides, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of one value are all alike
          <Die key={i} sides={sides} size={28} state="ready" />
        ))}
        <span>{value}</span>
      </output>
      <span className="step-buttons">
        <button
          type="button"
          className="icon-button"
          aria-label={text.create.lower(label)}
          aria-disabled={!canFall}
          onClick={() => step('down', canFall)}
        >
          <Minus aria-hidden />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={text.create.raise(label)}
          aria-disabled={!canRise}
          onClick={() => step('up', canRise)}
        >
          <Plus aria-hidden />
        </button>
      </span>
    </div>
  );
}

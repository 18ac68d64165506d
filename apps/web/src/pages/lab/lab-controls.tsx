import type { Offer, System } from '@tafelrunde/system';
import { SlidersHorizontal } from 'lucide-react';
import { createContext, memo, useContext, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import type { Sample } from '../../engine/sample.ts';
import { useLabText } from '../../text/use-lab-text.ts';
import { FieldControl } from '../../ui/field-control.tsx';
import type { Field } from '../../ui/fields.ts';
import { LabHouseDialog } from '../house/lab-house-dialog.tsx';
import { type LabState, letterOf, type Subject, type Variant } from './lab-state.ts';
import { SubjectPicker } from './subject-picker.tsx';
import { useLatest } from './use-latest.ts';
import { VariantTabs } from './variant-tabs.tsx';

/** The case that is open: a slider moves it, and nothing around its fields has to be drawn anew for that. */
const OpenCase = createContext<Variant>({ input: {}, house: {} });

interface ControlsProps {
  system: System;
  subject: Subject;
  sample: Sample | undefined;
  offer: Offer | undefined;
  fields: readonly Field[];
  /** The case that is open. */
  at: number;
  onActive: (index: number) => void;
  onGo: (state: LabState) => void;
}

/** What is looked at, and the inputs of each case. */
export function LabControls({
  variants,
  onVariants,
  ...rest
}: ControlsProps & {
  variants: readonly Variant[];
  onVariants: (variants: readonly Variant[]) => void;
}) {
  const { at, onActive } = rest;
  const current = variants[at] as Variant;
  const onSet = useLatest((change: Partial<Variant>) =>
    onVariants(variants.map((one, i) => (i === at ? { ...one, ...change } : one))),
  );
  const onField = useLatest((name: string, value: unknown) =>
    onSet({ input: { ...current.input, [name]: value } }),
  );
  const onAdd = useLatest(() => {
    onVariants([...variants, current]);
    onActive(variants.length);
  });
  const onRemove = useLatest((index: number) => {
    onVariants(variants.filter((_, i) => i !== index));
    onActive(0);
  });
  return (
    <OpenCase.Provider value={current}>
      <Controls
        {...rest}
        count={variants.length}
        onSet={onSet}
        onField={onField}
        onAdd={onAdd}
        onRemove={onRemove}
      />
    </OpenCase.Provider>
  );
}

interface CaseProps {
  onSet: (change: Partial<Variant>) => void;
  onField: (name: string, value: unknown) => void;
}

const Controls = memo(function Controls({
  system,
  subject,
  sample,
  offer,
  fields,
  count,
  at,
  onActive,
  onGo,
  onSet,
  onField,
  onAdd,
  onRemove,
}: ControlsProps & CaseProps & { count: number; onAdd: () => void; onRemove: (index: number) => void }) {
  return (
    <div className="lab-controls">
      <SubjectPicker subject={subject} system={system} sample={sample} offer={offer} onGo={onGo} />
      <VariantTabs count={count} active={at} onActive={onActive} onAdd={onAdd} onRemove={onRemove}>
        <CaseFields system={system} fields={fields} at={at} onSet={onSet} onField={onField} />
      </VariantTabs>
    </div>
  );
});

function CaseFields({
  system,
  fields,
  at,
  onSet,
  onField,
}: CaseProps & { system: System; fields: readonly Field[]; at: number }) {
  const text = useLabText();
  const { input, house } = useContext(OpenCase);
  const [isHouseOpen, setHouseOpen] = useState(false);
  return (
    <>
      {fields.map((one) => (
        <OneField key={one.name} field={one} value={input[one.name]} onChange={onField} />
      ))}
      <Button className="button" onPress={() => setHouseOpen(true)}>
        <SlidersHorizontal aria-hidden /> {text.houseChanged(Object.keys(house).length)}
      </Button>
      {isHouseOpen && (
        <LabHouseDialog
          system={system}
          title={text.house(letterOf(at))}
          house={house}
          onChange={(changed) => onSet({ house: changed })}
          onClose={() => setHouseOpen(false)}
        />
      )}
    </>
  );
}

/** Only the field that has changed is drawn anew: a slider moves one of many. */
const OneField = memo(function OneField({
  field,
  value,
  onChange,
}: {
  field: Field;
  value: unknown;
  onChange: (name: string, value: unknown) => void;
}) {
  return <FieldControl field={field} value={value} onChange={(changed) => onChange(field.name, changed)} />;
});

import type { Offer, System } from '@tafelrunde/system';
import { SlidersHorizontal } from 'lucide-react';
import { memo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { FieldControl } from '../../ui/field-control.tsx';
import type { Field } from '../../ui/fields.ts';
import { LabHouseDialog } from '../house/lab-house-dialog.tsx';
import { type LabState, letterOf, type Subject, type Variant } from './lab-state.ts';
import type { Sample } from './sample.ts';
import { SubjectPicker } from './subject-picker.tsx';
import { useLabText } from './use-lab-text.ts';
import { useLatest } from './use-latest.ts';
import { VariantTabs } from './variant-tabs.tsx';

/** What is looked at, and the inputs of each case. An answer that comes in draws none of it anew. */
export const LabControls = memo(function LabControls({
  system,
  subject,
  sample,
  offer,
  fields,
  variants,
  at,
  onActive,
  onVariants,
  onGo,
}: {
  system: System;
  subject: Subject;
  sample: Sample | undefined;
  offer: Offer | undefined;
  fields: readonly Field[];
  variants: readonly Variant[];
  /** The case that is open. */
  at: number;
  onActive: (index: number) => void;
  onVariants: (variants: readonly Variant[]) => void;
  onGo: (state: LabState) => void;
}) {
  const text = useLabText();
  const [isHouseOpen, setHouseOpen] = useState(false);
  const current = variants[at] as Variant;
  const set = (change: Partial<Variant>) =>
    onVariants(variants.map((one, i) => (i === at ? { ...one, ...change } : one)));
  const setField = useLatest((name: string, value: unknown) =>
    set({ input: { ...current.input, [name]: value } }),
  );
  return (
    <div className="lab-controls">
      <SubjectPicker subject={subject} system={system} sample={sample} offer={offer} onGo={onGo} />
      <VariantTabs
        count={variants.length}
        active={at}
        onActive={onActive}
        onAdd={() => {
          onVariants([...variants, current]);
          onActive(variants.length);
        }}
        onRemove={(index) => {
          onVariants(variants.filter((_, i) => i !== index));
          onActive(0);
        }}
      >
        {fields.map((one) => (
          <OneField key={one.name} field={one} value={current.input[one.name]} onChange={setField} />
        ))}
        <Button className="button" onPress={() => setHouseOpen(true)}>
          <SlidersHorizontal aria-hidden /> {text.houseChanged(Object.keys(current.house).length)}
        </Button>
      </VariantTabs>
      {isHouseOpen && (
        <LabHouseDialog
          system={system}
          title={text.house(letterOf(at))}
          house={current.house}
          onChange={(house) => set({ house })}
          onClose={() => setHouseOpen(false)}
        />
      )}
    </div>
  );
});

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

import { Minus, Plus } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { NumberField } from 'react-aria-components/NumberField';
import { useText } from '../text/use-text.ts';

export interface StepperProps {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  readonly signed?: boolean;
}

/** A whole number with minus and plus. */
export function Stepper({
  label,
  hideLabel = false,
  value,
  min,
  max,
  onChange,
  signed = false,
}: StepperProps) {
  const { common } = useText();
  return (
    <NumberField
      className="stepper"
      value={value}
      minValue={min}
      maxValue={max}
      onChange={(next) => Number.isInteger(next) && onChange(next)}
      {...(signed ? { formatOptions: { signDisplay: 'exceptZero' as const } } : {})}
      {...(hideLabel ? { 'aria-label': label } : {})}
    >
      {!hideLabel && <Label className="field-label">{label}</Label>}
      <Group className="stepper-group">
        <Button slot="decrement" className="icon-button" aria-label={common.less}>
          <Minus aria-hidden />
        </Button>
        <Input className="stepper-input" />
        <Button slot="increment" className="icon-button" aria-label={common.more}>
          <Plus aria-hidden />
        </Button>
      </Group>
    </NumberField>
  );
}

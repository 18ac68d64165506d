import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';

export interface Segment<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
  /** Spoken instead of the label. */
  readonly name?: string;
}

export interface SegmentedProps<V extends string> {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly value: V;
  readonly segments: readonly Segment<V>[];
  readonly onChange: (value: V) => void;
  /** `dice`: pictures side by side; `list`: one below the other. */
  readonly look?: 'bar' | 'dice' | 'list';
}

/** One of a few: a row of radio buttons that looks like one control. */
export function Segmented<V extends string>({
  label,
  hideLabel = false,
  value,
  segments,
  onChange,
  look = 'bar',
}: SegmentedProps<V>) {
  return (
    <RadioGroup
      className="segmented"
      data-look={look}
      value={value}
      onChange={(chosen) => onChange(chosen as V)}
      orientation={look === 'list' ? 'vertical' : 'horizontal'}
      {...(hideLabel ? { 'aria-label': label } : {})}
    >
      {!hideLabel && <Label className="field-label">{label}</Label>}
      <div className="segments">
        {segments.map((segment) => (
          <Radio
            key={segment.value}
            value={segment.value}
            className="segment"
            {...(segment.name === undefined ? {} : { 'aria-label': segment.name })}
          >
            {segment.label}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}

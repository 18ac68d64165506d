import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';

export interface ChipProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly children: ReactNode;
  /** A short addition at the end: `+1`. */
  readonly extra?: string;
}

/** Something that holds or does not hold; a tick tells it as well as the colour. */
export function Chip({ on, onChange, children, extra }: ChipProps) {
  return (
    <ToggleButton className="chip" isSelected={on} onChange={onChange}>
      <Check className="chip-tick" aria-hidden strokeWidth={3} />
      <span>{children}</span>
      {extra !== undefined && <span className="chip-extra">{extra}</span>}
    </ToggleButton>
  );
}

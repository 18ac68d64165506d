import type { ReactNode } from 'react';
import { Switch } from 'react-aria-components/Switch';

export interface ToggleProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly children: ReactNode;
  readonly hint?: string;
}

/** A switch with its label and, if need be, a line that explains it. */
export function Toggle({ on, onChange, children, hint }: ToggleProps) {
  return (
    <Switch className="toggle" isSelected={on} onChange={onChange}>
      <span className="toggle-track" aria-hidden>
        <span className="toggle-knob" />
      </span>
      <span className="toggle-text">
        <span>{children}</span>
        {hint !== undefined && <span className="hint">{hint}</span>}
      </span>
    </Switch>
  );
}

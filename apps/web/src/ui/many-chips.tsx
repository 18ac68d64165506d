import { Chip } from './chip.tsx';

export interface ManyOption {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

/** Any number of some options. Those chosen but not shown right now stay chosen. */
export function ManyChips({
  options,
  chosen,
  onChange,
}: {
  options: readonly ManyOption[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}) {
  return (
    <div className="chips">
      {options.map(({ value, label, hint }) => (
        <Chip
          key={value}
          on={chosen.includes(value)}
          onChange={(on) => onChange(on ? [...chosen, value] : chosen.filter((one) => one !== value))}
          {...(hint === undefined ? {} : { extra: hint })}
        >
          {label}
        </Chip>
      ))}
    </div>
  );
}

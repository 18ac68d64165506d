import { useId } from 'react';

/** One of some numbers, moved along a line; the browser's own, which every keyboard and screen reader knows. */
export function Slider({
  label,
  values,
  value,
  textOf,
  onChange,
}: {
  label: string;
  values: readonly number[];
  value: number | undefined;
  textOf: (value: number) => string;
  onChange: (value: number) => void;
}) {
  const id = useId();
  const index = Math.max(0, value === undefined ? 0 : nearest(values, value));
  return (
    <div className="slider">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={values.length - 1}
        step={1}
        value={index}
        aria-valuetext={value === undefined ? '–' : textOf(value)}
        onChange={(event) => {
          const chosen = values[Number(event.target.value)];
          if (chosen !== undefined) onChange(chosen);
        }}
      />
      <output htmlFor={id} className="slider-value">
        {value === undefined ? '–' : textOf(value)}
      </output>
    </div>
  );
}

function nearest(values: readonly number[], wanted: number): number {
  const distances = values.map((value) => Math.abs(value - wanted));
  return distances.indexOf(Math.min(...distances));
}

import type { System } from '@tafelrunde/system';
import { useLabText } from '../../text/use-lab-text.ts';
import { useLocale } from '../../text/use-text.ts';
import { rungName } from '../../ui/rung-name.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { useValueText } from './curve-panel.tsx';
import { capitalised } from './distribution-panel.tsx';
import type { Sweep } from './inputs.ts';
import { Slider } from './slider.tsx';

/** The slider, and which input it moves. */
export function SweepControl({
  sweeps,
  sweep,
  words,
  letter,
  value,
  onPick,
  onChange,
}: {
  sweeps: readonly Sweep[];
  sweep: Sweep;
  words: System['words']['de'];
  letter: string;
  value: unknown;
  onPick: (path: string) => void;
  onChange: (value: number) => void;
}) {
  const text = useLabText();
  const locale = useLocale();
  const plain = useValueText(sweep);
  const textOf = (one: number) => {
    const name = rungName({ words }, { field: sweep.path.at(-1) ?? '', values: [] }, one, locale);
    return name === String(one) ? plain(one) : capitalised(name);
  };
  return (
    <section className="lab-box sweep" aria-label={text.slider}>
      {sweeps.length > 1 && (
        <SelectField
          label={text.slider}
          value={sweep.path.join('.')}
          options={sweeps.map(({ path, label }) => ({ value: path.join('.'), label: capitalised(label) }))}
          onChange={onPick}
        />
      )}
      <Slider
        label={text.sliderOf(capitalised(sweep.label), letter)}
        values={sweep.values}
        value={typeof value === 'number' ? value : undefined}
        textOf={textOf}
        onChange={onChange}
      />
    </section>
  );
}

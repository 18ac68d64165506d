import type { Estimate } from '@tafelrunde/system';
import { memo } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { fractionText, percent } from '../../engine/format.ts';
import { useLabText } from '../../text/use-lab-text.ts';
import { useLocale } from '../../text/use-text.ts';
import { VariantMark } from './variant-look.tsx';

/** The named chances of every case; the one that is picked is what sentence and curve are about. */
export const ChancesTable = memo(function ChancesTable({
  names,
  labels,
  chances,
  picked,
  onPick,
}: {
  names: readonly string[];
  /** What each of them is called. */
  labels: readonly string[];
  chances: readonly (Readonly<Record<string, Estimate>> | undefined)[];
  picked: string;
  onPick: (name: string) => void;
}) {
  const text = useLabText();
  return (
    <section className="lab-box" aria-label={text.chances}>
      <table className="chances-table">
        <caption className="field-label">{text.chances}</caption>
        {chances.length > 1 && (
          <thead>
            <tr>
              <td />
              {chances.map((_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cases are their places
                <th key={i} scope="col">
                  <VariantMark index={i} />
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {names.map((name, n) => (
            <tr key={name} data-picked={name === picked}>
              <th scope="row">
                <ChancePick
                  name={name}
                  label={labels[n] ?? name}
                  isPicked={name === picked}
                  onPick={onPick}
                />
              </th>
              {chances.map((all, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cases are their places
                <td key={i}>
                  <ChanceText chance={all?.[name]} isShort={chances.length > 2} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {names.length > 1 && <p className="hint">{text.chanceHint}</p>}
    </section>
  );
});

/** Stays as it is while its chance changes. */
const ChancePick = memo(function ChancePick({
  name,
  label,
  isPicked,
  onPick,
}: {
  name: string;
  label: string;
  isPicked: boolean;
  onPick: (name: string) => void;
}) {
  return (
    <ToggleButton className="chip" isSelected={isPicked} onChange={() => onPick(name)}>
      {label}
    </ToggleButton>
  );
});

/** `58,3 %` with its fraction, or an estimate with its interval. */
export function ChanceText({ chance, isShort = false }: { chance: Estimate | undefined; isShort?: boolean }) {
  const text = useLabText();
  const locale = useLocale();
  if (chance === undefined) return <span className="muted">–</span>;
  const small =
    'low' in chance
      ? text.interval(percent(chance.low, locale), percent(chance.high, locale))
      : fractionText(chance);
  return (
    <>
      <strong>
        {'low' in chance && '≈ '}
        {percent(chance.p, locale)}
      </strong>
      {small !== '' && !isShort && <span className="small-print">{small}</span>}
    </>
  );
}

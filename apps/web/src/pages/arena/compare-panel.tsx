import { type Difference, meanDifference, type Share, shareDifference } from '@tafelrunde/arena';
import type { Locale } from '@tafelrunde/kernel';
import { decimal, percent } from '../../engine/format.ts';
import { useArenaText } from '../../text/use-arena-text.ts';
import { useLocale } from '../../text/use-text.ts';
import { letterOf } from '../lab/lab-state.ts';
import { VariantMark } from '../lab/variant-look.tsx';
import { type Counted, deathsOf, winsOf } from './counted.ts';
import { isClear, signedNumber, signedPoints } from './sentence.ts';

interface Measure {
  readonly label: string;
  readonly value: (one: Counted) => string | undefined;
  readonly difference: (first: Counted, other: Counted) => Difference | undefined;
  readonly written: (value: number) => string;
}

/** The cases side by side, each with what it changes against the first and how sure that is. */
export function ComparePanel({
  cases,
  changes,
}: {
  cases: readonly (Counted | undefined)[];
  /** What each case does differently from the first. */
  changes: readonly string[];
}) {
  const text = useArenaText();
  const locale = useLocale();
  const [first] = cases;
  if (first === undefined) return null;
  const measures = measuresOf(first, text, locale);
  return (
    <section className="lab-box picture" aria-labelledby="what-if">
      <div>
        <h2 id="what-if" className="panel-title">
          {text.whatIf}
        </h2>
        <p className="hint">{text.whatIfHint}</p>
      </div>
      <table className="odds-table compare-table">
        <thead>
          <tr>
            <th scope="col">{text.measure}</th>
            {cases.map((_, i) => (
              <th key={letterOf(i)} scope="col">
                <span className="visually-hidden">{text.case(letterOf(i))}</span>
                <span aria-hidden>
                  <VariantMark index={i} />
                </span>
                <span className="small-print case-changes">{changes[i]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measures.map(({ label, value, difference, written }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cases.map((one, i) => {
                const by = one === undefined || i === 0 ? undefined : difference(first, one);
                return (
                  <td key={letterOf(i)}>
                    {(one && value(one)) ?? '–'}
                    {by !== undefined && <Changed by={by} written={written} />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Changed({ by, written }: { by: Difference; written: (value: number) => string }) {
  const text = useArenaText();
  return (
    <span className="changed" data-clear={isClear(by)}>
      <strong>{written(by.by)}</strong>
      <span className="small-print">
        {written(by.low)} … {written(by.high)}
      </span>
      {!isClear(by) && <span className="small-print">{text.unclear}</span>}
    </span>
  );
}

function measuresOf(
  { tally }: Counted,
  text: ReturnType<typeof useArenaText>,
  locale: Locale,
): readonly Measure[] {
  const ofShare = (label: string, share: (one: Counted) => Share | undefined): Measure => ({
    label,
    value: (one) => {
      const known = share(one);
      return known && percent(known.p, locale);
    },
    difference: (first, other) => {
      const [a, b] = [share(first), share(other)];
      return a && b && shareDifference(a, b);
    },
    written: (value) => signedPoints(value, locale),
  });
  return [
    ...tally.sides.map(({ name }, i) => ofShare(text.winsOf(name), (one) => winsOf(one, i))),
    ...tally.sides.map(({ name }, i) => ofShare(text.deathsOf(name), (one) => deathsOf(one, i))),
    {
      label: text.meanRounds,
      value: ({ results }) => decimal(results.meanRounds, locale),
      difference: (first, other) => meanDifference(first.tally.rounds, other.tally.rounds),
      written: (value) => signedNumber(Math.round(value * 100) / 100, locale),
    },
  ];
}

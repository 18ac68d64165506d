import type { SystemWords } from '@tafelrunde/system';
import { memo, useMemo, useRef } from 'react';
import { type Check, valueAt } from '../../engine/check.ts';
import { decimal } from '../../engine/format.ts';
import { labCurves } from '../../engine/job-queues.ts';
import type { CurveJob, CurvePoint } from '../../engine/odds-jobs.ts';
import { isCurrent, useAnswers } from '../../engine/use-answers.ts';
import { useLabText } from '../../text/use-lab-text.ts';
import { useLocale, useText } from '../../text/use-text.ts';
import { ChanceText } from './chances-table.tsx';
import { CurveChart, type CurveSpot } from './curve-chart.tsx';
import type { Sweep } from './inputs.ts';
import { RowsTable } from './rows-table.tsx';

/** The picked chance over one input, for every case. */
export const CurvePanel = memo(function CurvePanel({
  checks,
  sweep,
  chance,
  field,
  words,
}: {
  checks: readonly Check[];
  sweep: Sweep;
  /** A named chance; without one the mean of the field is drawn. */
  chance: string;
  field: string;
  words: SystemWords;
}) {
  const text = useLabText();
  const locale = useLocale();
  const svg = useRef<SVGSVGElement>(null);
  const { path, values, label } = sweep;
  const valueText = useValueText(sweep);
  // The moved input itself does not matter to a curve over it: it stays while the slider moves.
  const jobs = useMemo(
    () =>
      checks.map((check): CurveJob => ({ kind: 'curve', check: withoutValue(check, path), path, values })),
    [checks, path, values],
  );
  const told = useAnswers(labCurves, jobs);
  const isChance = chance !== '';
  const spotOf = (point: CurvePoint): CurveSpot => {
    const found = point.chances[chance];
    if (!isChance || found === undefined) return { x: point.x, y: point.mean[field] ?? 0 };
    return 'low' in found
      ? { x: point.x, y: found.p, low: found.low, high: found.high }
      : { x: point.x, y: found.p };
  };
  const title = text.curve(isChance ? words.chance(chance) : `${text.mean} ${words.field(field)}`, label);
  const curves = checks.map(({ input }, i) => {
    const at = valueAt(input, path);
    return {
      spots: (isCurrent(told[i], jobs[i]) ? told[i]?.answer : undefined)?.map(spotOf) ?? [],
      at: typeof at === 'number' ? at : undefined,
    };
  });
  const isBusy = jobs.some((job, i) => !isCurrent(told[i], job));
  return (
    <section className="lab-box picture" aria-label={title} aria-busy={isBusy}>
      <h2 className="field-label">{title}</h2>
      <CurveChart
        label={title}
        values={values}
        curves={curves}
        isChance={isChance}
        tickOf={valueText}
        svg={svg}
      />
      <RowsTable
        caption={title}
        head={label}
        columns={checks.length}
        rowsOf={() =>
          values.map((value) => ({
            key: String(value),
            label: valueText(value),
            cells: told.map((one, i) => {
              const point = one?.answer?.find(({ x }) => x === value);
              if (isChance) return <ChanceText key={jobs[i]?.check.action} chance={point?.chances[chance]} />;
              return point === undefined ? '–' : decimal(point.mean[field] ?? 0, locale);
            }),
          }))
        }
      />
    </section>
  );
});

/** How a value of a moved input is written: `W8`, `−2`. */
export function useValueText({ path }: Sweep): (value: number) => string {
  const { die } = useText();
  const name = path.at(-1) ?? '';
  return (value) => (name === 'die' || name === 'sides' ? `${die}${value}` : String(value).replace('-', '−'));
}

function withoutValue(check: Check, path: readonly string[]): Check {
  const drop = (input: Check['input'], [name, ...rest]: readonly string[]): Check['input'] => {
    if (name === undefined) return input;
    if (rest.length > 0 && input[name] !== undefined)
      return { ...input, [name]: drop(input[name] as Check['input'], rest) };
    return Object.fromEntries(Object.entries(input).filter(([one]) => one !== name));
  };
  return { ...check, input: drop(check.input, path) };
}

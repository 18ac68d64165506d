import type { SystemWords } from '@tafelrunde/system';
import { type RefObject, useMemo } from 'react';
import { percent } from '../../engine/format.ts';
import type { LabOdds } from '../../engine/lab-odds.ts';
import { useLocale } from '../../text/use-text.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { ChanceText } from './chances-table.tsx';
import { SHAPES, type Shape } from './lab-state.ts';
import { type Axis, axesOf, type Row, rowsOf, valueLabel } from './marginal.ts';
import { NumberChart } from './number-chart.tsx';
import { RowsTable } from './rows-table.tsx';
import { useLabText } from './use-lab-text.ts';
import { WordChart } from './word-chart.tsx';

/** What is drawn of all that can come out. */
export interface Drawing {
  readonly axes: readonly Axis[];
  readonly axis: Axis | undefined;
  readonly rows: readonly Row[];
}

/** Totals rarer than this only squeeze the picture; the table has them. */
const VISIBLE = 1e-6;

export function useDrawing(all: readonly (LabOdds | undefined)[], wanted: string, shape: Shape): Drawing {
  return useMemo(() => {
    const axes = axesOf(all);
    const axis = axes.find(({ field }) => field === wanted) ?? axes[0];
    return { axes, axis, rows: axis === undefined ? [] : rowsOf(all, axis, shape) };
  }, [all, wanted, shape]);
}

/** Every value with its chance, as a picture with the table behind it. */
export function DistributionPanel({
  drawing: { axes, axis, rows },
  all,
  words,
  shape,
  svg,
  isStale,
  marked,
  onAxis,
  onShape,
}: {
  drawing: Drawing;
  all: readonly (LabOdds | undefined)[];
  words: SystemWords | undefined;
  shape: Shape;
  svg: RefObject<SVGSVGElement | null>;
  /** The picture still shows what was asked before. */
  isStale: boolean;
  marked?: number | undefined;
  onAxis: (field: string) => void;
  onShape: (shape: Shape) => void;
}) {
  const text = useLabText();
  const locale = useLocale();
  if (axis === undefined) return null;
  const fieldName = (field: string) => words?.field(field) ?? text.total;
  const label = text.distribution(fieldName(axis.field));
  const labelOf = (row: Row) =>
    capitalised(
      axis.isNumber
        ? String(row.value).replace('-', '−')
        : valueLabel(words, axis.field, row.value, text.yesNo),
    );
  const isWhole = axis.isNumber && shape !== 'exact';
  const visible = trimmed(rows);
  return (
    <section className="lab-box picture lab-distribution" aria-label={label} aria-busy={isStale}>
      <div className="picture-head">
        {axes.length > 1 ? (
          <SelectField
            label={text.by}
            value={axis.field}
            options={axes.map(({ field }) => ({ value: field, label: capitalised(fieldName(field)) }))}
            onChange={onAxis}
          />
        ) : (
          <h2 className="field-label">{label}</h2>
        )}
        {axis.isNumber && (
          <Segmented
            label={text.shape}
            value={shape}
            onChange={onShape}
            segments={SHAPES.map((value) => ({ value, label: text.shapes[value] }))}
          />
        )}
      </div>
      {axis.isNumber ? (
        <NumberChart label={label} rows={visible} svg={svg} isWhole={isWhole} marked={marked} />
      ) : (
        <WordChart label={label} rows={rows} svg={svg} labelOf={labelOf} />
      )}
      <RowsTable
        caption={label}
        head={capitalised(fieldName(axis.field))}
        columns={all.length}
        rows={rows.map((row) => ({
          key: row.key,
          label: labelOf(row),
          // biome-ignore lint/suspicious/noArrayIndexKey: cases are their places
          cells: row.chances.map((chance, i) => <ChanceText key={i} chance={chance} />),
        }))}
      >
        {all.map((odds, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cases are their places
          <p key={i} className="hint">
            {[
              odds?.lowerTail && text.lowerTail(odds.lowerTail.from, percent(odds.lowerTail.p, locale)),
              odds?.tail && text.tail(odds.tail.from, percent(odds.tail.p, locale)),
            ]
              .filter((one) => one !== undefined)
              .join(' · ')}
          </p>
        ))}
      </RowsTable>
    </section>
  );
}

/** Without what is rare at both ends, or summed up nearly all; gaps in between stay, and one value beyond. */
function trimmed(rows: readonly Row[]): readonly Row[] {
  const isSeen = ({ chances }: Row) =>
    chances.some((one) => one !== undefined && one.p >= VISIBLE && one.p <= 1 - VISIBLE);
  const first = rows.findIndex(isSeen);
  return first < 0 ? rows : rows.slice(Math.max(0, first - 1), rows.findLastIndex(isSeen) + 2);
}

export const capitalised = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

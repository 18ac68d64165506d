import type { SystemWords } from '@tafelrunde/system';
import { memo, type RefObject, useMemo } from 'react';
import { percent } from '../../engine/format.ts';
import type { LabOdds } from '../../engine/lab-odds.ts';
import { useLabText } from '../../text/use-lab-text.ts';
import { useLocale } from '../../text/use-text.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { ChanceText } from './chances-table.tsx';
import { SHAPES, type Shape } from './lab-state.ts';
import { type Axis, axesOf, type Row, rowsOf, valueLabel } from './marginal.ts';
import { NumberChart } from './number-chart.tsx';
import { RowsTable } from './rows-table.tsx';
import { useSame } from './use-same.ts';
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

interface PictureProps {
  drawing: Drawing;
  all: readonly (LabOdds | undefined)[];
  words: SystemWords | undefined;
  shape: Shape;
  svg: RefObject<SVGSVGElement | null>;
  marked?: number | undefined;
  onAxis: (field: string) => void;
  onShape: (shape: Shape) => void;
}

/** Every value with its chance, as a picture with the table behind it. */
export function DistributionPanel({
  isStale,
  ...picture
}: PictureProps & {
  /** The picture still shows what was asked before. */
  isStale: boolean;
}) {
  const text = useLabText();
  const { words, drawing } = picture;
  if (drawing.axis === undefined) return null;
  const label = text.distribution(words?.field(drawing.axis.field) ?? text.total);
  return (
    <section className="lab-box picture lab-distribution" aria-label={label} aria-busy={isStale}>
      <Picture {...picture} axis={drawing.axis} label={label} />
    </section>
  );
}

/** Drawn anew only where something else is to be seen. */
const Picture = memo(function Picture({
  drawing: { axes, rows },
  axis,
  label,
  all,
  words,
  shape,
  svg,
  marked,
  onAxis,
  onShape,
}: PictureProps & { axis: Axis; label: string }) {
  const text = useLabText();
  const locale = useLocale();
  const fieldName = (field: string) => words?.field(field) ?? text.total;
  const labelOf = (row: Row) =>
    capitalised(
      axis.isNumber
        ? String(row.value).replace('-', '−')
        : valueLabel(words, axis.field, row.value, text.yesNo),
    );
  const fields = useSame(axes.map(({ field }) => field));
  const isWhole = axis.isNumber && shape !== 'exact';
  const visible = trimmed(rows);
  return (
    <>
      <PictureHead
        fields={fields}
        axis={axis.field}
        isNumber={axis.isNumber}
        label={label}
        words={words}
        shape={shape}
        onAxis={onAxis}
        onShape={onShape}
      />
      {axis.isNumber ? (
        <NumberChart label={label} rows={visible} svg={svg} isWhole={isWhole} marked={marked} />
      ) : (
        <WordChart label={label} rows={rows} svg={svg} labelOf={labelOf} />
      )}
      <RowsTable
        caption={label}
        head={capitalised(fieldName(axis.field))}
        columns={all.length}
        rowsOf={() =>
          rows.map((row) => ({
            key: row.key,
            label: labelOf(row),
            // biome-ignore lint/suspicious/noArrayIndexKey: cases are their places
            cells: row.chances.map((chance, i) => <ChanceText key={i} chance={chance} />),
          }))
        }
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
    </>
  );
});

/** Which field is drawn and in which way; stays as it is while the chances change. */
const PictureHead = memo(function PictureHead({
  fields,
  axis,
  isNumber,
  label,
  words,
  shape,
  onAxis,
  onShape,
}: Pick<PictureProps, 'words' | 'shape' | 'onAxis' | 'onShape'> & {
  fields: readonly string[];
  axis: string;
  isNumber: boolean;
  label: string;
}) {
  const text = useLabText();
  const nameOf = (field: string) => capitalised(words?.field(field) ?? text.total);
  return (
    <div className="picture-head">
      {fields.length > 1 ? (
        <SelectField
          label={text.by}
          value={axis}
          options={fields.map((field) => ({ value: field, label: nameOf(field) }))}
          onChange={onAxis}
        />
      ) : (
        <h2 className="field-label">{label}</h2>
      )}
      {isNumber && (
        <Segmented
          label={text.shape}
          value={shape}
          onChange={onShape}
          segments={SHAPES.map((value) => ({ value, label: text.shapes[value] }))}
        />
      )}
    </div>
  );
});

/** Without what is rare at both ends, or summed up nearly all; gaps in between stay, and one value beyond. */
function trimmed(rows: readonly Row[]): readonly Row[] {
  const isSeen = ({ chances }: Row) =>
    chances.some((one) => one !== undefined && one.p >= VISIBLE && one.p <= 1 - VISIBLE);
  const first = rows.findIndex(isSeen);
  return first < 0 ? rows : rows.slice(Math.max(0, first - 1), rows.findLastIndex(isSeen) + 2);
}

export const capitalised = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

import { useMapsText } from '../../../text/use-maps-text.ts';
import { Stepper } from '../../../ui/stepper.tsx';
import { type Alignment, type Size, withCorner } from './align.ts';

const MOST_CELLS = 60;

/** The same in numbers: how many cells lie between the corners, and where the corners are. */
export function AlignFields({
  alignment,
  size,
  onChange,
}: {
  alignment: Alignment;
  size: Size;
  onChange: (alignment: Alignment) => void;
}) {
  const text = useMapsText();
  return (
    <>
      <div className="align-fields">
        <Stepper
          label={text.columns}
          value={alignment.columns}
          min={1}
          max={MOST_CELLS}
          onChange={(columns) => onChange({ ...alignment, columns })}
        />
        <Stepper
          label={text.rows}
          value={alignment.rows}
          min={1}
          max={MOST_CELLS}
          onChange={(rows) => onChange({ ...alignment, rows })}
        />
      </div>
      <details>
        <summary>{text.exact}</summary>
        <div className="align-fields">
          {(['first', 'second'] as const).flatMap((corner) => {
            const [x, y] = alignment[corner];
            return [
              <Stepper
                key={`${corner} x`}
                label={text.across[corner]}
                value={Math.round(x)}
                min={0}
                max={size.width}
                onChange={(to) => onChange(withCorner(alignment, corner, [to, y], size))}
              />,
              <Stepper
                key={`${corner} y`}
                label={text.down[corner]}
                value={Math.round(y)}
                min={0}
                max={size.height}
                onChange={(to) => onChange(withCorner(alignment, corner, [x, to], size))}
              />,
            ];
          })}
        </div>
      </details>
    </>
  );
}

import type { FigureView } from '@tafelrunde/system';
import { usePicture } from '../../../pictures/use-picture.ts';
import { useTable } from '../../../table/table-context.ts';
import { initialsOf } from './initials.ts';

/** A figure's picture, or the first letters of its name. Where its name stands beside it, it is only looked at. */
export function Portrait({
  figure: { id, name, side },
  isNamed = false,
}: {
  figure: Pick<FigureView, 'id' | 'name' | 'side'>;
  /** Its name is said here and nowhere beside it. */
  isNamed?: boolean;
}) {
  const { link, table } = useTable();
  const address = usePicture(link.files, table.portraits[id]);
  return (
    <span
      className="figure-letters"
      data-side={side}
      data-picture={address !== undefined}
      {...(isNamed ? {} : { 'aria-hidden': true })}
    >
      {address === undefined ? initialsOf(name) : <img src={address} alt={name} draggable={false} />}
    </span>
  );
}

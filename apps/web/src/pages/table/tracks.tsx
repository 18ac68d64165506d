import type { FigureView, Track } from '@tafelrunde/kernel';
import { ArmourToken, Hearts, Mana } from '../../components/hearts.tsx';
import { useTable } from './table-context.ts';
import { useTableText } from './use-table-text.ts';

/** What is counted on a figure, drawn as what it is. */
export function Tracks({ figure }: { figure: FigureView }) {
  return (
    <span className="tracks">
      {figure.tracks.map((track) => (
        <TrackView key={track.id} track={track} name={figure.name} />
      ))}
    </span>
  );
}

function TrackView({ track: { id, value, max }, name }: { track: Track; name: string }) {
  const { words } = useTable();
  const text = useTableText();
  switch (id) {
    case 'hearts':
      return <Hearts name={name} now={value} max={max} />;
    case 'mana':
      return <Mana now={value} max={max} />;
    case 'armourTokens':
      return <ArmourToken left={value} />;
    default:
      return <span>{text.figure.track(words.field(id), value, max)}</span>;
  }
}

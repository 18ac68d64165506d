import type { FigureView, Track } from '@tafelrunde/kernel';
import type { CSSProperties } from 'react';
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
      return (
        <Bar
          label={words.field(id)}
          spoken={text.figure.track(words.field(id), value, max)}
          value={value}
          max={max}
        />
      );
  }
}

/** Anything else that is counted: a bar with its name and its numbers. */
function Bar({ label, spoken, value, max }: { label: string; spoken: string; value: number; max: number }) {
  const full = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  return (
    <span className="track" role="img" aria-label={spoken}>
      <span className="track-label">{label}</span>
      <span className="track-bar" style={{ '--full': `${full * 100}%` } as CSSProperties} />
      <span className="track-numbers">
        {value}/{max}
      </span>
    </span>
  );
}

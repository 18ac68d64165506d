import type { FigureView, Track } from '@tafelrunde/system';
import { Heart } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTable } from '../../../table/table-context.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { useText } from '../../../text/use-text.ts';
import { Die } from '../../../ui/die.tsx';
import { ArmourToken, Hearts, Mana } from '../../../ui/hearts.tsx';

/** What is counted on a figure, drawn as what it is. */
export function Tracks({ figure }: { figure: FigureView }) {
  const text = useTableText();
  if (figure.looks !== undefined) return <span className="hint">{text.figure.looks[figure.looks]}</span>;
  return (
    <span className="tracks">
      {figure.tracks.map((track) => (
        <TrackView key={track.id} track={track} name={figure.name} />
      ))}
    </span>
  );
}

function TrackView({ track: { id, value, max, look }, name }: { track: Track; name: string }) {
  const { words } = useTable();
  const text = useTableText();
  if (look === 'penaltyDice' || look === 'fateDice')
    return <TrackDice look={look} label={words.field(id)} count={value} />;
  switch (look) {
    case 'hearts':
      return <Hearts name={name} now={value} max={max} />;
    case 'mana':
      return <Mana now={value} max={max} />;
    case 'armour':
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

/** A track as its picture and one number, spoken as the whole of it. */
export function TrackCount({ track: { id, value, max, look }, name }: { track: Track; name: string }) {
  const { words } = useTable();
  const { attack } = useText();
  const text = useTableText();
  const label = words.field(id);
  const spoken =
    look === 'penaltyDice' || look === 'fateDice'
      ? text.figure[look](label, value)
      : look === 'hearts'
        ? attack.hearts(name, value, max)
        : text.figure.track(label, value, max);
  return (
    <span className="track-count" role="img" aria-label={spoken} title={spoken}>
      {look === 'penaltyDice' ? (
        <Die sides={6} size={18} state="ready" kind="penalty" />
      ) : (
        <Heart className="pip heart" data-full={value > 0} />
      )}
      <span>{value}</span>
    </span>
  );
}

/** More dice than this are one die and a number. */
const MOST_DICE = 8;

/** What is counted as the dice it means at the table. */
function TrackDice({
  look,
  label,
  count,
}: {
  look: 'penaltyDice' | 'fateDice';
  label: string;
  count: number;
}) {
  const text = useTableText();
  const shown = count > MOST_DICE ? 1 : count;
  return (
    <span className="track-dice" role="img" aria-label={text.figure[look](label, count)}>
      <span className="track-label">{label}</span>
      <span className="track-numbers">{count}</span>
      {Array.from({ length: shown }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of one track are all alike
        <Die key={i} sides={6} size={20} state="ready" kind={look === 'fateDice' ? 'fate' : 'penalty'} />
      ))}
    </span>
  );
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

import type { Track } from '@tafelrunde/system';
import { Heart } from 'lucide-react';

/** More than this is written as a number. */
const MOST_BOXES = 40;

/** Something to tick: a box for each point, those that are gone ticked already. What is counted upwards starts without a tick. */
export function PaperTrack({ track: { value, max, look }, isEmpty }: { track: Track; isEmpty: boolean }) {
  const ticked = isEmpty ? 0 : look === 'penaltyDice' ? value : Math.max(0, max - value);
  if (max > MOST_BOXES) return <span className="paper-line" />;
  return (
    <span className="paper-boxes" aria-hidden>
      {Array.from({ length: max }, (_, i) =>
        look === 'hearts' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: points of one track are all alike
          <Heart key={i} className="paper-heart" data-ticked={i < ticked} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: points of one track are all alike
          <span key={i} className="paper-box" data-ticked={i < ticked} />
        ),
      )}
    </span>
  );
}

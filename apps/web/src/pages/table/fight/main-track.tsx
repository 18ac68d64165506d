import type { MainTrack, Track } from '@tafelrunde/system';
import { Minus, Plus } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { useTable } from '../../../table/table-context.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { TrackCount } from '../sheet/tracks.tsx';

/** The track the GM looks at first, with one less and one more. What it does stands in the log and can be taken back. */
export function MainTrackSteps({ name, main, track }: { name: string; main: MainTrack; track: Track }) {
  const { figure: text } = useTableText();
  const { words, act } = useTable();
  const label = words.field(main.track);
  return (
    <span className="track-steps">
      <Button
        className="track-step"
        aria-label={text.less(label, name)}
        isDisabled={main.less === null}
        onPress={() => main.less !== null && void act(main.less)}
      >
        <Minus aria-hidden />
      </Button>
      <TrackCount name={name} track={track} />
      <Button
        className="track-step"
        aria-label={text.more(label, name)}
        isDisabled={main.more === null}
        onPress={() => main.more !== null && void act(main.more)}
      >
        <Plus aria-hidden />
      </Button>
    </span>
  );
}

import { BookOpenText, X } from 'lucide-react';
import { useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { useEveningsText } from '../../../text/use-evenings-text.ts';
import { EveningTold, StoryLink } from './evening-told.tsx';
import type { Recap } from './use-recap.ts';

/** What happened before, for everybody who sits down again; it lies there until somebody rolls or puts it away. */
export function LastTime({ recap: { ending, isJustOver, putAway } }: { recap: Recap }) {
  const text = useEveningsText();
  const id = useId();
  return (
    <section className="last-time" data-part="last-time" aria-labelledby={id}>
      <h2 id={id}>
        <BookOpenText aria-hidden /> {isJustOver ? text.thisTime : text.lastTime}
      </h2>
      <EveningTold key={ending.seq} until={ending.at} />
      <div className="button-row">
        <StoryLink />
        <Button className="button quiet" onPress={putAway}>
          <X aria-hidden /> {text.putAway}
        </Button>
      </div>
    </section>
  );
}

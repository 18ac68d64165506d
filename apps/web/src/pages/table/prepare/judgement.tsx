import { LoaderCircle, Square, Swords } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { decimal, percent } from '../../../engine/format.ts';
import type { PrepareText } from '../../../text/prepare.ts';
import { useArenaText } from '../../../text/use-arena-text.ts';
import { usePrepareText } from '../../../text/use-prepare-text.ts';
import { useLocale } from '../../../text/use-text.ts';
import { type Counted, winsOf } from '../../arena/counted.ts';
import { furtherSentences, winSentence } from '../../arena/sentence.ts';
import type { Party } from './scenario.ts';
import type { Judged } from './use-judging.ts';

/** What the arena says: a sentence, how sure it is, and whom it reckoned with. */
export function Judgement({
  judged: { counted, running, isStale, complaint, party },
  onStop,
  onAgain,
  onArena,
}: {
  judged: Judged;
  onStop: () => void;
  onAgain: () => void;
  onArena: () => void;
}) {
  const text = usePrepareText();
  const arena = useArenaText();
  const locale = useLocale();
  if (complaint !== null)
    return (
      <p className="field-error" role="alert">
        {complaint}
      </p>
    );
  return (
    <div className="judgement" aria-busy={running !== null} data-part="judgement">
      {counted !== undefined && <Answer counted={counted} />}
      {running !== null && (
        <p className="judgement-run">
          <LoaderCircle className="turning" aria-hidden />
          <progress value={running.done} max={running.total} aria-label={text.judging} />
          <span className="hint">
            {arena.fought(decimal(running.done, locale), decimal(running.total, locale))}
          </span>
          <Button className="button quiet" onPress={onStop}>
            <Square aria-hidden /> {text.stop}
          </Button>
        </p>
      )}
      {running === null && counted !== undefined && (
        <p className="hint">{isStale ? text.isStale : partyText(text, party)}</p>
      )}
      {running === null && (
        <div className="button-row">
          {isStale && (
            <Button className="button" onPress={onAgain}>
              <Swords aria-hidden /> {text.judgeAgain}
            </Button>
          )}
          <Button className="button quiet" onPress={onArena}>
            {text.toArena}
          </Button>
        </div>
      )}
    </div>
  );
}

function Answer({ counted }: { counted: Counted }) {
  const arena = useArenaText();
  const locale = useLocale();
  const share = winsOf(counted, 0);
  const { tally } = counted;
  return (
    <>
      <p className="judgement-sentence">{winSentence(arena, tally, locale)}</p>
      <p className="judgement-kind">
        <span className="badge" data-kind="estimate">
          {arena.from(decimal(tally.fights, locale))}
        </span>{' '}
        {share !== undefined && (
          <span className="hint">
            {arena.interval(percent(share.low, locale), percent(share.high, locale))}
          </span>
        )}
      </p>
      {furtherSentences(arena, tally, locale).map((one) => (
        <p key={one}>{one}</p>
      ))}
    </>
  );
}

const partyText = (text: PrepareText, party: Party): string =>
  party.kind === 'table'
    ? text.asTheyAre(party.figures.map(({ name }) => name).join(', '))
    : text.withStandIns(party.count, party.name);

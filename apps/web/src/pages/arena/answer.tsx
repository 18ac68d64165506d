import { LoaderCircle, TriangleAlert } from 'lucide-react';
import { decimal, percent } from '../../engine/format.ts';
import { useArenaText } from '../../text/use-arena-text.ts';
import { useLocale } from '../../text/use-text.ts';
import { type Counted, winsOf } from './counted.ts';
import { comparedSentences, furtherSentences, winSentence } from './sentence.ts';

/** The sentence that answers the question, how sure it is, and what stands against it. */
export function Answer({
  cases,
  changes,
  isBusy,
  notice,
}: {
  cases: readonly (Counted | undefined)[];
  /** What each case does differently from the first. */
  changes: readonly string[];
  isBusy: boolean;
  notice: string;
}) {
  const text = useArenaText();
  const locale = useLocale();
  const [first] = cases;
  const tally = first?.tally;
  const others =
    tally === undefined
      ? []
      : [...comparedSentences(text, cases, changes, locale), ...furtherSentences(text, tally, locale)];
  const share = first && winsOf(first, 0);
  return (
    // While results grow nobody wants them read out twenty times.
    <section className="answer" aria-live={isBusy ? 'off' : 'polite'} aria-busy={isBusy}>
      <p className="answer-sentence">{tally === undefined ? text.empty : winSentence(text, tally, locale)}</p>
      {others.length > 0 && (
        <ul className="answer-others">
          {others.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      <p className="answer-kind hint">
        {isBusy && <LoaderCircle className="turning" aria-hidden />}
        {tally === undefined && <span>{text.emptyHint}</span>}
        {tally !== undefined && (
          <span className="badge" data-kind="estimate">
            {text.from(decimal(tally.fights, locale))}
          </span>
        )}
        {tally !== undefined && share !== undefined && (
          <span>
            {percent(share.p, locale)} (
            {text.interval(percent(share.low, locale), percent(share.high, locale))})
          </span>
        )}
        {notice !== '' && (
          <span className="arena-notice" role="status">
            <TriangleAlert aria-hidden /> {notice}
          </span>
        )}
      </p>
    </section>
  );
}

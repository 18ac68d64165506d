import { tellExactness, tellTooLarge } from '@tafelrunde/engine';
import type { ChanceRange, Estimate } from '@tafelrunde/system';
import { LoaderCircle } from 'lucide-react';
import { percent } from '../../engine/format.ts';
import type { LabOdds } from '../../engine/lab-odds.ts';
import { useLabText } from '../../text/use-lab-text.ts';
import { useLocale } from '../../text/use-text.ts';

/** The sentence that answers the question, and whether it is exact. */
export function AnswerLine({
  sentence,
  others,
  chance,
  range,
  odds,
  isBusy,
}: {
  sentence: string;
  others: readonly string[];
  chance: Estimate | undefined;
  /** How far the GM can still move it. */
  range?: ChanceRange | undefined;
  odds: LabOdds | undefined;
  isBusy: boolean;
}) {
  const text = useLabText();
  const locale = useLocale();
  return (
    <section className="answer" aria-live="polite" aria-busy={isBusy}>
      <p className="answer-sentence">{sentence}</p>
      {others.length > 0 && (
        <ul className="answer-others">
          {others.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      <p className="answer-kind hint">
        {isBusy && <LoaderCircle className="turning" aria-hidden />}
        {isBusy && odds !== undefined && <span>{text.busy}</span>}
        {odds !== undefined && (
          <span className="badge" data-kind={odds.exact ? 'exact' : 'estimate'}>
            {tellExactness(odds, odds.runs, locale)}
          </span>
        )}
        {chance !== undefined && <span>{percent(chance.p, locale)}</span>}
        {chance !== undefined && 'low' in chance && (
          <span>({text.interval(percent(chance.low, locale), percent(chance.high, locale))})</span>
        )}
        {odds?.exact === false && !isBusy && <span>{tellTooLarge(odds.states, locale)}</span>}
        {range !== undefined && (
          <span>{text.range(percent(range.low, locale), percent(range.high, locale))}</span>
        )}
      </p>
    </section>
  );
}

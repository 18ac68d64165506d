import '../../../styles/play.css';
import { useTable } from '../../../table/table-context.ts';
import { usePlayText } from '../../../text/use-play-text.ts';
import { useOpenRuns } from '../decision/open-runs.ts';
import { ResultCard } from './result-card.tsx';
import { isWorthShowing } from './shown.ts';
import { useCollectResults, useResultStore } from './use-results.ts';
import { WaitingCard } from './waiting-card.tsx';

/** What was rolled last, for everybody who may see it, whatever they are looking at; else what a roll waits for. */
export function Results() {
  const text = usePlayText().result;
  useCollectResults();
  const at = useTable();
  const results = useResultStore((store) => store.results).filter((one) => isWorthShowing(at, one));
  const { others } = useOpenRuns();
  const [first, ...more] = results;
  // Of a hidden run nobody is told anything before it is over.
  const waiting = others.filter(({ detail, progress }) => detail !== null && progress !== null);
  const own = waiting.find(({ by }) => by === at.state.seat);
  const open = own ?? (first === undefined ? waiting[0] : undefined);
  if (open === undefined && first === undefined) return null;
  return (
    <section className="result" data-part="result" aria-label={text.label}>
      {open !== undefined ? (
        <WaitingCard key={`${open.id}:${open.progress?.tape.length}`} run={open} />
      ) : (
        first !== undefined && <ResultCard key={first.entry.seq} result={first} more={more.length} />
      )}
    </section>
  );
}

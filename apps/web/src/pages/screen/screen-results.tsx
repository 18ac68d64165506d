import { throwsIn } from '@tafelrunde/system';
import type { LogEntry } from '@tafelrunde/table';
import { useTable } from '../../table/table-context.ts';
import { useOutsideText } from '../../text/use-outside-text.ts';
import { usePlayText } from '../../text/use-play-text.ts';
import { useLocale } from '../../text/use-text.ts';
import { VerdictLine } from '../../ui/verdict-line.tsx';
import { useOpenRuns } from '../table/decision/open-runs.ts';
import { useEntryLine } from '../table/log/use-entry-line.ts';
import { DiceRows } from '../table/result/dice-rows.tsx';
import {
  type DiceRow,
  notationRows,
  notationVerdict,
  refusalOf,
  rowsOf,
  sentenceOf,
  topicOf,
  verdictOf,
  whatOf,
  whoOf,
} from '../table/result/told.ts';
import { WaitingCard } from '../table/result/waiting-card.tsx';

/** So many are told in one line each below the newest. */
const EARLIER = 4;

type Rolled = Extract<LogEntry, { kind: 'run' | 'notation' }>;

/** Open rolls with dice; what was hidden is not there at all. */
const isShown = (entry: LogEntry): entry is Rolled =>
  (entry.kind === 'notation' && entry.roll !== null) ||
  (entry.kind === 'run' && entry.result !== null && throwsIn(entry.result.trace).length > 0);

/** What was rolled last, with its dice, and what came before. */
export function ScreenResults() {
  const text = useOutsideText().screen;
  const { table } = useTable();
  const line = useEntryLine();
  const { others } = useOpenRuns();
  // Of a hidden run nobody is told anything.
  const open = others.find(({ detail, progress }) => detail !== null && progress !== null);
  const told = table.log.filter(isShown).toReversed();
  const newest = open === undefined ? told[0] : undefined;
  const earlier = told.slice(open === undefined ? 1 : 0).slice(0, EARLIER);
  return (
    <section className="screen-results" aria-label={text.latest}>
      {open !== undefined ? (
        <WaitingCard key={`${open.id}:${open.progress?.tape.length}`} run={open} />
      ) : newest === undefined ? (
        <p className="empty">{text.quiet}</p>
      ) : (
        <div className="screen-result" key={newest.seq} aria-live="polite">
          {newest.kind === 'run' ? <RunResult entry={newest} /> : <NotationResult entry={newest} />}
        </div>
      )}
      {earlier.length > 0 && (
        <ol className="screen-earlier">
          {earlier.map((entry) => {
            const { who, what } = line(entry);
            return (
              <li key={entry.seq} className="screen-line">
                <strong>{who}</strong> · {what}
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}

/** Fewer dice may be larger; all of them grow with the screen, as its letters do. */
function sizeFor(rows: readonly DiceRow[]): number {
  const count = rows.reduce((sum, { dice }) => sum + dice.length, 0);
  const size = count <= 4 ? 80 : count <= 8 ? 60 : count <= 14 ? 44 : 34;
  return Math.round((size * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)) / 16);
}

function RunResult({ entry }: { entry: Extract<LogEntry, { kind: 'run' }> }) {
  const text = usePlayText().result;
  const locale = useLocale();
  const at = useTable();
  const { detail, result, by } = entry;
  if (detail === null || result === null) return null;
  const topic = topicOf(at, detail, at.scene, locale);
  const verdict = verdictOf(at, detail, result, locale);
  const rows = rowsOf(at, detail, result.trace, result.outcome, locale);
  const sentence = refusalOf(at, result.outcome) ?? sentenceOf(at, result);
  return (
    <>
      <h2>
        {text.title(whoOf(at, topic, by), whatOf(at, topic, text))}
        {topic.goal !== null && <span className="result-goal"> · {topic.goal}</span>}
      </h2>
      <DiceRows rows={rows} size={sizeFor(rows)} />
      {verdict !== null && <VerdictLine verdict={verdict} />}
      {sentence !== undefined && <p className="result-sentence">{sentence}</p>}
    </>
  );
}

function NotationResult({ entry }: { entry: Extract<LogEntry, { kind: 'notation' }> }) {
  const text = usePlayText().result;
  const locale = useLocale();
  const { seatName } = useTable();
  if (entry.roll === null) return null;
  const rows = notationRows(entry.roll);
  return (
    <>
      <h2>{text.title(seatName(entry.by), entry.roll.text)}</h2>
      <DiceRows rows={rows} size={sizeFor(rows)} />
      <VerdictLine verdict={notationVerdict(entry.roll, text.sum, locale)} />
    </>
  );
}

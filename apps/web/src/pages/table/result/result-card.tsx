import { ChevronRight, EyeOff, Undo2, X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTable } from '../../../table/table-context.ts';
import { useView } from '../../../table/view-store.ts';
import { usePlayText } from '../../../text/use-play-text.ts';
import { useLocale, useText } from '../../../text/use-text.ts';
import { VerdictLine } from '../../../ui/verdict-line.tsx';
import { Why } from '../../../ui/why.tsx';
import { namedTrace } from '../named.ts';
import { mayTry } from '../undo/taking-back.ts';
import { changesBetween } from './changes.ts';
import { DiceRows, sizeFor } from './dice-rows.tsx';
import { feelRoll } from './feel.ts';
import {
  type DiceRow,
  notationRows,
  notationVerdict,
  refusalOf,
  rowsOf,
  sentenceOf,
  thrownVerdict,
  topicOf,
  verdictOf,
  whatOf,
  whoOf,
} from './told.ts';
import { type Result, useResultStore } from './use-results.ts';
import { useSwipe } from './use-swipe.ts';

/** More changes than this are counted. */
const MOST_CHANGES = 6;

/** What was rolled: title, dice, verdict, one sentence, what it cost, and the ways on from here. */
export function ResultCard({ result, more }: { result: Result; more: number }) {
  const { entry } = result;
  const isHidden = entry.kind === 'run' ? entry.result === null : entry.roll === null;
  if (isHidden) return <HiddenCard result={result} more={more} />;
  return entry.kind === 'run' ? (
    <RunCard result={result} more={more} />
  ) : (
    <NotationCard result={result} more={more} />
  );
}

interface CardProps {
  readonly result: Result;
  readonly more: number;
}

/** Whoever may not see a roll learns that there was one, and nothing else. */
function HiddenCard({ result: { entry }, more }: CardProps) {
  const text = usePlayText().result;
  const { state, table, seatName } = useTable();
  const isGm = table.seats.find(({ id }) => id === entry.by)?.role === 'gm';
  const isOwn = entry.by === state.seat;
  const said = isOwn ? text.ownBlind : isGm ? text.hidden : text.hiddenBy(seatName(entry.by));
  return (
    <CardFrame title="" more={more} isOwn={false}>
      <p className="result-sentence">
        <EyeOff aria-hidden /> {said}
      </p>
    </CardFrame>
  );
}

function RunCard({ result: { entry, before, after }, more }: CardProps) {
  const text = usePlayText().result;
  const locale = useLocale();
  const at = useTable();
  const { system, words, nameOf, isMine, state } = at;
  const [isWhy, setWhy] = useState(false);
  if (entry.kind !== 'run' || entry.result === null || entry.detail === null) return null;
  const { detail, result } = entry;
  const topic = topicOf(at, detail, at.scene, locale);
  const isOwn = topic.actor === null ? entry.by === state.seat : isMine(topic.actor);
  const verdict = verdictOf(at, detail, result, locale) ?? thrownVerdict(result.trace, text);
  const refusal = refusalOf(at, result.outcome);
  const rows = rowsOf(at, detail, result.trace, result.outcome, locale);
  const changes = changesBetween(before, after, words, text);
  const sentence = refusal ?? sentenceOf(at, result);
  return (
    <CardFrame
      title={text.title(whoOf(at, topic, entry.by), whatOf(at, topic, text))}
      goal={topic.goal}
      more={more}
      isOwn={isOwn}
      rows={rows}
      seq={entry.seq}
      by={entry.by}
      onWhy={result.trace.length > 0 ? () => setWhy(!isWhy) : undefined}
      isWhy={isWhy}
    >
      {refusal === undefined && verdict !== null && <VerdictLine verdict={verdict} />}
      {refusal !== undefined && (
        <VerdictLine verdict={{ tone: 'failure', word: text.refused, figures: null }} />
      )}
      {sentence !== undefined && <p className="result-sentence">{sentence}</p>}
      {changes.length > 0 && (
        <ul className="result-changes">
          {changes.slice(0, MOST_CHANGES).map(({ key, text: what, tone }) => (
            <li key={key} className="change-chip" data-tone={tone}>
              {what}
            </li>
          ))}
          {changes.length > MOST_CHANGES && (
            <li className="change-chip">{text.moreChanges(changes.length - MOST_CHANGES)}</li>
          )}
        </ul>
      )}
      {isWhy && <Why system={system} trace={namedTrace(result.trace, nameOf)} />}
    </CardFrame>
  );
}

function NotationCard({ result: { entry }, more }: CardProps) {
  const text = usePlayText().result;
  const locale = useLocale();
  const { seatName, state } = useTable();
  if (entry.kind !== 'notation' || entry.roll === null) return null;
  const { text: notation } = entry.roll;
  return (
    <CardFrame
      title={text.title(seatName(entry.by), notation)}
      more={more}
      isOwn={entry.by === state.seat}
      rows={notationRows(entry.roll)}
      seq={entry.seq}
      by={entry.by}
    >
      <VerdictLine verdict={notationVerdict(entry.roll, text.sum, locale)} />
    </CardFrame>
  );
}

interface FrameProps {
  readonly title: string;
  readonly goal?: string | null;
  readonly more: number;
  readonly isOwn: boolean;
  readonly rows?: readonly DiceRow[];
  /** The event that can be taken back, and whose it is. */
  readonly seq?: number;
  readonly by?: string;
  readonly onWhy?: (() => void) | undefined;
  readonly isWhy?: boolean;
  readonly children: ReactNode;
}

const NO_ROWS: readonly DiceRow[] = [];

function CardFrame(props: FrameProps) {
  const { title, goal = null, more, isOwn, rows = NO_ROWS, seq, by, onWhy, isWhy = false, children } = props;
  const text = usePlayText().result;
  const { common } = useText();
  const { table, state, isGm, mayPlay } = useTable();
  const change = useView((view) => view.change);
  const dismiss = useResultStore((store) => store.dismiss);
  const [isStill, setStill] = useState(false);
  const swipe = useSwipe(dismiss);
  const count = rows.reduce((sum, { dice }) => sum + dice.length, 0);
  useEffect(() => {
    if (isOwn && count > 0) feelRoll(count);
  }, [isOwn, count]);
  const mayUndo =
    seq !== undefined && by !== undefined && mayTry(table, by, { seat: state.seat, isGm, mayPlay });
  return (
    <div
      className="result-card"
      data-own={isOwn}
      data-entry={seq}
      data-still={isStill}
      onPointerDownCapture={() => setStill(true)}
      {...swipe}
    >
      <header className="result-head">
        <h2 className="result-title">
          {title}
          {goal !== null && <span className="result-goal"> · {goal}</span>}
        </h2>
        <Button className="button quiet close-button" aria-label={text.dismiss} onPress={dismiss}>
          <X aria-hidden /> {common.close}
        </Button>
      </header>
      <div className="result-body">
        {count > 0 && <DiceRows rows={rows} size={sizeFor(count, isOwn)} />}
        <div className="result-told">{children}</div>
      </div>
      <div className="result-ways">
        {onWhy !== undefined && (
          <Button className="button quiet" aria-expanded={isWhy} onPress={onWhy}>
            {text.why}
          </Button>
        )}
        {mayUndo && (
          <Button
            className="button quiet"
            onPress={() => change({ undoing: { target: seq as number, reach: 'one' } })}
          >
            <Undo2 aria-hidden /> {text.takeBack}
          </Button>
        )}
        {more > 0 && (
          <Button className="button quiet result-more" onPress={dismiss}>
            {text.more(more)} <ChevronRight aria-hidden />
          </Button>
        )}
      </div>
    </div>
  );
}

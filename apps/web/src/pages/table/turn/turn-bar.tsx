import type { Offer } from '@tafelrunde/system';
import { ChevronRight, Timer } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { useWide } from '../../../state/use-wide.ts';
import { useTable } from '../../../table/table-context.ts';
import { useView } from '../../../table/view-store.ts';
import { usePlayText } from '../../../text/use-play-text.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { useLocale } from '../../../text/use-text.ts';
import { useOpenRuns, useWaitingNames } from '../decision/open-runs.ts';
import { listed } from '../fight/tracker-many.ts';
import { usePace, useTrack } from '../fight/use-tracker.ts';
import { useInbox } from '../inbox/inbox.tsx';
import { useRequests } from '../inbox/use-requests.ts';
import { topicOf } from '../result/told.ts';

/** So many of those who come next are named. */
const NEXT = 3;

/** One line on every tab: whose turn it is, what is left of it, what waits for us, and the way on. */
export function TurnBar() {
  const text = usePlayText().turn;
  const { turn, isMine, isGm, nameOf } = useTable();
  const figure = turn?.figure ?? null;
  const isOurs = figure !== null && isMine(figure);
  return (
    <section
      className="turn-bar"
      data-part="turn-bar"
      data-ours={isOurs || (isGm && turn !== null)}
      aria-label={text.label}
    >
      <p className="turn-who">
        <strong>
          {turn === null
            ? text.none
            : figure === null
              ? text[turn.order.length === 0 ? 'together' : 'between']
              : isOurs
                ? text.yours
                : text.of(nameOf(figure))}
        </strong>
        <TurnRest />
      </p>
      <Counter />
      <TurnWay />
    </section>
  );
}

/** The round, what is left of the turn, and who comes next. */
function TurnRest() {
  const text = usePlayText().turn;
  const locale = useLocale();
  const { turn, words, system, scene, house, nameOf, isMine, isGm } = useTable();
  const waiting = useWaitingLine();
  if (turn === null) return waiting === null ? null : <span className="turn-rest">{waiting}</span>;
  const { figure, order, round } = turn;
  const shows = figure !== null && (isGm || isMine(figure));
  const left = figure === null || !shows ? [] : (system.table.play?.left(scene, figure, house, locale) ?? []);
  const at = order.findIndex((one) => one.figure === figure);
  const next = [...order.slice(at + 1), ...order.slice(0, Math.max(at, 0))]
    .filter(({ state }) => state === 'open')
    .slice(0, NEXT)
    .map((one) => nameOf(one.figure));
  return (
    <span className="turn-rest">
      <span>{text.round(words.field('round'), round)}</span>
      {waiting !== null ? (
        <span>{waiting}</span>
      ) : (
        <>
          {left.map(({ word, count }) => (
            <span key={word} className="turn-left" data-left={count > 0}>
              <span className="turn-dot" aria-hidden />
              <span aria-hidden>{count > 1 ? `${count}× ${word}` : word}</span>
              <span className="visually-hidden">{count > 0 ? text.left(word, count) : text.spent(word)}</span>
            </span>
          ))}
          {next.length > 0 && <span className="turn-next">{text.after(listed(next, locale))}</span>}
        </>
      )}
    </span>
  );
}

/** What waits for us; else whom the table waits for. */
export function useWaitingLine(): string | null {
  const text = usePlayText().turn;
  const own = useOwnTask();
  const { waits } = useTableText();
  const { others } = useOpenRuns();
  const namesOf = useWaitingNames();
  const [first] = others.filter(({ detail }) => detail !== null);
  if (own !== null) return own;
  return first === undefined ? null : text.waitsFor(namesOf(first).join(waits.and));
}

/** What we are asked for, in a few words. */
function useOwnTask(): string | null {
  const text = usePlayText().turn;
  const locale = useLocale();
  const at = useTable();
  const { mine } = useOpenRuns();
  const { waiting } = useRequests();
  const [request] = waiting;
  if (mine.length > 0 && (!at.isGm || at.link.solo)) return text.decision(mine.length);
  if (request === undefined) return null;
  return text.asked(request.detail === null ? '' : topicOf(at, request.detail, at.scene, locale).what);
}

/** What waits for us goes before passing the turn on. */
function TurnWay() {
  const text = usePlayText().turn;
  const task = useOwnTask();
  const at = useTable();
  const { mine } = useOpenRuns();
  const { waiting: asked } = useRequests();
  const change = useView((view) => view.change);
  const inbox = useInbox();
  const isWide = useWide();
  const [request] = asked;
  if (mine.length > 0 && (!at.isGm || at.link.solo))
    return (
      <Button className="button turn-button" onPress={() => change({ aside: [], steppedIn: null })}>
        {text.answer}
      </Button>
    );
  if (inbox.length > 0 && !isWide)
    return (
      <Button className="button turn-button" onPress={() => change({ isInboxOpen: true })}>
        {text.inbox(inbox.length)}
      </Button>
    );
  if (request !== undefined)
    return (
      <Button
        className="button turn-button"
        aria-label={`${text.roll}: ${task ?? ''}`}
        onPress={() => change({ request: request.id })}
      >
        {text.roll}
      </Button>
    );
  return <PassOn />;
}

const isPlain = ({ fields, chance }: Offer): boolean => fields.length === 0 && chance === null;

/** Ends the own turn; the GM passes any turn on, or begins a fight. */
function PassOn() {
  const text = usePlayText().turn;
  const at = useTable();
  const { turn, isGm, isMine, act, system, words } = at;
  const pace = usePace();
  const track = useTrack();
  const change = useView((view) => view.change);
  const tap = (offer: Offer) => (isPlain(offer) ? void act(offer) : change({ form: { offer, values: {} } }));
  if (pace.hasOwn)
    return isGm ? (
      <Button className="button turn-button" onPress={() => void track({ kind: 'next' })}>
        {text.next} <ChevronRight aria-hidden />
      </Button>
    ) : null;
  if (turn === null) {
    const begin = isGm ? pace.begin.find(({ action }) => action === system.table.pace.begin[0]) : undefined;
    if (begin === undefined) return null;
    return (
      <Button className="button turn-button quiet-turn" onPress={() => tap(begin)}>
        {words.action(begin.action).title}
      </Button>
    );
  }
  const figure = turn.figure;
  const next = pace.next.find(isPlain) ?? (isGm ? pace.next[0] : undefined);
  if (next === undefined || !(isGm || (figure !== null && isMine(figure)))) return null;
  const isTurn = system.table.pace.next[0] === next.action;
  return (
    <Button className="button turn-button" onPress={() => tap(next)}>
      {isGm ? (isTurn || turn.order.length > 0 ? text.next : words.action(next.action).title) : text.end}
      {isGm && <ChevronRight aria-hidden />}
    </Button>
  );
}

/** The counter of a scene, where one is running. */
function Counter() {
  const { bar } = useTableText();
  const { scene, system } = useTable();
  const counter = system.table.counter?.(scene) ?? null;
  if (counter === null) return null;
  return (
    <p className="table-counter" role="img" aria-label={bar.timer(counter.value, counter.length)}>
      <Timer aria-hidden />
      {Array.from({ length: counter.length }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: segments are all alike
        <span key={i} className="segment-pip" data-full={i < counter.value} />
      ))}
    </p>
  );
}

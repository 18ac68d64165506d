import type { FigureView } from '@tafelrunde/system';
import { statusWords } from '../../table/status-words.ts';
import { useTable } from '../../table/table-context.ts';
import { useOutsideText } from '../../text/use-outside-text.ts';
import { useTableText } from '../../text/use-table-text.ts';
import { lastingOf } from '../table/fight/use-tracker.ts';
import { SmallCircles } from '../table/sheet/circles.tsx';
import { Tracks } from '../table/sheet/tracks.tsx';

/** Who is there: in a fight in the order of the round, else side by side. */
export function ScreenOrder() {
  const text = useOutsideText().screen;
  const { figures, turn } = useTable();
  const order = turn?.order ?? [];
  const inOrder = order.flatMap(({ figure }) => figures.find(({ id }) => id === figure) ?? []);
  const others = figures.filter(({ id, isGone }) => isGone !== true && !inOrder.some((one) => one.id === id));
  const all = [...inOrder, ...others];
  if (all.length === 0) return null;
  return (
    <section className="screen-order" aria-label={turn === null ? text.party : text.order}>
      <h2>{turn === null ? text.party : text.order}</h2>
      <ol data-many={all.length > 6}>
        {all.map((figure) => (
          <Somebody
            key={figure.id}
            figure={figure}
            isActing={
              turn?.figure === figure.id ||
              order.some((one) => one.figure === figure.id && one.state === 'acting')
            }
            isDone={order.some((one) => one.figure === figure.id && one.state === 'done')}
          />
        ))}
      </ol>
    </section>
  );
}

function Somebody({ figure, isActing, isDone }: { figure: FigureView; isActing: boolean; isDone: boolean }) {
  const { figure: text } = useTableText();
  const at = useTable();
  const matters = [
    ...(figure.isOut ? [text.out] : []),
    ...lastingOf(at, figure.id).map(({ name }) => name),
    ...statusWords(at, figure),
  ];
  return (
    <li data-side={figure.side} data-turn={isActing} data-done={isDone} data-out={figure.isOut}>
      <span className="screen-name">{figure.name}</span>
      {isActing && <span className="badge turn-badge">{text.isTurn}</span>}
      {!figure.isOut && <Tracks figure={figure} />}
      {!figure.isOut && <SmallCircles figure={figure} />}
      {matters.length > 0 && <span className="screen-matters">{matters.join(', ')}</span>}
    </li>
  );
}

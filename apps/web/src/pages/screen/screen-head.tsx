import { WifiOff } from 'lucide-react';
import { useTable } from '../../table/table-context.ts';
import { usePlayText } from '../../text/use-play-text.ts';
import { useTableText } from '../../text/use-table-text.ts';
import { useLocale } from '../../text/use-text.ts';
import { useOpenRuns, useWaitingNames } from '../table/decision/open-runs.ts';

/** Where we are: the table, the round, and whose turn it is. */
export function ScreenHead() {
  const { turn: text } = usePlayText();
  const { statusHint, waits } = useTableText();
  const locale = useLocale();
  const { table, system, turn, nameOf, words, state } = useTable();
  const { others } = useOpenRuns();
  const namesOf = useWaitingNames();
  const [open] = others.filter(({ detail }) => detail !== null);
  const figure = turn?.figure ?? null;
  return (
    <header className="screen-head">
      <div>
        <h1>{table.name}</h1>
        <p>{system.title[locale]}</p>
      </div>
      <p className="screen-turn" role="status">
        {turn !== null && (
          <span className="screen-round">{text.round(words.field('round'), turn.round)}</span>
        )}
        {figure !== null && <strong>{text.of(nameOf(figure))}</strong>}
        {open !== undefined && <span>{text.waitsFor(namesOf(open).join(waits.and))}</span>}
      </p>
      {state.status !== 'online' && (
        <p className="screen-away">
          <WifiOff aria-hidden /> {statusHint.waiting}
        </p>
      )}
    </header>
  );
}

import { tellAssumed, tellExactness, tellTooLarge } from '@tafelrunde/engine';
import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import { QUICK } from '../../../engine/effort.ts';
import { percent } from '../../../engine/format.ts';
import { labOdds } from '../../../engine/job-queues.ts';
import { type LabAnswer, labAnswer } from '../../../engine/lab-odds.ts';
import type { OddsJob } from '../../../engine/odds-jobs.ts';
import { useTable } from '../../../table/table-context.ts';
import type { Values } from '../../../table/view-store.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { useLocale } from '../../../text/use-text.ts';
import { axesOf, type Row, rowsOf, valueLabel } from '../../lab/marginal.ts';

/** Rarer than this is nothing a table talks about. */
const VISIBLE = 0.0005;

/** Everything a roll can come to, each with its chance; reckoned when somebody wants to see it. */
export function WholeRoll({ action, input }: { action: string; input: Values }) {
  const text = useTableText().wholeRoll;
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="why" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text.title}</summary>
      {isOpen && <Distribution action={action} input={input} />}
    </details>
  );
}

function Distribution({ action, input }: { action: string; input: Values }) {
  const text = useTableText().wholeRoll;
  const locale = useLocale();
  const { system, scene, house, words } = useTable();
  const [answer, setAnswer] = useState<LabAnswer | 'none'>();
  const job = useMemo<OddsJob>(
    () => ({ kind: 'odds', check: { system: system.id, action, input, house, scene }, effort: QUICK }),
    [system.id, action, input, house, scene],
  );
  useEffect(
    () => labOdds.ask(job, (told) => setAnswer(told === undefined ? 'none' : labAnswer(told))),
    [job],
  );
  if (answer === undefined)
    return (
      <p className="hint" role="status">
        {text.busy}
      </p>
    );
  const odds = answer !== 'none' && answer.kind === 'odds' ? answer.odds : undefined;
  const axis = odds && axesOf([odds])[0];
  if (odds === undefined || axis === undefined) return <p className="hint">{text.none}</p>;
  const shareOf = ({ chances }: Row) => chances[0]?.p ?? 0;
  const drawn = rowsOf([odds], axis, 'exact').filter((row) => shareOf(row) >= VISIBLE);
  // Numbers stand in their order, words with the likeliest first.
  const rows = axis.isNumber ? drawn : drawn.toSorted((a, b) => shareOf(b) - shareOf(a));
  const most = Math.max(...rows.map(shareOf));
  const assumed = odds.found === undefined ? [] : tellAssumed(words, odds.found, locale);
  return (
    <>
      <table className="whole-roll">
        <caption className={axis.isNumber ? '' : 'visually-hidden'}>{words.field(axis.field)}</caption>
        <tbody>
          {rows.map(({ key, value, chances: [chance] }) => (
            <tr key={key}>
              <th scope="row">
                {axis.isNumber
                  ? String(value).replace('-', '−')
                  : valueLabel(words, axis.field, value, text.yesNo)}
              </th>
              <td className="whole-bar" aria-hidden>
                <span style={{ '--share': `${((chance?.p ?? 0) / most) * 100}%` } as CSSProperties} />
              </td>
              <td className="whole-chance">{percent(chance?.p ?? 0, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {odds.exact !== true && (
        <p className="hint">
          {tellExactness(odds, odds.runs, locale)}
          {odds.exact === false && `. ${tellTooLarge(odds.states, locale)}`}
        </p>
      )}
      {assumed.length > 0 && (
        <ul className="hint" aria-label={text.assumed}>
          {assumed.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </>
  );
}

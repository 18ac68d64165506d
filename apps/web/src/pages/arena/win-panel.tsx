import type { Share } from '@tafelrunde/arena';
import { ChevronDown } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { percent } from '../../engine/format.ts';
import { useArenaText } from '../../text/use-arena-text.ts';
import { useLocale } from '../../text/use-text.ts';
import { letterOf } from '../lab/lab-state.ts';
import { type Counted, winsOf } from './counted.ts';
import { binsOf, countIn, victoryRows } from './rounds.ts';
import { binLabel, WinChart } from './win-chart.tsx';

const MOST_ROWS = 40;

/** The large picture, and the table behind it. */
export function WinPanel({
  cases,
  svg,
}: {
  cases: readonly (Counted | undefined)[];
  svg: RefObject<SVGSVGElement | null>;
}) {
  const text = useArenaText();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="lab-box picture" aria-labelledby="win-picture">
      <div>
        <h2 id="win-picture" className="panel-title">
          {text.picture}
        </h2>
        <p className="hint">
          {cases.length === 1 ? `${text.pictureHint} ${text.halfHint}` : text.pictureHint}
        </p>
      </div>
      <WinChart tallies={cases.map((one) => one?.tally)} svg={svg} />
      <details className="chart-table" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          {text.asTable} <ChevronDown className="chevron" aria-hidden />
        </summary>
        {isOpen && <WinTable cases={cases} />}
      </details>
    </section>
  );
}

function WinTable({ cases }: { cases: readonly (Counted | undefined)[] }) {
  const text = useArenaText();
  const locale = useLocale();
  const tallies = cases.map((one) => one?.tally);
  const rows = victoryRows(tallies);
  const bins = binsOf(tallies, MOST_ROWS);
  const columns = rows.flatMap(({ side, wonIn }, row) =>
    wonIn.flatMap((won, i) => {
      const one = cases[i];
      if (won === undefined || one === undefined) return [];
      const name = side ?? text.draw;
      const title = cases.length > 1 ? `${name} (${letterOf(i)})` : name;
      const share = side === null ? one.results.draws : winsOf(one, row);
      return [{ title, won, share, fights: one.tally.fights }];
    }),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long table is scrolled by keyboard, too
    <section className="table-scroll" tabIndex={0} aria-label={text.picture}>
      <table className="odds-table">
        <caption className="visually-hidden">{text.picture}</caption>
        <thead>
          <tr>
            <th scope="col">{text.round}</th>
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{text.allRounds}</th>
            {columns.map(({ title, share }) => (
              <td key={title}>{share !== undefined && <WithInterval share={share} />}</td>
            ))}
          </tr>
          {bins.map((bin) => (
            <tr key={bin.from}>
              <th scope="row">{binLabel(bins, bin)}</th>
              {columns.map(({ title, won, fights }) => (
                <td key={title}>{percent(countIn(won, bin) / fights, locale)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Smaller bounds come from rounding, not from fights. */
const TINY = 1e-9;

/** A share with what it may really be. */
export function WithInterval({ share: { p, low, high } }: { share: Share }) {
  const locale = useLocale();
  return (
    <>
      {percent(p, locale)}{' '}
      <span className="small-print">
        {percent(low < TINY ? 0 : low, locale)} – {percent(high, locale)}
      </span>
    </>
  );
}

import type { Losses, Results } from '@tafelrunde/arena';
import type { Locale } from '@tafelrunde/kernel';
import type { System } from '@tafelrunde/system';
import { decimal, percent } from '../../engine/format.ts';
import { useArenaText } from '../../text/use-arena-text.ts';
import { useLocale } from '../../text/use-text.ts';
import { WithInterval } from './win-panel.tsx';

/** What the fights cost each figure. */
export function LossesPanel({
  system,
  results,
  letter,
  names,
}: {
  system: System;
  results: Results;
  /** Empty if there is only one case. */
  letter: string;
  /** What the figures are called in the language that is read. */
  names: readonly string[];
}) {
  const text = useArenaText();
  const locale = useLocale();
  return (
    <section className="lab-box picture" aria-labelledby="losses">
      <div>
        <h2 id="losses" className="panel-title">
          {text.losses(letter)}
        </h2>
        <p className="hint">{text.lossesHint}</p>
        <p className="fate-legend" aria-hidden>
          {(['standing', 'out', 'dead'] as const).map((state) => (
            <span key={state}>
              <span className="fate-swatch" data-state={state} /> {text[state]}
            </span>
          ))}
        </p>
      </div>
      <table className="odds-table losses-table">
        <thead>
          <tr>
            <th scope="col">{text.name}</th>
            <th scope="col">{text.out}</th>
            <th scope="col">{text.dead}</th>
            <th scope="col">{text.left[system.id] ?? text.leftOver}</th>
          </tr>
        </thead>
        <tbody>
          {results.losses.map((one, i) => (
            <tr key={one.id}>
              <th scope="row">
                {names[i] ?? one.name} <span className="small-print">{one.side}</span>
                <Fate losses={one} />
              </th>
              <td>
                <WithInterval share={one.out} />
              </td>
              <td>
                <WithInterval share={one.dead} />
              </td>
              <td className="left-over">{leftText(one, text, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const leftText = ({ left }: Losses, text: ReturnType<typeof useArenaText>, locale: Locale): string =>
  text.leftOf(decimal(Math.round(left.mean * 10) / 10, locale), decimal(left.most, locale));

/** How often it stands, is out, is dead: one bar, its words stand beside it. */
function Fate({ losses: { out, dead } }: { losses: Losses }) {
  const locale = useLocale();
  const standing = Math.max(0, 1 - out.p - dead.p);
  return (
    <span className="fate-bar" aria-hidden title={percent(standing, locale)}>
      <span className="fate-swatch" data-state="standing" style={{ flexGrow: standing }} />
      <span className="fate-swatch" data-state="out" style={{ flexGrow: out.p }} />
      <span className="fate-swatch" data-state="dead" style={{ flexGrow: dead.p }} />
    </span>
  );
}

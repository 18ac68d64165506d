import { faultText } from '@tafelrunde/engine';
import type { Verification } from '@tafelrunde/table';
import { ShieldAlert, ShieldCheck, ShieldQuestion } from 'lucide-react';
import { useReplayText } from '../../../text/use-replay-text.ts';
import { useLocale } from '../../../text/use-text.ts';

const ROWS = ['verified', 'unsalted', 'open', 'hidden', 'typed', 'unsealed'] as const;

/** What a check has found: a sentence first, then how many throws of which kind, then every fault with its place. */
export function VerdictTable({ found }: { found: Verification }) {
  const { fair } = useReplayText();
  const locale = useLocale();
  const { faults, verified } = found;
  const verdict = faults.length > 0 ? 'broken' : verified > 0 ? 'fair' : 'nothing';
  const Icon = { broken: ShieldAlert, fair: ShieldCheck, nothing: ShieldQuestion }[verdict];
  const sentence = {
    broken: fair.broken(faults.length),
    fair: fair.allVerified(verified),
    nothing: fair.nothing,
  }[verdict];
  return (
    <section className="fair-verdict" aria-label={fair.table}>
      <p className="fair-sentence" data-verdict={verdict} role="status">
        <Icon aria-hidden /> {sentence}
      </p>
      {faults.length > 0 && (
        <ul className="fair-faults">
          {faults.map(({ seq, fault }) => (
            <li key={`${seq} ${fault}`}>
              <strong>{fair.event(seq)}:</strong> {faultText(fault, locale)}
            </li>
          ))}
        </ul>
      )}
      <table className="fair-counts">
        <caption className="visually-hidden">{fair.table}</caption>
        <tbody>
          {ROWS.filter((row) => found[row] > 0).map((row) => (
            <tr key={row}>
              <th scope="row">
                {fair.counts[row]}
                {row !== 'verified' && <span className="hint">{fair.explained[row]}</span>}
              </th>
              <td>{found[row]}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{fair.throws}</th>
            <td>{found.rolls}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

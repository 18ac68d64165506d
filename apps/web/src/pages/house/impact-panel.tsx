import { type Followed, hasMoved, sheetImpact, type Watched } from '@tafelrunde/engine';
import { problemText } from '@tafelrunde/schema';
import type { System } from '@tafelrunde/system';
import { ArrowRight, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { percent } from '../../engine/format.ts';
import { useLabText } from '../../text/use-lab-text.ts';
import { useLocale } from '../../text/use-text.ts';
import type { Changes } from './changes.ts';
import type { Subject } from './impact.ts';

/** Before and after of some checks. */
export interface Moves {
  readonly before: readonly (Followed | undefined)[] | undefined;
  readonly after: readonly (Followed | undefined)[] | undefined;
}

/** `58 % → 66 %` for each of the checks. */
export function MoveList({
  label,
  checks,
  moves: { before, after },
}: {
  label: string;
  checks: readonly Watched[];
  moves: Moves;
}) {
  return (
    <dl className="impact" aria-label={label}>
      {checks.map((one, i) => (
        <Move key={one.label} label={one.label} before={before?.[i]} after={after?.[i]} />
      ))}
    </dl>
  );
}

export function Move({
  label,
  before,
  after,
}: {
  label: string;
  before: Followed | undefined;
  after: Followed | undefined;
}) {
  const locale = useLocale();
  const { rules } = useLabText();
  const isMoved = hasMoved(before, after);
  const [old, now] = [before, after].map((one) =>
    one === undefined ? rules.noOdds : percent(one.chance.p, locale),
  );
  return (
    <div data-changed={isMoved}>
      <dt>{label}</dt>
      <dd>
        {isMoved && (
          <>
            <span className="visually-hidden">{rules.fromTo(old ?? '', now ?? '')}</span>
            <span aria-hidden>{old}</span>
            <ArrowRight aria-hidden />
          </>
        )}
        <strong aria-hidden={isMoved}>{now}</strong>
        {after !== undefined && after.runs > 0 && <span className="hint"> ≈</span>}
      </dd>
    </div>
  );
}

/** What happens to one figure: its sheet, what no longer fits, its chances. */
export function SubjectImpact({
  system,
  subject,
  changes,
  moves,
}: {
  system: System;
  subject: Subject;
  changes: Changes;
  moves: Moves;
}) {
  const locale = useLocale();
  const { rules } = useLabText();
  const { rows, problems } = useMemo(
    () => sheetImpact(system, subject.character, changes, locale),
    [system, subject, changes, locale],
  );
  const words = system.words[locale];
  return (
    <>
      {problems.length > 0 && (
        <div className="house-warning" role="alert">
          <p>
            <TriangleAlert aria-hidden /> {rules.warning(subject.name)}
          </p>
          <ul>
            {problems.map((problem) => (
              <li key={JSON.stringify(problem)}>
                {words.problem(problem) ?? problemText({ ...problem, at: words.field(problem.at) }, locale)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="hint">
        {rows.length === 0 ? rules.sheetSame(subject.name) : rules.sheetChanges(subject.name)}
      </p>
      {rows.length > 0 && (
        <dl className="impact" aria-label={rules.sheetChanges(subject.name)}>
          {rows.map(({ label, before, after }) => (
            <div key={label} data-changed>
              <dt>{label}</dt>
              <dd>
                <span className="visually-hidden">{rules.fromTo(before, after)}</span>
                <span aria-hidden>{before}</span>
                <ArrowRight aria-hidden />
                <strong aria-hidden>{after}</strong>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <MoveList label={subject.name} checks={subject.checks} moves={moves} />
    </>
  );
}

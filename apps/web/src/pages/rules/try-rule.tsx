import { typicalChecks } from '@tafelrunde/engine';
import type { Action, System } from '@tafelrunde/system';
import { useMemo } from 'react';
import { percent } from '../../engine/format.ts';
import { impacts } from '../../engine/job-queues.ts';
import { isCurrent, useAnswers } from '../../engine/use-answers.ts';
import { useBookText } from '../../text/use-book-text.ts';
import { useLabText } from '../../text/use-lab-text.ts';
import { useLocale } from '../../text/use-text.ts';
import { Link } from '../../ui/link.tsx';
import { jobOf, subjectOf } from '../house/impact.ts';

/** As many examples as a glance takes in. */
const MOST_EXAMPLES = 4;
const MOST_ACTIONS = 6;

/** What a rule does, as numbers: examples of the actions that use it, under the house rules of this table. */
export function TryRule({
  system,
  house,
  actions,
}: {
  system: System;
  house: Readonly<Record<string, unknown>>;
  actions: readonly Action[];
}) {
  const text = useBookText();
  const { busy, rules } = useLabText();
  const locale = useLocale();
  const words = system.words[locale];
  const checks = useMemo(() => {
    const ids = new Set(actions.map(({ id }) => id));
    const [template] = system.character.templates;
    const figure = template && subjectOf(system, undefined, `template:${template.id}`, locale);
    return [...typicalChecks(system, locale), ...(figure?.checks ?? [])]
      .filter(({ action }) => ids.has(action))
      .slice(0, MOST_EXAMPLES);
  }, [system, actions, locale]);
  const job = jobOf(system, checks, house);
  const [told] = useAnswers(impacts, [job]);
  const answer = isCurrent(told, job) ? told?.answer : undefined;
  return (
    <div className="book-odds">
      {checks.length > 0 && (
        <dl className="impact" aria-busy={answer === undefined}>
          {checks.map(({ label }, i) => {
            const chance = answer?.[i];
            return (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {answer === undefined
                    ? busy
                    : chance === undefined
                      ? rules.noOdds
                      : percent(chance.chance.p, locale)}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      <ul className="book-actions">
        {actions.slice(0, MOST_ACTIONS).map(({ id }) => (
          <li key={id}>
            <Link to={`/lab/${id}`} className="button quiet">
              {text.inLab(words.action(id).title)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { ChancesLeft } from '@tafelrunde/engine';
import { type ChanceRange, chanceWords, inputFor } from '@tafelrunde/system';
import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import type { ChancesLeftJob } from '../../../engine/chances-left.ts';
import { percent } from '../../../engine/format.ts';
import { leftChances } from '../../../engine/job-queues.ts';
import { useTable } from '../../../table/table-context.ts';
import { usePlayText } from '../../../text/use-play-text.ts';
import { useLocale } from '../../../text/use-text.ts';

/** Every named chance of an action, as soon as it is calculated. */
export function Chances({ title, job }: { title: string; job: ChancesLeftJob | undefined }) {
  const locale = useLocale();
  const { system, words } = useTable();
  const { decision } = usePlayText();
  const [answer, setAnswer] = useState<ChancesLeft>();
  const action = system.actions.find(({ id }) => id === job?.action);
  const names = Object.keys(action?.chances ?? {});
  const called = useMemo(() => {
    const input = action && job && inputFor(action, job.input, job.scene);
    return action && input?.ok
      ? chanceWords(words, action, input.value)
      : (name: string) => words.chance(name);
  }, [action, job, words]);
  useEffect(
    () =>
      job === undefined
        ? undefined
        : leftChances.ask(job, (told) => setAnswer(told?.ok ? told.value : undefined)),
    [job],
  );
  const spanned = ({ low, high }: ChanceRange) => decision.range(percent(low, locale), percent(high, locale));
  // What is certain already needs no list.
  const isOpen = answer?.some(([, { p }, range]) => (p > 0 && p < 1) || range !== undefined) ?? false;
  if (names.length < 2 || answer === undefined || !isOpen) return null;
  return (
    <section className="chancesLeft" aria-label={title}>
      <p className="field-label">{title}</p>
      <dl>
        {answer.map(([name, { p }, range]) => (
          <div key={name} style={{ '--chance': `${p * 100}%` } as CSSProperties}>
            <dt>{called(name)}</dt>
            <dd>{range === undefined ? percent(p, locale) : spanned(range)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

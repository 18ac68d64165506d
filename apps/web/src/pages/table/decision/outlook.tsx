import type { OpenRun } from '@tafelrunde/table';
import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import { percent } from '../../../engine/format.ts';
import type { OutlookAnswer, OutlookJob } from '../../../engine/outlook.ts';
import { outlooks } from '../../../engine/reckoners.ts';
import { useLocale } from '../../../text/use-text.ts';
import { useTable } from '../table-context.ts';
import { useTableText } from '../use-table-text.ts';

/** What an open run can still come to, given everything thrown and decided so far. */
export function Outlook({ run }: { run: OpenRun }) {
  const text = useTableText();
  const { system } = useTable();
  const { detail, progress, scene, house } = run;
  const job = useMemo<OutlookJob | undefined>(
    () =>
      detail === null || progress === null
        ? undefined
        : {
            kind: 'outlook',
            system: system.id,
            action: detail.action,
            input: detail.input,
            scene,
            house,
            tape: progress.tape,
          },
    [system.id, detail, progress, scene, house],
  );
  return <Chances title={text.decision.fromHere} job={job} />;
}

/** Every named chance of an action, as soon as it is calculated. */
export function Chances({ title, job }: { title: string; job: OutlookJob | undefined }) {
  const locale = useLocale();
  const { system, words } = useTable();
  const [answer, setAnswer] = useState<OutlookAnswer>();
  const names = Object.keys(system.actions.find(({ id }) => id === job?.action)?.chances ?? {});
  useEffect(() => (job === undefined ? undefined : outlooks.ask(job, setAnswer)), [job]);
  if (names.length < 2 || answer === undefined) return null;
  return (
    <section className="outlook" aria-label={title}>
      <p className="field-label">{title}</p>
      <dl>
        {answer.map(([name, { p }]) => (
          <div key={name} style={{ '--chance': `${p * 100}%` } as CSSProperties}>
            <dt>{words.chance(name)}</dt>
            <dd>{percent(p, locale)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

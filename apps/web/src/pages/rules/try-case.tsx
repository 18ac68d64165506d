import type { Watched } from '@tafelrunde/engine';
import { formatFraction } from '@tafelrunde/kernel';
import type { Offer, System } from '@tafelrunde/system';
import { useMemo, useState } from 'react';
import { percent } from '../../engine/format.ts';
import { impacts } from '../../engine/job-queues.ts';
import { isCurrent, useAnswers } from '../../engine/use-answers.ts';
import type { Path } from '../../state/route.ts';
import { useBookText } from '../../text/use-book-text.ts';
import { useLabText } from '../../text/use-lab-text.ts';
import { useLocale } from '../../text/use-text.ts';
import { FieldControl } from '../../ui/field-control.tsx';
import type { Field } from '../../ui/fields.ts';
import { Link } from '../../ui/link.tsx';
import { jobOf } from '../house/impact.ts';
import { fieldsOf } from '../lab/inputs.ts';

/** More than this is the lab's business. */
const MOST_FIELDS = 3;

/** Only what a tap changes, and only what the example says already. */
const isQuick = ({ name, optional, shape }: Field, input: Watched['input']): boolean =>
  ['choice', 'integer', 'flag'].includes(shape.kind) &&
  !optional &&
  input[name] !== undefined &&
  input[name] !== null;

/** One example of a rule: a few of its values to change, and the chance that comes of them. */
export function TryCase({
  system,
  house,
  check,
  offer,
}: {
  system: System;
  house: Readonly<Record<string, unknown>>;
  check: Watched;
  /** Where it belongs to a figure: what that figure can do. */
  offer: Offer | undefined;
}) {
  const text = useBookText();
  const { busy, rules } = useLabText();
  const locale = useLocale();
  const words = system.words[locale];
  const [input, setInput] = useState(check.input);
  const action = system.actions.find(({ id }) => id === check.action);
  const fields = useMemo(
    () =>
      action === undefined || (action.fields !== null && offer === undefined)
        ? []
        : fieldsOf(action, offer)
            .filter((field) => isQuick(field, check.input))
            .slice(0, MOST_FIELDS),
    [action, check, offer],
  );
  const job = jobOf(system, [{ ...check, input }], house);
  const [told] = useAnswers(impacts, [job]);
  const answer = isCurrent(told, job) ? told?.answer : undefined;
  const chance = answer?.[0]?.chance;
  return (
    <div className="try-case">
      {fields.map((field) => (
        <FieldControl
          key={field.name}
          field={field}
          value={input[field.name]}
          onChange={(value) => setInput({ ...input, [field.name]: value })}
        />
      ))}
      <p className="try-chance" aria-live="polite" aria-busy={answer === undefined}>
        {chance === undefined ? (
          <span className="hint">{answer === undefined ? busy : rules.noOdds}</span>
        ) : (
          <>
            <span className="try-percent">{percent(chance.p, locale)}</span>
            <span>{words.chance(check.chance)}</span>
            <span className="hint">{'low' in chance ? text.estimate : text.exact}</span>
          </>
        )}
      </p>
      <div className="try-bar" aria-hidden>
        <div style={{ inlineSize: `${(chance?.p ?? 0) * 100}%` }} />
      </div>
      {chance !== undefined && 'fraction' in chance && (
        <p className="hint try-fraction">{formatFraction(chance.fraction)}</p>
      )}
      {action !== undefined && (
        <Link to={labAddress(action.id, action.fields === null ? input : undefined)} className="button quiet">
          {text.inLab(words.action(action.id).title)}
        </Link>
      )}
    </div>
  );
}

const labAddress = (action: string, input: Watched['input'] | undefined): Path =>
  input === undefined ? `/lab/${action}` : `/lab/${action}?v=${encodeURIComponent(JSON.stringify(input))}`;

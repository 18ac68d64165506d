import type { Action, System } from '@tafelrunde/system';
import { useMemo, useState } from 'react';
import { useBookText } from '../../text/use-book-text.ts';
import { useLocale } from '../../text/use-text.ts';
import { Link } from '../../ui/link.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { FieldsFrame } from '../lab/fields-frame.tsx';
import { examplesOf } from './examples.ts';
import { TryCase } from './try-case.tsx';

const MOST_ACTIONS = 6;

/** What a rule does, as a number: an example of the actions that use it, under the house rules of this table. */
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
  const locale = useLocale();
  const words = system.words[locale];
  const [chosen, setChosen] = useState(0);
  const examples = useMemo(() => examplesOf(system, actions, locale), [system, actions, locale]);
  const example = examples[chosen] ?? examples[0];
  const tried = new Set(examples.map(({ check }) => check.action));
  const others = actions.filter(({ id }) => !tried.has(id)).slice(0, MOST_ACTIONS);
  return (
    <div className="book-odds">
      {examples.length > 1 && (
        <SelectField
          label={text.example}
          value={String(Math.min(chosen, examples.length - 1))}
          onChange={(value) => setChosen(Number(value))}
          options={examples.map(({ check }, i) => ({ value: String(i), label: check.label }))}
        />
      )}
      {examples.length === 1 && <p className="hint">{example?.check.label}</p>}
      {example !== undefined && (
        <FieldsFrame system={system}>
          <TryCase
            key={`${example.check.label} ${example.check.action}`}
            system={system}
            house={house}
            {...example}
          />
        </FieldsFrame>
      )}
      {others.length > 0 && (
        <ul className="book-actions">
          {others.map(({ id }) => (
            <li key={id}>
              <Link to={`/lab/${id}`} className="button quiet">
                {text.inLab(words.action(id).title)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

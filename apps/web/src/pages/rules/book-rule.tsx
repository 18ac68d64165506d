import { canonical } from '@tafelrunde/kernel';
import type { Action, BookEntry, CatalogueEntry, System } from '@tafelrunde/system';
import { useState } from 'react';
import { useBookText } from '../../text/use-book-text.ts';
import { useLocale } from '../../text/use-text.ts';
import { KindBadge, RuleText } from '../../ui/rule-text.tsx';
import { SeeAlso } from './see-also.tsx';
import { switchText } from './switch-text.ts';
import { TryRule } from './try-rule.tsx';

type House = Readonly<Record<string, unknown>>;

/** What uses a rule. */
export const actionsOf = ({ actions }: System, { id }: CatalogueEntry): readonly Action[] =>
  actions.filter(({ cites }) => cites.includes(id));

/** One rule: what it says, how this table plays it, what it can be tried with, and what belongs to it. */
export function BookRule({
  system,
  house,
  rule: { entry, seeAlso },
  onGo,
}: {
  system: System;
  house: House;
  rule: BookEntry;
  onGo: (id: string) => void;
}) {
  const text = useBookText();
  const locale = useLocale();
  const [isTrying, setTrying] = useState(false);
  const { title } = entry.text[locale];
  const actions = actionsOf(system, entry);
  return (
    <article className="book-rule" id={entry.id} tabIndex={-1} data-kind={entry.kind}>
      <h3>
        {title} {entry.kind !== 'rule' && <KindBadge entry={entry} />}
      </h3>
      <RuleText entry={entry} />
      <HouseSwitches system={system} house={house} id={entry.id} />
      {actions.length > 0 && (
        <details className="book-try" onToggle={(event) => setTrying(event.currentTarget.open)}>
          <summary>{text.tryIt}</summary>
          {isTrying && <TryRule system={system} house={house} actions={actions} />}
        </details>
      )}
      {seeAlso.length > 0 && (
        <p className="book-see">
          <span className="hint">{text.seeAlso}</span>
          <SeeAlso entries={seeAlso} onGo={onGo} />
        </p>
      )}
    </article>
  );
}

/** The switches that hang on this rule, each with its value here. */
function HouseSwitches({ system, house, id }: { system: System; house: House; id: string }) {
  const text = useBookText();
  const locale = useLocale();
  const words = system.words[locale];
  const switches = Object.entries(system.houseRules).filter(([, { ruling }]) => ruling === id);
  if (switches.length === 0) return null;
  return (
    <ul className="book-switches">
      {switches.map(([key, rule]) => {
        const value = Object.hasOwn(house, key) ? house[key] : rule.default;
        const isChanged = canonical(value) !== canonical(rule.default);
        const told = (one: unknown) => switchText(words, text, key, one);
        return (
          <li key={key} data-changed={isChanged}>
            <span className="badge">{text.house}</span> {words.houseRule(key)}: <strong>{told(value)}</strong>
            {isChanged && (
              <span className="hint">
                {' '}
                ({text.changed}, {text.usual(told(rule.default))})
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

import type { BookEntry, System } from '@tafelrunde/system';
import { useBookText } from '../../text/use-book-text.ts';
import { useLocale } from '../../text/use-text.ts';
import { actionsOf } from './book-rule.tsx';
import { SeeAlso } from './see-also.tsx';
import { TryRule } from './try-rule.tsx';

/** Beside what is read: the same rule to try, and what belongs to it. */
export function BookAside({
  system,
  house,
  rule: { entry, seeAlso },
  onGo,
}: {
  system: System;
  house: Readonly<Record<string, unknown>>;
  rule: BookEntry;
  onGo: (id: string) => void;
}) {
  const text = useBookText();
  const locale = useLocale();
  const actions = actionsOf(system, entry);
  return (
    <aside className="book-aside" aria-label={text.tryIt}>
      <h2>{text.tryIt}</h2>
      <p className="hint">{entry.text[locale].title}</p>
      {actions.length > 0 ? (
        <TryRule key={entry.id} system={system} house={house} actions={actions} />
      ) : (
        <p>{text.nothingToTry}</p>
      )}
      {seeAlso.length > 0 && (
        <>
          <h3>{text.seeAlso}</h3>
          <SeeAlso entries={seeAlso} onGo={onGo} />
        </>
      )}
    </aside>
  );
}

import { openBook, type System } from '@tafelrunde/system';
import { useBookText } from '../../text/use-book-text.ts';
import { usePaperText } from '../../text/use-paper-text.ts';
import { useLocale } from '../../text/use-text.ts';
import { switchText } from '../rules/switch-text.ts';
import { changedSwitches } from './house-changes.ts';
import { RuleTexts } from './sheet-paper.tsx';

/** What a GM looks up most, conditions, and how this group plays: two pages. */
export function ScreenPaper({ system, house }: { system: System; house: Readonly<Record<string, unknown>> }) {
  const text = usePaperText();
  const bookText = useBookText();
  const locale = useLocale();
  const words = system.words[locale];
  const { screen } = system.book;
  const isOnScreen = (id: string) => screen.includes(id.replace(/-\d+$/, ''));
  const chapters = openBook(system.catalogue, system.book).flatMap(({ id, title, entries }) => {
    const ids = entries.map(({ entry }) => entry.id).filter(isOnScreen);
    return ids.length === 0 ? [] : [{ id, title, ids }];
  });
  const changed = changedSwitches(system, house);
  const statuses = system.table.statuses.map((status) => words.value('status', status) ?? status);
  return (
    <article className="paper paper-screen" data-paper="screen">
      <header className="paper-head">
        <h2>{text.screen(system.title[locale])}</h2>
      </header>
      <div className="paper-columns">
        <section>
          <h3>{text.house}</h3>
          {changed.length === 0 ? (
            <p>{text.houseUsual}</p>
          ) : (
            changed.map((key) => (
              <p key={key}>
                <strong>{words.houseRule(key)}:</strong> {switchText(words, bookText, key, house[key])}
              </p>
            ))
          )}
        </section>
        {statuses.length > 0 && (
          <section>
            <h3>{text.conditions}</h3>
            <p>{statuses.join(', ')}</p>
          </section>
        )}
        {chapters.map(({ id, title, ids }) => (
          <section key={id}>
            <h3>{title[locale]}</h3>
            <RuleTexts system={system} ids={ids} />
          </section>
        ))}
      </div>
    </article>
  );
}

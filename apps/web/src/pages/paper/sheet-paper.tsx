import type { SheetRow, System } from '@tafelrunde/system';
import { useBookText } from '../../text/use-book-text.ts';
import { usePaperText } from '../../text/use-paper-text.ts';
import { useLocale } from '../../text/use-text.ts';
import { switchText } from '../rules/switch-text.ts';
import { changedSwitches } from './house-changes.ts';
import type { Printable } from './printables.ts';

/** To write on. */
const LINES = [1, 2, 3, 4, 5, 6, 7];

/** A figure's sheet from the sections its system declares; empty, it has lines to write on. */
export function SheetPaper({
  system,
  figure,
  house,
  isEmpty,
  hasRules,
}: {
  system: System;
  figure: Printable;
  house: Readonly<Record<string, unknown>>;
  isEmpty: boolean;
  hasRules: boolean;
}) {
  const text = usePaperText();
  const bookText = useBookText();
  const locale = useLocale();
  const sections = system.character.sheet(figure.character, house, locale);
  const words = system.words[locale];
  const changed = changedSwitches(system, house).map(
    (key) => `${words.houseRule(key)}: ${switchText(words, bookText, key, house[key])}`,
  );
  const rules = [...new Set(sections.flatMap(({ rows }) => rows.flatMap(({ rule }) => rule ?? [])))];
  return (
    <article className="paper" data-paper="sheet">
      <header className="paper-who">
        <span className="paper-picture" aria-hidden>
          {text.picture}
        </span>
        <div>
          <h2>{isEmpty ? ' ' : figure.name}</h2>
          <p>
            {system.title[locale]} · {text.playedBy} <span className="paper-blank" />
          </p>
        </div>
      </header>
      <div className="paper-columns">
        {sections
          .filter(({ rows }) => rows.length > 0)
          .map(({ id, title, rows }) => (
            <section key={id}>
              <h3>{title}</h3>
              <dl>
                {rows.map((row) => (
                  <div key={row.id}>
                    <dt>{row.label}</dt>
                    <dd>{isEmpty ? <span className="paper-line" /> : valueOn(row)}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
      </div>
      <section className="paper-notes">
        <h3>{text.notes}</h3>
        {LINES.map((line) => (
          <span key={line} className="paper-row" aria-hidden />
        ))}
      </section>
      {hasRules && rules.length > 0 && (
        <section className="paper-rules">
          <h3>{text.ruleTexts}</h3>
          <RuleTexts system={system} ids={rules} />
        </section>
      )}
      <footer className="paper-foot">
        <span>{text.foot('', new Date().toLocaleDateString(locale))}</span>
        <span>{changed.length === 0 ? text.houseUsual : text.houseFoot(changed.join('; '))}</span>
      </footer>
    </article>
  );
}

const valueOn = ({ value, hint }: SheetRow): string =>
  hint === undefined || hint === value ? value : value === '' ? hint : `${value} (${hint})`;

/** Rules as short paragraphs, title first. */
export function RuleTexts({ system, ids }: { system: System; ids: readonly string[] }) {
  const locale = useLocale();
  return ids.map((id) => {
    const entry = system.catalogue.find((one) => one.id === id);
    return entry === undefined ? null : (
      <p key={id}>
        <strong>{entry.text[locale].title}.</strong> {entry.text[locale].text}
      </p>
    );
  });
}

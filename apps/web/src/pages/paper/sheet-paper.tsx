import type { SheetRow, System } from '@tafelrunde/system';
import { usePaperText } from '../../text/use-paper-text.ts';
import { useLocale } from '../../text/use-text.ts';
import type { Printable } from './printables.ts';

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
  house: unknown;
  isEmpty: boolean;
  hasRules: boolean;
}) {
  const text = usePaperText();
  const locale = useLocale();
  const sections = system.character.sheet(figure.character, house, locale);
  const rules = [...new Set(sections.flatMap(({ rows }) => rows.flatMap(({ rule }) => rule ?? [])))];
  return (
    <article className="paper" data-paper="sheet">
      <header className="paper-head">
        <h2>{isEmpty ? ' ' : figure.name}</h2>
        <p>{system.title[locale]}</p>
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
      </section>
      {hasRules && rules.length > 0 && (
        <section className="paper-rules">
          <h3>{text.ruleTexts}</h3>
          <RuleTexts system={system} ids={rules} />
        </section>
      )}
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

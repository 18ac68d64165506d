import type { System } from '@tafelrunde/system';
import { useLocale } from '../../text/use-text.ts';
import type { Printable } from './printables.ts';

/** More rows than this do not fit on a card. */
const MOST_ROWS = 12;

/** Eight figures on a page, to cut out: name and the first values of their sheets. */
export function CardPaper({
  system,
  figures,
  house,
}: {
  system: System;
  figures: readonly Printable[];
  house: unknown;
}) {
  const locale = useLocale();
  return (
    <article className="paper paper-cards" data-paper="cards">
      {figures.map(({ id, name, character }) => {
        const rows = system.character
          .sheet(character, house, locale)
          .flatMap((section) => section.rows)
          .filter((row) => row.id !== 'name' && row.value !== '');
        return (
          <section key={id} className="paper-card">
            <h3>{name}</h3>
            <dl>
              {rows.slice(0, MOST_ROWS).map((row) => (
                <div key={row.id}>
                  <dt>{row.label}</dt>
                  <dd>{row.value}</dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
    </article>
  );
}

import { cardOf } from '@tafelrunde/registry/lazy';
import { ArrowRight } from 'lucide-react';
import { useEveningsText } from '../text/use-evenings-text.ts';
import { useLocale, useText } from '../text/use-text.ts';
import { Link } from '../ui/link.tsx';
import { listedTables } from './tables/table-list.ts';

/** Older ones have their own links. */
const SHOWN = 6;

/** The tables this browser has a seat at, the last one first: one tap and the evening goes on. */
export function RecentTables() {
  const { start } = useText();
  const locale = useLocale();
  const evenings = useEveningsText();
  const all = listedTables();
  const recent = all.filter(({ isArchived }) => !isArchived).slice(0, SHOWN);
  if (all.length === 0) return null;
  return (
    <section aria-labelledby="recent">
      <h2 id="recent" className="section-title">
        {start.recent}
      </h2>
      <ul className="recent-tables">
        {recent.map(({ id, seat: { table = '', name, system, at, invitations } }) => {
          const card = cardOf(system ?? '');
          const role = invitations === undefined ? name : start.recentGm(name ?? '');
          return (
            <li key={id} {...(card === undefined ? {} : { 'data-accent': card.accent })}>
              <Link to={`/table/${id}`} className="recent-table">
                <strong>{table}</strong>
                <span className="hint">
                  {[
                    card?.title[locale],
                    role,
                    new Date(at).toLocaleDateString(locale === 'de' ? 'de-DE' : 'en-GB'),
                  ]
                    .filter((one) => one !== undefined)
                    .join(' · ')}
                </span>
                <ArrowRight aria-hidden />
              </Link>
            </li>
          );
        })}
      </ul>
      {all.length > 1 && (
        <p>
          <Link to="/tables" className="button quiet">
            {evenings.allTables(all.length)}
          </Link>
        </p>
      )}
    </section>
  );
}

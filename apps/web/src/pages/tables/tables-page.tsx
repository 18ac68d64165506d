import '../../styles/tables.css';
import { cardOf } from '@tafelrunde/registry/lazy';
import { Archive, ArchiveRestore, ArrowLeftRight, ArrowRight, ChevronDown, ScrollText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useRoute } from '../../state/route.ts';
import { useShortcutKeys } from '../../state/shortcuts.ts';
import type { KeptSeat } from '../../table/kept-seat.ts';
import { useEveningsText } from '../../text/use-evenings-text.ts';
import { useLocale, useText } from '../../text/use-text.ts';
import { Link } from '../../ui/link.tsx';
import { TextEntry } from '../../ui/text-entry.tsx';
import { keepSeat } from '../table/seats/kept-seats.ts';
import { archive, type ListedTable, listedTables, searched } from './table-list.ts';

const NO_KEYS = {};

/** All tables of this browser: searched, archived, and gone on with as whoever one was. */
export function TablesPage() {
  const text = useEveningsText();
  const { name, start } = useText();
  const locale = useLocale();
  const [tables, setTables] = useState(listedTables);
  const [query, setQuery] = useState('');
  useShortcutKeys(NO_KEYS);
  useEffect(() => {
    document.title = `${text.tables} · ${name}`;
  }, [text, name]);
  const found = searched(tables, query, locale);
  const shelve = (id: string, isArchived: boolean) => {
    archive(id, isArchived);
    setTables(listedTables());
  };
  const [current, shelved] = [found.filter((one) => !one.isArchived), found.filter((one) => one.isArchived)];
  return (
    <main className="page tables-page">
      <h1>{text.tables}</h1>
      <p className="muted">{text.tablesLead}</p>
      {tables.length === 0 ? (
        <div className="empty">
          <p>{text.none}</p>
          <Link to="/open" className="button primary">
            {start.open}
          </Link>
        </div>
      ) : (
        <TextEntry label={text.search} value={query} onChange={setQuery} />
      )}
      <p className="hint" role="status">
        {query.trim() !== '' &&
          (found.length === 0 ? text.noneFound : text.found(found.length, tables.length))}
      </p>
      <ul className="listed-tables">
        {current.map((table) => (
          <Listed key={table.id} table={table} onShelve={shelve} />
        ))}
      </ul>
      {shelved.length > 0 && (
        <details className="archived" open={query.trim() !== ''}>
          <summary>
            {text.archived(shelved.length)} <ChevronDown className="chevron" aria-hidden />
          </summary>
          <ul className="listed-tables">
            {shelved.map((table) => (
              <Listed key={table.id} table={table} onShelve={shelve} />
            ))}
          </ul>
        </details>
      )}
    </main>
  );
}

function Listed({
  table: { id, seat, others, isArchived },
  onShelve,
}: {
  table: ListedTable;
  onShelve: (id: string, isArchived: boolean) => void;
}) {
  const text = useEveningsText();
  const { start } = useText();
  const locale = useLocale();
  const go = useRoute((route) => route.go);
  const card = cardOf(seat.system ?? '');
  const called = seat.table ?? '';
  const me = seat.name ?? text.unnamed;
  const goOnAs = ({ at: _at, ...other }: KeptSeat) => {
    keepSeat(id, other);
    go(`/table/${id}`);
  };
  const day = new Date(seat.at).toLocaleDateString(locale === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'medium',
  });
  return (
    <li className="listed-table" {...(card === undefined ? {} : { 'data-accent': card.accent })}>
      <div>
        <h2>{called}</h2>
        <p className="hint">
          {[card?.title[locale], seat.invitations === undefined ? me : start.recentGm(me), text.last(day)]
            .filter((one) => one !== undefined)
            .join(' · ')}
        </p>
      </div>
      <div className="listed-ways">
        <Link to={`/table/${id}`} className="button primary" label={text.goOnAt(called)}>
          {text.goOn} <ArrowRight aria-hidden />
        </Link>
        {others.map((other) => (
          <Button key={other.token} className="button" onPress={() => goOnAs(other)}>
            <ArrowLeftRight aria-hidden /> {text.goOnAs(other.name ?? text.unnamed)}
          </Button>
        ))}
        <Link to={`/story?table=${id}`} className="button quiet" label={text.storyOf(called)}>
          <ScrollText aria-hidden /> {text.story}
        </Link>
        <Button
          className="icon-button"
          aria-label={isArchived ? text.restore(called) : text.archive(called)}
          onPress={() => onShelve(id, !isArchived)}
        >
          {isArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
        </Button>
      </div>
    </li>
  );
}

import '../../styles/book.css';
import { ruleSearch } from '@tafelrunde/engine';
import { type BookEntry, openBook, type System } from '@tafelrunde/system';
import { Search, X } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import { useRoomy } from '../../state/use-wide.ts';
import { useBookText } from '../../text/use-book-text.ts';
import { useLocale, useText } from '../../text/use-text.ts';
import { BookAside } from './book-aside.tsx';
import { BookRule } from './book-rule.tsx';
import { useReadRule } from './use-read-rule.ts';

/** More than this nobody reads through; the words have to be better. */
const MOST_FOUND = 40;

/** The rules of a system in chapters, or what was searched for. `house` is what is played with, `at` the rule to open at. */
export function RuleBook({
  system,
  house,
  at,
  hasAside = false,
}: {
  system: System;
  house: Readonly<Record<string, unknown>>;
  at: string;
  /** Whether what is read can be tried beside it, where there is room. */
  hasAside?: boolean;
}) {
  const text = useBookText();
  const locale = useLocale();
  const { common } = useText();
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query.trim());
  const chapters = useMemo(() => openBook(system.catalogue, system.book), [system]);
  const byId = useMemo(
    () => new Map(chapters.flatMap(({ entries }) => entries.map((one) => [one.entry.id, one]))),
    [chapters],
  );
  const search = useMemo(() => ruleSearch(system, locale), [system, locale]);
  const found = useMemo(() => {
    if (asked === '') return undefined;
    return search(asked).flatMap(({ id }) => byId.get(id) ?? []);
  }, [asked, search, byId]);
  const top = useRef<HTMLElement>(null);
  const [wanted, setWanted] = useState(at);
  useEffect(() => setWanted(at), [at]);
  useEffect(() => {
    if (wanted === '') return;
    const rule = document.getElementById(wanted);
    rule?.scrollIntoView({ block: 'start' });
    rule?.focus({ preventScroll: true });
  }, [wanted]);
  const goTo = (id: string) => {
    setQuery('');
    // Again to the same rule is a jump as well.
    setWanted('');
    requestAnimationFrame(() => setWanted(id));
  };
  const isBeside = useRoomy() && hasAside;
  const book = useRef<HTMLDivElement>(null);
  const read = useReadRule(book, isBeside);
  const beside = useDeferredValue(isBeside && read !== undefined ? byId.get(read) : undefined);
  const ruleOf = (one: BookEntry) => (
    <BookRule key={one.entry.id} system={system} house={house} rule={one} onGo={goTo} />
  );

  return (
    <div className="book" data-beside={isBeside} ref={book}>
      <SearchField className="search book-search" value={query} onChange={setQuery} aria-label={text.search}>
        <Search aria-hidden />
        <Input className="input" placeholder={text.search} />
        {query !== '' && (
          <Button className="icon-button" aria-label={common.reset}>
            <X aria-hidden />
          </Button>
        )}
      </SearchField>
      <p className="hint" role="status">
        {found !== undefined && (found.length === 0 ? text.nothing : text.found(found.length))}
      </p>
      {found !== undefined ? (
        <div className="book-found">{found.slice(0, MOST_FOUND).map(ruleOf)}</div>
      ) : (
        <>
          <nav className="book-contents" aria-label={text.contents} ref={top}>
            <ol>
              {chapters.map(({ id, title, entries }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    aria-current={entries.some(({ entry }) => entry.id === read) ? 'location' : undefined}
                    onClick={(event) => {
                      event.preventDefault();
                      goTo(id);
                    }}
                  >
                    {title[locale]}
                  </a>{' '}
                  <span className="hint">{entries.length}</span>
                </li>
              ))}
            </ol>
          </nav>
          {chapters.map(({ id, title, entries }) => (
            <section key={id} className="book-chapter" aria-labelledby={id}>
              <h2 id={id} tabIndex={-1}>
                {title[locale]}
              </h2>
              {entries.map(ruleOf)}
              <p className="book-top">
                <Button className="button quiet" onPress={() => top.current?.scrollIntoView()}>
                  {text.top}
                </Button>
              </p>
            </section>
          ))}
        </>
      )}
      {beside !== undefined && <BookAside system={system} house={house} rule={beside} onGo={goTo} />}
    </div>
  );
}

import type { Locale } from '@tafelrunde/kernel';
import { openBook, type System } from '@tafelrunde/system';
import { type CSSProperties, useMemo } from 'react';
import { useBookText } from '../../text/use-book-text.ts';
import { usePaperText } from '../../text/use-paper-text.ts';
import { useLocale } from '../../text/use-text.ts';
import { switchText } from '../rules/switch-text.ts';
import { changedSwitches } from './house-changes.ts';
import { laddersOf, opponentsOf } from './screen-tables.ts';
import { RuleTexts } from './sheet-paper.tsx';

type House = Readonly<Record<string, unknown>>;

/** Letters that fit on a page in the smallest type, and the types that can be read across a table, in points. */
const PER_PAGE = 10_900;
const SMALLEST = 7.4;
const LARGEST = 10.5;
/** Of the two pages as much as is safe: columns never come out even. */
const FILLED = 1.8;

/** What a GM looks up most, conditions, and how this group plays: two pages, in the largest type that fits. */
export function ScreenPaper({ system, house }: { system: System; house: House }) {
  const text = usePaperText();
  const bookText = useBookText();
  const locale = useLocale();
  const words = system.words[locale];
  const chapters = useMemo(() => onScreen(system), [system]);
  const changed = changedSwitches(system, house);
  const statuses = system.table.statuses.map((status) => words.value('status', status) ?? status);
  const ladders = useMemo(() => laddersOf(system, house, locale), [system, house, locale]);
  const opponents = useMemo(() => opponentsOf(system, house, locale), [system, house, locale]);
  const letters = useMemo(() => lettersOn(system, chapters, locale), [system, chapters, locale]);
  const tables = 60 * (changed.length + opponents.length + ladders.length * 6) + 15 * statuses.length;
  const size = Math.min(
    LARGEST,
    Math.max(SMALLEST, SMALLEST * Math.sqrt((FILLED * PER_PAGE) / (letters + tables))),
  );
  return (
    <article
      className="paper paper-screen"
      data-paper="screen"
      style={{ '--screen-type': `${size.toFixed(2)}pt` } as CSSProperties}
    >
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
        {ladders.map(({ title, rungs }) => (
          <Table key={title} title={title} rows={rungs} />
        ))}
        {opponents.length > 0 && <Table title={text.opponents} rows={opponents} />}
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

function Table({ title, rows }: { title: string; rows: readonly (readonly [string, string])[] }) {
  return (
    <section className="paper-table">
      <h3>{title}</h3>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type Chapters = readonly {
  readonly id: string;
  readonly title: Readonly<Record<Locale, string>>;
  readonly ids: readonly string[];
}[];

function onScreen({ catalogue, book }: System): Chapters {
  const isOnScreen = (id: string) => book.screen.includes(id.replace(/-\d+$/, ''));
  return openBook(catalogue, book).flatMap(({ id, title, entries }) => {
    const ids = entries.map(({ entry }) => entry.id).filter(isOnScreen);
    return ids.length === 0 ? [] : [{ id, title, ids }];
  });
}

/** How much there is to read; a rule begins a line of its own. */
function lettersOn({ catalogue }: System, chapters: Chapters, locale: Locale): number {
  const ids = new Set(chapters.flatMap((chapter) => chapter.ids));
  return catalogue
    .filter(({ id }) => ids.has(id))
    .reduce((sum, { text }) => sum + text[locale].title.length + text[locale].text.length + 25, 0);
}

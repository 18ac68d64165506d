import type { Offer, SheetSection } from '@tafelrunde/system';
import { ChevronDown } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTableText } from '../../../text/use-table-text.ts';
import { FilterField } from '../../../ui/filter-field.tsx';
import { foremostRows, matchingRows, type OffersByRow, sharedRule } from './rows.ts';
import { RuleLink } from './rule-link.tsx';
import { ValueRow } from './value-row.tsx';

/** More values than this are looked for rather than read. */
const MANY = 14;
/** Sections that begin after so many rows are folded. */
const OPEN = 6;
/** Of a long section so many stand there at first. */
const FIRST = 6;
const NONE: readonly Offer[] = [];

/** Values one rolls on, one line each. */
export function ValueSections({
  figure,
  sections,
  offers,
  above = 0,
}: {
  figure: string;
  sections: readonly SheetSection[];
  offers: OffersByRow;
  /** Rows that stand above these on the sheet. */
  above?: number;
}) {
  const text = useTableText();
  const [wanted, setWanted] = useState('');
  const count = sections.reduce((sum, { rows }) => sum + rows.length, 0);
  const hasFilter = count > MANY;
  const words = useDeferredValue(hasFilter ? wanted : '');
  const found = useMemo(() => matchingRows(sections, words), [sections, words]);
  return (
    <div className="sheet-sections">
      {hasFilter && (
        <FilterField
          label={text.sheet.filter}
          value={wanted}
          onChange={setWanted}
          found={found.size}
          of={count}
        />
      )}
      {sections.map((section, i) => (
        <ValueSection
          key={section.id}
          isFolded={above + startOf(sections, i) >= OPEN && !hasAttack(section, offers)}
          figure={figure}
          section={section}
          offers={offers}
          found={words.trim() === '' ? null : found}
        />
      ))}
    </div>
  );
}

/** A weapon lies on the table. */
const hasAttack = ({ rows }: SheetSection, offers: OffersByRow): boolean =>
  rows.some(({ id }) => offers.get(id)?.some(({ purpose }) => purpose === 'attack'));

/** How many rows stand above a section. */
const startOf = (sections: readonly SheetSection[], at: number): number =>
  sections.slice(0, at).reduce((sum, { rows }) => sum + Math.min(rows.length, FIRST), 0);

function ValueSection({
  figure,
  section,
  offers,
  found,
  isFolded,
}: {
  figure: string;
  section: SheetSection;
  offers: OffersByRow;
  isFolded: boolean;
  /** The rows that were looked for; null if nothing was. */
  found: ReadonlySet<string> | null;
}) {
  const text = useTableText();
  const [isAll, setAll] = useState(false);
  const { rows, title } = section;
  const rule = sharedRule(section);
  const shown =
    found !== null ? rows.filter(({ id }) => found.has(id)) : isAll ? rows : foremostRows(rows, FIRST);
  const [isOpen, setOpen] = useState(!isFolded);
  if (shown.length === 0) return null;
  const isShown = isOpen || found !== null;
  return (
    <section className="value-section" aria-label={title}>
      <h3 className="now-title">
        <button
          type="button"
          className="section-fold"
          aria-expanded={isShown}
          onClick={() => setOpen(!isOpen)}
        >
          {title}
          {!isShown && <span className="hint">{rows.length}</span>}
          <ChevronDown className="chevron" aria-hidden />
        </button>
      </h3>
      {isShown && rule !== undefined && <RuleLink id={rule} />}
      {isShown && (
        <ul className="value-list">
          {shown.map((row) => (
            <ValueRow
              key={row.id}
              figure={figure}
              row={row}
              offers={offers.get(row.id) ?? NONE}
              hideRule={rule !== undefined}
            />
          ))}
        </ul>
      )}
      {isShown && found === null && rows.length > FIRST && (
        <Button className="button quiet" aria-expanded={isAll} onPress={() => setAll(!isAll)}>
          {isAll ? text.sheet.fewer : text.sheet.all(rows.length)}
        </Button>
      )}
    </section>
  );
}

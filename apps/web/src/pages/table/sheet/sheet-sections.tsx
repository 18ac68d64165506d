import type { Offer, SheetRow, SheetSection } from '@tafelrunde/kernel';
import { ChevronDown } from 'lucide-react';
import { type CSSProperties, memo, useDeferredValue, useMemo, useState } from 'react';
import { useLocale } from '../../../text/use-text.ts';
import { Die } from '../../../ui/die.tsx';
import { FilterField } from '../../../ui/filter-field.tsx';
import { LadderOffer } from '../now/ladder.tsx';
import { OfferButton } from '../now/offer-button.tsx';
import { withWord } from '../now/offers.ts';
import { rungName } from '../now/rung-name.ts';
import { type AtTable, useTable } from '../table-context.ts';
import { useTableText } from '../use-table-text.ts';
import { matchingRows, type OffersByRow, sharedLadder, sharedRule } from './rows.ts';
import { RuleLink } from './rule-link.tsx';

/** More values than this are looked for rather than read. */
const MANY = 14;
const NO_OFFERS: OffersByRow = new Map();
const NONE: readonly Offer[] = [];

/** The values of a character, each with what can be rolled on it. */
export function SheetSections({
  sections,
  offers = NO_OFFERS,
}: {
  sections: readonly SheetSection[];
  offers?: OffersByRow;
}) {
  const text = useTableText();
  const [wanted, setWanted] = useState('');
  const count = sections.reduce((sum, { rows }) => sum + rows.length, 0);
  const hasFilter = offers.size > 0 && count > MANY;
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
      {sections.map((section) => (
        <Section key={section.id} section={section} offers={offers} found={found} />
      ))}
    </div>
  );
}

function Section({
  section,
  offers,
  found,
}: {
  section: SheetSection;
  offers: OffersByRow;
  found: ReadonlySet<string>;
}) {
  const { rows, title } = section;
  const here = rows.flatMap(({ id }) => offers.get(id) ?? []);
  const rule = sharedRule(section);
  const ladder = sharedLadder(here);
  return (
    <details className="sheet-section" open hidden={!rows.some(({ id }) => found.has(id))}>
      <summary>
        <h3>{title}</h3>
        <ChevronDown className="chevron" aria-hidden />
      </summary>
      {rule !== undefined && (
        <p className="section-rule">
          <RuleLink id={rule} />
        </p>
      )}
      <dl className={here.length > 0 ? 'roll-rows' : 'value-rows'} data-shared={ladder !== undefined}>
        {ladder !== undefined && <LadderHead ladder={ladder} isWide={here.some(hasMore)} />}
        {rows.map((row) => (
          <div
            key={row.id}
            className="sheet-row"
            data-single={offers.get(row.id)?.length === 1}
            hidden={!found.has(row.id)}
          >
            <Row row={row} offers={offers.get(row.id) ?? NONE} hideRule={rule !== undefined} />
          </div>
        ))}
      </dl>
    </details>
  );
}

const hasMore = ({ fields, ladder }: Offer): boolean => fields.some((one) => one !== ladder?.field);

/** The rungs of all the ladders below, named once. Each button says its own name to a screen reader. */
function LadderHead({ ladder, isWide }: { ladder: NonNullable<Offer['ladder']>; isWide: boolean }) {
  const at = useTable();
  const locale = useLocale();
  return (
    <div className="ladder-head" aria-hidden data-more={isWide}>
      <div className="ladder-rungs" style={{ '--rungs': ladder.values.length } as CSSProperties}>
        {ladder.values.map((value) => (
          <span key={value}>{rungName(at, ladder.field, value, locale)}</span>
        ))}
      </div>
    </div>
  );
}

interface RowProps {
  readonly row: SheetRow;
  readonly offers: readonly Offer[];
  readonly hideRule: boolean;
}

/** Fifty of these are on a sheet: what filters them leaves them alone. */
const Row = memo(({ row, offers, hideRule }: RowProps) => {
  const at = useTable();
  const { label, value, dice = [], hint, rule } = row;
  const shownRule = hideRule ? undefined : rule;
  return (
    <>
      <dt className="row-label">{label}</dt>
      <dd className="row-value">
        {dice.map((sides, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of one value are all alike
          <Die key={i} sides={sides} size={28} state="ready" />
        ))}
        <span>{value}</span>
        {(hint !== undefined || shownRule !== undefined) && (
          <span className="row-source">
            {hint !== undefined && <span className="hint">{hint}</span>}
            {shownRule !== undefined && <RuleLink id={shownRule} />}
          </span>
        )}
      </dd>
      {offers.length > 0 && (
        <dd className="row-offers">
          {offers.map((offer) => {
            const name = rowOfferName(at, offer, label);
            const key = JSON.stringify([offer.action, offer.input]);
            return offer.ladder === null ? (
              <OfferButton key={key} offer={offer} name={name} spoken={`${label}: ${name}`} hideDie />
            ) : (
              <LadderOffer
                key={key}
                offer={offer}
                ladder={offer.ladder}
                name={offers.length === 1 ? label : `${label}: ${name}`}
              />
            );
          })}
        </dd>
      )}
    </>
  );
});

/** On its row an offer is called by its action, unless something else tells it from others there. */
function rowOfferName(at: AtTable, offer: Offer, label: string): string {
  const what = withWord(at.words, offer);
  const isRow = what === label || (offer.row?.endsWith(`:${offer.with}`) ?? false);
  const title = what === undefined || isRow ? at.words.action(offer.action).title : what;
  return offer.target === null ? title : `${title} → ${at.nameOf(offer.target)}`;
}

import type { FigureView, Offer, SheetSection } from '@tafelrunde/system';
import { UserPlus } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTable } from '../../../table/table-context.ts';
import { useView } from '../../../table/view-store.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { useLocale } from '../../../text/use-text.ts';
import { Now } from '../now/now.tsx';
import { isFor } from '../now/offers.ts';
import { RollManner } from '../seats/audience-picker.tsx';
import { useSelected } from '../use-selected.ts';
import { FigureNotes } from './figure-notes.tsx';
import { FigureGrowth } from './growth.tsx';
import { OfferGroups } from './offer-groups.tsx';
import { offersByRow, partsOf } from './rows.ts';
import { SheetEnd, SheetHead } from './sheet-head.tsx';
import { SheetSections } from './sheet-sections.tsx';
import { ValueSections } from './value-sections.tsx';

/** The sheet of the selected figure: what makes sense now, its values, what it carries, and everything else folded. */
export function Sheet() {
  const at = useTable();
  const id = useSelected();
  const figure = at.figures.find((one) => one.id === id);
  return figure === undefined ? <NoSheet /> : <FigureSheet key={figure.id} figure={figure} />;
}

/** Players see each other's sheets; those of their enemies are the GM's. */
function useCharacter({ id, side }: FigureView): unknown {
  const { system, scene, isGm } = useTable();
  return side === 'players' || isGm ? system.table.character(scene, id) : undefined;
}

function FigureSheet({ figure }: { figure: FigureView }) {
  const text = useTableText();
  const locale = useLocale();
  const at = useTable();
  const { system, scene, house, isGm } = at;
  const character = useCharacter(figure);
  const plays = isGm || at.isMine(figure.id);
  const sections = useMemo(
    () =>
      character === undefined
        ? []
        : withoutName(system.character.sheet(character, house, locale), figure.name),
    [system, character, house, locale, figure.name],
  );
  const offers = useMemo(
    () => (plays ? system.table.offers(scene, figure.id, house) : []),
    [plays, system, scene, figure.id, house],
  );
  const { onRows, rest } = useMemo(() => offersByRow(sections, offers), [sections, offers]);
  const parts = useMemo(() => partsOf(sections, onRows), [sections, onRows]);
  const gmOffers = useMemo(
    () =>
      isGm
        ? system.table
            .gmOffers(scene, house)
            .filter((offer) => offer.target === figure.id && !isFor(offer, 'place', 'add', 'paint'))
        : [],
    [isGm, system, scene, house, figure.id],
  );
  return (
    <section className="sheet-view" aria-label={`${text.views.sheet}: ${figure.name}`}>
      <SheetHead figure={figure} character={character} />
      {plays && <Now figure={figure} offers={offers} sections={sections} />}
      {plays && <FigureGrowth figure={figure} sections={sections} />}
      {offers.some(({ chance }) => chance !== null) && <RollManner />}
      <ValueSections figure={figure.id} sections={parts.values} offers={onRows} />
      <ValueSections figure={figure.id} sections={parts.gear} offers={onRows} above={rowsIn(parts.values)} />
      <OfferGroups offers={[...rest.filter(isFree), ...gmOffers.map(forGm)]} actor={figure.id} />
      <SheetSections sections={parts.facts} isFolded />
      <FigureNotes figure={figure.id} />
      <SheetEnd figure={figure} character={character} />
    </section>
  );
}

const rowsIn = (sections: readonly SheetSection[]): number =>
  sections.reduce((sum, { rows }) => sum + rows.length, 0);

const forGm = (offer: Offer): Offer => ({ ...offer, purpose: 'gm' });

/** Passing the turn on is the turn bar's. */
const isFree = ({ purpose, fields, chance }: Offer): boolean =>
  purpose !== 'pace' || fields.length > 0 || chance !== null;

/** The name stands above the sheet already. */
const withoutName = (sections: readonly SheetSection[], name: string): readonly SheetSection[] =>
  sections
    .map((section) => ({ ...section, rows: section.rows.filter(({ value }) => value !== name) }))
    .filter(({ rows }) => rows.length > 0);

/** Nothing to show yet: what belongs here, and the way to it. */
function NoSheet() {
  const text = useTableText();
  const { mayPlay, isGm, figures } = useTable();
  const change = useView((view) => view.change);
  if (!mayPlay) return <p className="empty">{text.sheet.watching}</p>;
  if (isGm && figures.length > 0) return <p className="empty">{text.sheet.which}</p>;
  return (
    <section className="sheet-view" aria-label={text.views.sheet}>
      <div className="empty">
        <p>{text.sheet.noFigure}</p>
        <Button className="button primary" onPress={() => change({ isCreating: true })}>
          <UserPlus aria-hidden /> {text.sheet.create}
        </Button>
      </div>
    </section>
  );
}

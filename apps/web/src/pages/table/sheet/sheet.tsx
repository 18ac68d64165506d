import type { FigureView, Offer, SheetSection } from '@tafelrunde/kernel';
import { ChevronDown, UserPlus } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from 'react-aria-components/Button';
import { useLocale } from '../../../text/use-text.ts';
import { OfferButton } from '../now/offer-button.tsx';
import { byAction, isAdding, isPainting, isPlacing, withWord } from '../now/offers.ts';
import { RollManner } from '../seats/audience-picker.tsx';
import { useTable } from '../table-context.ts';
import { useSelected } from '../use-selected.ts';
import { useTableText } from '../use-table-text.ts';
import { useView } from '../view-store.ts';
import { offersByRow } from './rows.ts';
import { SheetHead } from './sheet-head.tsx';
import { SheetSections } from './sheet-sections.tsx';

/** Differs from others of its action: by a weapon, a spell, somebody it is aimed at. */
const isAimed = (offer: Offer): boolean => offer.with !== null || offer.target !== null;

/** A group this long would bury the others. */
const LONG = 8;

/** The sheet of the selected figure: its values, and everything it can do now, each with its chance. */
export function Sheet() {
  const at = useTable();
  const id = useSelected();
  const figure = at.figures.find((one) => one.id === id);
  return figure === undefined ? <NoSheet /> : <FigureSheet figure={figure} />;
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
  const gmOffers = isGm
    ? system.table
        .gmOffers(scene, house)
        .filter(
          (offer) =>
            offer.target === figure.id && !isPlacing(offer) && !isAdding(offer) && !isPainting(offer),
        )
    : [];
  const plain = rest.filter((offer) => !isAimed(offer));
  const whose = at.turn?.figure;
  const waits = whose !== null && whose !== undefined && whose !== figure.id;
  return (
    <section className="sheet-view" aria-label={`${text.views.sheet}: ${figure.name}`}>
      <SheetHead figure={figure} character={character} />
      {waits && plays && <p className="hint">{text.sheet.notYourTurn(at.nameOf(whose))}</p>}
      {plays && offers.length === 0 && <p className="empty">{text.sheet.nothing}</p>}
      {byAction(rest.filter(isAimed)).map(([action, group]) => (
        <OfferGroup key={action} title={at.words.action(action).title} offers={group} actor={figure.id} />
      ))}
      {offers.some(({ ladder }) => ladder !== null) && <RollManner />}
      <SheetSections key={figure.id} sections={sections} offers={onRows} />
      {plain.length > 0 && <OfferGroup title={text.sheet.besides} offers={plain} actor={figure.id} />}
      {gmOffers.length > 0 && (
        <OfferGroup title={text.sheet.gm} offers={gmOffers} actor={figure.id} isMixed />
      )}
    </section>
  );
}

/** The name stands above the sheet already. */
const withoutName = (sections: readonly SheetSection[], name: string): readonly SheetSection[] =>
  sections
    .map((section) => ({ ...section, rows: section.rows.filter(({ value }) => value !== name) }))
    .filter(({ rows }) => rows.length > 0);

interface OfferGroupProps {
  readonly title: string;
  readonly offers: readonly Offer[];
  readonly actor: string;
  /** Offers of several actions: each says what it does before what tells it from others. */
  readonly isMixed?: boolean;
}

function OfferGroup({ title, offers, actor, isMixed = false }: OfferGroupProps) {
  const { words } = useTable();
  const nameOf = (offer: Offer) => {
    const what = withWord(words, offer);
    if (!isMixed || what === undefined) return {};
    const { title: does } = words.action(offer.action);
    return { name: what === does ? does : `${does}: ${what}` };
  };
  return (
    <details className="offer-group" open={offers.length <= LONG}>
      <summary>
        <h3>{title}</h3>
        <span className="hint">{offers.length > LONG ? offers.length : ''}</span>
        <ChevronDown className="chevron" aria-hidden />
      </summary>
      <div className="offers">
        {offers.map((offer) => (
          <OfferButton
            key={JSON.stringify([offer.action, offer.input])}
            offer={offer}
            actor={actor}
            {...nameOf(offer)}
          />
        ))}
      </div>
    </details>
  );
}

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

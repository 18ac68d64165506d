import type { Offer } from '@tafelrunde/kernel';
import { ChevronDown } from 'lucide-react';
import { CharacterSheet } from './character-sheet.tsx';
import { CreateCharacter } from './create-character.tsx';
import { OfferButton } from './offer-button.tsx';
import { byAction, isAdding, isPainting, isPlacing } from './offers.ts';
import { useTable } from './table-context.ts';
import { useSelected } from './use-selected.ts';
import { useTableText } from './use-table-text.ts';

/** Differs from others of its action: by a weapon, a spell, somebody it is aimed at. */
const isAimed = (offer: Offer): boolean => offer.with !== null || offer.target !== null;

/** A group this long would bury the others. */
const LONG = 8;

/** The sheet of the selected figure: everything it can do now, each with its chance. */
export function Sheet() {
  const text = useTableText();
  const at = useTable();
  const id = useSelected();
  const figure = at.figures.find((one) => one.id === id);
  if (figure === undefined) return <NoSheet />;
  const plays = at.isGm || at.isMine(figure.id);
  const offers = plays ? at.system.table.offers(at.scene, figure.id, at.house) : [];
  const gmOffers = at.isGm
    ? at.system.table
        .gmOffers(at.scene, at.house)
        .filter((offer) => offer.target === figure.id && !isPlacing(offer))
    : [];
  const plain = offers.filter((offer) => !isAimed(offer));
  const whose = at.turn?.figure;
  const waits = whose !== null && whose !== undefined && whose !== figure.id;
  return (
    <section className="sheet-view" aria-label={`${text.views.sheet}: ${figure.name}`}>
      <CharacterSheet figure={figure} />
      {waits && plays && <p className="hint">{text.sheet.notYourTurn(at.nameOf(whose))}</p>}
      {plays && offers.length === 0 && <p className="empty">{text.sheet.nothing}</p>}
      {byAction(offers.filter(isAimed)).map(([action, group]) => (
        <OfferGroup key={action} title={at.words.action(action).title} offers={group} actor={figure.id} />
      ))}
      {plain.length > 0 && <OfferGroup title={text.sheet.besides} offers={plain} actor={figure.id} />}
      {gmOffers.length > 0 && (
        <OfferGroup
          title={text.sheet.gm}
          offers={gmOffers.filter((one) => !isAdding(one) && !isPainting(one))}
          actor={figure.id}
        />
      )}
    </section>
  );
}

function OfferGroup({ title, offers, actor }: { title: string; offers: readonly Offer[]; actor: string }) {
  return (
    <details className="offer-group" open={offers.length <= LONG}>
      <summary>
        <h3>{title}</h3>
        <span className="hint">{offers.length > LONG ? offers.length : ''}</span>
        <ChevronDown className="chevron" aria-hidden />
      </summary>
      <div className="offers">
        {offers.map((offer) => (
          <OfferButton key={JSON.stringify([offer.action, offer.input])} offer={offer} actor={actor} />
        ))}
      </div>
    </details>
  );
}

/** Nothing to show yet: what belongs here, and the way to it. */
function NoSheet() {
  const text = useTableText();
  const { mayPlay, isGm, figures } = useTable();
  if (!mayPlay) return <p className="empty">{text.sheet.watching}</p>;
  if (isGm && figures.length > 0) return <p className="empty">{text.sheet.which}</p>;
  return (
    <section className="sheet-view" aria-label={text.views.sheet}>
      <p className="empty">{text.sheet.noFigure}</p>
      <CreateCharacter />
    </section>
  );
}

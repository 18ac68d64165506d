import { type Offer, type Purpose, withWord } from '@tafelrunde/system';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTable } from '../../../table/table-context.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { OfferButton } from '../now/offer-button.tsx';
import { offerName } from '../now/offers.ts';

/** In the order of how often they are wanted. */
const ORDER: readonly Purpose[] = ['attack', 'cast', 'defend', 'check', 'move', 'gear', 'pace', 'gm'];

/** Everything that belongs to no value, by what it is for: folded, with a count. What only the GM does is one group. */
export function OfferGroups({ offers, actor }: { offers: readonly Offer[]; actor: string }) {
  const { sheet: text } = useTableText();
  return ORDER.map((purpose) => {
    const here = offers.filter((offer) => offer.purpose === purpose);
    return here.length === 0 ? null : (
      <OfferGroup key={purpose} title={text.purposes[purpose]} offers={here} actor={actor} />
    );
  });
}

/** Offers of one kind; what they are is worked out when somebody opens them. */
function OfferGroup({ title, offers, actor }: { title: string; offers: readonly Offer[]; actor: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="offer-group" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h3>{title}</h3>
        <span className="hint">{offers.length}</span>
        <ChevronDown className="chevron" aria-hidden />
      </summary>
      {isOpen && <Offers offers={offers} actor={actor} />}
    </details>
  );
}

function Offers({ offers, actor }: { offers: readonly Offer[]; actor: string }) {
  const text = useTableText();
  const at = useTable();
  // Offers of several actions say what they do before what tells them apart.
  const isMixed = new Set(offers.map(({ action }) => action)).size > 1;
  const nameOf = (offer: Offer): string => {
    const { title } = at.words.action(offer.action);
    const what = withWord(at.words, offer);
    if (!isMixed || what === undefined || what === title) return offerName(at, offer, text, actor);
    return `${title}: ${offerName(at, offer, text, actor)}`;
  };
  return (
    <div className="offers">
      {offers.map((offer) => (
        <OfferButton
          key={JSON.stringify([offer.action, offer.input])}
          offer={offer}
          actor={actor}
          name={nameOf(offer)}
        />
      ))}
    </div>
  );
}

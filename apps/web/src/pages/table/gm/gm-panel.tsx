import { Dices } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { useWide } from '../../../state/use-wide.ts';
import { useTable } from '../../../table/table-context.ts';
import { useView } from '../../../table/view-store.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { OfferButton } from '../now/offer-button.tsx';
import { isFor, offerName } from '../now/offers.ts';
import { AddEnemy } from './add-enemy.tsx';

/** What the GM can do now beyond playing the enemies; what concerns one figure stands on its sheet. */
export function GmPanel() {
  const text = useTableText();
  const at = useTable();
  const isWide = useWide();
  const offers = at.system.table.gmOffers(at.scene, at.house).filter(({ target }) => target === null);
  const adding = offers.filter((offer) => isFor(offer, 'add'));
  const others = offers.filter((offer) => !isFor(offer, 'add', 'paint'));
  return (
    <>
      {/* On a desk the log has the same way, in sight at all times. */}
      {!at.link.solo && !isWide && <AskForRoll />}
      {adding.length > 0 && (
        <section className="panel-box" aria-label={text.gm.enemies}>
          <h2 className="section-title">{text.gm.enemies}</h2>
          {adding.map((offer) => (
            <AddEnemy key={offer.action} offer={offer} />
          ))}
        </section>
      )}
      <section className="panel-box" aria-label={text.gm.scene}>
        <h2 className="section-title">{text.gm.scene}</h2>
        <div className="offers">
          {others.map((offer) => {
            const { title } = at.words.action(offer.action);
            const name = offer.with === null ? title : `${title}: ${offerName(at, offer, text)}`;
            return (
              <OfferButton key={JSON.stringify([offer.action, offer.input])} offer={offer} name={name} />
            );
          })}
        </div>
      </section>
    </>
  );
}

/** The way to ask the players for a roll. */
function AskForRoll() {
  const { request } = useTableText();
  const change = useView((view) => view.change);
  return (
    <section className="panel-box" aria-label={request.open}>
      <h2 className="section-title">{request.open}</h2>
      <p className="hint">{request.lead}</p>
      <Button className="button primary" onPress={() => change({ isRequesting: true })}>
        <Dices aria-hidden /> {request.open}
      </Button>
    </section>
  );
}

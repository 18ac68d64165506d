import { type Offer, withWord } from '@tafelrunde/system';
import { X } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { useBackCloses } from '../../../state/back-closes.ts';
import { useTable } from '../../../table/table-context.ts';
import { useView } from '../../../table/view-store.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { useSelected } from '../use-selected.ts';
import { NowButton, useCircumstances } from './now-button.tsx';
import { OfferButton } from './offer-button.tsx';
import { startValues, titleOf } from './offers.ts';

/** What the selected figure can do about the one that was aimed at: the best attack is one tap away. */
export function TargetCard() {
  const { target, form } = useView();
  const selected = useSelected();
  // A form that was opened from here takes its place.
  if (target === null || form !== null || selected === null) return null;
  return <Aimed key={`${selected} ${target}`} selected={selected} target={target} />;
}

function Aimed({ selected, target }: { selected: string; target: string }) {
  const text = useTableText();
  const at = useTable();
  const change = useView((view) => view.change);
  const box = useRef<HTMLElement>(null);
  const plays = at.isGm || at.isMine(selected);
  const offers = useMemo(() => {
    const all = plays ? at.system.table.offers(at.scene, selected, at.house) : [];
    const aimed = all.filter((offer) => offer.target === target);
    const rankOf = ({ rank = Number.POSITIVE_INFINITY }: Offer) => rank;
    return aimed.toSorted((a, b) => rankOf(a) - rankOf(b));
  }, [plays, at.system, at.scene, at.house, selected, target]);
  const close = () => change({ target: null });
  useBackCloses(close);
  useEffect(() => box.current?.querySelector<HTMLElement>('.now-card, button')?.focus(), []);
  const [first, ...rest] = offers;
  const name = text.board.actions(at.nameOf(target));
  return (
    <section
      className="target-card"
      ref={box}
      aria-label={name}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <Button className="button quiet close-button" onPress={close}>
        <X aria-hidden /> {text.board.close}
      </Button>
      {first === undefined ? (
        <p className="empty">{text.board.noOffers}</p>
      ) : (
        <Strike offer={first} name={name} />
      )}
      {rest.length > 0 && (
        <details>
          <summary>{text.board.others(rest.length)}</summary>
          <div className="offers">
            {rest.map((offer) => (
              <OfferButton
                key={JSON.stringify([offer.action, offer.input])}
                offer={offer}
                name={titleOf(at.words, offer)}
              />
            ))}
          </div>
        </details>
      )}
    </section>
  );
}

/** `Gegen Goblin 50 %`. */
function Strike({ offer, name }: { offer: Offer; name: string }) {
  const text = useTableText();
  const at = useTable();
  const values = useMemo(() => startValues(at, offer, text), [at, offer, text]);
  const what = withWord(at.words, offer) ?? at.words.action(offer.action).title;
  const sub = [what, ...useCircumstances(offer, values)].join(' · ');
  return <NowButton offer={offer} values={values} name={name} sub={sub} isFirst />;
}

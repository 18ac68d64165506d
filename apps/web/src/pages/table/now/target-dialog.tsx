import { SheetDialog } from '../../../ui/sheet-dialog.tsx';
import { useTable } from '../table-context.ts';
import { useSelected } from '../use-selected.ts';
import { useTableText } from '../use-table-text.ts';
import { useView } from '../view-store.ts';
import { OfferButton } from './offer-button.tsx';
import { withWord } from './offers.ts';

/** Everything the selected figure can do about the one that was aimed at. */
export function TargetDialog() {
  const text = useTableText();
  const at = useTable();
  const selected = useSelected();
  const { target, form, change } = useView();
  // A form that was opened from here takes its place.
  if (target === null || form !== null || selected === null) return null;
  const plays = at.isGm || at.isMine(selected);
  const offers = plays
    ? at.system.table.offers(at.scene, selected, at.house).filter((offer) => offer.target === target)
    : [];
  const close = () => change({ target: null });
  return (
    <SheetDialog title={text.board.actions(at.nameOf(target))} onClose={close}>
      {offers.length === 0 && <p className="empty">{text.board.noOffers}</p>}
      <div className="offers">
        {offers.map((offer) => (
          <OfferButton
            key={JSON.stringify([offer.action, offer.input])}
            offer={offer}
            name={[at.words.action(offer.action).title, withWord(at.words, offer)]
              .filter((one) => one !== undefined)
              .join(': ')}
          />
        ))}
      </div>
    </SheetDialog>
  );
}

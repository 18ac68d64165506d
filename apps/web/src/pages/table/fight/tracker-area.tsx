import '../../../styles/tracker.css';
import { useTable } from '../../../table/table-context.ts';
import { useView } from '../../../table/view-store.ts';
import { MissingModule } from '../now/missing-module.tsx';
import { OfferButton } from '../now/offer-button.tsx';
import { titleOf } from '../now/offers.ts';
import { TrackerHead } from './tracker-head.tsx';
import { TrackerOrder } from './tracker-order.tsx';
import { TrackerSelection } from './tracker-selection.tsx';
import { useTrackerText } from './tracker-text.ts';
import { usePace } from './use-tracker.ts';

/** Who acts when, what lasts how long, and what happens to many: everybody sees it, the GM changes it. */
export function TrackerArea() {
  const text = useTrackerText();
  const { isGm, figures, words } = useTable();
  const pace = usePace();
  const picked = useView((view) => view.chosen);
  const change = useView((view) => view.change);
  const setPicked = (ids: readonly string[]) => change({ chosen: ids });
  const chosen = picked.filter((id) => figures.some((figure) => figure.id === id));
  const choose = (ids: readonly string[], on: boolean) =>
    setPicked(on ? [...chosen, ...ids] : chosen.filter((id) => !ids.includes(id)));
  return (
    <div className="tracker">
      <TrackerHead pace={pace} />
      <MissingModule />
      {figures.length === 0 ? (
        <p className="empty">{text.nobody}</p>
      ) : (
        <TrackerOrder pace={pace} chosen={chosen} onChoose={choose} />
      )}
      {isGm && figures.length > 0 && (
        <TrackerSelection pace={pace} chosen={chosen} onClear={() => setPicked([])} />
      )}
      {pace.time.length > 0 && (
        <section className="panel-box" aria-label={text.time}>
          <h2 className="section-title">{text.time}</h2>
          <div className="offers">
            {pace.time.map((offer) => (
              <OfferButton
                key={JSON.stringify([offer.action, offer.input])}
                offer={offer}
                name={titleOf(words, offer)}
              />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}

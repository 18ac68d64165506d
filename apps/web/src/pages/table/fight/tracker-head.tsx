import { ChevronLeft, Flag, ListOrdered } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { useTable } from '../../../table/table-context.ts';
import { useView } from '../../../table/view-store.ts';
import { useLocale } from '../../../text/use-text.ts';
import { OfferButton } from '../now/offer-button.tsx';
import { titleOf } from '../now/offers.ts';
import { listed } from './tracker-many.ts';
import { useTrackerText } from './tracker-text.ts';
import { newEntry, type Pace, useTrack } from './use-tracker.ts';

/** The round, whose turn it is, and the steps forth and back. */
export function TrackerHead({ pace }: { pace: Pace }) {
  const text = useTrackerText();
  const locale = useLocale();
  const { words, turn, isGm, nameOf } = useTable();
  const acting =
    turn?.order.filter(({ state }) => state === 'acting').map(({ figure }) => nameOf(figure)) ?? [];
  return (
    <header className="tracker-head">
      <div className="tracker-round" role="status">
        <h2>{turn === null ? text.noRound : `${words.field('round')} ${turn.round}`}</h2>
        {acting.length > 0 && <p>{text.turnOf(listed(acting, locale))}</p>}
        {turn === null && <p className="hint">{text.hint[isGm ? 'gm' : 'player']}</p>}
      </div>
      {pace.hasOwn ? isGm && <OwnSteps /> : <RuleSteps pace={pace} />}
    </header>
  );
}

/** Forth and back in the table's own order. */
function OwnSteps() {
  const text = useTrackerText();
  const track = useTrack();
  const { round, turn } = useTable().table.tracker;
  return (
    <div className="tracker-steps">
      <Button
        className="button"
        isDisabled={round === 1 && turn === 0}
        onPress={() => void track({ kind: 'previous' })}
      >
        <ChevronLeft aria-hidden /> {text.previous}
      </Button>
      <Button className="button quiet" onPress={() => void track({ kind: 'end' })}>
        <Flag aria-hidden /> {text.endOwn}
      </Button>
    </div>
  );
}

/** Forth by the system's own action; back by taking back the last step, after a look at what goes with it. */
function RuleSteps({ pace }: { pace: Pace }) {
  const text = useTrackerText();
  const { isGm, act, words, turn } = useTable();
  const change = useView((view) => view.change);
  const [step, ...more] = pace.next;
  const isPlain = step !== undefined && step.fields.length === 0 && step.chance === null && more.length === 0;
  const back = pace.lastStep;
  return (
    <div className="tracker-steps">
      {isGm && turn !== null && (
        <Button
          className="button"
          isDisabled={back === null}
          onPress={() => back !== null && change({ undoing: { target: back, reach: 'one' } })}
        >
          <ChevronLeft aria-hidden /> {text.previous}
        </Button>
      )}
      {/* A plain step is the turn bar's. */}
      {!isPlain &&
        pace.next.map((offer) => (
          <StepOffer key={JSON.stringify(offer.input) + offer.action} offer={offer} />
        ))}
      {(turn === null ? pace.begin : []).map((offer) => (
        <StepOffer key={offer.action} offer={offer} />
      ))}
      {isGm && <BeginOwn pace={pace} />}
      {pace.end.map((offer) => (
        <Button key={offer.action} className="button quiet" onPress={() => void act(offer)}>
          <Flag aria-hidden /> {words.action(offer.action).title}
        </Button>
      ))}
    </div>
  );
}

function StepOffer({ offer }: { offer: Pace['next'][number] }) {
  const { words } = useTable();
  return <OfferButton offer={offer} name={titleOf(words, offer)} />;
}

/** An order by hand, where the rules have none or the table wants it simpler; it starts as the rules have it. */
function BeginOwn({ pace }: { pace: Pace }) {
  const text = useTrackerText();
  const track = useTrack();
  const { turn, figures } = useTable();
  const standing = figures.filter(({ isOut }) => !isOut).map(({ id }) => id);
  // Beside an order of the rules a second one would only confuse.
  if (standing.length === 0 || (pace.hasRules && turn !== null && turn.order.length > 0)) return null;
  return (
    <Button className="button" onPress={() => void track({ kind: 'begin', order: standing.map(newEntry) })}>
      <ListOrdered aria-hidden /> {text.ownOrder}
    </Button>
  );
}

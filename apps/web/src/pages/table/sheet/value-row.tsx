import { type Offer, type SheetRow, withWord } from '@tafelrunde/system';
import { ChevronDown, Star } from 'lucide-react';
import { type CSSProperties, memo, useId, useMemo, useState } from 'react';
import { percent } from '../../../engine/format.ts';
import { useSeen } from '../../../state/use-seen.ts';
import { type AtTable, useTable } from '../../../table/table-context.ts';
import { useView } from '../../../table/view-store.ts';
import type { PlayText } from '../../../text/play.ts';
import { usePlayText } from '../../../text/use-play-text.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { useLocale, useText } from '../../../text/use-text.ts';
import { Die } from '../../../ui/die.tsx';
import { fieldOf } from '../../../ui/fields.ts';
import { rungName } from '../../../ui/rung-name.ts';
import { checkKey } from '../now/choices.ts';
import { LadderRungs } from '../now/ladder.tsx';
import { OfferButton } from '../now/offer-button.tsx';
import { startValues } from '../now/offers.ts';
import { usePins } from '../now/pins.ts';
import { useHold } from '../now/use-hold.ts';
import { useOfferChance } from '../now/use-offer-chance.ts';
import { useTapOffer } from '../now/use-tap-offer.ts';
import { aimed } from '../result/told.ts';
import { mainOffer, standardRung } from './rows.ts';
import { RuleLink } from './rule-link.tsx';

export interface ValueRowProps {
  readonly figure: string;
  readonly row: SheetRow;
  readonly offers: readonly Offer[];
  readonly hideRule: boolean;
}

/** One value in one line: its dice, its usual roll with the exact chance; everything else of it is one tap behind. */
export const ValueRow = memo(({ figure, row, offers, hideRule }: ValueRowProps) => {
  const play = usePlayText();
  const at = useTable();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const main = mainOffer(offers);
  const rest = offers.filter((offer) => offer !== main);
  const rule = hideRule ? undefined : row.rule;
  const isCheck = main !== undefined && main.purpose === 'check';
  const hasMore = rest.length > 0 || (main?.ladder ?? null) !== null || rule !== undefined || isCheck;
  return (
    <li className="sheet-row">
      {main === undefined ? (
        <span className="value-main" data-plain>
          <RowHead row={row} />
        </span>
      ) : (
        <MainButton row={row} offer={main} figure={figure} />
      )}
      {hasMore && (
        <MoreButton row={row} offer={main} isOpen={isOpen} controls={id} onPress={() => setOpen(!isOpen)} />
      )}
      {isOpen && (
        <div className="value-more" id={id}>
          {isCheck && <PinButton figure={figure} offer={main} name={row.label} />}
          {main?.ladder != null && <LadderRungs offer={main} ladder={main.ladder} name={row.label} />}
          {rest.map((offer) =>
            offer.ladder === null ? (
              <OfferButton
                key={JSON.stringify([offer.action, offer.input])}
                offer={offer}
                actor={figure}
                name={rowOfferName(at, offer, row.label, figure, play)}
                spoken={`${row.label}: ${rowOfferName(at, offer, row.label, figure, play)}`}
              />
            ) : (
              <div key={JSON.stringify([offer.action, offer.input])} className="value-ladder">
                <span className="field-label">{rowOfferName(at, offer, row.label, figure, play)}</span>
                <LadderRungs
                  offer={offer}
                  ladder={offer.ladder}
                  name={`${row.label}: ${rowOfferName(at, offer, row.label, figure, play)}`}
                />
              </div>
            ),
          )}
          {rule !== undefined && <RuleLink id={rule} />}
        </div>
      )}
    </li>
  );
});

/** Everything else of a value lies behind what its usual roll is made against. */
function MoreButton({
  row,
  offer,
  isOpen,
  controls,
  onPress,
}: {
  row: SheetRow;
  offer: Offer | undefined;
  isOpen: boolean;
  controls: string;
  onPress: () => void;
}) {
  const { sheet: text } = useTableText();
  const at = useTable();
  const locale = useLocale();
  const ladder = offer?.ladder ?? null;
  const rung = useUsualRung(offer);
  const shown = ladder === null || rung === undefined ? text.more : rungName(at, ladder, rung, locale);
  const name =
    ladder === null ? text.moreOf(row.label) : text.rungs(row.label, at.words.field(ladder.field), shown);
  return (
    <button
      type="button"
      className="row-more"
      aria-label={name}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onPress}
    >
      <span>{shown}</span>
      <ChevronDown className="chevron" aria-hidden />
    </button>
  );
}

/** The step of a ladder that a value is mostly rolled against. */
function useUsualRung(offer: Offer | undefined): number | undefined {
  const { system } = useTable();
  const ladder = offer?.ladder ?? null;
  const action = system.actions.find(({ id }) => id === offer?.action);
  if (ladder === null || action === undefined) return undefined;
  return standardRung(ladder, fieldOf(action, ladder.field)?.preset);
}

function RowHead({
  row: { label, value, dice = [], hint },
  what,
  isPinned = false,
}: {
  row: SheetRow;
  /** The roll that stands on it, where its button does not say so. */
  what?: string | undefined;
  isPinned?: boolean;
}) {
  return (
    <>
      {dice.length > 0 && (
        <span className="value-dice" aria-hidden>
          {dice.length > 2 && <span>{dice.length}×</span>}
          {(dice.length > 2 ? dice.slice(0, 1) : dice).map((sides, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice of one value are all alike
            <Die key={i} sides={sides} size={26} state="ready" />
          ))}
        </span>
      )}
      <span className="value-words">
        <span className="row-label">
          {label} {isPinned && <Star className="row-pinned" aria-hidden />}
        </span>
        <span className="row-value">
          <span>{value}</span>
          {hint !== undefined && <span className="hint"> {hint}</span>}
          {what !== undefined && <span className="value-rung">{what}</span>}
        </span>
      </span>
    </>
  );
}

/** The usual roll: a tap rolls it, a long press or `i` shows everything about it. */
function MainButton({ row, offer, figure }: { row: SheetRow; offer: Offer; figure: string }) {
  const locale = useLocale();
  const { roll } = useText();
  const text = useTableText();
  const play = usePlayText();
  const at = useTable();
  const change = useView((view) => view.change);
  const [ref, isSeen] = useSeen<HTMLButtonElement>();
  const { ladder } = offer;
  const rung = useUsualRung(offer);
  const isPinned = useIsPinned(figure, offer);
  const values = useMemo(() => {
    const start = startValues(at, offer, text);
    return ladder === null || rung === undefined ? start : { ...start, [ladder.field]: rung };
  }, [at, offer, text, ladder, rung]);
  const expected = useOfferChance(offer, values, isSeen);
  const chance = expected?.chance;
  const shown = chance === undefined ? undefined : percent(chance.p, locale);
  const what =
    ladder === null || rung === undefined
      ? rowOfferName(at, offer, row.label, figure, play)
      : rungName(at, ladder, rung, locale);
  const tap = useTapOffer();
  const hold = useHold(
    () => change({ form: { offer, values: ladder === null ? {} : { [ladder.field]: rung } } }),
    () => tap(offer, values),
  );
  return (
    <button
      type="button"
      ref={ref}
      className="value-main"
      style={{ '--chance': `${(chance?.p ?? 0) * 100}%` } as CSSProperties}
      aria-label={[row.label, row.value, what, ...(shown === undefined ? [] : [roll.chance(shown)])].join(
        ', ',
      )}
      {...hold}
    >
      <RowHead row={row} what={rung === undefined ? what : undefined} isPinned={isPinned} />
      <span className="value-chance">{shown ?? (expected === undefined ? '…' : '')}</span>
    </button>
  );
}

const useIsPinned = (figure: string, offer: Offer): boolean =>
  usePins((state) => state.pins[figure]?.includes(checkKey(offer)) ?? false);

/** A star brings a check to the top. */
function PinButton({ figure, offer, name }: { figure: string; offer: Offer; name: string }) {
  const text = usePlayText().now;
  const isPinned = useIsPinned(figure, offer);
  const toggle = usePins((state) => state.toggle);
  return (
    <button
      type="button"
      className="button quiet row-pin"
      data-on={isPinned}
      aria-pressed={isPinned}
      onClick={() => toggle(figure, checkKey(offer))}
    >
      <Star aria-hidden /> {(isPinned ? text.unpin : text.pin)(name)}
    </button>
  );
}

/** On its row an offer is called by its action, unless something else tells it from others there. */
function rowOfferName(at: AtTable, offer: Offer, label: string, figure: string, text: PlayText): string {
  const what = withWord(at.words, offer);
  const isRow = what === label || (offer.row?.endsWith(`:${offer.with}`) ?? false);
  const named = what === undefined || isRow ? at.words.action(offer.action).title : what;
  return offer.target === null || offer.target === figure
    ? named
    : aimed(at, named, figure, offer.target, text.result);
}

import type { Offer } from '@tafelrunde/system';
import { ChevronRight } from 'lucide-react';
import { type CSSProperties, useMemo } from 'react';
import { Button } from 'react-aria-components/Button';
import { percent } from '../../../engine/format.ts';
import { useSeen } from '../../../state/use-seen.ts';
import { useTable } from '../../../table/table-context.ts';
import { useView } from '../../../table/view-store.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { useLocale, useText } from '../../../text/use-text.ts';
import { Die } from '../../../ui/die.tsx';
import { offerName, startValues } from './offers.ts';
import { useOfferChance } from './use-offer-chance.ts';
import { useTapOffer } from './use-tap-offer.ts';

export interface OfferButtonProps {
  readonly offer: Offer;
  /** The figure that would do it. */
  readonly actor?: string;
  /** Shown in place of the usual name. */
  readonly name?: string;
  /** Spoken in place of what is shown. */
  readonly spoken?: string;
  /** The dice stand beside it already. */
  readonly hideDie?: boolean;
  /** Called when it was tapped. */
  readonly onTapped?: () => void;
}

/** Something that can be done, with its die and its exact chance. Without anything to fill in it is done at once. */
export function OfferButton({ offer, actor, name, spoken, hideDie = false, onTapped }: OfferButtonProps) {
  const locale = useLocale();
  const { roll } = useText();
  const text = useTableText();
  const at = useTable();
  const change = useView((view) => view.change);
  const [ref, isSeen] = useSeen<HTMLButtonElement>();
  const values = useMemo(() => startValues(at, offer, text), [at, offer, text]);
  const expected = useOfferChance(offer, values, isSeen);
  const { chance, pool } = expected ?? {};
  const shown = chance === undefined ? undefined : percent(chance.p, locale);
  const label = name ?? offerName(at, offer, text, actor);
  const hasForm = offer.fields.length > 0 || offer.chance !== null;
  const tap = useTapOffer();
  const openForm = () => change({ form: { offer, values: {} } });
  // The bar keeps its place while its chance is still being calculated.
  const hasBar = chance !== undefined || (expected === undefined && offer.chance !== null);
  return (
    <Button
      ref={ref}
      className="offer"
      data-chance={hasBar}
      data-refused={expected?.refusal !== undefined}
      style={{ '--chance': `${(chance?.p ?? 0) * 100}%` } as CSSProperties}
      aria-label={shown === undefined ? (spoken ?? label) : `${spoken ?? label}, ${roll.chance(shown)}`}
      onPress={() => {
        tap(offer, values);
        onTapped?.();
      }}
      onKeyDown={({ key, ctrlKey, metaKey }) => {
        if (key.toLowerCase() === 'i' && !ctrlKey && !metaKey && hasForm) openForm();
      }}
    >
      {pool !== undefined && !hideDie && (
        <span className="offer-dice">
          {pool.count > 1 && `${pool.count}×`}
          <Die sides={pool.sides} size={28} state="ready" />
        </span>
      )}
      <span className="offer-name">{label}</span>
      {shown !== undefined && <span className="offer-chance">{shown}</span>}
      {shown === undefined && hasForm && !hasBar && <ChevronRight aria-hidden />}
    </Button>
  );
}

import type { Offer } from '@tafelrunde/kernel';
import { ChevronRight } from 'lucide-react';
import { type CSSProperties, useMemo } from 'react';
import { Button } from 'react-aria-components/Button';
import { Die } from '../../components/die.tsx';
import { percent } from '../../engine/format.ts';
import { useLocale, useText } from '../../text/use-text.ts';
import { offerName, prospectOf, startValues } from './offers.ts';
import { useTable } from './table-context.ts';
import { useTableText } from './use-table-text.ts';
import { useView } from './view-store.ts';

/** Something that can be done, with its die and its exact chance. Without anything to fill in it is done at once. */
export function OfferButton({ offer, actor, name }: { offer: Offer; actor?: string; name?: string }) {
  const locale = useLocale();
  const { roll } = useText();
  const text = useTableText();
  const at = useTable();
  const change = useView((view) => view.change);
  const values = useMemo(() => startValues(at, offer, text), [at, offer, text]);
  const { chance, die, refusal } = useMemo(() => prospectOf(at, offer, values), [at, offer, values]);
  const shown = chance === undefined ? undefined : percent(chance.p, locale);
  const label = name ?? offerName(at, offer, text, actor);
  const hasForm = offer.fields.length > 0 || offer.chance !== null;
  return (
    <Button
      className="offer"
      data-chance={chance !== undefined}
      data-refused={refusal !== undefined}
      style={{ '--chance': `${(chance?.p ?? 0) * 100}%` } as CSSProperties}
      aria-label={shown === undefined ? label : `${label}, ${roll.chance(shown)}`}
      onPress={() => (hasForm ? change({ form: { offer, values: {} } }) : void at.act(offer))}
    >
      {die !== undefined && <Die sides={die} size={28} state="ready" />}
      <span className="offer-name">{label}</span>
      {shown !== undefined && <span className="offer-chance">{shown}</span>}
      {shown === undefined && hasForm && <ChevronRight aria-hidden />}
    </Button>
  );
}

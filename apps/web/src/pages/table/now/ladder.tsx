import type { Offer } from '@tafelrunde/system';
import { SlidersHorizontal } from 'lucide-react';
import { type CSSProperties, useMemo } from 'react';
import { percent } from '../../../engine/format.ts';
import { useSeen } from '../../../state/use-seen.ts';
import { useTable } from '../../../table/table-context.ts';
import { useView, type Values } from '../../../table/view-store.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { useLocale, useText } from '../../../text/use-text.ts';
import { fieldOf } from '../../../ui/fields.ts';
import { rungName } from '../../../ui/rung-name.ts';
import { mannerFor } from '../seats/audiences.ts';
import { type Ladder, standardRung } from '../sheet/rows.ts';
import { isComplete, startValues } from './offers.ts';
import { useHold } from './use-hold.ts';
import { useOfferChance } from './use-offer-chance.ts';

/**
 * The chance at each usual value of a field, each a button that rolls at it; pressed long, or with `i`, it shows
 * everything about the roll first.
 */
export function LadderRungs({ offer, ladder, name }: { offer: Offer; ladder: Ladder; name: string }) {
  const text = useTableText();
  const at = useTable();
  const change = useView((view) => view.change);
  const start = useMemo(() => startValues(at, offer, text), [at, offer, text]);
  const action = at.system.actions.find((one) => one.id === offer.action);
  const field = action === undefined ? undefined : fieldOf(action, ladder.field);
  const standard = standardRung(ladder, field?.preset);
  const others = offer.fields.filter((one) => one !== ladder.field);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row of a grid
    <div className="ladder-rungs" role="group" aria-label={`${name}: ${at.words.field(ladder.field)}`}>
      {ladder.values.map((value) => (
        <Rung key={value} offer={offer} start={start} ladder={ladder} value={value} name={name} />
      ))}
      {others.length > 0 && (
        <button
          type="button"
          className="rung rung-adjust"
          aria-label={text.sheet.adjust(name)}
          onClick={() => change({ form: { offer, values: { [ladder.field]: standard } } })}
        >
          <SlidersHorizontal aria-hidden />
        </button>
      )}
    </div>
  );
}

function Rung({
  offer,
  start,
  ladder,
  value,
  name,
}: {
  offer: Offer;
  start: Values;
  ladder: Ladder;
  value: number;
  name: string;
}) {
  const { field } = ladder;
  const locale = useLocale();
  const { roll } = useText();
  const at = useTable();
  const [ref, isSeen] = useSeen<HTMLButtonElement>();
  const values = useMemo(() => ({ ...start, [field]: value }), [start, field, value]);
  const expected = useOfferChance(offer, values, isSeen);
  const chance = expected?.chance;
  const shown = chance === undefined ? undefined : percent(chance.p, locale);
  const rung = rungName(at, ladder, value, locale);
  const openForm = () => useView.getState().change({ form: { offer, values: { [field]: value } } });
  const press = () => {
    const { change, realDice, audience } = useView.getState();
    // What still lacks an answer is asked for; everything else is rolled at once.
    if (!isComplete(at, offer, values)) return openForm();
    change({ audience: 'everyone' });
    void at.act(offer, values, mannerFor(at.state.role, { audience, realDice }));
  };
  const hold = useHold(openForm, press);
  return (
    <button
      type="button"
      ref={ref}
      className="rung"
      style={{ '--chance': `${(chance?.p ?? 0) * 100}%` } as CSSProperties}
      aria-label={[`${name}, ${rung}`, ...(shown === undefined ? [] : [roll.chance(shown)])].join(', ')}
      {...hold}
    >
      <span className="rung-name">{rung}</span>
      <span className="rung-chance">{shown ?? (expected === undefined ? '…' : '–')}</span>
    </button>
  );
}

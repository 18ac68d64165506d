import type { Offer } from '@tafelrunde/kernel';
import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { type CSSProperties, useId, useMemo, useState } from 'react';
import { percent } from '../../../engine/format.ts';
import { useSeen } from '../../../state/use-seen.ts';
import { useLocale, useText } from '../../../text/use-text.ts';
import { fieldOf, presetOf } from '../../../ui/fields.ts';
import { mannerFor } from '../seats/audiences.ts';
import { type Ladder, MOST_RUNGS, standardRung } from '../sheet/rows.ts';
import { useTable } from '../table-context.ts';
import { useTableText } from '../use-table-text.ts';
import { useView, type Values } from '../view-store.ts';
import { isComplete, startValues } from './offers.ts';
import { rungName } from './rung-name.ts';
import { useHold } from './use-hold.ts';
import { useProspect } from './use-prospect.ts';

/**
 * The chance at each usual value of a field, each a button that rolls at it; pressed long, or with `i`, it shows
 * everything about the roll first. Where there is room all stand side by
 * side; on a phone one line holds the usual one, and the others open below it. A sheet can have hundreds of these
 * buttons: they are the browser's own, which cost least.
 */
export function LadderOffer({ offer, ladder, name }: { offer: Offer; ladder: Ladder; name: string }) {
  const text = useTableText();
  const at = useTable();
  const change = useView((view) => view.change);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const start = useMemo(() => startValues(at, offer, text), [at, offer, text]);
  const action = at.system.actions.find((one) => one.id === offer.action);
  const field = action === undefined ? undefined : fieldOf(action, ladder.field);
  const standard = standardRung(ladder, field === undefined ? undefined : presetOf(field));
  const others = offer.fields.filter((one) => one !== ladder.field);
  const rung = (value: number) => (
    <Rung key={value} offer={offer} start={start} field={ladder.field} value={value} name={name} />
  );
  return (
    <div className="ladder" data-open={isOpen}>
      <div className="ladder-line">
        {standard !== undefined && rung(standard)}
        <button
          type="button"
          className="icon-button"
          aria-label={text.sheet.rungs(name, at.words.field(ladder.field))}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDown className="chevron" aria-hidden />
        </button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row of a grid */}
      <div
        id={id}
        className="ladder-rungs"
        role="group"
        aria-label={`${name}: ${at.words.field(ladder.field)}`}
        style={{ '--rungs': Math.min(ladder.values.length, MOST_RUNGS) } as CSSProperties}
      >
        {ladder.values.map(rung)}
        {others.length > 0 && (
          <button
            type="button"
            className="icon-button"
            aria-label={text.sheet.adjust(name)}
            onClick={() => change({ form: { offer, values: { [ladder.field]: standard } } })}
          >
            <SlidersHorizontal aria-hidden />
          </button>
        )}
      </div>
    </div>
  );
}

function Rung({
  offer,
  start,
  field,
  value,
  name,
}: {
  offer: Offer;
  start: Values;
  field: string;
  value: number;
  name: string;
}) {
  const locale = useLocale();
  const { roll } = useText();
  const at = useTable();
  const [ref, isSeen] = useSeen<HTMLButtonElement>();
  const values = useMemo(() => ({ ...start, [field]: value }), [start, field, value]);
  const prospect = useProspect(offer, values, isSeen);
  const chance = prospect?.chance;
  const shown = chance === undefined ? undefined : percent(chance.p, locale);
  const rung = rungName(at, field, value, locale);
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
      <span className="rung-chance">{shown ?? (prospect === undefined ? '…' : '–')}</span>
    </button>
  );
}

import type { Offer } from '@tafelrunde/system';
import type { CSSProperties } from 'react';
import { percent } from '../../../engine/format.ts';
import { useSeen } from '../../../state/use-seen.ts';
import { useTable } from '../../../table/table-context.ts';
import { useView, type Values } from '../../../table/view-store.ts';
import { useLocale, useText } from '../../../text/use-text.ts';
import { Die } from '../../../ui/die.tsx';
import { topicOf } from '../result/told.ts';
import { useHold } from './use-hold.ts';
import { useOfferChance } from './use-offer-chance.ts';
import { useTapOffer } from './use-tap-offer.ts';

/** What has to be reached, where the rules say so before the roll, and what the table knows about it already. */
export function useCircumstances(offer: Offer, values: Values): readonly string[] {
  const at = useTable();
  const locale = useLocale();
  if (offer.chance === null) return [];
  const detail = { action: offer.action, input: { ...offer.input, ...values } };
  const { goal } = topicOf(at, detail, at.scene, locale);
  const given = (offer.given ?? []).map((one) => one[locale]);
  return goal === null ? given : [goal, ...given];
}

/** Beside dice and chance a longer word has no room in one piece. */
const LONG = 14;
const isLong = (name: string): boolean => name.split(/[\s-]/).some((word) => word.length > LONG);

/** A large button: dice, name, what it takes, and the exact chance as number and bar. */
export function NowButton({
  offer,
  values,
  name,
  sub,
  isFirst,
}: {
  offer: Offer;
  values: Values;
  name: string;
  sub: string | null;
  isFirst: boolean;
}) {
  const locale = useLocale();
  const { roll } = useText();
  const change = useView((view) => view.change);
  const [ref, isSeen] = useSeen<HTMLButtonElement>();
  const expected = useOfferChance(offer, values, isSeen);
  const { chance, pool } = expected ?? {};
  // What is thrown for nothing and cannot fail needs neither dice nor a chance.
  const isSure = expected !== undefined && pool === undefined && (chance === undefined || chance.p === 1);
  const shown = chance === undefined || isSure ? undefined : percent(chance.p, locale);
  const hasDice = offer.chance !== null && !isSure;
  const tap = useTapOffer();
  const { ladder } = offer;
  const rung = ladder === null ? undefined : values[ladder.field];
  const hold = useHold(
    () =>
      change({
        form: { offer, values: ladder === null || rung === undefined ? {} : { [ladder.field]: rung } },
      }),
    () => tap(offer, values),
  );
  const spoken = [name, sub, shown === undefined ? undefined : roll.chance(shown)];
  return (
    <button
      type="button"
      ref={ref}
      className="now-card"
      data-first={isFirst}
      data-chance={hasDice}
      style={{ '--chance': `${(chance?.p ?? 0) * 100}%` } as CSSProperties}
      aria-label={spoken.filter((one) => one !== null && one !== undefined).join(', ')}
      {...hold}
    >
      {hasDice && (
        <span className="now-dice" aria-hidden>
          {pool !== undefined && (
            <>
              {pool.count > 1 && <span className="now-count">{pool.count}×</span>}
              <Die sides={pool.sides} size={36} state="ready" />
            </>
          )}
        </span>
      )}
      <span className="now-name" data-long={isLong(name)}>
        {name}
      </span>
      {sub !== null && <span className="now-sub">{sub}</span>}
      {hasDice && <span className="now-chance">{shown ?? (expected === undefined ? '…' : '')}</span>}
    </button>
  );
}

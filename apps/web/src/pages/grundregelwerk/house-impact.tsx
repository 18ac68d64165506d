import type { Estimate } from '@tafelrunde/kernel';
import { ArrowRight } from 'lucide-react';
import { chanceOf } from '../../engine/chances.ts';
import { percent } from '../../engine/format.ts';
import { useLocale, useText } from '../../text/use-text.ts';
import { useAttackOdds, useDuelOdds } from './attack-odds.ts';
import { useFightStore } from './fight-store.ts';
import { defaultHouse, useHouse, useHouseStore } from './house-store.ts';
import { useTestOdds } from './test-odds.ts';
import { useTestStore } from './test-store.ts';

type House = Readonly<Record<string, unknown>>;

/** What the switches have done to the test, the attack and the duel that are set up right now. */
export function HouseImpact() {
  const { house: words } = useText();
  const before = useCurrentChances(defaultHouse);
  const after = useCurrentChances(useHouse());
  return (
    <dl className="impact" aria-label={words.impact}>
      <Change label={words.currentTest} before={before.test} after={after.test} />
      <Change label={words.currentAttack} before={before.attack} after={after.attack} />
      <Change label={words.currentDuel} before={before.duel} after={after.duel} />
    </dl>
  );
}

function useCurrentChances(house: House) {
  const d6only = useHouseStore((state) => state.d6only);
  const test = useTestOdds(useTestStore(), d6only, house);
  const { scene, setup } = useFightStore();
  const attack = useAttackOdds(scene, setup, d6only, house);
  const duel = useDuelOdds(attack.scene, setup, house);
  return {
    test: chanceOf(test.odds, 'success'),
    attack: chanceOf(attack.odds, 'hit'),
    duel: chanceOf(duel, 'attacker'),
  };
}

function Change({
  label,
  before,
  after,
}: {
  label: string;
  before: Estimate | undefined;
  after: Estimate | undefined;
}) {
  const locale = useLocale();
  const { house: words } = useText();
  if (before === undefined || after === undefined) return null;
  const [old, now] = [percent(before.p, locale), percent(after.p, locale)];
  const hasChanged = before.p !== after.p;
  return (
    <div data-changed={hasChanged}>
      <dt>{label}</dt>
      <dd>
        {hasChanged && (
          <>
            <span className="visually-hidden">{words.from(old, now)}</span>
            <span aria-hidden>{old}</span>
            <ArrowRight aria-hidden />
          </>
        )}
        <strong aria-hidden={hasChanged}>{now}</strong>
      </dd>
    </div>
  );
}

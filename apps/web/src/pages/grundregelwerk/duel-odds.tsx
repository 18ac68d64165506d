import type { CSSProperties } from 'react';
import { chanceOf } from '../../engine/chances.ts';
import { fractionText, percent } from '../../engine/format.ts';
import { useLocale, useText } from '../../text/use-text.ts';
import { useDuelOdds } from './attack-odds.ts';
import { type FightScene, namesIn } from './fight.ts';
import { useFightStore } from './fight-store.ts';
import { useHouse } from './house-store.ts';

/** How it ends if both go on like this: exact, from the hearts they have now. */
export function DuelOdds({ scene }: { scene: FightScene }) {
  const { attack } = useText();
  const locale = useLocale();
  const setup = useFightStore((state) => state.setup);
  const names = namesIn(setup, locale);
  const chance = chanceOf(useDuelOdds(scene, setup, useHouse()), 'attacker');
  if (chance === undefined) return null;
  return (
    <section className="duel" style={{ '--chance': `${chance.p * 100}%` } as CSSProperties}>
      <h3 className="field-label">{attack.duel}</h3>
      <p className="duel-sentence">
        {attack.duelSentence(names.hero, names.enemy, percent(chance.p, locale))}
      </p>
      <div className="duel-bar" aria-hidden />
      <p className="hint">
        {attack.duelHint} {fractionText(chance)}
      </p>
    </section>
  );
}

import { useMemo } from 'react';
import { oddsFor } from '../../engine/chances.ts';
import { firstPool } from '../../engine/throwing.ts';
import { useLocale } from '../../text/use-text.ts';
import {
  attackInput,
  currentFight,
  duelHouse,
  duelInput,
  type FightScene,
  type FightSetup,
  isOver,
  settled,
} from './fight.ts';
import { actionNamed } from './ladders.ts';

type House = Readonly<Record<string, unknown>>;

/** The fight as it stands by these house rules, with the odds of the next attack and the die it throws. */
export function useAttackOdds(before: FightScene, setup: FightSetup, d6only: boolean, house: House) {
  const locale = useLocale();
  return useMemo(() => {
    const scene = currentFight(before, setup, house);
    const action = actionNamed('attack');
    const input = attackInput(scene, setup, d6only, house, locale);
    return {
      scene,
      odds: oddsFor(action, input, house),
      sides: firstPool(action, input, house, settled)?.sides,
    };
  }, [before, setup, d6only, house, locale]);
}

/** The odds of fighting it out; undefined when there is nothing left to fight. */
export function useDuelOdds(scene: FightScene, setup: FightSetup, house: House) {
  return useMemo(() => {
    if (isOver(scene)) return undefined;
    return oddsFor(actionNamed('duel'), duelInput(scene, setup), duelHouse(scene, setup, house));
  }, [scene, setup, house]);
}

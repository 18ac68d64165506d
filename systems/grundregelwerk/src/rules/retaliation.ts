import { GM, question } from '@tafelrunde/kernel';
import type { Figure, Scene } from '../model.ts';
import type { Effects, Fate, House } from '../rule.ts';
import { type Complicated, forcedComplication, NO_COMPLICATION } from './complications.ts';
import { type HeartLoss, loseHeart } from './hearts.ts';
import type { Reach } from './range.ts';
import type { Verdict } from './results.ts';

/** What a missed attack brought down on the attacker. */
export interface Retaliation {
  readonly retaliation: 'none' | 'complication' | HeartLoss;
  readonly complicated: Complicated;
  readonly effects: Effects;
}

/** The enemy that would strike back, and whether it could. */
export interface Answering {
  readonly enemy: string;
  readonly reach: Reach;
}

/**
 * GW-REV-01, GW-R-19: a missed attack costs the attacker a heart if the enemy could get at it. It is an effect of
 * the attack and no turn of the enemy (GW-REV-05).
 */
export function retaliate(
  fate: Fate,
  scene: Scene,
  attacker: Figure,
  verdict: Verdict,
  { enemy, reach }: Answering,
  house: House,
): Retaliation {
  const reachable = reach === 'inReach';
  if (house.retaliationMode === 'core')
    fate.note('GW-REV-02', { kind: 'retaliation', figure: attacker.name, reachable, reach, enemy });
  const answer = chooseAnswer(fate, reachable, house);
  if (answer === 'complication') {
    // GW-R-19: one complication in all, also on a 1, and no heart.
    fate.note('GW-REV-04', { kind: 'noRetaliation', why: 'complication' });
    const complicated = forcedComplication(fate, scene, attacker, 'GW-REV-04', house);
    return { retaliation: 'complication', complicated, effects: complicated.effects };
  }
  if (answer === 'none') fate.note('GW-REV-01', { kind: 'noRetaliation', why: whyNone(reach, house) });
  const lost =
    answer === 'heart' ? loseHeart(fate, scene, attacker, house) : { loss: 'none' as const, effects: [] };
  // GW-REV-03: on a 1 something gets worse on top. GW-R-31: armour does not absorb that.
  const worse = verdict === 'complication' && !(answer === 'heart' && house.retaliationMode === 'card');
  const complicated = worse ? forcedComplication(fate, scene, attacker, 'GW-REV-03', house) : NO_COMPLICATION;
  return { retaliation: lost.loss, complicated, effects: [...lost.effects, ...complicated.effects] };
}

function whyNone(reach: Reach, house: House): Exclude<Reach, 'inReach'> | 'mode' | 'gm' {
  if (house.retaliationMode === 'off') return 'mode';
  return reach === 'inReach' ? 'gm' : reach;
}

/** GW-REV-04, GW-R-19, GW-R-20: the GM takes the heart, another complication, or overrules what could be reached. */
function chooseAnswer(fate: Fate, reachable: boolean, house: House): 'heart' | 'complication' | 'none' {
  const either =
    house.retaliationChoice === 'heart'
      ? (['heart', 'complication'] as const)
      : (['complication', 'heart'] as const);
  switch (house.retaliationMode) {
    case 'off':
      return 'none';
    case 'card':
      return fate.choose(question('retaliation', 'GW-R-19', GM, either));
    case 'core': {
      const options = reachable ? ([...either, 'none'] as const) : (['none', ...either] as const);
      return fate.choose(question('retaliation', 'GW-REV-01', GM, options));
    }
  }
}

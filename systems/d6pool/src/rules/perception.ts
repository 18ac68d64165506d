import { GM, question } from '@tafelrunde/kernel';
import type { Input } from '../actions/inputs.ts';
import { type Effects, type Fate, type House, refused } from '../rule.ts';
import { settleChallenge } from './challenge.ts';
import { opposeAs } from './oppose.ts';
import { isPhysical } from './penalties.ts';
import { offersAfter, prepare, type RollSpec, throwPrepared } from './prepare.ts';

/** DP-CHL-15: is it noticed? */
export function perceive(fate: Fate, input: Input<'perceive'>, house: House) {
  const { scene } = input;
  const watcher: RollSpec = { ...input.watcher, attribute: 'perception' };
  if (input.opponent === null) return perceiveThing(fate, input, watcher, house);
  const hider = input.opponent;
  const watcherAttacks = isWatcherAttacking(fate, input, house);
  const watch = [watcher, 'perception'] as const;
  const hide = [hider, isPhysical(scene, hider) ? 'physical' : 'mental'] as const;
  const opposed = watcherAttacks
    ? opposeAs(fate, scene, watch, hide, house)
    : opposeAs(fate, scene, hide, watch, house);
  if (opposed.outcome.kind === 'refused') return opposed;
  const noticed = (opposed.outcome.kind === 'attacker') === watcherAttacks;
  fate.note('DP-CHL-15', { kind: 'noticed', noticed });
  const { margin } = opposed.outcome;
  return {
    outcome: { kind: noticed ? ('noticed' as const) : ('unnoticed' as const), margin, watcherAttacks },
    effects: opposed.effects,
  };
}

/** DP-R-13: whoever changes the situation attacks: the one who sneaks, or the one who searches. */
function isWatcherAttacking(fate: Fate, input: Input<'perceive'>, { perceptionRoles }: House): boolean {
  if (perceptionRoles === 'ask')
    return (
      fate.choose(question('perceptionRoles', 'DP-R-13', GM, ['hiderAttacks', 'watcherAttacks'])) ===
      'watcherAttacks'
    );
  const usual = perceptionRoles === 'watcherAttacks' || input.searching;
  return input.swapRoles ? !usual : usual;
}

function perceiveThing(fate: Fate, input: Input<'perceive'>, watcher: RollSpec, house: House) {
  const { scene, hidden } = input;
  const prepared = prepare(fate, scene, watcher, 'perception', house);
  if (prepared.kind === 'refused') return refused(prepared.reason);
  const difficulty = Math.max(input.difficulty + prepared.help.difficultyBy, 0);
  const thrown = throwPrepared(fate, scene, prepared, house);
  const rolled = settleChallenge(fate, thrown.count, { difficulty, hidden }, house);
  fate.note('DP-CHL-15', { kind: 'noticed', noticed: rolled.success });
  const effects: Effects = [
    ...prepared.effects,
    ...thrown.effects,
    ...offersAfter(fate, scene, prepared, rolled, house),
  ];
  return {
    outcome: {
      kind: rolled.success ? ('noticed' as const) : ('unnoticed' as const),
      margin: rolled.success ? rolled.crits : difficulty - rolled.net,
      watcherAttacks: true,
    },
    effects,
  };
}

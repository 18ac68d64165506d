import { GM, question } from '@tafelrunde/kernel';
import type { Scene } from '../model.ts';
import { type DpEffect, type DpFate, type House, refused } from '../rule.ts';
import { settleChallenge } from './challenge.ts';
import { opposeAs } from './oppose.ts';
import { isPhysical } from './penalties.ts';
import { offersAfter, prepare, type RollSpec, throwPrepared } from './prepare.ts';

export interface PerceptionInput {
  readonly scene: Scene;
  /** DP-CHL-15: perception and a skill that fits; the attribute is not chosen. */
  readonly watcher: Omit<RollSpec, 'attribute'>;
  /** Something with attributes that wants to stay unnoticed; null: the GM sets a difficulty. */
  readonly opponent: RollSpec | null;
  readonly difficulty: number;
  readonly hidden: boolean;
  /** DP-R-13: the watcher looks for something that is already hidden. */
  readonly searching: boolean;
  readonly swapRoles: boolean;
}

/** DP-CHL-15: is it noticed? */
export function perceive(fate: DpFate, input: PerceptionInput, house: House) {
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
function isWatcherAttacking(fate: DpFate, input: PerceptionInput, { perceptionRoles }: House): boolean {
  if (perceptionRoles === 'ask')
    return (
      fate.choose(question('perceptionRoles', 'DP-R-13', GM, ['hiderAttacks', 'watcherAttacks'])) ===
      'watcherAttacks'
    );
  const usual = perceptionRoles === 'watcherAttacks' || input.searching;
  return input.swapRoles ? !usual : usual;
}

function perceiveThing(fate: DpFate, input: PerceptionInput, watcher: RollSpec, house: House) {
  const { scene, hidden } = input;
  const prepared = prepare(fate, scene, watcher, 'perception', house);
  if (prepared.kind === 'refused') return refused(prepared.reason);
  const difficulty = Math.max(input.difficulty + prepared.help.difficultyBy, 0);
  const thrown = throwPrepared(fate, scene, prepared, house);
  const rolled = settleChallenge(fate, thrown.count, { difficulty, hidden }, house);
  fate.note('DP-CHL-15', { kind: 'noticed', noticed: rolled.success });
  const effects: readonly DpEffect[] = [
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

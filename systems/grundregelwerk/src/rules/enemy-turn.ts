import { die, face as faceOf, GM, question } from '@tafelrunde/kernel';
import type { Advantage, Complication } from '../data/complications.ts';
import { ENEMY_DICE, ENEMY_DIE_TN } from '../data/enemies.ts';
import { applyEffects } from '../effects.ts';
import { type Enemy, type Figure, figureOf, has, isOut, type Pc, type Scene } from '../model.ts';
import { type Effects, type Fate, type House, type Refusal, type Refused, refused } from '../rule.ts';
import { thrown } from './attack.ts';
import { advantageEffects, chooseAdvantage, forcedComplication, NO_COMPLICATION } from './complications.ts';
import { type StatedCondition, statedSteps } from './conditions.ts';
import { adjustTn, hurdleOf, type Step, shiftTn, sumOfSteps } from './difficulty.ts';
import { type HeartLoss, loseHeart } from './hearts.ts';
import { type LuckyResult, rollWithLuck } from './luck.ts';
import { coverSteps, distanceBetween, rangeSteps } from './range.ts';
import { isFailure, isSuccess, type Verdict, verdictOf } from './results.ts';
import { sightOf } from './sight.ts';
import type { TestResult } from './test.ts';
import { countFailure } from './timer.ts';
import { dieOf, isTrait, levelOf, traitFor } from './traits.ts';
import { mayAct, spendAction } from './turns.ts';

export const ENEMY_ATTACK_KINDS = ['melee', 'ranged', 'magic'] as const;
export type EnemyAttackKind = (typeof ENEMY_ATTACK_KINDS)[number];

export interface EnemyAttackInput {
  readonly scene: Scene;
  readonly enemy: string;
  readonly target: string;
  /** By default melee next to the target and ranged otherwise. */
  readonly kind?: EnemyAttackKind | undefined;
  /** The trait the GM names for the defence. */
  readonly trait?: string | undefined;
  /** What hinders (+) or favours (-) the enemy's attack. */
  readonly conditions: readonly StatedCondition[];
}

export interface EnemyAttackOutcome {
  readonly kind: Verdict | 'harmless';
  readonly hit: boolean;
  readonly loss: HeartLoss | 'none';
  readonly complication: Complication | null;
  readonly advantage: Advantage | null;
  readonly face?: number;
  readonly needs?: number;
}

/** GW-ADD-11: an enemy attacks in its turn, in the way the table has chosen. */
export function enemyAttack(
  fate: Fate,
  input: EnemyAttackInput,
  house: House,
): { outcome: EnemyAttackOutcome | Refused; effects: Effects } {
  const { scene } = input;
  const enemy = figureOf(scene, input.enemy);
  const target = figureOf(scene, input.target);
  if (enemy === undefined || target === undefined) return refused('unknown-figure');
  if (enemy.side !== 'enemy') return refused('not-an-enemy');
  if (target.side !== 'pc') return refused('not-a-player-character');
  if (input.trait !== undefined && !isTrait(input.trait, house)) return refused('unknown-trait');
  const kind =
    input.kind ??
    (distanceBetween(enemy, target, enemy.hasRanged ? 'ranged' : 'melee') <= 1 ? 'melee' : 'ranged');
  const problem = enemyProblem(scene, enemy, target, kind);
  if (problem !== null) return refused(problem);
  const steps = [
    ...statedSteps(input.conditions),
    ...coverSteps(scene, enemy, target),
    ...rangeSteps(distanceBetween(enemy, target, kind === 'melee' ? 'melee' : 'ranged'), house),
    ...favouringSteps(scene, enemy, target),
  ];
  // GW-ADD-14: being open to attack ends with the attack.
  const ended: Effects = has(target, 'vulnerable')
    ? [{ kind: 'statusEnded', figure: target.id, status: 'vulnerable' }]
    : [];
  const attacked = applyEffects(scene, ended);
  const way: Way = {
    scene: attacked,
    enemy,
    target: figureOf(attacked, target.id) as Pc,
    kind,
    trait: input.trait,
    steps,
  };
  const done = enemyAttackBy(fate, way, house);
  if (done === null) return refused('almost-impossible');
  return { outcome: done.outcome, effects: [...spendAction(scene, enemy), ...ended, ...done.effects] };
}

interface Way {
  readonly scene: Scene;
  readonly enemy: Enemy;
  readonly target: Pc;
  readonly kind: EnemyAttackKind;
  readonly trait: string | undefined;
  /** As for any attack: + is harder for the enemy. */
  readonly steps: readonly Step[];
}

/** GW-ADD-11: a neighbour, or with a ranged attack somebody in sight and within reach. GW-ADD-07: nobody in full cover. */
function enemyProblem(scene: Scene, enemy: Enemy, target: Pc, kind: EnemyAttackKind): Refusal | null {
  if (isOut(target)) return 'target-is-out';
  if (has(enemy, 'paralysed')) return 'not-able';
  const problem = mayAct(scene, enemy);
  if (problem !== null) return problem;
  const cells = distanceBetween(enemy, target, kind !== 'melee' && enemy.hasRanged ? 'ranged' : 'melee');
  if (cells > 1 && kind === 'melee') return 'out-of-melee-range';
  if (cells > 1 && (!enemy.hasRanged || (enemy.reach !== null && cells > enemy.reach))) return 'out-of-reach';
  return sightOf(scene, enemy, target) === 'blocked' ? 'no-sight' : null;
}

/** GW-ADD-08 (4), GW-ADD-14: surprise in round 1 and a vulnerable target favour the enemy. */
function favouringSteps(scene: Scene, enemy: Figure, target: Figure): readonly Step[] {
  const steps: Step[] = [];
  if (scene.round === 1 && scene.surprise === enemy.side) steps.push({ label: 'surprise', amount: -1 });
  if (has(target, 'vulnerable')) steps.push({ label: 'vulnerable', amount: -1 });
  return steps;
}

type Done = { readonly outcome: EnemyAttackOutcome; readonly effects: Effects };

function enemyAttackBy(fate: Fate, way: Way, house: House): Done | null {
  switch (house.enemyAttack) {
    case 'defenceTest':
      return defenceTest(fate, way, house);
    case 'enemyDie':
      return enemyDie(fate, way, house);
    case 'auto':
      fate.note('GW-ADD-11', {
        kind: 'enemyAttack',
        enemy: way.enemy.name,
        figure: way.target.name,
        way: 'auto',
      });
      return hit(fate, way, { kind: 'automatic', face: null, needs: null }, house);
    case 'retaliationOnly':
      fate.note('GW-ADD-11', {
        kind: 'enemyAttack',
        enemy: way.enemy.name,
        figure: way.target.name,
        way: 'retaliationOnly',
      });
      return unharmed({ kind: 'harmless', face: null, needs: null });
  }
}

/** GW-ADD-11, default: the attacked player tests against the TN of the enemy. */
function defenceTest(fate: Fate, way: Way, house: House): Done {
  const { scene, enemy, target } = way;
  // GW-R-41: all that a downed figure can do is crawl and speak.
  if (has(target, 'downed') && !house.downedDefends) {
    fate.note('GW-R-41', { kind: 'noDefence', figure: target.name, enemy: enemy.name });
    return hit(fate, way, { kind: 'automatic', face: null, needs: null }, house);
  }
  const trait = way.trait ?? defenceTrait(fate, way);
  fate.note('GW-ADD-11', { kind: 'traitNamed', trait });
  const result = rollDefence(fate, way, trait, house);
  fate.note('GW-ADD-11', {
    kind: 'defence',
    figure: target.name,
    enemy: enemy.name,
    hit: isFailure(result.kind),
  });
  const counted = countFailure(fate, scene, result.kind, 'defence', house);
  if (isFailure(result.kind)) {
    const done = hit(fate, way, result, house);
    return { ...done, effects: [...result.effects, ...done.effects, ...counted] };
  }
  // The advantage of an exceptional defence never wounds the enemy by itself.
  const advantage = result.kind === 'exceptional' ? chooseAdvantage(fate, target, false) : null;
  const gained = advantage === null ? [] : advantageEffects({ ...scene, round: 0 }, target, advantage);
  return unharmed(result, advantage, [...result.effects, ...gained]);
}

/** S or G in melee as the player likes, G at a distance, M against magic. */
function defenceTrait(fate: Fate, { kind, target }: Way): string {
  if (kind === 'melee') return fate.choose(question('defenceTrait', 'GW-ADD-11', target.id, ['S', 'G']));
  return traitFor(kind === 'magic' ? 'spell' : 'distance');
}

/** Steps turn round: what hinders the enemy helps the defence. A defence is never refused. */
function rollDefence(fate: Fate, way: Way, trait: string, house: House): LuckyResult {
  const { scene, enemy, target } = way;
  const steps = way.steps.map(({ label, amount }) => ({ label, amount: -amount }));
  const beyond = scene.mode === 'core' ? shiftTn(enemy.tn, sumOfSteps(steps, house)) : null;
  const trial = {
    mode: scene.mode,
    die: dieOf(target, trait),
    level: levelOf(target, trait),
    // Above 12 it is thrown against 12.
    tn: beyond === 'almostImpossible' ? 12 : enemy.tn,
    steps: beyond === 'almostImpossible' ? [] : steps,
    helpers: 0,
    by: target.id,
    role: 'defence',
    name: target.name,
  } as const;
  // Below 4 it succeeds without a throw, whatever the table does with other tests.
  const lenient: House = house.beyondLow === 'auto' ? house : { ...house, beyondLow: 'auto' };
  return rollWithLuck(fate, scene, target, trial, lenient);
}

/**
 * GW-ADD-11, `enemyDie`: the enemy throws its own die against TN 6; 1 misses, the highest face never takes a second heart.
 * Null if the attempt is refused, which costs nothing (GW-R-05).
 */
function enemyDie(fate: Fate, way: Way, house: House): Done | null {
  const { enemy, target } = way;
  fate.note('GW-ADD-11', { kind: 'enemyAttack', enemy: enemy.name, figure: target.name, way: 'enemyDie' });
  const sides = ENEMY_DICE[enemy.category];
  const hurdle = hurdleOf(adjustTn(fate, ENEMY_DIE_TN, way.steps, house), house);
  if (hurdle.kind === 'refused') {
    fate.note('GW-MOD-06', { kind: 'refused', reason: 'almost-impossible' });
    return null;
  }
  if (hurdle.kind === 'automatic')
    return hit(fate, way, { kind: 'automatic', face: null, needs: null }, house);
  const face = fate.roll(die(sides), faceOf, 'GW-ADD-11', { by: enemy.id, role: 'attack' });
  const bar = { needs: hurdle.tn, helped: false, maxOnly: hurdle.maxOnly };
  const kind = verdictOf(face, sides, bar, house);
  const result = { kind, face, needs: hurdle.tn };
  fate.note('GW-RES-06', { kind: 'result', verdict: kind, face, needs: hurdle.tn, figure: enemy.name });
  if (!isSuccess(kind)) return unharmed(result);
  const advantage =
    kind === 'exceptional'
      ? fate.choose(question('enemyAdvantage', 'GW-ADD-11', GM, ['other', 'lessRisk', 'faster', 'quieter']))
      : null;
  const done = hit(fate, way, result, house);
  return { ...done, outcome: { ...done.outcome, advantage } };
}

/** GW-HIT-03: the blow lands. A 1 on the defence brings a complication as well. */
function hit(fate: Fate, { scene, target }: Way, result: TestResult, house: House): Done {
  const { loss, effects } = loseHeart(fate, scene, target, house);
  const complicated =
    result.kind === 'complication'
      ? forcedComplication(fate, scene, target, 'GW-ADD-11', house)
      : NO_COMPLICATION;
  return {
    outcome: {
      kind: result.kind,
      hit: true,
      loss,
      complication: complicated.complication,
      advantage: null,
      ...thrown(result),
    },
    effects: [...effects, ...complicated.effects],
  };
}

function unharmed(
  result: {
    readonly kind: Verdict | 'harmless';
    readonly face: number | null;
    readonly needs: number | null;
  },
  advantage: Advantage | null = null,
  effects: Effects = [],
): Done {
  const { kind, face, needs } = result;
  const shown = face === null || needs === null ? {} : { face, needs };
  return { outcome: { kind, hit: false, loss: 'none', complication: null, advantage, ...shown }, effects };
}

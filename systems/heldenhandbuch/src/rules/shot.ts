import type { Faces } from '@tafelrunde/kernel';
import { applyEffects } from '../effects.ts';
import {
  type Combat,
  type Fighter,
  type Figure,
  figureOf,
  has,
  type Item,
  isAble,
  type Scene,
  type ShotCircumstances,
} from '../model.ts';
import { type HhEffect, type HhFate, type House, type Refusal, type Refused, refused } from '../rule.ts';
import { aim, convertedBefore, type FirstThrow, throwFirst } from './aiming.ts';
import { combatByShot, combatIn, fighterIn, mayStillAct, turnIfAllActed, withFighter } from './combat.ts';
import { type Evaded, evade } from './evading.ts';
import {
  adjustDice,
  type FighterRoll,
  fighterRoll,
  masterDice,
  mythosEffects,
  settleDice,
} from './fighter-dice.ts';
import { ascending, descending } from './groups.ts';
import { landShot } from './shot-hit.ts';
import { shotMinimum } from './shot-minimum.ts';
import { chooseTotal, type ShotGroup, type ShotTotal, shotGroup } from './shot-total.ts';
import type { Wounds } from './striking.ts';
import { rangedWeapon } from './weapons.ts';

export interface ShotInput extends ShotCircumstances {
  readonly scene: Scene;
  readonly shooter: string;
  /** Without one it is a coin or a pumpkin: hit or not. */
  readonly target?: string | undefined;
}

type ShotOutcome =
  | { readonly kind: 'aimed'; readonly saved: Faces }
  | { readonly kind: 'noShot' }
  | {
      readonly kind: 'hit' | 'miss';
      readonly total: number;
      readonly minimum: number;
      readonly legendary: boolean;
      readonly wounds: readonly Wounds[];
      readonly dead: boolean;
    };

/** HH-RNG-01 to HH-RNG-17, HH-PROC-06: a shooter's phase: the first throw, then the shot, or aiming for the next phase. */
export function shootOrAim(
  fate: HhFate,
  input: ShotInput,
  house: House,
): { outcome: ShotOutcome | Refused; effects: readonly HhEffect[] } {
  const { scene } = input;
  const shooter = figureOf(scene, input.shooter);
  const target = input.target === undefined ? undefined : figureOf(scene, input.target);
  if (shooter === undefined || (input.target !== undefined && target === undefined))
    return refused('unknown-figure');
  const combat = target === undefined ? combatIn(scene) : combatByShot(scene, shooter, target);
  const fighter = fighterIn(combat, shooter.id);
  const weapon = rangedWeapon(shooter);
  const problem = shotProblem(shooter, target, fighter, house);
  if (problem !== null) return refused(problem);
  if (weapon === undefined) return refused('no-ranged-weapon');
  const { roll, effects } = fighterRoll(fate, scene, shooter, weapon, fighter, house);
  if (roll.count === 0) return refused('no-dice');
  const shot: Shot = {
    input,
    scene: applyEffects(scene, effects),
    shooter,
    target,
    weapon,
    roll,
    fighter,
    combat,
  };
  // HH-R-98: at a thing outside of a fight there is no next phase to aim for, and nobody has acted.
  const inFight = scene.combat !== null || target !== undefined;
  const ways = { shoot: !combat.meleeFought, aim: inFight };
  const first = throwFirst(fate, roll, fighter, ways, house);
  const done = first.keep === null ? loose(fate, shot, first, house) : takeAim(fate, shot, first, house);
  const all = [...effects, ...done.effects];
  if (!inFight) return { outcome: done.outcome, effects: all };
  const to = turnIfAllActed(fate, applyEffects(scene, all), done.combat, house);
  return { outcome: done.outcome, effects: [...all, { kind: 'combat', to }] };
}

function shotProblem(
  shooter: Figure,
  target: Figure | undefined,
  fighter: Fighter,
  house: House,
): Refusal | null {
  if (!isAble(shooter)) return 'not-able';
  if (!mayStillAct(fighter, house)) return 'already-acted';
  if (target?.id === shooter.id) return 'nobody-opposes-themselves';
  return target !== undefined && has(target, 'dead') ? 'target-is-out' : null;
}

interface Shot {
  readonly input: ShotInput;
  readonly scene: Scene;
  readonly shooter: Figure;
  readonly target: Figure | undefined;
  readonly weapon: Item;
  readonly roll: FighterRoll;
  readonly fighter: Fighter;
  readonly combat: Combat;
}

interface Done {
  readonly outcome: ShotOutcome;
  readonly combat: Combat;
  readonly effects: readonly HhEffect[];
}

/** What this throwing has paid for (HH-MEL-10, HH-MAN-04). */
const THROWN = { acted: true, owedDice: 0, halfDiceNext: false, mustVoid: 0, saved: [] } as const;

function takeAim(fate: HhFate, shot: Shot, first: FirstThrow, house: House): Done {
  const { saved, effects } = aim(fate, shot.scene, shot.roll, shot.fighter, first, house);
  return {
    outcome: { kind: 'aimed', saved: descending(saved.map(({ face }) => face)) },
    combat: withFighter(shot.combat, shot.shooter.id, { ...THROWN, saved }),
    effects,
  };
}

/** HH-RNG-05 to HH-RNG-09: minimum, struck dice, total; then the target's answer; then it hits or not. */
function loose(fate: HhFate, shot: Shot, first: FirstThrow, house: House): Done {
  const { input, roll, shooter, target } = shot;
  const faces = ascending([...first.saved, ...first.thrown]);
  const adjusted = adjustDice(fate, roll, faces, first.luckySeen, house);
  // HH-LRN-09: nobody has dice to swap with, but a shadow roll is possible.
  const [lying = adjusted] = masterDice(fate, [adjusted], house);
  const dice = { ...lying, converted: [...convertedBefore(shot.fighter), ...lying.converted] };
  const settled = settleDice(fate, shot.scene, dice, house);
  const combat = withFighter(shot.combat, shooter.id, THROWN);
  fate.note('HH-RNG-02', {
    kind: 'shoots',
    figure: shooter.name,
    target: target?.name ?? null,
    size: input.size,
  });
  const minimum = shotMinimum(fate, input, house);
  const limits = { cap: roll.cap, runs: true };
  const group = shotGroup(fate, settled, limits, input.shooterMovement, shooter.id, house);
  if (group === null) {
    fate.note('HH-R-48', { kind: 'noShot', figure: shooter.name });
    return { outcome: { kind: 'noShot' }, combat, effects: settled.effects };
  }
  if (group.legendary > 0) fate.note('HH-RNG-11', { kind: 'legendaryShot', equals: group.legendary });
  const mayEvade = target !== undefined && input.awareness !== 'unsuspecting';
  const total = chooseTotal(fate, group, minimum, mayEvade, shooter.id);
  const mythos = mythosEffects(fate, roll, { usable: group.usable, converted: settled.converted });
  const before = [...settled.effects, ...mythos];
  return answered(
    fate,
    { ...shot, combat },
    { group, total, minimum, aimed: first.saved.length > 0 },
    before,
    house,
  );
}

interface Flying {
  readonly group: ShotGroup;
  readonly total: ShotTotal;
  readonly minimum: number;
  readonly aimed: boolean;
}

/** HH-RNG-16, HH-RNG-17, HH-R-51: evading raises the minimum and ends whatever else the target was doing. */
function answered(fate: HhFate, shot: Shot, flying: Flying, before: readonly HhEffect[], house: House): Done {
  const { input, target, combat } = shot;
  const scene = applyEffects(shot.scene, before);
  const evaded: Evaded =
    target === undefined
      ? { by: 0, evading: false, effects: [] }
      : evade(fate, scene, target, input.awareness, house);
  const minimum = flying.minimum + evaded.by;
  const { total } = flying.total;
  const hit = total > 0 && total >= minimum;
  fate.note('HH-RNG-09', { kind: 'shotTotal', total, minimum, hit });
  const moved =
    target !== undefined && evaded.evading
      ? withFighter(combat, target.id, { evading: true, saved: [] })
      : combat;
  const effects = [...before, ...evaded.effects];
  const outcome = { total, minimum, legendary: flying.group.legendary > 0 };
  if (!hit || target === undefined) {
    return {
      outcome: { kind: hit ? 'hit' : 'miss', ...outcome, wounds: [], dead: false },
      combat: moved,
      effects,
    };
  }
  const now = applyEffects(shot.scene, effects);
  const landed = landShot(
    fate,
    { scene: now, combat: moved, shooter: shot.shooter, weapon: shot.weapon, target: target.id, ...flying },
    house,
  );
  const dead = has(figureOf(applyEffects(now, landed.effects), target.id) as Figure, 'dead');
  return {
    outcome: { kind: 'hit', ...outcome, wounds: landed.wounds, dead },
    combat: landed.combat,
    effects: [...effects, ...landed.effects],
  };
}

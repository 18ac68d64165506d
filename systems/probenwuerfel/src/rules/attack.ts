import { type Figure, figureOf, type Scene, skillOf } from '../model.ts';
import { type Fate, type House, type Refusal, refused } from '../rule.ts';
import { isRefusal, noteUntrained, type ReadyCheck, readyCheck, rollCheckTotal } from './check.ts';
import { degreesHorizon, degreesOf, openDegrees } from './degrees.ts';
import { armourClass } from './derived.ts';
import type { Circumstances } from './modifiers.ts';

export interface AttackInput extends Circumstances {
  readonly scene: Scene;
  readonly attacker: string;
  readonly target: string;
  /** The weapon used; what is wielded, if none is named, else bare hands. */
  readonly weapon?: string | undefined;
  readonly forced: boolean;
}

export interface ReadyAttack {
  readonly check: ReadyCheck;
  readonly target: Figure;
  readonly armourClass: number;
  readonly mustExceed: boolean;
}

/** PW-ADD-07: a check on the weapon's Probe against the target's RK; only where the table plays the module. */
export function readyAttack(input: AttackInput, house: House): ReadyAttack | Refusal {
  const { scene } = input;
  if (!house['module.attackVsRK']) return 'module-off';
  const attacker = figureOf(scene, input.attacker);
  const target = figureOf(scene, input.target);
  if (attacker === undefined || target === undefined) return 'unknown-figure';
  if (attacker.id === target.id) return 'same-figure';
  const weapon = attacker.weapons.find(({ name, wielded }) =>
    input.weapon === undefined ? wielded : name === input.weapon,
  );
  if (input.weapon !== undefined && weapon === undefined) return 'unknown-weapon';
  const known = weapon !== undefined && skillOf(scene, weapon.weaponSkill) !== undefined;
  const skill = known ? weapon.weaponSkill : 'unarmed';
  const check = readyCheck(scene, { ...input, figure: attacker.id, skill }, 'check', house);
  if (isRefusal(check)) return check;
  return {
    check,
    target,
    armourClass: armourClass(target, scene.skills, house),
    // The only exception to PW-R-08: between an NPC's attack and a player character the tie is the player's.
    mustExceed: house['attack.tieFavoursPC'] && attacker.side === 'npc' && target.side === 'pc',
  };
}

/** PW-ADD-07: a hit at RK or above; an NPC against a player character has to exceed it. Degrees count from RK. */
export function hitOf(total: number, { armourClass: needed, mustExceed }: ReadyAttack, house: House) {
  const hit = mustExceed ? total > needed : total >= needed;
  return { hit, degrees: hit ? degreesOf(total, needed, house) : 0 };
}

/** PW-ADD-07: damage is the GM's to say, so a hit changes nothing by itself. */
export function attack(fate: Fate, input: AttackInput, house: House) {
  const ready = readyAttack(input, house);
  if (isRefusal(ready)) return refused(ready);
  const { check, target } = ready;
  noteUntrained(fate, check, house);
  if (ready.mustExceed) fate.note('PW-ADD-07', { kind: 'mustExceed', armourClass: ready.armourClass });
  const total = rollCheckTotal(fate, check, degreesHorizon(ready.armourClass, house), '', house);
  const { hit, degrees } = hitOf(total, ready, house);
  fate.note('PW-ADD-07', {
    kind: 'attacked',
    who: check.figure.name,
    target: target.name,
    total,
    armourClass: ready.armourClass,
    hit,
    degrees,
  });
  const outcome: { kind: 'attacked'; hit: boolean; degrees: number; total?: number } = {
    kind: 'attacked',
    hit,
    degrees,
    total,
  };
  return { outcome, effects: openDegrees(fate, input.scene, check.figure.id, degrees) };
}

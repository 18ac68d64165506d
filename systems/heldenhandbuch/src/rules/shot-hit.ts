import { type Combat, type Die, type Figure, figureOf, type Item, type Scene } from '../model.ts';
import type { HhEffect, HhFate, House } from '../rule.ts';
import { fighterIn, withFighter } from './combat.ts';
import { damagePool, extraDamageDice, rollDamage } from './damage.ts';
import { ascending } from './groups.ts';
import { lethalInjury } from './injuries.ts';
import { bonusOf } from './items.ts';
import { isDeadly, type ShotGroup, type ShotTotal } from './shot-total.ts';
import { armourOf, strikeFigure, type Wounds } from './striking.ts';
import { voidSuccesses } from './throwing-together.ts';

/** HH-RNG-11. */
const LEGENDARY_DAMAGE = 2;

interface ShotHit {
  readonly scene: Scene;
  readonly combat: Combat;
  readonly shooter: Figure;
  readonly weapon: Item;
  readonly target: string;
  readonly group: ShotGroup;
  readonly total: ShotTotal;
  /** HH-R-53: dice were saved for it. */
  readonly aimed: boolean;
}

interface LandedShot {
  readonly wounds: readonly Wounds[];
  readonly combat: Combat;
  readonly effects: readonly HhEffect[];
}

/** HH-RNG-09 to HH-RNG-13: damage by TS; a legendary shot doubles it, passes through armour, and can kill outright. */
export function landShot(fate: HhFate, hit: ShotHit, house: House): LandedShot {
  const { scene, shooter, weapon, group } = hit;
  const target = figureOf(scene, hit.target) as Figure;
  const legendary = group.legendary > 0;
  const combat = voidOne(fate, hit.combat, target);
  // HH-R-54: others than normal targets take the damage of a legendary shot.
  if (isDeadly(group.legendary) && target.normal) {
    fate.note('HH-RNG-12', { kind: 'deadlyShot', figure: target.name });
    return { wounds: [], combat, effects: lethalInjury(fate, target) };
  }
  const hands = { ts: weapon.ts, pts: shooter.pts, damageDice: bonusOf(weapon, house).damageDice };
  const base = damagePool(fate, hands, false, shooter.id, house);
  const multiplier = legendary ? LEGENDARY_DAMAGE : 1;
  fate.note('HH-DMG-01', { kind: 'damagePool', dice: base.count, sides: base.step, multiplier });
  const passes = legendary && house['shot.legendaryIgnoresArmour'];
  const armour = passes ? undefined : armourOf(target);
  const roll = { base, extra: extraDice(hit, house), multiplier, by: shooter.id, armour };
  const hits = rollDamage(fate, roll, house);
  const strike = { wears: !passes, armoured: !passes };
  const { injuries, effects } = strikeFigure(fate, scene, target.id, hits, strike, house);
  return { wounds: [{ figure: target.id, injuries }], combat, effects };
}

/** HH-RNG-10, HH-R-53: all equals and the run dice not in the total; HH-R-38: those of a legendary shot are its equals. */
function extraDice({ group, total, aimed }: ShotHit, house: House): number {
  const stacked = house['damage.legendaryDiceStack'] ? group.legendary : 0;
  const own = aimed || !house['shot.extraDiceOnlyAimed'] ? extraDamageDice(group.group, total.used) : 0;
  return own + stacked;
}

/** HH-RNG-09, HH-R-47, HH-R-52: a saved die that succeeded lies there and is voided; else the first one shown will be. */
function voidOne(fate: HhFate, combat: Combat, target: Figure): Combat {
  const { id, name } = target;
  const { saved, mustVoid } = fighterIn(combat, id);
  const faces = ascending(saved.map(({ face }) => face));
  const left = voidSuccesses(fate, target, faces, 1);
  if (left.length < faces.length) return withFighter(combat, id, { saved: matching(saved, left) });
  fate.note('HH-RNG-09', { kind: 'mustVoid', figure: name });
  return withFighter(combat, id, { mustVoid: mustVoid + 1 });
}

/** The saved dice with these faces. */
function matching(saved: readonly Die[], faces: readonly number[]): readonly Die[] {
  const left = [...faces];
  return saved.filter(({ face }) => {
    const at = left.indexOf(face);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

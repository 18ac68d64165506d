import type { Input } from '../actions/inputs.ts';
import { EXPLOSIVES, type ExplosiveRow } from '../data/explosives.ts';
import { RANGE_CLASSES } from '../data/ranged-weapons.ts';
import { type DamageType, isNatural, type RangedWeapon } from '../items.ts';
import { distanceBetween, type Figure, figureOf, itemOf, ownsAbility, type Scene } from '../model.ts';
import { type Effects, type Fate, type House, type Refusal, refused } from '../rule.ts';
import { attackPatzer, type BadAttack, type PatzerResult } from './attack-patzer.ts';
import { noteFailing, type Rolled, settleChallenge } from './challenge.ts';
import { wrest } from './disarm.ts';
import { rangedWeaponOf, typesOf } from './equipment.ts';
import { usedFate } from './fate-dice.ts';
import { type AttackOutcome, attackSpec } from './melee.ts';
import { patzerConsequence } from './patzer.ts';
import { type NotPossible, notPossible, offersAfter, prepare, throwPrepared } from './prepare.ts';
import { difficultyOf, withShotDice } from './shot-dice.ts';
import { coverDifficulty, coverOf, rangeClass } from './shot-difficulty.ts';
import { chooseType, critDice, type Struck, volley } from './strike.ts';
import { actionProblem, enemiesInReach, givesOpenings, leavesVulnerable, spendAction } from './turns.ts';

export type RangedInput = Omit<Input<'ranged-attack'>, 'targets'>;

/** A shot that can be fired. */
export interface Shot {
  readonly kind: 'ready';
  readonly scene: Scene;
  readonly attacker: Figure;
  readonly target: Figure;
  readonly weapon: RangedWeapon;
  /** 0 near, 1 medium, 2 far, 3 extreme. */
  readonly range: number;
  readonly cover: { readonly quarters: number; readonly armourValue: number };
  readonly isAimed: boolean;
}

/** DP-R-91: a launcher with a listed rocket has its dice, type and ranges; distance and skill stay the launcher's. */
export function loadedWeapon(weapon: RangedWeapon, { rocketRange, explosionType }: House): RangedWeapon {
  const rocket = (EXPLOSIVES as Readonly<Record<string, ExplosiveRow>>)[weapon.loaded ?? ''];
  if (rocket === undefined) return weapon;
  const ranges = rocketRange === 'rocket' ? rocket.ranges : weapon.ranges;
  // DP-R-94.
  const type = explosionType === 'table' ? rocket.type : 'blunt';
  return { ...weapon, dice: rocket.dice, types: [type], ranges };
}

/** DP-R-61: on the same target, in this round or the one before. */
export const isAimedAt = ({ round }: Scene, { turn }: Figure, target: string): boolean =>
  turn.aimTarget === target && (round === 0 || turn.aimRound >= round - 1);

function readyShot(input: RangedInput, house: House): Shot | NotPossible {
  const { scene } = input;
  const attacker = figureOf(scene, input.attacker);
  const target = figureOf(scene, input.target);
  if (attacker === undefined || target === undefined) return notPossible('unknown-figure');
  if (attacker.id === target.id) return notPossible('same-figure');
  if (target.consciousness === 'dead') return notPossible('already-dead');
  const held = rangedWeaponOf(attacker, input.weapon);
  if (held === undefined) return notPossible('no-weapon');
  const weapon = loadedWeapon(held, house);
  const reason = weaponProblem(scene, attacker, weapon, input, house);
  if (reason !== null) return notPossible(reason);
  const metres = input.distance ?? distanceBetween(scene, attacker, target);
  if (metres === null) return notPossible('no-distance');
  if (metres < weapon.minRange) return notPossible('too-close');
  const found = rangeClass(weapon.ranges, metres);
  if (found === null) return notPossible('out-of-reach');
  const seen = coverOf(scene, attacker, target);
  const cover = {
    quarters: input.cover ?? seen.quarters,
    armourValue: input.coverValue ?? seen.armourValue,
  };
  const isAimed = isAimedAt(scene, attacker, target.id);
  if (input.throughCover && !isAimed) return notPossible('needs-aim');
  if (!input.throughCover && coverDifficulty(cover.quarters, house) === null)
    return notPossible('in-full-cover');
  const range = Math.max(RANGE_CLASSES.indexOf(found) - classesNearer(attacker, weapon, input.abilities), 0);
  return { kind: 'ready', scene, attacker, target, weapon, range, cover, isAimed };
}

/** DP-R-63, DP-R-64, DP-SPA-08: jammed, not yet loaded again, too many shots, no bursts from it. */
export function weaponProblem(
  { round }: Scene,
  { turn }: Figure,
  weapon: RangedWeapon,
  { mode, type }: Pick<RangedInput, 'mode' | 'type'>,
  house: House,
): Refusal | null {
  if (type !== null && !typesOf(weapon, house).includes(type)) return 'not-one-of-its-types';
  if (weapon.jammed) return 'jammed';
  if (weapon.ammo === 0) return 'no-ammunition';
  if (mode === 'burst' && !weapon.automatic) return 'not-automatic';
  if (round === 0 || house.reload === 'ignore') return null;
  if (weapon.readyAtRound > round) return 'not-ready';
  return turn.shotsThisRound < Math.max(weapon.rateOfFire, 1) ? null : 'too-many-shots';
}

/** 4.5: a marksman and a super thrower bring the target nearer. */
function classesNearer(attacker: Figure, { skill }: RangedWeapon, abilities: readonly string[]): number {
  const throws = skill === 'thrown' && ownsAbility(attacker, 'superThrow') ? 1 : 0;
  return throws + (abilities.includes('marksman') ? 1 : 0);
}

export type ShotOutcome = Omit<AttackOutcome, 'kind'> & {
  readonly kind: AttackOutcome['kind'] | 'disarmed';
  readonly hits: number;
};

const UNHURT = { hits: 0, wounds: 0, stun: 0 };

/** DP-RNG-01 to 07, DP-SPA-06 to 08: a whole ranged attack: difficulty, attack, damage, armour. */
export function rangedAttack(fate: Fate, input: RangedInput, house: House) {
  const shot = readyShot(input, house);
  if (shot.kind === 'refused') return refused(shot.reason);
  const { scene, attacker, target, weapon } = shot;
  const problem = actionProblem(scene, attacker, house);
  if (problem !== null) return refused(problem);
  const prepared = prepare(fate, scene, attackSpec(attacker.id, weapon, input), 'attack', house);
  if (prepared.kind === 'refused') return refused(prepared.reason);
  const wanted = input.item === null ? undefined : itemOf(target, input.item);
  if (input.item !== null && (wanted?.carried !== 'held' || input.mode === 'burst'))
    return refused('unknown-item');
  if (wanted !== undefined && isNatural(wanted)) return refused('natural-weapon');
  const type = chooseType(fate, attacker, weapon, input.type, house);
  const difficulty = difficultyOf(fate, shot, input, house);
  const loosed = withShotDice(prepared, shot, input, `shot ${type}`, house);
  const thrown = throwPrepared(fate, scene, loosed, house);
  const rolled = settleChallenge(fate, thrown.count, { difficulty }, house);
  const names = { attacker: attacker.name, target: target.name };
  const fateUsed = usedFate(attacker, [...prepared.effects, ...thrown.effects]);
  // All that the rest depends on.
  fate.mark(`${type}|${rolled.success ? `hit${rolled.net}` : rolled.verdict}|${fateUsed}`);
  if (rolled.success) fate.note('DP-RNG-01', { kind: 'hit', ...names, crits: rolled.crits });
  else {
    fate.note('DP-RNG-01', { kind: 'missed', ...names });
    noteFailing(fate, thrown.count);
  }
  const isDisarming = rolled.success && wanted !== undefined;
  const wrested = isDisarming ? wrest(fate, attacker, target, wanted, rolled.crits, house) : null;
  const struck =
    wrested === null
      ? damageOfShot(fate, shot, { rolled, type, fateUsed }, input, house)
      : { ...UNHURT, state: target.consciousness, effects: wrested.effects };
  const failed = rolled.patzer
    ? patzerOfShot(fate, { scene, attacker, weapon, type, fateUsed }, input, house)
    : { consequence: null, effects: [] };
  const outcome: ShotOutcome = {
    kind: isDisarming ? 'disarmed' : rolled.success ? 'hit' : rolled.patzer ? 'patzer' : 'missed',
    crits: rolled.crits,
    hits: struck.hits,
    wounds: struck.wounds,
    stun: struck.stun,
    state: struck.state,
    consequence: failed.consequence,
  };
  const effects: Effects = [
    ...prepared.effects,
    ...thrown.effects,
    ...struck.effects,
    ...firedOff(shot, input),
    ...failed.effects,
    ...offersAfter(fate, scene, prepared, rolled, house),
    ...spendAction(scene, attacker, { shotsThisRound: attacker.turn.shotsThisRound + 1, aimTarget: null }),
    // DP-RNG-07.
    ...leavesVulnerable(scene, attacker, 'shot'),
    ...givesOpenings(fate, scene, attacker, enemiesInReach(scene, attacker, house), house),
  ];
  return { outcome, effects };
}

interface Landed {
  readonly rolled: Rolled;
  readonly type: DamageType | null;
  readonly fateUsed: number;
}

function damageOfShot(
  fate: Fate,
  shot: Shot,
  landed: Landed,
  input: RangedInput,
  house: House,
): Struck & { readonly hits: number } {
  const { attacker, target } = shot;
  const { rolled } = landed;
  if (!rolled.success) return { ...UNHURT, state: target.consciousness, effects: [] };
  const isBurst = input.mode === 'burst';
  const hits = isBurst ? burstHits(shot.weapon, rolled, house) : 1;
  if (isBurst) fate.note('DP-SPA-07', { kind: 'burst', attacker: attacker.name, target: target.name, hits });
  // DP-R-66: attack crits add no damage dice to a burst; they are hits of their own.
  const crits = isBurst ? 0 : critDice(fate, attacker, rolled.crits, house);
  const { scene, weapon } = shot;
  const coverValue = input.throughCover ? shot.cover.armourValue : 0;
  const { type, fateUsed } = landed;
  const hit = { scene, attacker, target, weapon, type, crits, bonus: [], coverValue, fateUsed };
  return { hits, ...volley(fate, hit, { hits, net: rolled.net }, house) };
}

/** DP-SPA-07, DP-R-66: every net success is a hit, at least one. */
function burstHits({ rateOfFire }: RangedWeapon, { net, crits }: Rolled, house: House): number {
  const hits = Math.max(house.burstHits === 'net' ? net : crits + 1, 1);
  return house.burstCap === 'rateOfFire' ? Math.min(hits, Math.max(Math.floor(rateOfFire), 1)) : hits;
}

/** DP-CHL-14, DP-SPA-08: a burst jams, any other shot is the GM's to tell. */
function patzerOfShot(
  fate: Fate,
  bad: BadAttack & { readonly weapon: RangedWeapon },
  { mode }: RangedInput,
  house: House,
): PatzerResult {
  if (mode === 'single') return attackPatzer(fate, bad, house);
  const { attacker, weapon } = bad;
  const consequence = patzerConsequence(fate, 'burst', house);
  fate.note('DP-SPA-08', { kind: 'jammed', figure: attacker.name, item: weapon.name });
  return {
    consequence,
    effects: [{ kind: 'weaponState', figure: attacker.id, item: weapon.id, set: { jammed: true } }],
  };
}

/** DP-R-63: what a shot leaves of the weapon: ammunition, time to load; what is thrown lies where it landed. */
export function firedOff(
  { scene, attacker, weapon }: Pick<Shot, 'scene' | 'attacker' | 'weapon'>,
  { mode }: Pick<RangedInput, 'mode'>,
): Effects {
  if (weapon.skill === 'thrown') return [{ kind: 'itemDropped', figure: attacker.id, item: weapon.id }];
  // A burst is as many rounds as the weapon can fire; the seed does not count them.
  const rounds = mode === 'burst' ? Math.max(Math.floor(weapon.rateOfFire), 1) : 1;
  const ammo = weapon.ammo === null ? null : Math.max(weapon.ammo - rounds, 0);
  const slow = weapon.rateOfFire < 1 && scene.round > 0;
  const readyAtRound = slow ? scene.round + Math.round(1 / weapon.rateOfFire) : weapon.readyAtRound;
  return [
    { kind: 'weaponState', figure: attacker.id, item: weapon.id, set: { ammo, readyAtRound, loaded: null } },
  ];
}

import type { Input } from '../actions/inputs.ts';
import { EXPLOSIVE_IDS, type ExplosiveId } from '../data/explosives.ts';
import type { Explosive } from '../items.ts';
import { figureOf } from '../model.ts';
import { type Fate, type House, refused } from '../rule.ts';
import { explosive, rangedWeaponOf } from './equipment.ts';
import { type Blasted, type BlastTarget, blast, targetsOf } from './explosions.ts';
import { type RangedInput, rangedAttack, type ShotOutcome } from './ranged.ts';

/** What a rocket has done to others stands beside what the shot did. */
type RocketOutcome = ShotOutcome & { readonly hurt: Blasted['hurt'] };

/** DP-RNG-01, DP-R-91, DP-EXP-01, DP-EXP-02: a shot; a rocket that hits goes off there, for everybody around. */
export function shoot(fate: Fate, input: Input<'ranged-attack'>, house: House) {
  const { scene, targets } = input;
  const isThere = ({ id }: BlastTarget) =>
    figureOf(scene, id) !== undefined || scene.objects.some((one) => one.id === id);
  if (!targets.every(isThere)) return refused('unknown-figure');
  const rocket = rocketOf(input, house);
  const shot = rangedAttack(fate, input, house);
  if (rocket === null || shot.outcome.kind !== 'hit') return shot;
  const spot = figureOf(scene, input.target)?.position ?? null;
  const others = targetsOf(scene, rocket, spot, targets, house).filter(({ id }) => id !== input.target);
  // How the target came to its wounds does not matter to those around it.
  fate.mark(`rocket|${JSON.stringify(shot.outcome)}`);
  const { hurt, effects } = blast(fate, scene, rocket, others, input.attacker, house);
  const outcome: RocketOutcome = { ...shot.outcome, hurt };
  return { outcome, effects: [...shot.effects, ...effects] };
}

const isListed = (name: string | null): name is ExplosiveId =>
  (EXPLOSIVE_IDS as readonly (string | null)[]).includes(name);

function rocketOf({ scene, attacker, weapon }: RangedInput, house: House): Explosive | null {
  const figure = figureOf(scene, attacker);
  const launcher = figure === undefined ? undefined : rangedWeaponOf(figure, weapon);
  const loaded = launcher?.loaded ?? null;
  return isListed(loaded) ? explosive(loaded, house) : null;
}

import { die, face, GM, question } from '@tafelrunde/kernel';
import type { Input } from '../actions/inputs.ts';
import { RANGE_CLASSES } from '../data/ranged-weapons.ts';
import type { Explosive } from '../items.ts';
import { type Figure, figureOf, itemOf, ownsAbility, type Position, type Scene } from '../model.ts';
import { type DpEffect, type Effects, type Fate, type House, refused } from '../rule.ts';
import { type Rolled, settleChallenge } from './challenge.ts';
import { type BlastTarget, blast, targetsOf } from './explosions.ts';
import { attackSpec } from './melee.ts';
import { offersAfter, prepare, throwPrepared } from './prepare.ts';
import { rangeClass } from './shot-difficulty.ts';
import { actionProblem, leavesVulnerable, spendAction } from './turns.ts';

/** DP-R-95: how far off it lands for each missing success. */
const METRES_OFF = 1.5;

export interface ThrowOutcome {
  readonly kind: 'exploded' | 'landed' | 'dud';
  readonly onTarget: boolean;
  readonly off: number;
  readonly direction: number;
  readonly hurt: readonly { readonly id: string; readonly wounds: number }[];
}

/** Where it comes down. */
interface Landing {
  readonly spot: Position | null;
  readonly off: number;
  readonly direction: number;
  /** Who stands how far from it; null: only the GM can say. */
  readonly near: readonly BlastTarget[] | null;
  readonly isDud: boolean;
}

/** DP-EXP-01, DP-R-95: thrown at a spot; it goes off where it lands. */
export function throwExplosive(fate: Fate, input: Input<'throw-explosive'>, house: House) {
  const { scene } = input;
  const figure = figureOf(scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  const item = itemOf(figure, input.item);
  if (item === undefined) return refused('unknown-item');
  if (item.kind !== 'explosive') return refused('not-an-explosive');
  if (item.skill !== 'thrown' || item.ranges.length === 0) return refused('not-throwable');
  const problem = actionProblem(scene, figure, house);
  if (problem !== null) return refused(problem);
  const metres = distanceTo(figure, input);
  if (metres === null) return refused('no-distance');
  const range = rangeClass(item.ranges, metres);
  if (range === null) return refused('out-of-reach');
  const prepared = prepare(fate, scene, attackSpec(figure.id, item, input), 'attack', house);
  if (prepared.kind === 'refused') return refused(prepared.reason);
  // 4.5: a super throw brings the spot one class nearer.
  const nearer = ownsAbility(figure, 'superThrow') ? 1 : 0;
  const difficulty = 1 + Math.max(RANGE_CLASSES.indexOf(range) - nearer, 0);
  const thrown = throwPrepared(fate, scene, prepared, house, false);
  const rolled = settleChallenge(fate, thrown.count, { difficulty }, house);
  fate.mark(rolled.success ? 'onTarget' : rolled.patzer ? 'patzer' : `off${difficulty - rolled.net}`);
  const landing = landingOf(fate, { ...input, distance: metres }, figure, item, rolled, difficulty, house);
  const landed = goOff(fate, scene, figure, item, landing, house);
  const { off, direction } = landing;
  const outcome: ThrowOutcome = {
    kind: landed.kind,
    onTarget: rolled.success,
    off,
    direction,
    hurt: landed.hurt,
  };
  const effects: Effects = [
    ...prepared.effects,
    ...thrown.effects,
    ...landed.effects,
    ...offersAfter(fate, scene, prepared, rolled, house),
    ...spendAction(scene, figure),
    ...leavesVulnerable(scene, figure, 'shot'),
  ];
  return { outcome, effects };
}

function distanceTo({ position }: Figure, { spot, distance }: Input<'throw-explosive'>): number | null {
  if (distance !== null || spot === null || position === null) return distance;
  return Math.hypot(spot.x - position.x, spot.y - position.y, spot.height - position.height);
}

function landingOf(
  fate: Fate,
  input: Input<'throw-explosive'> & { readonly distance: number },
  figure: Figure,
  item: Explosive,
  rolled: Rolled,
  difficulty: number,
  house: House,
): Landing {
  const { spot, targets } = input;
  const onTheSpot: Landing = { spot, off: 0, direction: 0, near: targets, isDud: false };
  if (rolled.success) {
    fate.note('DP-R-95', { kind: 'landed', item: item.name, off: 0, direction: 0 });
    return onTheSpot;
  }
  if (rolled.patzer) return patzerLanding(fate, input, figure, item, house);
  if (house.scatter === 'gm') {
    fate.note('DP-R-95', { kind: 'landedSomewhere', item: item.name });
    return { ...onTheSpot, spot: null, near: null };
  }
  const off = METRES_OFF * (difficulty - rolled.net);
  const direction = fate.roll(die(6), face, 'DP-R-95', { by: figure.id, role: 'direction' });
  fate.note('DP-R-95', { kind: 'landed', item: item.name, off, direction });
  const isMeasured = spot !== null;
  return {
    spot: isMeasured ? moved(spot, off, direction) : null,
    off,
    direction,
    near: isMeasured
      ? []
      : targets.map((one) => ({ ...one, metres: metresFrom(one.metres, off, direction) })),
    isDud: false,
  };
}

/** Sixths of a circle: 1 is the direction of x, counted towards y. */
const angleOf = (direction: number): number => ((direction - 1) * Math.PI) / 3;

function moved({ x, y, height }: Position, off: number, direction: number): Position {
  const angle = angleOf(direction);
  return { x: x + off * Math.cos(angle), y: y + off * Math.sin(angle), height };
}

/** Without a map: how far off somebody is who stood so far from the spot, as if in the direction of 1. */
const metresFrom = (metres: number, off: number, direction: number): number =>
  Math.hypot(metres - off * Math.cos(angleOf(direction)), off * Math.sin(angleOf(direction)));

/** DP-R-95: at the thrower's own feet, or a dud; the GM decides. */
function patzerLanding(
  fate: Fate,
  { spot, targets, distance }: Input<'throw-explosive'> & { readonly distance: number },
  { id, position }: Figure,
  item: Explosive,
  house: House,
): Landing {
  const where =
    house.patzerResolution === 'preset'
      ? 'atThrower'
      : fate.choose(question('throwPatzer', 'DP-R-95', GM, ['atThrower', 'dud']));
  const isDud = where === 'dud';
  if (!isDud) fate.note('DP-R-95', { kind: 'landedAtThrower', item: item.name });
  const isMeasured = spot !== null && position !== null;
  // Without a map those aimed at are as far off as the throw was long.
  const others = targets
    .filter((one) => one.id !== id)
    .map((one) => ({ ...one, metres: Math.hypot(distance, one.metres) }));
  const near = isMeasured ? [] : [{ id, metres: 0, cover: 0 }, ...others];
  return { spot: isMeasured ? position : null, off: 0, direction: 0, near, isDud };
}

/** It explodes where it has landed, or lies there: as a dud, or until the GM says who stands near. */
function goOff(
  fate: Fate,
  scene: Scene,
  figure: Figure,
  item: Explosive,
  { spot, near, isDud }: Landing,
  house: House,
): Pick<ThrowOutcome, 'kind' | 'hurt'> & { readonly effects: Effects } {
  if (isDud) fate.note('DP-R-95', { kind: 'dud', item: item.name });
  if (isDud || near === null) {
    const dropped: DpEffect = { kind: 'itemDropped', figure: figure.id, item: item.id };
    return { kind: isDud ? 'dud' : 'landed', hurt: [], effects: [dropped] };
  }
  const { hurt, effects } = blast(
    fate,
    scene,
    item,
    targetsOf(scene, item, spot, near, house),
    figure.id,
    house,
  );
  const used: DpEffect = { kind: 'itemRemoved', figure: figure.id, item: item.id };
  return { kind: 'exploded', hurt, effects: [...effects, used] };
}

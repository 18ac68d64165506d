import { type Decider, GM } from '@tafelrunde/kernel';
import type { Input } from '../actions/inputs.ts';
import { EXPLOSIVES, type ExplosiveRow } from '../data/explosives.ts';
import type { DamageType, Explosive } from '../items.ts';
import { type Figure, figureOf, itemOf, type Position, type Scene } from '../model.ts';
import { type DpEffect, type Effects, type Fate, type House, type Of, refused } from '../rule.ts';
import { armourWear, protection } from './armour.ts';
import { rollDamage } from './damage.ts';
import { woundObject } from './objects.ts';
import { actionProblem, leavesVulnerable, spendAction } from './turns.ts';
import { inflict } from './wounds.ts';

/** DP-EXP-02, DP-R-93: dice that distance takes away: one for each blast radius. */
export function blastReduction(metres: number, radius: number, { blastSteps }: House): number {
  if (metres <= radius) return 0;
  return blastSteps === 'floorWholeDistance'
    ? Math.floor(metres / radius)
    : Math.ceil((metres - radius) / radius);
}

const rowOf = ({ explosive }: Explosive): ExplosiveRow | undefined =>
  (EXPLOSIVES as Readonly<Record<string, ExplosiveRow>>)[explosive];

/** DP-EXP-03, DP-R-94: the device's type, as the table at home reads it when it goes off; blunt without one, or always. */
export const blastType = (explosive: Explosive, { explosionType }: House): DamageType =>
  explosionType === 'table' && explosive.types.length > 0
    ? (rowOf(explosive)?.type ?? (explosive.types[0] as DamageType))
    : 'blunt';

/** DP-R-92: the radius of a device of the list as the table at home reads it when it goes off; one of its own stays. */
export function blastRadius(explosive: Explosive, house: House): number {
  const row = rowOf(explosive);
  const isListed = row !== undefined && [row.radius, row.printedRadius].includes(explosive.radius);
  if (!isListed) return explosive.radius;
  return house.blastRadius === 'example' ? row.radius : row.printedRadius;
}

/** Somebody or something near an explosion. */
export interface BlastTarget {
  readonly id: string;
  readonly metres: number;
  /** DP-R-95: armour value of what stands between, if the GM counts it. */
  readonly cover: number;
}

export interface Blasted {
  readonly hurt: readonly { readonly id: string; readonly wounds: number }[];
  readonly effects: Effects;
}

/** DP-EXP-01 to 03, DP-R-95: everybody near is hit, without a defence; damage falls with the distance. */
export function blast(
  fate: Fate,
  scene: Scene,
  explosive: Explosive,
  targets: readonly BlastTarget[],
  by: Decider,
  house: House,
): Blasted {
  fate.note('DP-EXP-01', { kind: 'exploded', item: explosive.name, targets: targets.length });
  const results = targets.map((target) =>
    blastOne(fate, scene, explosive, target, { by, role: 'damage' }, house),
  );
  return {
    hurt: results.flatMap(({ id, wounds }) => (wounds > 0 ? [{ id, wounds }] : [])),
    effects: results.flatMap(({ effects }) => effects),
  };
}

function blastOne(
  fate: Fate,
  scene: Scene,
  explosive: Explosive,
  { id, metres, cover }: BlastTarget,
  of: Of,
  house: House,
): { readonly id: string; readonly wounds: number; readonly effects: Effects } {
  const figure = figureOf(scene, id);
  const object = scene.objects.find((one) => one.id === id);
  const name = figure?.name ?? object?.name ?? id;
  const fewer = blastReduction(metres, blastRadius(explosive, house), house);
  const dice = Math.max(0, explosive.dice - fewer);
  fate.note('DP-EXP-02', { kind: 'blast', target: name, metres, dice, fewer });
  const isGone = figure?.consciousness === 'dead';
  if (dice === 0 || isGone) return { id, wounds: 0, effects: [] };
  if (figure !== undefined) return blastFigure(fate, figure, explosive, { dice, cover, of }, house);
  if (object === undefined) return { id, wounds: 0, effects: [] };
  const roll = {
    of,
    positive: [{ source: 'explosion', dice }],
    penalty: [],
    difficulty: 1 + object.armourValue + cover,
  };
  const { wounds } = rollDamage(fate, roll, house);
  return { id, wounds, effects: [{ kind: 'objectSet', item: woundObject(fate, object, wounds) }] };
}

function blastFigure(
  fate: Fate,
  figure: Figure,
  explosive: Explosive,
  { dice, cover, of }: { readonly dice: number; readonly cover: number; readonly of: Of },
  house: House,
) {
  const armour = protection(fate, figure, { type: blastType(explosive, house), ranged: true }, house);
  const roll = {
    of,
    positive: [
      { source: 'explosion', dice },
      { source: 'armourGaps', dice: armour.bonusDice },
    ],
    penalty: [],
    difficulty: 1 + armour.value + cover,
  };
  const damage = rollDamage(fate, roll, house);
  const { wounds } = damage;
  const inflicted = inflict(fate, figure, { wounds, stun: 0, source: explosive.name }, house);
  const worn = armourWear(fate, figure, armour, damage, house);
  return { id: figure.id, wounds, effects: [...inflicted.effects, ...worn] };
}

/** Whom an explosion reaches: those the GM names, and on the map everybody near enough for a die. */
export function targetsOf(
  scene: Scene,
  explosive: Explosive,
  spot: Position | null,
  named: readonly BlastTarget[],
  house: House,
): readonly BlastTarget[] {
  if (spot === null) return named;
  const others = scene.figures.flatMap(({ id, position }): readonly BlastTarget[] => {
    if (position === null || named.some((one) => one.id === id)) return [];
    const metres = Math.hypot(position.x - spot.x, position.y - spot.y, position.height - spot.height);
    return blastReduction(metres, blastRadius(explosive, house), house) < explosive.dice
      ? [{ id, metres, cover: 0 }]
      : [];
  });
  return [...named, ...others];
}

export interface DetonateOutcome {
  readonly kind: 'exploded';
  readonly hurt: readonly { readonly id: string; readonly wounds: number }[];
}

/** DP-EXP-01: a charge goes off. */
export function detonate(fate: Fate, input: Input<'detonate'>, house: House) {
  const { scene, owner } = input;
  const holder = owner === null ? undefined : figureOf(scene, owner);
  const item =
    holder === undefined ? scene.objects.find(({ id }) => id === input.item) : itemOf(holder, input.item);
  if (item === undefined) return refused('unknown-item');
  if (item.kind !== 'explosive') return refused('not-an-explosive');
  const unknown = input.targets.some(
    ({ id }) => figureOf(scene, id) === undefined && !scene.objects.some((one) => one.id === id),
  );
  if (unknown) return refused('unknown-figure');
  const targets = targetsOf(scene, item, input.spot, input.targets, house);
  const { hurt, effects } = blast(fate, scene, item, targets, owner ?? GM, house);
  const gone: DpEffect =
    holder === undefined
      ? { kind: 'objectRemoved', item: item.id }
      : { kind: 'itemRemoved', figure: holder.id, item: item.id };
  const outcome: DetonateOutcome = { kind: 'exploded', hurt };
  return { outcome, effects: [...effects, gone] as Effects };
}

/** DP-R-95: a charge is put in place without an attack roll. */
export function placeExplosive(fate: Fate, input: Input<'place-explosive'>, house: House) {
  const { scene } = input;
  const figure = figureOf(scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  const item = itemOf(figure, input.item);
  if (item === undefined) return refused('unknown-item');
  if (item.kind !== 'explosive') return refused('not-an-explosive');
  const problem = actionProblem(scene, figure, house);
  if (problem !== null) return refused(problem);
  fate.note('DP-R-95', { kind: 'explosivePlaced', figure: figure.name, item: item.name });
  const effects: Effects = [
    { kind: 'itemRemoved', figure: figure.id, item: item.id },
    { kind: 'objectSet', item: { ...item, placed: true } },
    ...spendAction(scene, figure),
    ...leavesVulnerable(scene, figure, 'nonCombat'),
  ];
  return { outcome: { kind: 'placed' as const, item: item.id }, effects };
}

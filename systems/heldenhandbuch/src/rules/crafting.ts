import { question } from '@tafelrunde/kernel';
import { applyEffects } from '../effects.ts';
import {
  BONUS_CODES,
  type BonusEffect,
  type Figure,
  figureOf,
  type Item,
  isAble,
  itemOf,
  type MasteryGrade,
  type Scene,
} from '../model.ts';
import { type HhEffect, type HhFate, type House, type Refusal, type Refused, refused } from '../rule.ts';
import {
  bonusSizeFor,
  type CraftingPlan,
  craftingPlans,
  effectsAllowed,
  qualityFor,
  reworkMinimum,
} from './crafting-plan.ts';
import { LOWEST_SUCCESS } from './groups.ts';
import { passTime } from './time-passes.ts';
import { makeCheck, type Tested, type WorldCheck } from './world-check.ts';

/** HH-SMI-02: half a working day, of eight hours. */
const HALF_DAY_MINUTES = 240;
export const SMITH_SKILL = 'weaponsmith';

export const halfDayPasses = (fate: HhFate, scene: Scene, house: House): readonly HhEffect[] =>
  passTime(fate, { scene, minutes: HALF_DAY_MINUTES }, house).effects;

export type Crafted<O> = { outcome: O | Refused; effects: readonly HhEffect[] };

/** HH-SMI-01, HH-SMI-02: what stands in the way of the work; null if nothing does. */
export function workProblem(
  figure: Figure,
  piece: Item,
  tool: Item | undefined,
  workplace: boolean,
): Refusal | null {
  if (!isAble(figure)) return 'not-able';
  if (figure.skills[SMITH_SKILL] === undefined) return 'unknown-skill';
  if (!piece.metal || (piece.kind !== 'weapon' && piece.kind !== 'tool')) return 'not-made-of-metal';
  if (!workplace) return 'no-workplace';
  return tool === undefined || tool.kind !== 'tool' ? 'no-tool' : null;
}

interface Job {
  readonly scene: Scene;
  readonly figure: Figure;
  readonly piece: Item;
  readonly tool: Item;
  /** The total that makes it a success. */
  readonly needs: number;
}

interface Worked {
  readonly total: number;
  readonly effects: number;
  readonly changes: readonly HhEffect[];
}

/** HH-SMI-03, HH-SMI-04, HH-PROC-08: the roll, and with a mastery grade how its group is divided. */
function work(fate: HhFate, { scene, figure, piece, tool, needs }: Job, house: House): Worked {
  // With a mastery grade the total is what the group is divided into, not the number of the check.
  const minimum = gradeOf(figure) > 0 ? null : needs;
  const rolled = makeCheck(fate, { ...workCheck({ scene, figure, tool }), minimum }, house);
  const changes = [...rolled.effects, ...halfDayPasses(fate, applyEffects(scene, rolled.effects), house)];
  return { ...divide(fate, { figure, piece }, rolled, house), changes };
}

/** HH-SMI-03, HH-SMI-04: a sieve, from the first mastery grade on a cascade; equals and runs up to the quality of the tool. */
export function workCheck({ scene, figure, tool }: Pick<Job, 'scene' | 'figure' | 'tool'>): WorldCheck {
  const mode = gradeOf(figure) > 0 ? 'cascade' : 'sieve';
  return { scene, figure, tested: SMITH_SKILL, mode, item: tool, cap: tool.quality };
}

/** HH-LRN-11, HH-R-76: tools never carry bonus effects. */
export const mostEffects = (figure: Figure, { kind, effects }: Pick<Item, 'kind' | 'effects'>): number =>
  kind === 'tool' ? 0 : effectsAllowed(gradeOf(figure), effects.length);

export const gradeOf = ({ skills }: Figure): MasteryGrade => skills[SMITH_SKILL]?.masteryGrade ?? 0;

/** HH-SMI-07, HH-SMI-08: without a grade the number is all there is; with one the group is divided. */
export function divide(
  fate: HhFate,
  { figure, piece }: Pick<Job, 'figure' | 'piece'>,
  { usable, group, number }: Pick<Tested, 'usable' | 'group' | 'number'>,
  house: House,
): CraftingPlan {
  if (gradeOf(figure) === 0) return { total: number, effects: 0 };
  const plans = craftingPlans(usable, group.length > 1 ? [group] : [], mostEffects(figure, piece), house);
  const [first = { total: 0, effects: 0 }] = plans;
  if (plans.length < 2) return first;
  return fate.choose({
    id: 'craftingPlan',
    cite: 'HH-SMI-08',
    by: figure.id,
    options: plans.map((plan) => ({ key: `${plan.total}+${plan.effects}`, value: plan })),
  });
}

/** HH-SMI-08, HH-SMI-09: which codes; all of the size the total gives. */
function chooseEffects(fate: HhFate, by: string, { total, effects }: CraftingPlan): readonly BonusEffect[] {
  return Array.from({ length: effects }, () => ({
    code: fate.choose(question('bonusCode', 'HH-ITM-05', by, BONUS_CODES)),
    size: bonusSizeFor(total),
  }));
}

export interface CraftInput {
  readonly scene: Scene;
  readonly figure: string;
  /** What it shall be; quality and effects come from the work. */
  readonly piece: Item;
  readonly tool: string;
  readonly workplace: boolean;
  /** The quality somebody aims at. */
  readonly wanted?: number | undefined;
}

export interface CraftOutcome {
  readonly success: boolean;
  /** Whether the quality wanted was reached, if one was named. */
  readonly wanted?: boolean;
  readonly total: number;
  readonly quality: number;
  readonly effects: number;
}

/** HH-SMI-05, HH-SMI-06: the quality of a new piece, or nothing. */
export function madeBy({ total, effects }: CraftingPlan, wanted?: number): CraftOutcome {
  const success = total >= LOWEST_SUCCESS;
  const quality = success ? qualityFor(total) : 0;
  const made = { success, total, quality, effects: success ? effects : 0 };
  return wanted === undefined ? made : { ...made, wanted: quality >= wanted };
}

/** HH-SMI-02 to 09: a new piece of the rolled quality, or spoilt material. */
export function craft(fate: HhFate, input: CraftInput, house: House): Crafted<CraftOutcome> {
  const { scene, figure: id, piece } = input;
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  const tool = itemOf(figure, input.tool);
  const problem = workProblem(figure, piece, tool, input.workplace);
  if (problem !== null) return refused(problem);
  if ((figure.materials[piece.name] ?? 0) < 1) return refused('no-material');

  const worked = work(
    fate,
    { scene, figure, piece: { ...piece, effects: [] }, tool: tool as Item, needs: LOWEST_SUCCESS },
    house,
  );
  const used: HhEffect = { kind: 'material', figure: id, piece: piece.name, by: -1 };
  const outcome = madeBy(worked, input.wanted);
  const { success, quality } = outcome;
  fate.note(success ? 'HH-SMI-05' : 'HH-SMI-06', {
    kind: 'crafted',
    piece: piece.name,
    success,
    total: worked.total,
    quality,
    effects: worked.effects,
  });
  if (!success) return { outcome, effects: [...worked.changes, used] };
  const item: Item = {
    ...piece,
    id: freeId(figure, piece.id),
    quality,
    qualityTotal: worked.total,
    effects: chooseEffects(fate, id, worked),
  };
  return { outcome, effects: [...worked.changes, used, { kind: 'itemGained', figure: id, item }] };
}

/** An id that no item of the inventory has yet. */
export function freeId({ inventory }: Pick<Figure, 'inventory'>, wanted: string): string {
  const taken = new Set(inventory.map(({ id }) => id));
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}

export interface ReworkInput {
  readonly scene: Scene;
  readonly figure: string;
  readonly item: string;
  readonly tool: string;
  readonly workplace: boolean;
}

interface Reworked {
  readonly outcome: CraftOutcome;
  readonly minimum: number;
}

/** HH-SMI-10, HH-R-71, HH-R-72: what a total makes of an item. */
export function reworkedBy(item: Item, plan: CraftingPlan, house: House): Reworked {
  const { total } = plan;
  const present = item.effects.length;
  const minimum = reworkMinimum(house['rework.index'] === 'before' ? present : present + plan.effects);
  const success = total >= minimum;
  const quality = success ? Math.max(item.quality, qualityFor(total)) : item.quality;
  return { outcome: { success, total, quality, effects: success ? plan.effects : 0 }, minimum };
}

/** HH-SMI-10, HH-R-71, HH-R-72: an item becomes better if the minimum for its effects is reached; else it stays as it is. */
export function rework(fate: HhFate, input: ReworkInput, house: House): Crafted<CraftOutcome> {
  const { scene, figure: id } = input;
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  const item = itemOf(figure, input.item);
  if (item === undefined) return refused('unknown-item');
  const tool = itemOf(figure, input.tool);
  const problem = workProblem(figure, item, tool, input.workplace);
  if (problem !== null) return refused(problem);
  if ((figure.materials[item.name] ?? 0) < 1) return refused('no-material');

  const needs = reworkMinimum(item.effects.length);
  const worked = work(fate, { scene, figure, piece: item, tool: tool as Item, needs }, house);
  const { outcome, minimum } = reworkedBy(item, worked, house);
  const { success, quality } = outcome;
  fate.note('HH-SMI-10', {
    kind: 'reworked',
    item: item.name,
    success,
    total: worked.total,
    minimum,
    quality,
  });
  const changes: readonly HhEffect[] = [
    ...worked.changes,
    { kind: 'material', figure: id, piece: item.name, by: -1 },
  ];
  if (!success) return { outcome, effects: changes };
  const better: Item = {
    ...item,
    quality,
    qualityTotal: worked.total,
    effects: [...item.effects, ...chooseEffects(fate, id, worked)],
  };
  return { outcome, effects: [...changes, { kind: 'itemChanged', figure: id, item: better }] };
}

export interface WorkUnpaidInput {
  readonly scene: Scene;
  readonly figure: string;
  readonly piece: Item;
  readonly craftsman: string;
  readonly tool: string;
}

/** HH-SMI-13: a piece for a settled craftsman, with his material at his place. */
export function workUnpaid(
  fate: HhFate,
  { scene, figure: id, piece, craftsman, tool: toolId }: WorkUnpaidInput,
  house: House,
): Crafted<CraftOutcome> {
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  const tool = itemOf(figure, toolId);
  const problem = workProblem(figure, piece, tool, true);
  if (problem !== null) return refused(problem);
  const worked = work(
    fate,
    { scene, figure, piece: { ...piece, kind: 'tool' }, tool: tool as Item, needs: LOWEST_SUCCESS },
    house,
  );
  const outcome = madeBy(worked);
  const { success } = outcome;
  fate.note('HH-SMI-13', {
    kind: 'workedUnpaid',
    figure: figure.name,
    craftsman,
    piece: piece.name,
    success,
  });
  const credit: readonly HhEffect[] = success
    ? [{ kind: 'unpaidPiece', figure: id, craftsman, piece: piece.name, by: 1 }]
    : [];
  return { outcome, effects: [...worked.changes, ...credit] };
}

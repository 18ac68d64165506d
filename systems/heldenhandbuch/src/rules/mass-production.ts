import type { Faces } from '@tafelrunde/kernel';
import { applyEffects } from '../effects.ts';
import { type Figure, figureOf, type Item, itemOf, type Scene } from '../model.ts';
import { type HhEffect, type HhFate, type House, refused } from '../rule.ts';
import { type Crafted, freeId, halfDayPasses, SMITH_SKILL, workProblem } from './crafting.ts';
import { LOWEST_SUCCESS } from './groups.ts';
import { makeCheck, type WorldCheck } from './world-check.ts';

export interface MassInput {
  readonly scene: Scene;
  readonly figure: string;
  readonly piece: Item;
  readonly tool: string;
  readonly workplace: boolean;
}

export interface Batch {
  readonly pieces: number;
  readonly quality: number;
}

/** HH-SMI-11, HH-R-73: one die is the quality of the batch; it and every other die as high make one piece each. */
export function massProduce(
  fate: HhFate,
  { scene, figure: id, piece, tool: toolId, workplace }: MassInput,
  house: House,
): Crafted<Batch> {
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  const tool = itemOf(figure, toolId);
  const problem = workProblem(figure, piece, tool, workplace);
  if (problem !== null) return refused(problem);
  const material = figure.materials[piece.name] ?? 0;
  if (material < 1) return refused('no-material');
  const check = makeCheck(fate, batchCheck({ scene, figure, tool: tool as Item }), house);
  const changes = [...check.effects, ...halfDayPasses(fate, applyEffects(scene, check.effects), house)];
  const batch = chooseBatch(fate, { by: id, material }, check.usable, house);
  fate.note('HH-SMI-11', { kind: 'massProduced', piece: piece.name, ...batch });
  if (batch.pieces === 0) {
    const spoilt: HhEffect = { kind: 'material', figure: id, piece: piece.name, by: -1 };
    return { outcome: batch, effects: [...changes, spoilt] };
  }
  return { outcome: batch, effects: [...changes, ...batchEffects(scene, id, piece, batch)] };
}

export const batchCheck = ({
  scene,
  figure,
  tool,
}: {
  readonly scene: Scene;
  readonly figure: Figure;
  readonly tool: Item;
}): WorldCheck => ({ scene, figure, tested: SMITH_SKILL, mode: 'single', minimum: null, item: tool });

/** HH-R-73: which die is the quality die; no pieces without a 4. */
export function chooseBatch(
  fate: HhFate,
  { by, material }: { readonly by: string; readonly material: number },
  usable: Faces,
  house: House,
): Batch {
  const good = usable.filter((face) => face >= LOWEST_SUCCESS);
  const batches = [...new Set(good)]
    .sort((a, b) => b - a)
    .map((quality) => ({
      pieces: Math.min(material, good.filter((face) => face >= quality).length + twice(house)),
      quality,
    }));
  const [first = { pieces: 0, quality: 0 }] = batches;
  if (batches.length < 2) return first;
  return fate.choose({
    id: 'qualityDie',
    cite: 'HH-SMI-11',
    by,
    options: batches.map((value) => ({ key: `${value.quality}x${value.pieces}`, value })),
  });
}

const twice = (house: House): number => (house['mass.countQualityDieTwice'] ? 1 : 0);

function batchEffects(
  scene: Scene,
  id: string,
  piece: Item,
  { quality, pieces }: Batch,
): readonly HhEffect[] {
  let effects: readonly HhEffect[] = [{ kind: 'material', figure: id, piece: piece.name, by: -pieces }];
  for (let i = 0; i < pieces; i += 1) {
    const figure = figureOf(applyEffects(scene, effects), id) as Figure;
    const item = { ...piece, id: freeId(figure, piece.id), quality, qualityTotal: quality, effects: [] };
    effects = [...effects, { kind: 'itemGained', figure: id, item }];
  }
  return effects;
}

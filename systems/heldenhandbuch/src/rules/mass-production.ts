import { applyEffects, type HhEffect } from '../effects.ts';
import type { HhFate } from '../facts.ts';
import type { House } from '../house-rules.ts';
import { type Figure, figureOf, type Item, itemOf, type Scene } from '../model.ts';
import { refused } from '../refusal.ts';
import { type Crafted, freeId, halfDayPasses, SMITH_SKILL, workProblem } from './crafting.ts';
import { LOWEST_SUCCESS } from './groups.ts';
import { makeCheck } from './world-check.ts';

export interface MassInput {
  readonly scene: Scene;
  readonly figure: string;
  readonly piece: Item;
  readonly tool: string;
  readonly workplace: boolean;
}

/** HH-SMI-11, HH-R-73: one die is the quality of the batch; it and every other die as high make one piece each. */
export function massProduce(
  fate: HhFate,
  { scene, figure: id, piece, tool: toolId, workplace }: MassInput,
  house: House,
): Crafted<{ readonly pieces: number; readonly quality: number }> {
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  const tool = itemOf(figure, toolId);
  const problem = workProblem(figure, piece, tool, workplace);
  if (problem !== null) return refused(problem);
  const material = figure.materials[piece.name] ?? 0;
  if (material < 1) return refused('no-material');
  const check = makeCheck(
    fate,
    { scene, figure, tested: SMITH_SKILL, mode: 'single', item: tool as Item },
    house,
  );
  const changes = [...check.effects, ...halfDayPasses(fate, applyEffects(scene, check.effects), house)];
  const good = check.usable.filter((face) => face >= LOWEST_SUCCESS);
  const batches = [...new Set(good)]
    .sort((a, b) => b - a)
    .map((quality) => ({
      quality,
      pieces: Math.min(material, good.filter((face) => face >= quality).length + twice(house)),
    }));
  const [first] = batches;
  if (first === undefined) {
    fate.note('HH-SMI-11', { kind: 'massProduced', piece: piece.name, pieces: 0, quality: 0 });
    const spoilt: HhEffect = { kind: 'material', figure: id, piece: piece.name, by: -1 };
    return { outcome: { pieces: 0, quality: 0 }, effects: [...changes, spoilt] };
  }
  const batch =
    batches.length === 1
      ? first
      : fate.choose({
          id: 'qualityDie',
          cite: 'HH-SMI-11',
          by: id,
          options: batches.map((value) => ({ key: `${value.quality}x${value.pieces}`, value })),
        });
  fate.note('HH-SMI-11', { kind: 'massProduced', piece: piece.name, ...batch });
  return { outcome: batch, effects: [...changes, ...batchEffects(scene, id, piece, batch)] };
}

const twice = (house: House): number => (house['mass.countQualityDieTwice'] ? 1 : 0);

function batchEffects(
  scene: Scene,
  id: string,
  piece: Item,
  { quality, pieces }: { readonly quality: number; readonly pieces: number },
): readonly HhEffect[] {
  let effects: readonly HhEffect[] = [{ kind: 'material', figure: id, piece: piece.name, by: -pieces }];
  for (let i = 0; i < pieces; i += 1) {
    const figure = figureOf(applyEffects(scene, effects), id) as Figure;
    const item = { ...piece, id: freeId(figure, piece.id), quality, qualityTotal: quality, effects: [] };
    effects = [...effects, { kind: 'itemGained', figure: id, item }];
  }
  return effects;
}

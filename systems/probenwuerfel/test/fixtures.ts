import { defaultsOf } from '@tafelrunde/system';
import { houseWith } from '@tafelrunde/testkit';
import type { z } from 'zod';
import { houseRules } from '../src/data/house-rules.ts';
import { applyEffects } from '../src/effects.ts';
import { type Figure, figureOf, type Scene } from '../src/model.ts';
import type { Effects, House } from '../src/rule.ts';
import * as schemas from '../src/schemas.ts';

/** The defaults of the catalogue with some switches set. */
export const house = (overrides: Partial<House> = {}): House => houseWith(houseRules, overrides);

export const DEFAULTS: House = defaultsOf(houseRules);

export type FigureInput = Partial<z.input<typeof schemas.figure>>;

/** Nothing left to spend, all dice W4, unless told otherwise. */
export const hero = (overrides: FigureInput = {}): Figure =>
  schemas.figure.parse({
    id: 'hero',
    budget: { attributeSteps: 0, skillRaises: 0, derivedPoints: 0 },
    ...overrides,
  });

export const npc = (overrides: FigureInput = {}): Figure => hero({ id: 'npc', side: 'npc', ...overrides });

export const sceneWith = (
  figures: readonly Figure[],
  overrides: Partial<z.input<typeof schemas.scene>> = {},
): Scene => ({ ...schemas.scene.parse(overrides), figures });

/** A figure after the effects of a run. */
export function after(scene: Scene, effects: Effects, id = 'hero'): Figure {
  const figure = figureOf(applyEffects(scene, effects), id);
  if (figure === undefined) throw new Error(`no figure ${id}`);
  return figure;
}

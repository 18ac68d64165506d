import { defaultsOf } from '@tafelrunde/system';
import { houseWith } from '@tafelrunde/testkit';
import type { z } from 'zod';
import { houseRules } from '../src/data/house-rules.ts';
import { applyEffects } from '../src/effects.ts';
import { type Enemy, type Figure, figureOf, type Pc, type Scene } from '../src/model.ts';
import type { Effects, House } from '../src/rule.ts';
import * as scenes from '../src/scene.ts';
import * as schemas from '../src/schemas.ts';

/** The defaults of the catalogue with some switches set. */
export const house = (overrides: Partial<House> = {}): House => houseWith(houseRules, overrides);

export const DEFAULTS: House = defaultsOf(houseRules);

export const hero = (overrides: Partial<z.input<typeof schemas.pc>> = {}): Pc =>
  schemas.pc.parse({ id: 'hero', ...overrides });

export const foe = (overrides: Partial<z.input<typeof schemas.enemy>> = {}): Enemy =>
  schemas.enemy.parse({ id: 'foe', category: 'minion', ...overrides });

export const sceneWith = (
  figures: readonly Figure[],
  overrides: Partial<z.input<typeof scenes.scene>> = {},
): Scene => ({
  ...scenes.scene.parse(overrides),
  figures,
});

/** A figure after the effects of a run. */
export function after(scene: Scene, effects: Effects, id: string): Figure {
  const figure = figureOf(applyEffects(scene, effects), id);
  if (figure === undefined) throw new Error(`no figure ${id}`);
  return figure;
}

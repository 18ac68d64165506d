import { defaultsOf, parseHouse } from '@tafelrunde/system';
import { houseRules } from '../src/data/house-rules.ts';
import { applyEffects } from '../src/effects.ts';
import { type Figure, figureOf, type Item, type Scene } from '../src/model.ts';
import type { HhEffect, House } from '../src/rule.ts';
import * as scenes from '../src/scene.ts';
import * as schemas from '../src/schemas.ts';

/** The defaults of the catalogue with some switches set. */
export function house(overrides: Partial<House> = {}): House {
  const parsed = parseHouse(houseRules, overrides);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

export const DEFAULTS: House = defaultsOf(houseRules);

/** What may be left out when a figure is read. */
type Given = Readonly<Record<string, unknown>>;

export const hero = (overrides: Given = {}): Figure => schemas.figure.parse({ id: 'hero', ...overrides });

export const foe = (overrides: Given = {}): Figure =>
  schemas.figure.parse({ id: 'foe', side: 'opponents', ...overrides });

export const itemWith = (overrides: Given = {}): Item => schemas.item.parse({ id: 'item', ...overrides });

export const sceneWith = (figures: readonly Figure[], overrides: Given = {}): Scene => ({
  ...scenes.scene.parse(overrides),
  figures,
});

/** A figure after the effects of a run. */
export function after(scene: Scene, effects: readonly HhEffect[], id: string): Figure {
  const figure = figureOf(applyEffects(scene, effects), id);
  if (figure === undefined) throw new Error(`no figure ${id}`);
  return figure;
}

import { defaultsOf } from '@tafelrunde/system';
import { houseWith } from '@tafelrunde/testkit';
import { houseRules } from '../src/data/house-rules.ts';
import { applyEffects } from '../src/effects.ts';
import { type FigureDraft, figureFrom } from '../src/figures.ts';
import { type Figure, figureOf, type Scene } from '../src/model.ts';
import type { Effects, House } from '../src/rule.ts';
import { emptyScene } from '../src/scene.ts';

/** The defaults of the catalogue with some switches set. */
export const house = (overrides: Partial<House> = {}): House => houseWith(houseRules, overrides);

export const DEFAULTS: House = defaultsOf(houseRules);

/** A player character with 2 dice in every attribute. */
export const hero = ({ attributes, ...overrides }: Partial<FigureDraft> = {}): Figure =>
  figureFrom({
    id: 'hero',
    attributes: {
      strength: 2,
      dexterity: 2,
      endurance: 2,
      intelligence: 2,
      charisma: 2,
      perception: 2,
      ...attributes,
    },
    ...overrides,
  });

/** A minor NPC on the other side: 1 die everywhere. */
export const foe = (overrides: Partial<FigureDraft> = {}): Figure =>
  figureFrom({ id: 'foe', kind: 'npc', ...overrides });

export const sceneWith = (figures: readonly Figure[], overrides: Partial<Scene> = {}): Scene => ({
  ...emptyScene,
  ...overrides,
  figures,
});

/** A figure after the effects of a run. */
export function after(scene: Scene, effects: Effects, id: string): Figure {
  const figure = figureOf(applyEffects(scene, effects), id);
  if (figure === undefined) throw new Error(`no figure ${id}`);
  return figure;
}

import type { Input } from '../../src/actions/inputs.ts';
import { FRESH_TURN } from '../../src/figures.ts';
import type { Figure, Scene, Turn } from '../../src/model.ts';
import type { Effects } from '../../src/rule.ts';
import type { MeleeInput } from '../../src/rules/melee.ts';
import type { RangedInput } from '../../src/rules/ranged.ts';
import type { AttackFields } from '../../src/rules/resistance.ts';
import { sceneWith } from '../fixtures.ts';

/** Nothing named for a roll. */
export const NOTHING: AttackFields = {
  advantages: [],
  disadvantages: [],
  bonus: 0,
  penalty: 0,
  fate: 0,
  abilities: [],
  distractions: [],
};

export const melee = (scene: Scene, overrides: Partial<MeleeInput> = {}): MeleeInput => ({
  ...NOTHING,
  scene,
  attacker: 'hero',
  target: 'foe',
  weapon: null,
  type: null,
  unseen: false,
  surprised: false,
  noSkill: false,
  ...overrides,
});

export const shot = (scene: Scene, overrides: Partial<RangedInput> = {}): RangedInput => ({
  ...NOTHING,
  scene,
  attacker: 'hero',
  target: 'foe',
  weapon: null,
  type: null,
  mode: 'single',
  distance: 5,
  size: 2,
  narrow: false,
  fast: false,
  cover: null,
  coverValue: null,
  throughCover: false,
  item: null,
  ...overrides,
});

export const moving = (scene: Scene, overrides: Partial<Input<'move'>> = {}): Input<'move'> => ({
  ...NOTHING,
  scene,
  figure: 'hero',
  movement: 'walk',
  careful: false,
  terrain: null,
  slope: 'ladder',
  base: null,
  path: [],
  ...overrides,
});

export const damaging = (scene: Scene, overrides: Partial<Input<'damage'>> = {}): Input<'damage'> => ({
  scene,
  attacker: 'hero',
  target: 'foe',
  weapon: null,
  type: null,
  crits: 0,
  bonus: 0,
  coverValue: 0,
  ...overrides,
});

/** A round in which the first figure has the turn and everybody has already acted once. */
export const inRound = (figures: readonly Figure[], overrides: Partial<Scene> = {}): Scene =>
  sceneWith(
    figures.map((figure) => ({ ...figure, turn: { ...figure.turn, hasActedThisScene: true } })),
    {
      round: 2,
      turnIndex: 0,
      order: figures.map(({ id }) => ({ figure: id, net: 0 })),
      ...overrides,
    },
  );

export const turn = (set: Partial<Turn>): Turn => ({ ...FRESH_TURN, hasActedThisScene: true, ...set });

/** Shapes that tests look at without caring which of several outcomes it is. */
export type Loose = Readonly<Record<string, unknown>>;
export interface Run {
  readonly outcome: Loose;
  readonly effects: Effects;
}

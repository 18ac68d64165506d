import { applyBy, changesOf, type EffectOf, withEntry, without, withoutId } from '@tafelrunde/system';
import type { AttributeId, DerivedId } from './data/attributes.ts';
import { LIMITS } from './data/limits.ts';
import type { Status } from './data/sides.ts';
import {
  type Attribute,
  type Budget,
  type Figure,
  type LastingEffect,
  type LookUpList,
  type Scene,
  type Skill,
  type Training,
  trainingOf,
  type Weapon,
} from './model.ts';

const { onFigure, counts, sets, setsOfScene } = changesOf<Scene, Figure>();

/** Everything a rule can change: what each effect carries, and what it makes of the scene. */
const changes = {
  hitPoints: counts('hitPoints'),
  mana: counts('mana'),
  statusGained: onFigure((figure, { status }: { readonly status: Status }) => ({
    status: [...without(figure.status, status), status],
  })),
  statusEnded: onFigure((figure, { status }: { readonly status: Status }) => ({
    status: without(figure.status, status),
  })),
  attributeChanged: onFigure(
    (figure, { attribute, to }: { readonly attribute: AttributeId; readonly to: Attribute }) => ({
      attributes: { ...figure.attributes, [attribute]: to },
    }),
  ),
  skillChanged: onFigure(
    (figure, { skill, to }: { readonly skill: string; readonly to: Partial<Training> }) => ({
      skills: { ...figure.skills, [skill]: { ...trainingOf(figure, skill), ...to } },
    }),
  ),
  raiseCounted: onFigure(({ raisedThisLevel }, { skill }: { readonly skill: string }) => ({
    raisedThisLevel: { ...raisedThisLevel, [skill]: (raisedThisLevel[skill] ?? 0) + 1 },
  })),
  budgetChanged: onFigure(({ budget }, { by }: { readonly by: Partial<Budget> }) => ({
    budget: {
      attributeSteps: budget.attributeSteps + (by.attributeSteps ?? 0),
      skillRaises: budget.skillRaises + (by.skillRaises ?? 0),
      derivedPoints: budget.derivedPoints + (by.derivedPoints ?? 0),
    },
  })),
  levelGained: onFigure(({ level }) => ({ level: level + 1, raisedThisLevel: {} })),
  derivedModifier: onFigure(
    ({ derivedModifiers }, { derived, by }: { readonly derived: DerivedId; readonly by: number }) => ({
      derivedModifiers: { ...derivedModifiers, [derived]: derivedModifiers[derived] + by },
    }),
  ),
  weaponCarried: onFigure(({ weapons }, { weapon }: { readonly weapon: Weapon }) => ({
    weapons: weapons.some(({ name }) => name === weapon.name)
      ? weapons.map((one) => (one.name === weapon.name ? weapon : one))
      : [...weapons, weapon],
  })),
  armourWorn: sets('armour'),
  effectStarted: onFigure(({ effects }, { effect }: { readonly effect: LastingEffect }) => ({
    effects: [...effects, effect],
  })),
  effectEnded: onFigure(({ effects }, { label }: { readonly label: string }) => ({
    effects: effects.filter((one) => one.label !== label),
  })),
  scarGained: onFigure(({ scars }, { scar }: { readonly scar: string }) => ({ scars: [...scars, scar] })),
  degreesGained: onFigure((_, { degrees }: { readonly degrees: number }) => ({ openDegrees: degrees })),
  degreeUsed: (
    scene: Scene,
    { figure, text }: { readonly figure: string; readonly text: string },
  ): Scene => ({
    ...degreeSpent(scene, { figure }),
    // The oldest make room: what they bought has long been told.
    extras: [...scene.extras, { figure, text }].slice(-LIMITS.extras),
  }),

  figureAdded: (scene: Scene, { figure }: { readonly figure: Figure }): Scene => ({
    ...scene,
    figures: [...scene.figures, figure],
  }),
  figureRemoved: (scene: Scene, { figure }: { readonly figure: string }): Scene => ({
    ...scene,
    figures: withoutId(scene.figures, figure),
    order: without(scene.order, figure),
    turn: scene.turn === figure ? null : scene.turn,
  }),
  fightStarted: (scene: Scene, { order }: Pick<Scene, 'order'>): Scene => ({
    ...scene,
    order,
    round: 1,
    turn: order[0] ?? null,
  }),
  orderRolled: setsOfScene('order'),
  roundStarted: setsOfScene('round'),
  turnStarted: (scene: Scene, { figure }: { readonly figure: string }): Scene => ({ ...scene, turn: figure }),
  fightEnded: (scene: Scene): Scene => ({ ...scene, order: [], round: 0, turn: null }),

  skillEdited: (scene: Scene, { skill }: { readonly skill: Skill }): Scene => ({
    ...scene,
    skills: withEntry(scene.skills, skill),
  }),
  skillDeleted: (scene: Scene, { skill }: { readonly skill: string }): Scene => ({
    ...scene,
    skills: withoutId(scene.skills, skill),
  }),
  listEdited: (scene: Scene, { list }: { readonly list: LookUpList }): Scene => ({
    ...scene,
    lists: withEntry(scene.lists, list),
  }),
  listDeleted: (scene: Scene, { list }: { readonly list: string }): Scene => ({
    ...scene,
    lists: withoutId(scene.lists, list),
  }),
  presetsEdited: setsOfScene('presets'),
};

const degreeSpent = onFigure(({ openDegrees }) => ({ openDegrees: Math.max(openDegrees - 1, 0) }));

export type PwEffect = EffectOf<typeof changes>;

export const applyEffects = applyBy<Scene, typeof changes>(changes);

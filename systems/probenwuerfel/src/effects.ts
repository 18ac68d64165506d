import type { AttributeId, DerivedId } from './data/attributes.ts';
import {
  type Armour,
  type Attribute,
  type Budget,
  type Figure,
  type LastingEffect,
  LIMITS,
  type LookUpList,
  type Preset,
  type Scene,
  type Skill,
  type Status,
  type Training,
  trainingOf,
  type Weapon,
} from './model.ts';

/** Everything a rule can change. Nothing else changes a scene. */
export type PwEffect =
  | { readonly kind: 'figureAdded'; readonly figure: Figure }
  | { readonly kind: 'figureRemoved'; readonly figure: string }
  | { readonly kind: 'hitPoints'; readonly figure: string; readonly by: number }
  | { readonly kind: 'mana'; readonly figure: string; readonly by: number }
  | { readonly kind: 'statusGained'; readonly figure: string; readonly status: Status }
  | { readonly kind: 'statusEnded'; readonly figure: string; readonly status: Status }
  | {
      readonly kind: 'attributeChanged';
      readonly figure: string;
      readonly attribute: AttributeId;
      readonly to: Attribute;
    }
  | {
      readonly kind: 'skillChanged';
      readonly figure: string;
      readonly skill: string;
      readonly to: Partial<Training>;
    }
  | { readonly kind: 'raiseCounted'; readonly figure: string; readonly skill: string }
  | { readonly kind: 'budgetChanged'; readonly figure: string; readonly by: Partial<Budget> }
  | { readonly kind: 'levelGained'; readonly figure: string }
  | {
      readonly kind: 'derivedModifier';
      readonly figure: string;
      readonly derived: DerivedId;
      readonly by: number;
    }
  | { readonly kind: 'weaponCarried'; readonly figure: string; readonly weapon: Weapon }
  | { readonly kind: 'armourWorn'; readonly figure: string; readonly armour: Armour | null }
  | { readonly kind: 'effectStarted'; readonly figure: string; readonly effect: LastingEffect }
  | { readonly kind: 'effectEnded'; readonly figure: string; readonly label: string }
  | { readonly kind: 'scarGained'; readonly figure: string; readonly scar: string }
  | { readonly kind: 'degreesGained'; readonly figure: string; readonly degrees: number }
  | { readonly kind: 'degreeUsed'; readonly figure: string; readonly text: string }
  | { readonly kind: 'fightStarted'; readonly order: readonly string[] }
  | { readonly kind: 'orderRolled'; readonly order: readonly string[] }
  | { readonly kind: 'roundStarted'; readonly round: number }
  | { readonly kind: 'turnStarted'; readonly figure: string }
  | { readonly kind: 'fightEnded' }
  | { readonly kind: 'skillEdited'; readonly skill: Skill }
  | { readonly kind: 'skillDeleted'; readonly skill: string }
  | { readonly kind: 'listEdited'; readonly list: LookUpList }
  | { readonly kind: 'listDeleted'; readonly list: string }
  | { readonly kind: 'presetsEdited'; readonly presets: readonly Preset[] };

/** Applies effects in order. The only place that makes a new scene out of an old one. */
export function applyEffects(scene: Scene, effects: readonly PwEffect[]): Scene {
  return effects.reduce(applyEffect, scene);
}

function applyEffect(scene: Scene, effect: PwEffect): Scene {
  switch (effect.kind) {
    case 'figureAdded':
      return { ...scene, figures: [...scene.figures, effect.figure] };
    case 'figureRemoved':
      return {
        ...scene,
        figures: scene.figures.filter(({ id }) => id !== effect.figure),
        order: scene.order.filter((id) => id !== effect.figure),
        turn: scene.turn === effect.figure ? null : scene.turn,
      };
    case 'fightStarted':
      return { ...scene, order: effect.order, round: 1, turn: effect.order[0] ?? null };
    case 'orderRolled':
      return { ...scene, order: effect.order };
    case 'roundStarted':
      return { ...scene, round: effect.round };
    case 'turnStarted':
      return { ...scene, turn: effect.figure };
    case 'fightEnded':
      return { ...scene, order: [], round: 0, turn: null };
    case 'degreeUsed': {
      const { figure, text } = effect;
      const spent = change(scene, figure, ({ openDegrees }) => ({
        openDegrees: Math.max(openDegrees - 1, 0),
      }));
      // The oldest make room: what they bought has long been told.
      return { ...spent, extras: [...scene.extras, { figure, text }].slice(-LIMITS.extras) };
    }
    case 'skillEdited':
      return { ...scene, skills: put(scene.skills, effect.skill) };
    case 'skillDeleted':
      return { ...scene, skills: scene.skills.filter(({ id }) => id !== effect.skill) };
    case 'listEdited':
      return { ...scene, lists: put(scene.lists, effect.list) };
    case 'listDeleted':
      return { ...scene, lists: scene.lists.filter(({ id }) => id !== effect.list) };
    case 'presetsEdited':
      return { ...scene, presets: effect.presets };
    default:
      return change(scene, effect.figure, (figure) => changeOf(figure, effect));
  }
}

type FigureEffect = Exclude<
  PwEffect,
  {
    kind:
      | 'figureAdded'
      | 'figureRemoved'
      | 'fightStarted'
      | 'orderRolled'
      | 'roundStarted'
      | 'turnStarted'
      | 'fightEnded'
      | 'degreeUsed'
      | 'skillEdited'
      | 'skillDeleted'
      | 'listEdited'
      | 'listDeleted'
      | 'presetsEdited';
  }
>;

/** What an effect on one figure makes of it. */
function changeOf(figure: Figure, effect: FigureEffect): Partial<Figure> {
  switch (effect.kind) {
    case 'hitPoints':
      return { hitPoints: figure.hitPoints + effect.by };
    case 'mana':
      return { mana: figure.mana + effect.by };
    case 'statusGained':
      return { status: [...without(figure.status, effect.status), effect.status] };
    case 'statusEnded':
      return { status: without(figure.status, effect.status) };
    case 'attributeChanged':
      return { attributes: { ...figure.attributes, [effect.attribute]: effect.to } };
    case 'skillChanged': {
      const to = { ...trainingOf(figure, effect.skill), ...effect.to };
      return { skills: { ...figure.skills, [effect.skill]: to } };
    }
    case 'raiseCounted': {
      const before = figure.raisedThisLevel[effect.skill] ?? 0;
      return { raisedThisLevel: { ...figure.raisedThisLevel, [effect.skill]: before + 1 } };
    }
    case 'budgetChanged': {
      const { attributeSteps, skillRaises, derivedPoints } = figure.budget;
      return {
        budget: {
          attributeSteps: attributeSteps + (effect.by.attributeSteps ?? 0),
          skillRaises: skillRaises + (effect.by.skillRaises ?? 0),
          derivedPoints: derivedPoints + (effect.by.derivedPoints ?? 0),
        },
      };
    }
    case 'levelGained':
      return { level: figure.level + 1, raisedThisLevel: {} };
    case 'derivedModifier': {
      const before = figure.derivedModifiers[effect.derived];
      return { derivedModifiers: { ...figure.derivedModifiers, [effect.derived]: before + effect.by } };
    }
    case 'weaponCarried': {
      const known = figure.weapons.some(({ name }) => name === effect.weapon.name);
      return {
        weapons: known
          ? figure.weapons.map((one) => (one.name === effect.weapon.name ? effect.weapon : one))
          : [...figure.weapons, effect.weapon],
      };
    }
    case 'armourWorn':
      return { armour: effect.armour };
    case 'effectStarted':
      return { effects: [...figure.effects, effect.effect] };
    case 'effectEnded':
      return { effects: figure.effects.filter(({ label }) => label !== effect.label) };
    case 'scarGained':
      return { scars: [...figure.scars, effect.scar] };
    case 'degreesGained':
      return { openDegrees: effect.degrees };
  }
}

const change = (scene: Scene, id: string, how: (figure: Figure) => Partial<Figure>): Scene => ({
  ...scene,
  figures: scene.figures.map((figure) => (figure.id === id ? { ...figure, ...how(figure) } : figure)),
});

/** The entry in place of the one with its id, or at the end. */
function put<T extends { readonly id: string }>(entries: readonly T[], entry: T): readonly T[] {
  return entries.some(({ id }) => id === entry.id)
    ? entries.map((one) => (one.id === entry.id ? entry : one))
    : [...entries, entry];
}

const without = <T>(entries: readonly T[], entry: T): readonly T[] => entries.filter((one) => one !== entry);

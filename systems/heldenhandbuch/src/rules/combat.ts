import { isOnBoard, type Placed } from '@tafelrunde/system';
import { combatWith, fighterWith } from '../changed.ts';
import {
  type Combat,
  type Fighter,
  type Figure,
  figureOf,
  has,
  isAble,
  type Scene,
  SIDES,
  type Side,
} from '../model.ts';
import { type HhEffect, type HhFate, type House, type Refused, refused } from '../rule.ts';
import { throwsSatOut } from './manoeuvres.ts';

export const freshFighter = (figure: string): Fighter => ({
  figure,
  role: 'none',
  acted: false,
  skipThrows: 0,
  initiativeBonus: {},
  owedDice: 0,
  halfDiceNext: false,
  mustVoid: 0,
  saved: [],
  inReachOf: [],
  evading: false,
});

const freshCombat = (engagements: Combat['engagements']): Combat => ({
  phase: 1,
  engagements,
  fighters: engagements.flat().map(freshFighter),
  initiative: null,
  meleeFought: false,
});

/** The fight that is on, or a new one of everybody who can fight (HH-R-26: one engagement). */
export const combatIn = (scene: Scene): Combat => scene.combat ?? freshCombat([everybody(scene)]);

const everybody = (scene: Scene, sides: readonly Side[] = SIDES): readonly string[] =>
  scene.figures
    .filter((figure) => sides.includes(figure.side) && isAble(figure) && !has(figure, 'fled'))
    .map(({ id }) => id);

/** HH-R-98: the fight that is on, or one that begins with a shot at somebody: the sides of the two and nobody else. */
export const combatByShot = (scene: Scene, shooter: Figure, target: Figure): Combat =>
  scene.combat ?? freshCombat([everybody(scene, [shooter.side, target.side])]);

export const isInFight = (one: Figure | undefined): boolean =>
  one !== undefined && isAble(one) && !has(one, 'fled');

/** HH-R-26: who fights in one of the places, the first one if none is named; undefined if there is no such place. */
export const fightersAt = (scene: Scene, place = 0): readonly string[] | undefined =>
  combatIn(scene).engagements[place]?.filter((id) => isInFight(figureOf(scene, id)));

export const fighterIn = ({ fighters }: Combat, id: string): Fighter =>
  fighters.find(({ figure }) => figure === id) ?? freshFighter(id);

/** A combat in which this fighter has changed; who was not in it yet comes in. */
export function withFighter(combat: Combat, id: string, changes: Partial<Fighter>): Combat {
  const changed = fighterWith(fighterIn(combat, id), changes);
  const others = combat.fighters.some(({ figure }) => figure === id)
    ? combat.fighters.map((fighter) => (fighter.figure === id ? changed : fighter))
    : [...combat.fighters, changed];
  return combatWith(combat, { fighters: others });
}

export interface StartCombatInput {
  readonly scene: Scene;
  /** HH-R-26: who fights where; without it everybody in one place. */
  readonly engagements?: readonly (readonly string[])[] | undefined;
  /** The same told the other way round: who stands elsewhere than in the first place, counted from 1. */
  readonly places?: readonly { readonly figure: string; readonly place: number }[] | undefined;
  /** HH-RNG-07: who is put where on the map. */
  readonly placement?: readonly Placed[] | undefined;
}

/** Everybody who is not named stands in the first place; places without anybody fall away. */
function placesFrom(scene: Scene, named: NonNullable<StartCombatInput['places']>): Combat['engagements'] {
  const others = everybody(scene).filter((id) => !named.some(({ figure }) => figure === id));
  const all = [...others.map((figure) => ({ figure, place: 1 })), ...named];
  const numbers = [...new Set(all.map(({ place }) => place))].sort((a, b) => a - b);
  return numbers.map((number) => all.flatMap(({ figure, place }) => (place === number ? [figure] : [])));
}

/** HH-MEL-01, HH-R-26: a fight begins, in one place or, if the GM says so, in several. */
export function startCombat(
  fate: HhFate,
  { scene, engagements, places: named = [], placement = [] }: StartCombatInput,
  _house: House,
): {
  outcome: { readonly kind: 'started'; readonly fighters: number } | Refused;
  effects: readonly HhEffect[];
} {
  const places = engagements ?? placesFrom(scene, named);
  const ids = places.flat();
  if (ids.some((id) => figureOf(scene, id) === undefined)) return refused('unknown-figure');
  if (new Set(ids).size < ids.length) return refused('in-two-places');
  if (ids.length < 2) return refused('too-few-fighters');
  if (placement.some(({ figure }) => figureOf(scene, figure) === undefined)) return refused('unknown-figure');
  if (placement.some(({ at }) => !isOnBoard(scene.board, at))) return refused('off-the-map');
  const placed = placement.map(({ figure, at }): HhEffect => ({ kind: 'placed', figure, at }));
  fate.note('HH-R-26', { kind: 'combatStarted', fighters: ids.length });
  const ended = scene.figures
    .filter((figure) => has(figure, 'fled'))
    .map(({ id }): HhEffect => ({ kind: 'statusEnded', figure: id, status: 'fled' }));
  return {
    outcome: { kind: 'started', fighters: ids.length },
    effects: [{ kind: 'combat', to: freshCombat(places) }, ...placed, ...ended],
  };
}

export function endCombat(
  fate: HhFate,
  { scene }: { readonly scene: Scene },
  _house: House,
): { outcome: { readonly kind: 'ended' } | Refused; effects: readonly HhEffect[] } {
  if (scene.combat === null) return refused('no-combat');
  fate.note('HH-MEL-12', { kind: 'combatOver' });
  return { outcome: { kind: 'ended' }, effects: [{ kind: 'combat', to: null }] };
}

/** HH-MEL-12: the GM begins the next phase, whether everybody has acted or not. */
export function nextPhase(
  fate: HhFate,
  { scene }: { readonly scene: Scene },
  house: House,
): { outcome: { readonly kind: 'phase'; readonly phase: number } | Refused; effects: readonly HhEffect[] } {
  if (scene.combat === null) return refused('no-combat');
  const to = turnPhase(fate, scene.combat, house);
  return { outcome: { kind: 'phase', phase: to.phase }, effects: [{ kind: 'combat', to }] };
}

/** HH-RNG-17, HH-R-51: whoever evaded a shot has lost this phase, unless the table is kinder. */
export const mayStillAct = ({ acted, evading }: Fighter, house: House): boolean =>
  !acted && !(evading && house['evade.losesPhase']);

/** HH-MEL-12: when everybody who can has acted, the next phase begins by itself. */
export function turnIfAllActed(fate: HhFate, scene: Scene, combat: Combat, house: House): Combat {
  const ids = [...combat.engagements.flat(), ...combat.fighters.map(({ figure }) => figure)];
  const waiting = ids.some((id) => {
    const figure = figureOf(scene, id);
    return (
      mayStillAct(fighterIn(combat, id), house) &&
      figure !== undefined &&
      isAble(figure) &&
      !has(figure, 'fled')
    );
  });
  return waiting ? combat : turnPhase(fate, combat, house);
}

/**
 * What lasts into the next phase and no longer: bonuses become throws to sit out (HH-MAN-01, HH-R-40); dice owed, the half
 * lost by a fall and saved dice are those of fighters who threw in this phase (HH-R-30, HH-R-47).
 */
function turnPhase(fate: HhFate, combat: Combat, house: House): Combat {
  const phase = combat.phase + 1;
  fate.note('HH-MEL-12', { kind: 'phase', phase });
  const fighters = combat.fighters.map(
    (fighter): Fighter => ({
      ...freshFighter(fighter.figure),
      skipThrows: skipsOf(fighter, combat, house),
      owedDice: fighter.acted ? fighter.owedDice : 0,
      halfDiceNext: fighter.acted && fighter.halfDiceNext,
      saved: fighter.acted ? fighter.saved : [],
      // HH-R-45.
      inReachOf: house['reach.persists'] ? fighter.inReachOf : [],
    }),
  );
  return combatWith(combat, { phase, fighters, initiative: null, meleeFought: false });
}

/** HH-R-40: the highest bonus against a fighter counts. */
function skipsOf(fighter: Fighter, { fighters }: Combat, house: House): number {
  const against = fighters.map((other) =>
    throwsSatOut(
      fighter.initiativeBonus[other.figure] ?? 0,
      other.initiativeBonus[fighter.figure] ?? 0,
      house,
    ),
  );
  return Math.max(0, ...against);
}

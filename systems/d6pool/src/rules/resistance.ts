import type { Distraction } from '../data/distractions.ts';
import { type Attribute, figureOf, type Scene, skillDice } from '../model.ts';
import { type Fate, type House, ofGm } from '../rule.ts';
import type { Side } from './opposed.ts';
import type { Naming } from './pools.ts';
import { type NotPossible, type Prepared, prepare, specOf, type Thrown, throwPrepared } from './prepare.ts';

/** What people say about a roll against a hazard. */
export interface ResistFields extends Omit<Naming, 'attribute' | 'skill'> {
  readonly fate: number;
  readonly abilities: readonly string[];
}

/** What people say about an attack, or any roll that can be disturbed. */
export interface AttackFields extends ResistFields {
  readonly distractions: readonly Distraction[];
}

/** DP-R-117: anybody resists, awake or not; wounds count, load does not (section 2.45). */
export function prepareResistance(
  fate: Fate,
  scene: Scene,
  figure: string,
  [attribute, skill]: readonly [Attribute, string | null],
  fields: ResistFields,
  house: House,
): Prepared | NotPossible {
  // DP-R-07: nobody is spared a hazard for lack of a skill, so the attribute alone has to do.
  const owner = figureOf(scene, figure);
  const isLacking = skill !== null && owner !== undefined && skillDice(owner, skill) === 0;
  const named = isLacking && house.untrained === 'forbidden' ? null : skill;
  const spec = specOf(figure, attribute, named, { distractions: [], ...fields });
  return prepare(fate, scene, spec, 'hazard', house);
}

/** DP-OPP-03: who resists an attack defends, with the one automatic success. */
export function throwDefence(fate: Fate, scene: Scene, prepared: Prepared, house: House): Thrown {
  const { challenge } = prepared;
  const defending = { ...prepared, challenge: { ...challenge, automatic: (challenge.automatic ?? 0) + 1 } };
  return throwPrepared(fate, scene, defending, house, false);
}

/** A side without a figure: the dice of a poison, a disease, a creature that nobody has written down. */
export const diceOnly = (source: string, dice: number): Side => ({
  of: ofGm('attack'),
  positive: [{ source, dice }],
  penalty: [],
});

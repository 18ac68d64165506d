import type { Option } from '@tafelrunde/kernel';
import { EVADE_SKILLS, type EvadeSkill } from '../data/named-checks.ts';
import { applyEffects } from '../effects.ts';
import { type Awareness, type Figure, figureOf, type Scene } from '../model.ts';
import type { HhEffect, HhFate, House } from '../rule.ts';
import { makeCheck } from './world-check.ts';

/** HH-RNG-15. */
const REACTION_MINIMUM = 11;

export interface Evaded {
  /** What the minimum of the shot rises by. */
  readonly by: number;
  readonly evading: boolean;
  readonly effects: readonly HhEffect[];
}

const NOT_EVADED: Evaded = { by: 0, evading: false, effects: [] };

/** HH-RNG-14 to HH-RNG-17, HH-R-51: surprised, reacting, evading; the full number is added, a failure adds nothing. */
export function evade(
  fate: HhFate,
  scene: Scene,
  target: Figure,
  awareness: Awareness,
  house: House,
): Evaded {
  if (awareness === 'unsuspecting') {
    fate.note('HH-RNG-14', { kind: 'surprised', figure: target.name });
    return NOT_EVADED;
  }
  const reaction =
    awareness === 'justNoticed' ? react(fate, scene, target, house) : { aware: true, effects: [] };
  if (!reaction.aware) return { ...NOT_EVADED, effects: reaction.effects };
  const skill = chooseEvasion(fate, target);
  if (skill === null) return { ...NOT_EVADED, effects: reaction.effects };
  const now = applyEffects(scene, reaction.effects);
  const figure = figureOf(now, target.id) as Figure;
  const check = makeCheck(fate, { scene: now, figure, tested: skill, mode: 'single', minimum: null }, house);
  fate.note('HH-RNG-16', { kind: 'evaded', figure: target.name, skill, number: check.number });
  return { by: check.number, evading: true, effects: [...reaction.effects, ...check.effects] };
}

/** HH-RNG-15: with 11 or more it knows of the shot. */
function react(fate: HhFate, scene: Scene, target: Figure, house: House) {
  const request = {
    scene,
    figure: target,
    tested: 'reaction',
    mode: 'single',
    minimum: REACTION_MINIMUM,
  } as const;
  const { success: aware, number, effects } = makeCheck(fate, request, house);
  fate.note('HH-RNG-15', { kind: 'reacted', figure: target.name, number, aware });
  return { aware, effects };
}

/** HH-RNG-16: with one of the four skills it has, or not at all: evading interrupts everything else (HH-RNG-17). */
function chooseEvasion(fate: HhFate, target: Figure): EvadeSkill | null {
  const skills: readonly Option<EvadeSkill | null>[] = EVADE_SKILLS.filter(
    (skill) => target.skills[skill] !== undefined,
  ).map((skill) => ({ key: skill, value: skill }));
  if (skills.length === 0) return null;
  return fate.choose({
    id: 'evade',
    cite: 'HH-RNG-16',
    by: target.id,
    options: [...skills, { key: 'stay', value: null }],
  });
}

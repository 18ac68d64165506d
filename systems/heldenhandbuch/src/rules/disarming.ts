import { type Faces, question } from '@tafelrunde/kernel';
import type { HhFate, House } from '../rule.ts';
import type { Fencer } from './assault.ts';
import { type FightDice, rescueDice, spend } from './fight-dice.ts';
import { chooseFace } from './throwing-together.ts';

interface Arming {
  readonly way: 'draw' | 'recover';
  readonly dice: FightDice;
}

/**
 * HH-MAN-03, HH-R-41: after a defence that held, one unused die of 4 or more buys another weapon, or gets the old one back
 * if its face will do as Akrobatik check. The die is used up. Null: stays disarmed.
 */
export function chooseArming(fate: HhFate, { id, name, dice, spare }: Fencer, house: House): Arming | null {
  const recovering = freeDice(dice).filter((face) => face >= house['disarm.minimum']);
  const drawing = spare ? freeDice(dice) : [];
  const ways = [
    ...(recovering.length > 0 ? (['recover'] as const) : []),
    ...(drawing.length > 0 ? (['draw'] as const) : []),
  ];
  if (ways.length === 0) return null;
  const way = fate.choose(question('armAgain', 'HH-R-41', id, [...ways, 'no']));
  if (way === 'no') return null;
  const face = chooseFace(fate, 'armDie', 'HH-R-41', id, way === 'recover' ? recovering : drawing);
  fate.note('HH-R-41', { kind: 'armedAgain', figure: name, way, face });
  const beside = rescueDice(dice).includes(face);
  return { way, dice: beside ? spend(dice, [], [face]) : spend(dice, [face]) };
}

/** One of each face: dice beside the group first, because they cannot counter. */
const freeDice = (dice: FightDice): Faces => [...new Set([...rescueDice(dice), ...dice.unused])];

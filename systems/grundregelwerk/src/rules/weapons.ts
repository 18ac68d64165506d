import { figureOf, type Scene } from '../model.ts';
import { type Fate, type GwEffect, type House, refused } from '../rule.ts';
import { mayAct, spendAction } from './turns.ts';

/** GW-ADD-14: a lost weapon is picked up with an action. */
export function pickUpWeapon(
  fate: Fate,
  input: { readonly scene: Scene; readonly figure: string; readonly weapon?: string | undefined },
  _house: House,
) {
  const { scene } = input;
  const figure = figureOf(scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  if (figure.side !== 'pc') return refused('not-a-player-character');
  const problem = mayAct(scene, figure);
  if (problem !== null) return refused(problem);
  const lost = figure.weapons.filter(({ dropped }) => dropped);
  const weapon = lost.find(({ name }) => input.weapon === undefined || name === input.weapon);
  if (weapon === undefined) return refused('nothing-to-pick-up');
  fate.note('GW-ADD-14', { kind: 'pickedUp', figure: figure.name, weapon: weapon.name });
  const effects: GwEffect[] = [
    ...spendAction(scene, figure),
    { kind: 'weaponPickedUp', figure: figure.id, weapon: weapon.name },
  ];
  if (lost.length === 1) effects.push({ kind: 'statusEnded', figure: figure.id, status: 'disarmed' });
  return { outcome: { kind: 'pickedUp' as const, weapon: weapon.name }, effects };
}

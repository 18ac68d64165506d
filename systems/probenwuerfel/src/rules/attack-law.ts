import { inWhole, mapSolved } from '@tafelrunde/system';
import type { House } from '../rule.ts';
import { type AttackInput, hitOf, readyAttack } from './attack.ts';
import { isRefusal } from './check.ts';
import { totalLaw } from './check-law.ts';
import { degreesHorizon } from './degrees.ts';

/** The law of an attack by the closed form of its check; undefined for one that is refused. */
export function attackLaw(input: AttackInput, house: House) {
  const ready = readyAttack(input, house);
  if (isRefusal(ready)) return undefined;
  const totals = inWhole(totalLaw(ready.check, degreesHorizon(ready.armourClass, house), house));
  return mapSolved(totals, (total) => ({ kind: 'attacked' as const, ...hitOf(total, ready, house) }));
}

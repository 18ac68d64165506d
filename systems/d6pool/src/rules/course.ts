import { GM, question } from '@tafelrunde/kernel';
import type { Figure, Scene } from '../model.ts';
import { type DpId, type Effects, type Fate, type House, ofGm } from '../rule.ts';
import { rollDamage } from './damage.ts';
import { usedFate } from './fate-dice.ts';
import { rollAttack, thresholdOf } from './opposed.ts';
import { type NotPossible, offersAfter } from './prepare.ts';
import { diceOnly, prepareResistance, type ResistFields, throwDefence } from './resistance.ts';

/** DP-POI-03, DP-ILL-03: so many challenges in a row without damage end it. */
export const MISSES_TO_END = 2;

/** What poisons and diseases have in common. */
export interface Assault {
  readonly of: 'poison' | 'disease';
  readonly name: string;
  readonly attack: number;
  readonly damage: number;
  /** DP-R-111: the damage figure are wounds in place of dice. */
  readonly isFixed: boolean;
}

export interface Assaulted {
  readonly kind: 'done';
  /** The attack got through, whether it hurt or not. */
  readonly succeeded: boolean;
  readonly wounds: number;
  readonly effects: Effects;
}

/** DP-POI-02, DP-ILL-02, DP-R-111: attack dice against endurance; if they win a damage roll, without any armour. */
export function assault(
  fate: Fate,
  scene: Scene,
  figure: Figure,
  { of, name, attack, damage, isFixed }: Assault,
  fields: ResistFields,
  cite: DpId,
  house: House,
): Assaulted | NotPossible {
  const prepared = prepareResistance(fate, scene, figure.id, ['endurance', null], fields, house);
  if (prepared.kind === 'refused') return prepared;
  const defence = throwDefence(fate, scene, prepared, house);
  const spent = usedFate(figure, defence.effects);
  fate.mark(`defended${thresholdOf(defence.count, house)}|${spent}`);
  const { winner, crits, defender } = rollAttack(fate, diceOnly(of, attack), defence.count, house);
  const succeeded = winner === 'attacker';
  fate.mark(`${succeeded ? `crits${crits}` : 'resisted'}|${spent}`);
  const effects = [
    ...prepared.effects,
    ...defence.effects,
    ...(house.xpOnDefence ? offersAfter(fate, scene, prepared, defender, house) : []),
  ];
  if (!succeeded || damage === 0) return { kind: 'done', succeeded, wounds: 0, effects };
  const more = moreDamage(fate, figure, name, crits, cite);
  const wounds = isFixed
    ? damage + more
    : rollDamage(
        fate,
        {
          of: ofGm('hazard'),
          positive: [
            { source: of, dice: damage },
            { source: 'crits', dice: more },
          ],
          penalty: [],
          difficulty: 1,
        },
        house,
      ).wounds;
  return { kind: 'done', succeeded, wounds, effects };
}

/** DP-POI-04: more damage for the crits, or a special effect that the GM describes. */
function moreDamage(fate: Fate, figure: Figure, name: string, crits: number, cite: DpId): number {
  if (crits === 0) return 0;
  const use = fate.choose(question('courseCrits', cite, GM, ['damage', 'effect']));
  if (use === 'damage') return crits;
  fate.note(cite, { kind: 'critEffect', name, figure: figure.name, crits });
  return 0;
}

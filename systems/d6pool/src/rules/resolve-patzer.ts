import type { Input } from '../actions/inputs.ts';
import { isNatural } from '../items.ts';
import { alliesOf, figureOf } from '../model.ts';
import { type Fate, type House, refused } from '../rule.ts';
import { hitFriend } from './attack-patzer.ts';
import { meleeWeaponOf, rangedWeaponOf } from './equipment.ts';
import { patzerConsequence, patzerEffects } from './patzer.ts';
import { chooseType } from './strike.ts';

/** DP-CHL-13: the drawback of a Patzer that was rolled elsewhere, at a real table for instance. */
export function resolvePatzer(fate: Fate, input: Input<'resolve-patzer'>, house: House) {
  const { scene, category, target } = input;
  const figure = figureOf(scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  const weapon = rangedWeaponOf(figure, input.item) ?? meleeWeaponOf(figure, input.item);
  const isAttack = category === 'attack' || category === 'unarmed';
  if (isAttack && weapon === undefined) return refused('no-weapon');
  const friend = alliesOf(scene, figure).find(
    ({ id, consciousness }) => id === target && consciousness !== 'dead',
  );
  const isUnarmed = category === 'attack' && weapon !== undefined && isNatural(weapon);
  const consequence = patzerConsequence(
    fate,
    isUnarmed ? 'unarmed' : category,
    house,
    // Whom it meets has to be said.
    friend === undefined || weapon?.dice === null ? ['allyHit'] : [],
  );
  const outcome = { kind: 'resolved' as const, consequence };
  if (consequence === 'allyHit' && friend !== undefined && weapon !== undefined) {
    const type = chooseType(fate, figure, weapon, null, house);
    return {
      outcome,
      effects: hitFriend(fate, { scene, attacker: figure, weapon, type, fateUsed: 0 }, friend, house),
    };
  }
  const item = input.item ?? (isAttack ? (weapon?.id ?? null) : null);
  return { outcome, effects: patzerEffects(scene, figure, consequence, { target, item }) };
}

import { GM, question } from '@tafelrunde/kernel';
import type { Input } from '../actions/inputs.ts';
import { figureOf } from '../model.ts';
import { type Effects, type Fate, refused } from '../rule.ts';

/** DP-XP-13, DP-ADV-05: advantages and disadvantages change only in play, if player and GM agree. */
export function changeTrait(fate: Fate, input: Input<'change-trait'>) {
  const { of, trait, dice } = input;
  const figure = figureOf(input.scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  const answers = fate.chooseTogether([
    question('traitChange', 'DP-XP-13', figure.id, ['agree', 'refuse']),
    question('traitChange', 'DP-XP-13', GM, ['agree', 'refuse']),
  ]);
  const agreed = answers.every((answer) => answer === 'agree');
  fate.note('DP-XP-13', { kind: 'traitChanged', figure: figure.name, of, trait, dice, agreed });
  const effects: Effects = agreed ? [{ kind: 'advantageSet', figure: figure.id, of, trait, dice }] : [];
  return { outcome: { kind: agreed ? ('changed' as const) : ('refusedByOne' as const) }, effects };
}

/** DP-ADV-02: disadvantages of equal worth. */
export const isBalanced = (
  advantages: Readonly<Record<string, number>>,
  disadvantages: Readonly<Record<string, number>>,
): boolean => worth(advantages) === worth(disadvantages);

const worth = (traits: Readonly<Record<string, number>>): number =>
  Object.values(traits).reduce((sum, dice) => sum + dice, 0);

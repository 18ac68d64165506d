import type { Question } from '@tafelrunde/kernel';
import { GM } from '@tafelrunde/kernel';
import type { Goal } from '@tafelrunde/system';

/** Whose chances these are: of whoever is hurt, held or disarmed. */
const suffering = (victim: string) => ({
  ...{ hurt: victim, unconscious: victim, dead: victim, lives: victim, targetLives: victim },
  ...{ untouched: victim, disarmed: victim, keepsWeapon: victim, notHeld: victim },
});

/** Actions of one figure: it acts, and whoever plays it may do them. */
export const ofFigure = {
  actor: ({ figure }: { readonly figure: string }) => figure,
  whose: ({ figure }: { readonly figure: string }) => ({ ...suffering(figure), free: figure }),
};

/** Attacks: the attacker acts. */
export const ofAttacker = {
  actor: ({ attacker }: { readonly attacker: string }) => attacker,
  whose: ({ attacker, target }: { readonly attacker: string; readonly target: string }) => ({
    ...suffering(target),
    ...{ hit: attacker, held: attacker, notReached: attacker },
  }),
};

/** What the GM alone does; if it concerns a figure, that figure's side answers for it. */
export const gmOn = { by: 'gm' as const, ...ofFigure };
export const byGm = { by: 'gm' as const };

const nameOf = (goal: Goal): string => ('chance' in goal ? goal.chance : goal.maximise);

/** Where nobody acts and everybody suffers: people want none of what is named, and all else; the GM takes the defaults. */
export const unwanted =
  (...names: readonly string[]) =>
  (_: unknown, goal: Goal) =>
  ({ by }: Question<unknown>) =>
    by === GM ? ('default' as const) : names.includes(nameOf(goal)) ? ('oppose' as const) : ('seek' as const);

import type { Audience, Role } from '@tafelrunde/table';

/** Who can be chosen to see a roll: a player can throw blind, the GM behind the screen. */
export const audiencesFor = (role: Role): readonly Audience[] =>
  role === 'gm' ? ['everyone', 'gm', 'self'] : ['everyone', 'blind', 'self'];

/** What is really sent: one that somebody may choose, and real dice only where whoever throws them may see them. */
export function mannerFor(
  role: Role,
  chosen: { readonly audience: Audience; readonly realDice: boolean },
): { readonly audience: Audience; readonly realDice: boolean } {
  const audience = audiencesFor(role).includes(chosen.audience) ? chosen.audience : 'everyone';
  return { audience, realDice: chosen.realDice && audience !== 'blind' };
}

import type { Effect } from './action.ts';

/** Scenes that were read, and those that effects of the rules have made of them; and such effects. */
const trusted = new WeakSet<object>();

/** Whether this scene need not be read again. */
export const isTrusted = (scene: unknown): boolean =>
  typeof scene === 'object' && scene !== null && trusted.has(scene);

export function trust(scene: unknown): void {
  if (typeof scene === 'object' && scene !== null) trusted.add(scene);
}

/** Effects that a rule has just come to, as opposed to those that somebody stored or sent. */
export function fromRule<E extends Effect>(effects: readonly E[]): readonly E[] {
  trusted.add(effects);
  return effects;
}

/** What these effects have made of a scene is trusted if both were. */
export function trustChange(before: unknown, effects: readonly Effect[], after: unknown): void {
  if (isTrusted(before) && trusted.has(effects)) trust(after);
}

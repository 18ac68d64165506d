import { GM } from '@tafelrunde/kernel';
import { applyEffects, type HhEffect } from '../effects.ts';
import type { HhFate } from '../facts.ts';
import type { House } from '../house-rules.ts';
import { type Figure, figureOf, nameIn, type Scene } from '../model.ts';
import { makeCheck } from './world-check.ts';

/** HH-MEL-03, HH-R-24: of several who take the initiative at once the best reaction attacks; or the GM says who. */
export function whoAttacks(
  fate: HhFate,
  scene: Scene,
  announced: readonly string[],
  house: House,
): { readonly attacker: string; readonly effects: readonly HhEffect[] } {
  const [only] = announced;
  if (announced.length === 1 && only !== undefined) return { attacker: only, effects: [] };
  fate.note('HH-R-24', { kind: 'initiativeTied', figures: announced.map((id) => nameIn(scene, id)) });
  if (house['initiative.tie'] === 'gm') return { attacker: gmPicks(fate, announced), effects: [] };
  let effects: readonly HhEffect[] = [];
  let tied = announced;
  while (tied.length > 1) {
    const checks = tied.map((id) => {
      const now = applyEffects(scene, effects);
      const figure = figureOf(now, id) as Figure;
      const check = makeCheck(fate, { scene: now, figure, tested: 'reaction', mode: 'single' }, house);
      fate.note('HH-R-24', { kind: 'reactionNumber', figure: figure.name, number: check.number });
      effects = [...effects, ...check.effects];
      return check;
    });
    const best = Math.max(...checks.map(({ number }) => number));
    tied = tied.filter((_, i) => checks[i]?.number === best);
    // Where nobody has a die to react with, throwing again would not help.
    if (checks.every(({ thrown }) => !thrown)) return { attacker: gmPicks(fate, tied), effects };
  }
  return { attacker: tied[0] as string, effects };
}

function gmPicks(fate: HhFate, ids: readonly string[]): string {
  const options = ids.map((id) => ({ key: id, value: id }));
  return fate.choose({ id: 'initiative', cite: 'HH-R-24', by: GM, options });
}

/** HH-R-26: the attacker names one opponent. */
export function chooseTarget(fate: HhFate, attacker: string, opponents: readonly string[]): string {
  const options = opponents.map((id) => ({ key: id, value: id }));
  const [only] = opponents;
  return only !== undefined && opponents.length === 1
    ? only
    : fate.choose({ id: 'target', cite: 'HH-R-26', by: attacker, options });
}
